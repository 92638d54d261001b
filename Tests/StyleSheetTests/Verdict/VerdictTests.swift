import Mutations
import Testing

@testable import StyleRules
@testable import StyleSheet

@Suite struct VerdictTests {
  /// Every sheet in the package: the rules' examples, and those in `Examples`.
  static let sheets = Rule.all.flatMap { $0.examples.map(\.source) } + Examples.all

  /// True if ``NUIAcceptor`` rejects the text at the same byte as the library, or both accept it.
  private func agrees(_ bytes: [UInt8]) -> Bool {
    let source = SourceText(bytes: bytes)
    let reasons = Refusal.all(in: Sheet(parsing: source), by: .nui)
    guard let text = String(validating: bytes, as: UTF8.self) else { return !reasons.isEmpty }
    let place = StrictReader.placeOfGivingUp(in: source, for: .nui)
    return place == NUIAcceptor.placeOfGivingUp(in: text) && reasons.isEmpty == (place == nil)
  }

  @Test func grammarAgreesOnEverySheet() {
    for sheet in Self.sheets {
      #expect(agrees(sheet.bytes), "\(sheet.name)")
    }
  }

  @Test func grammarAgreesOnEveryPrefix() {
    for sheet in Self.sheets {
      let step = max(sheet.bytes.count / Trials.count(3, of: 200), 1)
      var random = SplitMix64(seed: UInt64(sheet.bytes.count))
      for end in stride(from: random.below(step), to: sheet.bytes.count, by: step) {
        #expect(agrees(Array(sheet.bytes[..<end])), "\(sheet.name) up to \(end)")
      }
    }
  }

  /// Texts for mutations that often change the verdict: signs, keywords, comments, quotes.
  static let splinters = [
    ";", ":", "{", "}", "(", ")", ",", "@", "#", "/", "*", "//", "/*", "*/", "\"", "'", "!", "%",
    "and", " and ", "@media", "@media ", "@import ", "@x", "@x: red;", "a", "a.b/c", "\n", " ",
    "\u{00E9}", "\u{00A0}", "(device: ipad)", "{}", "a { b: c; }", "\\", "-", "1", ".",
  ]

  @Test func grammarAgreesOnMutations() {
    var random = Mulberry(state: 7)
    let small = Self.sheets.filter { $0.bytes.count < 700 }
    for _ in 0..<Trials.count(400, of: 8_000) {
      var bytes = small[random.below(small.count)].bytes
      for _ in 0...random.below(3) {
        let place = random.below(bytes.count + 1)
        let length = min(random.below(4), bytes.count - place)
        let splinter = Self.splinters[random.below(Self.splinters.count)]
        let new = random.below(3) == 0 ? [] : Array(splinter.utf8)
        bytes.replaceSubrange(place..<place + length, with: new)
      }
      #expect(agrees(bytes))
    }
  }

  /// Parts of random texts, most of which no engine reads.
  static let scraps =
    splinters + [
      "Label", "Table", "font-size", "12", "#0064D9", "@c", "red", "{", "}", ":", ";", " ", " ",
      "\n", "A {", "b: ", "andy", "@mediax", "@import", "\u{200B}", "caf\u{E9}", "\u{FF5B}",
      "<<<<<<< HEAD\n", "=======\n", ">>>>>>> b\n", "@media (device: ipad) {", " and (", "--",
      "!important",
    ]

  @Test func rejectionIsAtTheSameByte() {
    var random = Mulberry(state: 29)
    let texts = (0..<Trials.count(400, of: 10_000)).map { _ in
      (0...random.below(12)).map { _ in Self.scraps[random.below(Self.scraps.count)] }.joined()
    }
    let differences = texts.filter {
      StrictReader.placeOfGivingUp(in: SourceText($0), for: .nui)
        != NUIAcceptor.placeOfGivingUp(in: $0)
    }
    #expect(differences == [])
  }

  /// Texts that can be between two tokens.
  static let gaps = [
    "", " ", "\t", "\n", " \n", "\t\r\n  ", "/* c */", "\n/* c */\n", " /* {; */ \n", "\u{A0}",
  ]

  @Test func grammarAgreesWithAnyGapBetweenTokens() {
    var random = Mulberry(state: 11)
    for sheet in Self.sheets where sheet.bytes.count < 700 && NUIAcceptor.accepts(sheet.bytes) {
      let hasProblems = !Sheet(parsing: sheet).tree.diagnostics.isEmpty
      let rounds = 0..<Self.gaps.count * 2
      for round in Trials.some(rounds, oneOf: 16, seed: sheet.bytes.count) {
        var bytes: [UInt8] = []
        for token in sheet.tokens {
          bytes += sheet.bytes[token.range]
          // First the same gap everywhere, then a random gap at each place.
          let gap = round < Self.gaps.count ? round : random.below(Self.gaps.count)
          bytes += Array(Self.gaps[gap].utf8)
        }
        let spread = SourceText(bytes: bytes)
        #expect(agrees(bytes))
        guard !hasProblems, NUIAcceptor.accepts(bytes) else { continue }
        #expect(Sheet(parsing: spread).tree.diagnostics == [], "\(sheet.name), \(round)")
      }
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let sheet: String
    let place: Int?
    let undefined: [String]

    init(_ description: String, _ sheet: String, at place: Int? = nil, undefined: [String] = []) {
      testDescription = description
      self.sheet = sheet
      self.place = place
      self.undefined = undefined
    }
  }

  static let rows = [
    Row("an empty sheet is a sheet", ""),
    Row("a missing semicolon is noticed at the next token", "A { b: c }", at: 9),
    Row("parentheses need not balance", "A { b: , , (; }"),
    Row("a path in a selector ends at its colon", "A:B { }", at: 1),
    Row("two slashes begin no comment", "A { } // b", at: 6),
    Row("two slashes inside a word are letters", "A { b: c//d; }"),
    Row("a comment behind a word is read up to its star", "A { b: c/* d */; }", at: 9),
    Row("'@media' is a keyword wherever it stands", "@mediaX: red;", at: 6),
    Row("so is 'and'", "A { b: android; }", at: 7),
    Row("'@import' is a variable", "@import: red; A { b: @import; }"),
    Row("'@import' imports nothing", "@import \"x\";", at: 8),
    Row("quotes begin nothing", "A { b: \"c\"; }", at: 7),
    Row("a percent sign neither", "A { b: 5%; }", at: 8),
    Row("a rule in a rule ends at its own brace", "Table { TableCell {", at: 18),
    Row("a list in a rule ends at its comma", "Label { x, y: 1; }", at: 9),
    Row("a declaration behind a value at its colon", "Label { a: 1 @b: 2; }", at: 15),
    Row("a keyword is over where it is over", "@media (a:b)andy", at: 15),
    Row("a value is no block", "A : {", at: 2),
    Row("a definition inside a value", "Label { font: @c: 2; }", at: 16),
    Row("a sign inside a word", "Tabl%e,@{m}", at: 4),
    Row("a word that is parted ends where its rest begins", "A { b\u{200B}c: d; }", at: 8),
    Row("an undefined variable raises", "A { b: @c; }", at: 7, undefined: ["@c"]),
    Row(
      "all of a value is looked for", "@c: red; A { b: @c, @c; }", at: 16,
      undefined: ["@c , @c"]),
    Row("a variable inside a value is text", "A { b: 1 @c; }"),
    Row("a repetition has collapsed before", "A { b: @c; b: red; }"),
    Row("a later rule is too late", "A { b: @c; } A { b: red; }", at: 7, undefined: ["@c"]),
    Row("a rule that is switched off does no harm", "@media (device: ipad) { A { b: @c; } }"),
    Row(
      "neither does its definition any good",
      "@media (device: ipad) { @c: red; } A { b: @c; }", at: 42, undefined: ["@c"]),
  ]

  @Test(arguments: rows)
  func verdictMatches(_ row: Row) {
    let sheet = Sheet(parsing: SourceText(row.sheet))
    switch Dialect.nui.verdict(of: sheet) {
    case .accepted: #expect(row.place == nil)
    case .rejected(let place, _):
      #expect(row.undefined.isEmpty)
      #expect(place == row.place)
    case .crashes(let place, let variable):
      #expect(place == row.place)
      #expect(variable == row.undefined.first)
    }
    if !row.undefined.isEmpty {
      #expect(Dialect.nui.undefinedVariables(of: sheet) == row.undefined)
    }
  }

  @Test func lineBasedEngineAcceptsEverySheet() {
    for sheet in Self.sheets where sheet.firstInvalidUTF8 == nil {
      #expect(Dialect.fioriSwiftUI.verdict(of: Sheet(parsing: sheet)) == .accepted)
    }
  }

  @Test(arguments: [
    (Array("@tintColor: #0064D9;\n/* caf".utf8) + [0xE9], 27), ([0xFF, 0xFE, 0x40, 0], 0),
    ([0x40, 0, 0x74, 0], 0),
  ])
  func everyEngineRejectsInvalidUTF8(_ bytes: [UInt8], _ place: Int) {
    let sheet = Sheet(parsing: SourceText(bytes: bytes))
    for dialect in Dialect.all {
      guard case .rejected(place, let reason) = dialect.verdict(of: sheet) else {
        Issue.record("\(dialect.name) takes \(bytes)")
        continue
      }
      #expect(reason.id == "invalid-utf8")
    }
  }
}

extension Dialect {
  /// The undefined variables that applicable rules use, each once, in the order of their first use.
  func undefinedVariables(of sheet: Sheet) -> [String] {
    var seen: Set<String> = []
    return undefinedUses(in: ActiveSheet(sheet, in: ThemeEnvironment(), for: self))
      .map(\.variable).filter { seen.insert($0).inserted }
  }
}

/// A random number generator with the same numbers in every run (mulberry32).
struct Mulberry {
  var state: UInt32

  mutating func below(_ limit: Int) -> Int {
    state = state &+ 0x6D2B_79F5
    var mixed = (state ^ (state >> 15)) &* (state | 1)
    mixed ^= mixed &+ (mixed ^ (mixed >> 7)) &* (mixed | 61)
    return Int(mixed ^ (mixed >> 14)) % limit
  }
}
