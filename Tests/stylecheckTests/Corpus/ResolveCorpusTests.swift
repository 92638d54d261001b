import Mutations
import StyleRules
import Foundation
import Testing

@testable import stylecheck

/// The values that the tool and NUI resolve for real sheets.
///
/// The sheets are outside the package (decision 0010): in the folder that STYLE_CORPUS names, or in
/// `../shared/corpus` beside the package. `expected.json` has the values that NUI 0.5 resolves.
@Suite struct ResolveCorpusTests {
  private struct Expected: Decodable {
    struct File: Decodable {
      let file: String
      let resolved: [String: [String: String]]?
    }
    let files: [File]
  }

  /// The report that Documentation/Resolve.md documents.
  private struct Report: Decodable {
    struct Place: Decodable {
      let file: String
      let line: Int
      let column: Int
    }
    struct Entry: Decodable {
      let text: String
      let type: String
      let at: Place
      let variable: String?
    }
    let target: String
    let context: [String: String]
    let classes: [String: [String: Entry]]
  }

  private static let folder =
    ProcessInfo.processInfo.environment["STYLE_CORPUS"].map { URL(filePath: $0) }
    ?? Package.root.appending(path: "../shared/corpus").standardized

  private static let expected = (try? Data(contentsOf: folder.appending(path: "expected.json")))
    .flatMap { try? JSONDecoder().decode(Expected.self, from: $0) }

  @Test func resolvedValuesMatchTheEngine() throws {
    guard let expected = Self.expected else {
      print("SKIPPED: there is no corpus in \(Self.folder.path()); name one by STYLE_CORPUS")
      return
    }
    for file in Trials.some(expected.files, oneOf: 24) {
      guard let resolved = file.resolved else { continue }
      let path = Self.folder.appending(path: file.file).path()
      let words = ["resolve", "--target", "nui", "--format", "json", path]
      let run = Run(words.map { SystemText($0) })
      let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
      #expect(report.classes.mapValues { $0.mapValues(\.text) } == resolved, "\(file.file)")
      #expect(report.target == "nui")
      #expect(run.status == .clean)
      let places = Set(report.classes.values.flatMap(\.values).map(\.at.file))
      #expect(places.isSubset(of: [path]))
    }
  }
}
