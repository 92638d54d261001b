import Foundation
import Mutations
import Testing

@testable import stylecheck

/// A process that is killed must not leave an incomplete sheet.
///
/// `STYLE_KILLS=1000 swift test --filter KillTests` takes a few minutes.
@Suite struct KillTests {
  static let count =
    ProcessInfo.processInfo.environment["STYLE_KILLS"].flatMap { Int($0) }
    ?? Trials.count(10, of: 40)

  private static let sheets: [[UInt8]] = (0..<12).map { number in
    let rule = "Label{font-color:#FFF;font-color:#0064D9\n;}\nOrderTotal { font-size:17px }\n"
    return Array(String(repeating: rule, count: 4 + 4 * number).utf8)
  }

  @Test(arguments: ["fmt", "fix"])
  func filesAreCompleteAfterKill(_ command: String) throws {
    let folder = try TemporaryFolder()
    func restore() throws {
      for (number, bytes) in Self.sheets.enumerated() {
        try folder.write(bytes, to: "\(number).nss")
      }
    }
    func contents() throws -> [[UInt8]] {
      try Self.sheets.indices.map {
        Array(try Data(contentsOf: folder.url.appending(path: "\($0).nss")))
      }
    }
    try restore()
    let start = ContinuousClock.now
    try end(command, folder, after: nil)
    let duration = start.duration(to: .now)
    let mended = try contents()
    #expect(mended != Self.sheets)

    var between = 0
    for number in 0..<Self.count / 2 {
      try restore()
      let part = Double((number * 37) % 101) / 100
      try end(command, folder, after: duration * part)
      let found = try contents()
      let isWhole = found.indices.allSatisfy {
        found[$0] == Self.sheets[$0] || found[$0] == mended[$0]
      }
      #expect(isWhole, "killed after \(duration * part)")
      between += found != mended && found != Self.sheets ? 1 : 0
    }
    print("\(command): \(between) of \(Self.count / 2) kills fell between two files")

    // The next run deletes the temporary files of the killed runs.
    try restore()
    try end(command, folder, after: nil)
    #expect(try contents() == mended)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path())
    #expect(names.filter { $0.hasPrefix(".") } == [])
  }

  /// Runs the tool on a folder, and kills it after `time` unless that is nil.
  private func end(_ command: String, _ folder: TemporaryFolder, after time: Duration?) throws {
    let process = Process()
    process.executableURL = Tool.url
    process.arguments = [command, "--quiet", folder.url.path()]
    process.standardError = FileHandle.nullDevice
    try process.run()
    if let time {
      usleep(
        UInt32(
          time.components.seconds * 1_000_000 + time.components.attoseconds / 1_000_000_000_000))
      kill(process.processIdentifier, SIGKILL)
    }
    process.waitUntilExit()
  }
}
