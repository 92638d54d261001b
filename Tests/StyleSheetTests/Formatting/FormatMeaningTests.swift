import Foundation
import Mutations
@testable import StyleRules
import StyleSheet
import Testing

/// Formatting keeps words and comments in order, keeps the meaning for each engine, and does not
/// change a formatted sheet.
@Suite struct FormatMeaningTests {
  /// Returns a line for each difference; empty if there is none.
  static func broken(by source: SourceText, as format: SheetFormat = SheetFormat()) -> [String] {
    let printed = SyntaxTree(parsing: source).formatted(as: format)
    var broken: [String] = []
    if printed.words != source.words { broken.append("words differ") }
    if printed.comments != source.comments { broken.append("comments differ") }
    if printed != source, Meaning(of: printed) != Meaning(of: source) {
      broken.append("the meaning differs")
    }
    if SyntaxTree(parsing: printed).formatted(as: format) != printed {
      broken.append("formatting twice is not once")
    }
    return broken
  }

  @Test(arguments: Examples.all)
  func anExampleKeepsItsMeaning(_ source: SourceText) {
    #expect(Self.broken(by: source) == [])
  }

  @Test(arguments: Rule.all)
  func theExamplesOfRulesKeepTheirMeaning(_ rule: Rule) {
    for example in Trials.some(rule.examples, oneOf: 4, seed: rule.id.utf8.count) {
      #expect(Self.broken(by: example.source) == [])
    }
  }

  /// A sheet is incomplete while it is typed.
  @Test(arguments: Examples.all)
  func anIncompleteSheetKeepsItsMeaning(_ source: SourceText) {
    let step = source.bytes.count < 700 ? 3 : max(29, source.bytes.count / 60)
    let ends = stride(from: 0, through: source.bytes.count, by: step)
    for end in Trials.some(ends, oneOf: 72, seed: source.bytes.count) {
      let cut = SourceText(bytes: Array(source.bytes[..<end]))
      #expect(Self.broken(by: cut) == [], "the first \(end) bytes of \(source.name)")
    }
  }

  /// Most mutations of examples have faults.
  @Test(arguments: 0..<4)
  func aMutatedSheetKeepsItsMeaning(_ part: Int) {
    let seeds = Examples.all.map(\.bytes)
    for number in part * 500..<part * 500 + Trials.count(6, of: 500) {
      let source = SourceText(bytes: Mutator.mutation(number, of: seeds))
      #expect(Self.broken(by: source) == [], "mutation \(number)")
    }
  }

  /// Sheets that parse, with random blanks and comments between words.
  @Test(arguments: 0..<4)
  func aRandomLayoutKeepsItsMeaning(_ part: Int) {
    for number in part * 1_000..<part * 1_000 + Trials.count(10, of: 1_000) {
      let source = Disarray.sheet(number)
      #expect(Self.broken(by: source) == [], "sheet \(number): \(source[0..<source.bytes.count])")
    }
  }

  @Test(arguments: [
    SheetFormat(with: {
      $0.indentation = .tab; $0.lineEnd = .crlf
    }),
    SheetFormat(with: {
      $0.indentation = .spaces(0); $0.lineEnd = .cr; $0.blankLines = 0
    }),
    SheetFormat(with: {
      $0.endsLastLine = false; $0.blankLines = 3; $0.lineEnd = .lf
    }),
  ])
  func everyFormatKeepsTheMeaning(_ format: SheetFormat) {
    for source in Trials.some(Examples.all, oneOf: 9, seed: format.blankLines) {
      #expect(Self.broken(by: source, as: format) == [], "\(source.name)")
    }
    for number in 0..<Trials.count(20, of: 300) {
      #expect(Self.broken(by: Disarray.sheet(number), as: format) == [], "sheet \(number)")
    }
  }

  /// Names that examples and ``Disarray`` use, in an order that changes most rules.
  private static let order = PropertyOrder([
    "x", "on-color", "width", "and-y", "height", "font-size", "font-color", "font-name",
    "border-color", "background-color",
  ])

  /// Returns a line for each difference after ordering declarations, in the given lines if not nil.
  private static func broken(ordering source: SourceText, lines: ClosedRange<Int>?) -> [String] {
    let format = SheetFormat { $0.order = order }
    let printed = SyntaxTree(parsing: source).formatted(as: format, lines: lines)
    var broken: [String] = []
    if printed.words.sorted() != source.words.sorted() { broken.append("words differ") }
    if printed.comments.sorted() != source.comments.sorted() { broken.append("comments differ") }
    if printed != source, Meaning(of: printed).inAnyOrder != Meaning(of: source).inAnyOrder {
      broken.append("the meaning differs")
    }
    if lines == nil, SyntaxTree(parsing: printed).formatted(as: format) != printed {
      broken.append("ordering twice is not once")
    }
    return broken
  }

  @Test(arguments: Trials.some(Examples.all, oneOf: 4))
  func anOrderedExampleKeepsItsMeaning(_ source: SourceText) {
    let count = LineTable(of: source).lineCount
    for lines in [nil, 1...max(count / 2, 1), max(count / 3, 1)...count] {
      #expect(Self.broken(ordering: source, lines: lines) == [], "\(String(describing: lines))")
    }
  }

  @Test(arguments: 0..<4)
  func anOrderedRandomLayoutKeepsItsMeaning(_ part: Int) {
    for number in part * 500..<part * 500 + Trials.count(5, of: 500) {
      let source = Disarray.sheet(number)
      for lines in [nil, 1...2, 2...2, 3...6] {
        #expect(
          Self.broken(ordering: source, lines: lines) == [],
          "sheet \(number), lines \(String(describing: lines))")
      }
    }
  }

  @Test(
    .enabled(if: CorpusTests.isThere), arguments: Trials.some(CorpusTests.expectations, oneOf: 48))
  func aRealSheetKeepsItsMeaning(_ expectation: CorpusTests.Expectation) throws {
    let data = try Data(contentsOf: CorpusTests.folder.appending(path: expectation.file))
    #expect(Self.broken(by: SourceText(bytes: Array(data), name: expectation.file)) == [])
  }
}

extension SheetFormat {
  init(with change: (inout SheetFormat) -> Void) {
    self.init()
    change(&self)
  }
}
