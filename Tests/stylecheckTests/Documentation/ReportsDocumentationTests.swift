import Foundation
import StyleSheet
import Testing

@testable import stylecheck

/// The formats and members of reports in `Documentation/Reports.md`.
@Suite struct ReportsDocumentationTests {
  private static let path = "Documentation/Reports.md"

  @Test func firstTableOfThePageListsTheFormats() throws {
    let page = try Package.text(of: Self.path)
    let ruler = "| --- | --- | --- | --- |\n"
    let start = try #require(page.range(of: ruler)?.upperBound)
    let end = try #require(page[start...].range(of: "\n\n")?.lowerBound)
    let rows = ReportFormat.all.map { format in
      "| `\(format.name)` | \(format.summary) | \(format.standard) | \(format.columns.inWords) |"
    }
    try Golden.expect(
      page[..<start] + rows.joined(separator: "\n") + page[end...], at: Self.path)
  }

  @Test func everyMemberOfJSONIsOnThePage() throws {
    let page = try Package.text(of: Self.path)
    let output = Run("--format json --target all Examples/faulty nowhere.nss").output
    let names = Set(output.matches(of: /"([a-z_0-9]+)":/).map { String($0.1) })
    #expect(names.count > 20)
    for name in names.subtracting(["name", "version"]) {
      #expect(page.contains("`\(name)`"), "\(name)")
    }
  }
}

extension LineTable.Unit {
  fileprivate var inWords: String {
    switch self {
    case .bytes: "bytes"
    case .characters: "characters"
    case .utf16: "UTF-16"
    }
  }
}
