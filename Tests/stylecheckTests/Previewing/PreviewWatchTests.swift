import Foundation
import Testing

@testable import stylecheck

@Suite struct PreviewWatchTests {
  /// Returns stamps of a file at three sizes, and of a file that does not exist.
  private static func stamps() throws -> [FileStamp?] {
    let folder = try TemporaryFolder()
    return try (1...3).map { size in
      try folder.write(String(repeating: "x", count: size), to: "a.nss")
      return FileStamp(of: folder.path("a.nss"))
    } + [FileStamp(of: folder.path("b.nss"))]
  }

  /// The state of the file at each poll, and the polls after which a page is drawn.
  @Test(
    arguments: [
      ([0, 0, 0], []),
      ([0, 1, 1, 1], [2]),
      ([1, 2, 2], [2]),
      ([1, 0, 0, 0], []),
      ([1, 1, 2, 2, 2], [1, 3]),
      ([3, 3, 3], []),
      ([3, 3, 1, 1], [3]),
      ([3, 0, 0], []),
    ] as [([Int], [Int])])
  func pageIsDrawnWhenFilesStopChanging(_ polls: [Int], _ drawn: [Int]) throws {
    let stamps = try Self.stamps()
    var watch = FileWatch([stamps[0]])
    var found: [Int] = []
    for (number, look) in polls.enumerated()
    where watch.starts(at: [stamps[look]]) {
      found.append(number)
    }
    #expect(found == drawn)
  }

  @Test func drawnFilesAreCurrent() throws {
    let stamps = try Self.stamps()
    var watch = FileWatch([stamps[0]])
    let starts = watch.starts(at: [stamps[1]])
    #expect(!starts)
    watch.end(at: [stamps[1], stamps[2]])
    #expect(watch.phase == .current([stamps[1], stamps[2]]))
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
    process.arguments = ["preview", "--watch", "-o", page.path(), folder.text("a.nss")]
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
    usleep(500_000)
    try sheet("#AABBCC")
    #expect(try waits { $0.contains("#AABBCC") && $0.hasSuffix("</html>\n") })
    #expect(process.isRunning)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let told = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(told.contains("is kept until they are fixed"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path())
    #expect(names.sorted() == ["a.nss", "page.html"])
  }
}
