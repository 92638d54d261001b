import Mutations
import StyleRules
import StyleSheet
import Testing

/// The counts of findings in real sheets, which are generated if the corpus is present.
///
/// Checking each sheet for each engine is slow, so it requires `TRIALS=many` or an update.
@Suite struct CorpusPageTests {
  private static let path = "Documentation/Corpus.md"
  /// The last heading, above the generated counts.
  private static let heading = "## Counts\n"

  @Test(.enabled(if: Corpus.isThere && (Trials.areMany || Golden.isBeingUpdated)))
  func theCountsOnThePageAreTrue() throws {
    let page = try Package.text(of: Self.path)
    let front = try #require(page.split(separator: Self.heading, maxSplits: 1).first)
    try Golden.expect(front + Self.heading + "\n" + (try Self.counts()), at: Self.path)
  }

  private struct Key: Hashable {
    let id: String
    let severity: Diagnostic.Severity
  }

  /// Returns a table of findings by rule and severity, with a column for each target.
  private static func counts() throws -> String {
    var table: [Key: [Int]] = [:]
    for name in Corpus.names {
      let sheet = try Corpus.sheet(name)
      for (column, dialect) in Dialect.all.enumerated() {
        for finding in sheet.findings(for: dialect).diagnostics {
          let key = Key(id: finding.id, severity: finding.severity)
          table[key, default: [0, 0, 0]][column] += 1
        }
      }
    }
    let keys = table.keys.sorted { ($1.severity, $0.id) < ($0.severity, $1.id) }
    let rows = keys.map { key in
      "| [`\(key.id)`](Rules.md#\(key.id)) | \(key.severity.rawValue) | "
        + table[key, default: []].map(String.init).joined(separator: " | ") + " |"
    }
    return """
      \(Corpus.names.count) sheets.

      | rule | severity | \(Dialect.all.map(\.name).joined(separator: " | ")) |
      | --- | --- | --: | --: | --: |
      \(rows.joined(separator: "\n"))

      """
  }
}
