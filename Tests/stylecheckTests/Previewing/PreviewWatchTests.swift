import Foundation
import Testing

@testable import stylecheck

@Suite struct PreviewWatchTests {
  /// The state of the file at each poll, and the polls after which a page is drawn.
  @Test(
    arguments: [
      ([0, 0, 0], []),
      ([0, 1, 1, 1], [2]),
      ([1, 2, 2], [2]),
      ([1, 0, 0, 0], []),
      ([1, 1, 2, 2, 2], [1, 3]),
    ] as [([Int], [Int])])
  func pageIsDrawnWhenFilesStopChanging(_ polls: [Int], _ drawn: [Int]) {
    var watch = FileWatch([0])
    var found: [Int] = []
    for (number, look) in polls.enumerated() where watch.starts(at: [look]) {
      found.append(number)
    }
    #expect(found == drawn)
  }

  @Test func drawnFilesAreCurrent() {
    var watch = FileWatch([0])
    let starts = watch.starts(at: [1])
    #expect(!starts)
    watch.end(at: [1, 2])
    #expect(watch.phase == .current([1, 2]))
  }

  /// The page has the findings of 'check', which knows the imports.
  @Test func findingsKnowImports() throws {
    let folder = try TemporaryFolder()
    try folder.write("@import \"sub/b\";\nButton { font-color: @a; }\n", to: "a.nss")
    try folder.write("@import \"../c\";\n", to: "sub/b.nss")
    try folder.write("@b: red;\n", to: "c.nss")
    let page = Run(["preview", "--target", "sapfiori", folder.path("a.nss")]).output
    #expect(page.contains("is not defined here or in") && !page.contains("is outside of"))
  }

  /// A sheet is changed, broken, deleted and written again while the tool runs.
  @Test(.enabled(if: Tool.isThere)) func lastGoodPageIsKept() throws {
    let folder = try TemporaryFolder()
    let page = folder.url.appending(path: "page.html")
    func sheet(_ color: String) throws {
      try folder.write("Button { font-color: \(color); }\n", to: "a.nss")
    }
    func waits(for isSo: (String) -> Bool) throws -> Bool {
      for _ in 0..<300 {
        if isSo((try? String(contentsOf: page, encoding: .utf8)) ?? "") { return true }
        usleep(50_000)
      }
      return false
    }
    try sheet("#112233")
    let process = Process()
    process.executableURL = Tool.url
    process.arguments = [
      "preview", "--watch", "--target", "sapfiori", "-o", page.path(), folder.text("a.nss"),
    ]
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    // The process may have inherited a mask that blocks other signals.
    defer { kill(process.processIdentifier, SIGKILL) }

    #expect(try waits { $0.contains("#112233") })
    try sheet("#445566")
    #expect(try waits { $0.contains("#445566") })
    try folder.write("Button { font-color: #778899", to: "a.nss")
    usleep(1_000_000)
    #expect(try waits { $0.contains("#445566") && !$0.contains("#778899") })
    try FileManager.default.removeItem(at: folder.url.appending(path: "a.nss"))
    usleep(1_000_000)
    // An import that is missing is waited for.
    try folder.write("@import \"b\";\nButton { font-color: @b; }\n", to: "a.nss")
    usleep(1_000_000)
    try folder.write("@b: #AABBCC;\n", to: "b.nss")
    #expect(try waits { $0.contains("#AABBCC") && $0.hasSuffix("</html>\n") })
    // A file that this tool did not make is kept.
    try Data("mine".utf8).write(to: page)
    try folder.write("@b: #DDEEFF;\n", to: "b.nss")
    usleep(1_000_000)
    #expect(try waits { $0 == "mine" })
    #expect(process.isRunning)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let told = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    for cause in [
      "a.nss:1:8: error[unclosed-block]", "is kept until 1 error is fixed", "a.nss': no such file",
      "b.nss': no such file", "page.html' was not created by",
    ] {
      #expect(told.contains(cause), "\(told)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path())
    #expect(names.sorted() == ["a.nss", "b.nss", "page.html"])
  }
}
