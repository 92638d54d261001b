import Testing

@testable import stylecheck

/// `git archive` replaces the placeholder; a clone keeps it.
@Suite struct ReleaseTests {
  @Test(
    arguments: [
      ("$Format:%H$", "stylecheck \(Release.version)"),
      (
        "512d538680acd31587eb89336ad28c7cbe90efd6",
        "stylecheck \(Release.version) (commit 512d538680ac)"
      ),
    ])
  func theVersionNamesTheCommitOfAnArchive(_ commit: String, _ line: String) {
    #expect(Release.line(commit: commit) == line)
  }

  @Test func theArchiveReplacesThePlaceholder() throws {
    let path = "Sources/stylecheck/Writing/Release.swift"
    #expect(try Package.text(of: ".gitattributes").contains("\(path) export-subst\n"))
    #expect(try Package.text(of: path).contains("\"$Format:%H$\""))
  }
}
