import Testing

@testable import stylecheck

@Suite struct RequiredVersionTests {
  @Test(
    arguments: [
      ("0.1.0", "0.1.0", true), ("0.1.0", "0.1.1", false), ("0.10.0", "0.1.0", false),
      (">=0.1.0", "0.1.0", true), (">=0.9.0", "0.10.0", true), (">=1.0.0", "0.99.99", false),
      (">=0.0.9", "1.0.0", true),
    ])
  func accepts(_ required: String, _ version: String, _ isAccepted: Bool) throws {
    #expect(try #require(RequiredVersion(required)).accepts(version) == isAccepted)
  }

  @Test(arguments: [
    "", ">=", "1", "1.2", "1.2.3.4", "1.2.x", "1.-2.3", "> 1.2.3", "=1.2.3", "1..2",
  ])
  func isMalformed(_ text: String) {
    #expect(RequiredVersion(text) == nil)
  }

  @Test func anotherVersionIsAnError() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"requiredVersion": ">=99.0.0"}"#, to: ".stylecheck.json")
    try folder.write("Label { font-size: 17; }\n", to: "a.nss")
    let run = Run(["--format", "concise", folder.path("a.nss")])
    #expect(
      folder.withoutPath(run.error).hasPrefix(
        ".stylecheck.json:1:21: error[other-version]: this configuration requires stylecheck "
          + ">=99.0.0, but this is \(Release.version)\n"))
    #expect(run.status == .couldNotRun)
  }
}
