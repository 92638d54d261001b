import Foundation
import Testing

@testable import stylecheck

@Suite struct WatchedRunTests {
  /// Runs a watch in which each wait runs one step, where nil does nothing.
  ///
  /// Returns the messages and the number of checks.
  private static func watch(
    at operand: String = "Styles", _ steps: [(@Sendable (TemporaryFolder) throws -> Void)?]
  ) throws -> (messages: String, checks: Int) {
    let folder = try TemporaryFolder()
    try folder.write("A { b: 1; }", to: "Styles/a.nss")
    var invocation = Invocation()
    invocation.add(folder.path(operand))
    let files = WatchedRun(ofCheck: invocation)
    var rest = steps[...]
    let watch = WatchedRun(sheets: files.sheets, others: files.others) {
      guard let step = rest.popFirst() else { return false }
      try? step?(folder)
      return true
    }
    var session = Session(Surroundings())
    var checks = 0
    let status = try watch.run(&session) { _ in
      checks += 1
      return checks == 1 ? .clean : .findings
    }
    #expect(status == (checks == 1 ? .clean : .findings))
    return (session.error.replacing(folder.text("Styles/"), with: ""), checks)
  }

  @Test func aCheckFollowsEachChange() throws {
    let (messages, checks) = try Self.watch([
      nil, { try $0.write("A { b: 12; }", to: "Styles/a.nss") }, nil, nil,
      { try $0.write("A {}", to: "Styles/b.nss") }, nil,
      { try FileManager.default.removeItem(at: $0.url.appending(path: "Styles/b.nss")) }, nil,
      { try $0.write("{}", to: "Styles/.stylecheck.json") }, nil,
    ])
    #expect(
      messages == """

        -- check 2: 'a.nss' changed --

        -- check 3: 'b.nss' changed --

        -- check 4: 'b.nss' changed --

        -- check 5: '.stylecheck.json' changed --

        """)
    #expect(checks == 5)
  }

  /// Imports, what a configuration names, and missing files are watched, and named if they changed.
  @Test func otherFilesOfACheckAreWatched() throws {
    let (messages, checks) = try Self.watch([
      { try $0.write("{\"extends\": \"../base.json\"}", to: "Styles/.stylecheck.json") }, nil,
      {
        try $0.write("{}", to: "own.json")
        try $0.write("{\"schemas\": [\"own.json\"]}", to: "base.json")
      }, nil,
      { try $0.write("{ }", to: "own.json") }, nil,
      { try $0.write("{}", to: "Styles/.stylecheck.json") }, nil,
      { try $0.write("{ }", to: "base.json") }, nil,
      {
        try FileManager.default.createSymbolicLink(
          at: $0.url.appending(path: "Styles/c.nss"),
          withDestinationURL: $0.url.appending(path: "d"))
      }, nil,
    ])
    let names = messages.matches(of: /check \d: '(.*)' changed/).map {
      $0.output.1.split(separator: "/").last
    }
    #expect(
      names == [
        ".stylecheck.json", "base.json", "own.json", ".stylecheck.json", "c.nss",
      ])
    #expect(checks == 6)
  }

  /// A configuration with a missing file or folder is valid again when it is there.
  @Test(arguments: [
    (#""schemas": ["own.json"]"#, "Styles/own.json", "own.json"),
    (#""assets": ["../App/Pictures"]"#, "App/Pictures/sun.png", "Pictures"),
    (#""roots": ["../Themes"]"#, "Themes/b.nss", "Themes"),
  ])
  func aMissingPathIsWatched(_ key: String, _ file: String, _ name: String) throws {
    let (messages, checks) = try Self.watch([
      { try $0.write("{\(key)}", to: "Styles/.stylecheck.json") }, nil,
      { try $0.write("{}", to: file) }, nil,
    ])
    let names = messages.matches(of: /check \d: '(.*)' changed/).map {
      $0.output.1.split(separator: "/").last.map(String.init)
    }
    #expect(names == [".stylecheck.json", name])
    #expect(checks == 3)
  }

  /// The list of images is watched, and not other files beside them.
  @Test func imagesAreWatched() throws {
    let (messages, checks) = try Self.watch([
      {
        try $0.write("", to: "Pictures/sun.png")
        try $0.write("{\"assets\": [\"../Pictures\"]}", to: "Styles/.stylecheck.json")
      }, nil,
      { try $0.write("", to: "Pictures/App.xcassets/notes.txt") }, nil,
      { try $0.write("", to: "Pictures/App.xcassets/star.imageset/star.png") }, nil,
      { try $0.write("", to: "Pictures/leaf.png") }, nil,
      { try $0.write("{}", to: "Pictures/report.json") }, nil, nil,
      { try $0.write("{}", to: "Pictures/App.xcassets/Contents.json") }, nil,
    ])
    let names = messages.matches(of: /check \d: '(.*)' changed/).map {
      $0.output.1.split(separator: "/").last
    }
    #expect(
      names == [".stylecheck.json", "Pictures", "App.xcassets", "Pictures"])
    #expect(checks == 5)
  }

  /// A report in a folder without sheets does not start a check.
  @Test func foldersAreNotWatched() throws {
    let (_, checks) = try Self.watch([
      { try FileManager.default.removeItem(at: $0.url.appending(path: "Styles/a.nss")) }, nil,
      { try $0.write("{}", to: "Styles/report.json") }, nil, nil,
    ])
    #expect(checks == 2)
  }

  @Test func importsAreWatched() throws {
    let (messages, checks) = try Self.watch(
      at: "Styles/a.nss",
      [
        { try $0.write("@import \"b\"; A {}", to: "Styles/a.nss") }, nil,
        { try $0.write("@b: red;", to: "Styles/b.nss") }, nil,
        { try $0.write("A { b: 12; }", to: "Styles/a.nss") }, nil,
        { try $0.write("@b: blue;", to: "Styles/b.nss") }, nil,
      ])
    #expect(messages.contains("check 3: 'b.nss' changed"))
    #expect(checks == 4)
  }

  /// A file that is still being written is not checked.
  @Test func aCheckWaitsForTheLastChange() throws {
    let (messages, checks) = try Self.watch([
      { try $0.write("A { b: 12; }", to: "Styles/a.nss") },
      { try $0.write("A { b: 123; }", to: "Styles/a.nss") }, nil,
    ])
    #expect(messages == "\n-- check 2: 'a.nss' changed --\n")
    #expect(checks == 2)
  }

  @Test func withoutChangesThereIsOneCheck() throws {
    #expect(try Self.watch([nil, nil, nil]).checks == 1)
  }
}
