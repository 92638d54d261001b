import Mutations
import Foundation
@testable import StyleRules
import StyleSheet
import Testing

/// Compares the results for real sheets with those of NUI.
///
/// The sheets are outside the package (decision 0010), in the folder that STYLE_CORPUS names or in
/// `../shared/corpus` beside the package.
@Suite struct CorpusTests {
  struct Expectation: Decodable, Sendable, CustomTestStringConvertible {
    struct Outcome: Decodable {
      let verdict: String
      let line: Int?
      let column: Int?

      var position: LineTable.Position? {
        guard let line, let column else { return nil }
        return LineTable.Position(line: line, column: column)
      }
    }
    struct Counts: Decodable, Equatable {
      let definitions: Int
      let rules: Int
      let declarations: Int
    }

    let file: String
    let nui: Outcome
    let sheet: Counts?
    let resolved: [String: [String: String]]?
    let undefined: [String]

    var testDescription: String { file }
  }

  private struct Table: Decodable {
    let files: [Expectation]
  }

  static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["STYLE_CORPUS"] {
      return URL(filePath: path)
    }
    return URL(filePath: #filePath).appending(path: "../../../../../shared/corpus").standardized
  }()

  static let expectations: [Expectation] = {
    guard let data = try? Data(contentsOf: folder.appending(path: "expected.json")),
      let table = try? JSONDecoder().decode(Table.self, from: data)
    else { return [] }
    return table.files
  }()

  static let isThere = !expectations.isEmpty

  @Test func availabilityOfTheCorpusIsPrinted() {
    if Self.isThere {
      print("the corpus in \(Self.folder.path()) has \(Self.expectations.count) sheets")
    } else {
      print("SKIPPED: there is no corpus in \(Self.folder.path()); name one by STYLE_CORPUS")
    }
  }

  private func source(_ expectation: Expectation) throws -> SourceText {
    let data = try Data(contentsOf: Self.folder.appending(path: expectation.file))
    return SourceText(bytes: Array(data), name: expectation.file)
  }

  @Test(.enabled(if: isThere), arguments: expectations)
  func everyByteIsInTheTree(_ expectation: Expectation) throws {
    let source = try source(expectation)
    let tokens = SyntaxTree(parsing: source).tokens
    #expect(tokens.flatMap { source.bytes[$0.range] } == source.bytes)
  }

  @Test(.enabled(if: isThere), arguments: expectations)
  func verdictIsThatOfTheEngine(_ expectation: Expectation) throws {
    let sheet = Sheet(parsing: try source(expectation))
    let lines = LineTable(of: sheet.source)
    func position(_ offset: Int) -> LineTable.Position { lines.position(at: offset, in: .utf16) }
    let expected = expectation.nui.position
    switch Dialect.nui.verdict(of: sheet) {
    case .accepted: #expect(expectation.nui.verdict == "ok")
    case .rejected(let place, _):
      #expect(expectation.nui.verdict == "reject")
      #expect(position(place) == expected)
    case .crashes(let place, let variable):
      #expect(expectation.nui.verdict == "crash")
      #expect(position(place) == expected)
      #expect(variable == expectation.undefined.first)
    }
    if expectation.nui.verdict != "reject" {
      #expect(Dialect.nui.undefinedVariables(of: sheet) == expectation.undefined)
    }
  }

  @Test(.enabled(if: isThere), arguments: expectations)
  func countsAndResolvedTextsMatch(_ expectation: Expectation) throws {
    let sheet = Sheet(parsing: try source(expectation))
    if let counts = expectation.sheet {
      let own = Expectation.Counts(
        definitions: sheet.definitions.count, rules: sheet.rules.count,
        declarations: sheet.declarationCount)
      #expect(own == counts)
    }
    if let resolved = expectation.resolved {
      #expect(Theme(of: [sheet], for: .nui).resolvedTexts == resolved)
    }
  }

  /// The reason of a rejection is an error that marks where the engine stops.
  @Test(.enabled(if: isThere), arguments: Trials.some(expectations, oneOf: 5))
  func errorMarksWhereTheEngineStops(_ expectation: Expectation) throws {
    let sheet = Sheet(parsing: try source(expectation))
    guard case .rejected(_, let reason) = Dialect.nui.verdict(of: sheet) else { return }
    let lines = LineTable(of: sheet.source)
    let finding = try #require(
      sheet.findings(for: .nui).diagnostics.first { $0.id == reason.id && $0.range == reason.range }
    )
    let marks = ([finding.range] + finding.notes.map(\.range)).map {
      lines.position(at: $0.lowerBound, in: .utf16)
    }
    #expect(finding.severity == .error)
    #expect(marks.contains { $0 == expectation.nui.position })
  }

  /// Errors are reported for exactly the sheets that NUI rejects or crashes on.
  ///
  /// Crashes that occur only when NUI draws a title are counted separately.
  @Test(.enabled(if: isThere), arguments: Trials.some(expectations, oneOf: 30, seed: 1))
  func errorsMatchFailuresOfNUI(_ expectation: Expectation) throws {
    let sheet = Sheet(parsing: try source(expectation))
    let errors = sheet.findings(for: .nui).diagnostics.filter { $0.severity == .error }
    let ofLoading = errors.filter { !$0.message.contains("for this title nui crashes the app") }
    #expect(!ofLoading.isEmpty == (expectation.nui.verdict != "ok"))
    let ofTitles = Self.crashingTitles[expectation.file, default: 0]
    #expect(errors.count - ofLoading.count == ofTitles)
  }

  /// The number of titles with an invalid font or color, by sheet.
  private static let crashingTitles = ["HengeSense__Esquenta__iOS__Pegador__Style.nss": 1]

  @Test(.enabled(if: isThere), arguments: Trials.some(expectations, oneOf: 240))
  func safeFixItsEndWithoutNewErrors(_ expectation: Expectation) throws {
    let source = try source(expectation)
    for dialects in Dialect.all.map({ [$0] }) + [Dialect.all] {
      let fixedSheet = FixedSheet(of: source, for: dialects)
      #expect(fixedSheet.isComplete && fixedSheet.rounds <= 3)
      let before = Sheet(parsing: source).findings(for: dialects).diagnostics
      let after = Sheet(parsing: fixedSheet.source).findings(for: dialects).diagnostics
      let errors = Set(before.filter { $0.severity == .error }.map(\.id))
      #expect(Set(after.filter { $0.severity == .error }.map(\.id)).isSubset(of: errors))
    }
  }
}
