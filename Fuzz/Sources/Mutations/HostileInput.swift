import StyleRules
import StyleSheet

/// A text that repeats one construct, as an attacker could send it.
package enum HostileInput: String, CaseIterable {
  case braces, parentheses, variables, comment, word, rules, semicolons, line, quotes
  case signsAndBraces, lines, definitionLines, paths, colons, media, emoji
  case gaps, wideBlanks, gradients, smallSizes, overrides, hexMarks
  case suppressionsOfLine, suppressionsOfNextLine, suppressionsOfNothing, suppressionsInOne
  case fullRules, rulesOfOneClass, linesOfRules, rulesWithoutValue, valuesMissing,
    definitionsWithoutValue
  case list, newNames, newRules, newVariables, undefinedVariables, colorWord
  case recasedClasses, recasedProperties, redundantVariants, settingsInMedia
  case atSigns, equalSigns, angleSigns
  case interpolations, children, openJSON, openMarkup, emptyJSON
  case chain, circle

  /// Returns a text of about `count` bytes.
  ///
  /// ``chain`` and ``circle`` have at most 100,000 variables.
  package func text(bytes count: Int) -> [UInt8] {
    switch self {
    case .braces: Self.repeated("{", count)
    case .parentheses: Self.repeated("(", count)
    case .variables: Self.repeated("@a: @a;", count)
    case .comment: Array("/*".utf8) + Self.repeated("*a", count)
    case .word: Self.repeated("a", count)
    case .rules: Self.repeated("a{}", count)
    case .semicolons: Self.repeated(";", count)
    case .line: Array("A{".utf8) + Self.repeated("a: b 12;c: ;", count)
    case .quotes: Self.repeated("\"\n", count)
    case .signsAndBraces: Self.repeated("%{}", count)
    case .lines: Array("A { a: b\n".utf8) + Self.repeated("c d\n", count) + [UInt8(ascii: "{")]
    case .definitionLines: Array("@a: b\n".utf8) + Self.repeated("@c d\n", count) + [0x7B]
    case .paths: Self.repeated("A:B C:D ", count)
    case .colons: Array("A { a: ".utf8) + Self.repeated("b ( c : ", count)
    case .media: Self.repeated("@media (", count)
    case .emoji: Array("A{ b: ".utf8) + Self.repeated("👩‍👩‍👧é", count)
    case .gaps: Array("A\n".utf8) + Self.repeated("B,C\n", count) + Array("Z: x;".utf8)
    case .wideBlanks: Self.repeated("é\u{A0}:\u{A0}ü;\u{A0}", count)
    case .gradients:
      Self.repeated("A,", count / 2) + Array("B{".utf8)
        + Self.repeated("background-color-top:red;", count / 2) + Array("}".utf8)
    case .smallSizes:
      Array("Label { ".utf8) + Self.repeated("font-size: 9; font-name: A;", count)
    case .overrides: Self.repeated("@tintColor: #0064D9;", count)
    case .hexMarks: Array("A { font-color: ".utf8) + Self.repeated("#", count)
    case .suppressionsOfLine: Self.suppressions("line eight-digit-hex", count)
    case .suppressionsOfNextLine: Self.suppressions("next-line eight-digit-hex", count)
    case .suppressionsOfNothing: Self.suppressions("line eight-digits", count)
    case .suppressionsInOne:
      Array("/* stylecheck-disable-line".utf8) + Self.repeated(" short-hex", count)
        + Array(" -- why */".utf8)
    case .fullRules: Self.repeated("A{x:1;}", count)
    case .rulesOfOneClass: Self.numbered(count) { "A{p\($0):1;}" }
    case .linesOfRules: Self.repeated("A{x:1;}\n", count)
    case .rulesWithoutValue: Self.repeated("A{x:;}", count)
    case .valuesMissing: Array("A{".utf8) + Self.repeated("x:;", count)
    case .definitionsWithoutValue: Self.repeated("@a:;", count)
    case .settingsInMedia:
      ["A{", "@media (device: ipad){A{"].flatMap {
        Array($0.utf8) + Self.numbered(count / 2) { "p\($0):1;" } + Array("}".utf8)
      } + Array("}".utf8)
    case .list: Self.repeated("A,", count) + Array("B{x:1;}".utf8)
    case .newNames: Self.numbered(count) { "C\($0), " } + Array("B{x:1;}".utf8)
    case .newRules: Self.numbered(count) { "C\($0){}" }
    case .newVariables: Self.numbered(count) { "@v\($0):1;" }
    case .undefinedVariables:
      Self.numbered(count / 2) { "@aPart\($0):1;" }
        + Self.numbered(count / 2) { "A{x:@aOtherPart\($0);}" }
    case .colorWord: Array("Label { font-color: ".utf8) + Self.repeated("a", count)
    case .recasedClasses:
      Self.numbered(count) { "\(Self.recased("fdlFUIRatingControl", $0)) { p\($0): 1; }" }
    case .recasedProperties:
      Array("fdlFUIRatingControl {".utf8)
        + Self.numbered(count) { "\(Self.recased("on-color-editable-disabled", $0)): red; " }
    case .redundantVariants:
      Self.repeated("fdlFUIRatingControl { on-color: red; on-color-accented: red; }", count)
        + Array("fdlFUIRatingControlFormCell_ratingControl { on-color: red; }".utf8)
    case .atSigns: Self.repeated("@", count) + Array("a: b;".utf8)
    case .equalSigns: Self.repeated("= a ", count) + Array("{ b: c; }".utf8)
    case .angleSigns: Self.repeated("> a ", count) + [UInt8(ascii: "{")]
    case .interpolations: Array("A { a b\n".utf8) + Self.repeated("%{a} b\n", count)
    case .children: Self.repeated("A > ", count)
    case .openJSON: Self.repeated("{\"a\":\n", count)
    case .openMarkup: Self.repeated("<!-- a ", count)
    case .emptyJSON: Self.repeated("[\n", count / 2) + Self.repeated("]\n", count / 2)
    case .chain: Self.chain(min(count / 20, 100_000), closed: false)
    case .circle: Self.chain(min(count / 20, 100_000), closed: true)
    }
  }

  private static func repeated(_ text: String, _ count: Int) -> [UInt8] {
    let piece = Array(text.utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + piece.count)
    while bytes.count < count { bytes += piece }
    return bytes
  }

  /// Returns pieces with different numbers.
  private static func numbered(_ count: Int, _ piece: (Int) -> String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + 32)
    var number = 0
    while bytes.count < count {
      bytes += piece(number).utf8
      number += 1
    }
    return bytes
  }

  /// Returns a word with letters in upper case where a number has bits.
  private static func recased(_ word: String, _ number: Int) -> String {
    word.enumerated().map { index, letter in
      number >> min(index, 62) & 1 == 1 ? letter.uppercased() : letter.lowercased()
    }.joined()
  }

  private static func suppressions(_ kind: String, _ count: Int) -> [UInt8] {
    repeated("/* stylecheck-disable-\(kind) -- why */", count)
  }

  private static func chain(_ count: Int, closed: Bool) -> [UInt8] {
    var text = ""
    for number in 0..<count {
      let next = number + 1 < count ? "@v\(number + 1)" : closed ? "@v0" : "#0064D9"
      text += "@v\(number): \(next);\n"
    }
    return Array((text + "A { font-color: @v0; }").utf8)
  }

  /// Parses a text, makes its theme and findings, and formats excerpts of the findings.
  ///
  /// - Returns: A number that depends on the results, so that the compiler keeps the work.
  package static func digest(_ bytes: [UInt8]) -> Int {
    let sheet = Sheet(parsing: SourceText(bytes: bytes, name: "hostile.nss"))
    let theme = Theme(of: [sheet])
    let color = theme[Property<ThemeColor>("font-color"), "highlighted", at: "A:a"]
    let findings = sheet.findings(for: .sapfiori)
    let excerpt = SourceExcerpt(of: sheet.source)
    let printed = findings.diagnostics.prefix(10).map { excerpt.text(of: $0).utf8.count }
    return printed.reduce(findings.diagnostics.count, +) + (color == nil ? 0 : 1)
  }
}
