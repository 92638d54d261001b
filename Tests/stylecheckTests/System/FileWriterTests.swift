import Foundation
import Testing

@testable import stylecheck

@Suite struct FileWriterTests {
  private let folder: TemporaryFolder
  private let old = Array("old".utf8)
  private let new = Array("new".utf8)

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(old, to: "a.nss")
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.url.appending(path: name)))
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path()).sorted()
  }

  private func mode(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder.text(name))[.posixPermissions] as? Int
  }

  @Test(arguments: [0o600, 0o644, 0o751])
  func aFileIsReplacedAndKeepsItsMode(_ mode: Int) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: folder.text("a.nss"))
    var writer = FileWriter()
    try writer.replace(folder.path("a.nss"), old, with: new)
    #expect(try bytes("a.nss") == new)
    #expect(try self.mode("a.nss") == mode)
    #expect(try names() == ["a.nss"])
  }

  @Test func linkIsFollowedAndKept() throws {
    try folder.makeFolder("b")
    try folder.link("b/link.nss", to: "../a.nss")
    var writer = FileWriter()
    try writer.replace(folder.path("b/link.nss"), old, with: new)
    #expect(try bytes("a.nss") == new)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.text("b/link.nss"))
        == "../a.nss")
  }

  @Test func aHardLinkGetsANewFileAndTheOthersKeepTheOldOne() throws {
    for name in ["b.nss", "c.nss"] {
      try FileManager.default.linkItem(atPath: folder.text("a.nss"), toPath: folder.text(name))
    }
    var writer = FileWriter()
    let first = try writer.replace(folder.path("a.nss"), old, with: new)
    #expect(
      first?.description
        == "'\(folder.path("a.nss"))' had 3 hard links, and is a file of its own now: "
        + "the others are not changed with it")
    #expect(try bytes("a.nss") == new)
    #expect(try bytes("b.nss") == old)
    let second = try writer.put(new, at: folder.path("b.nss"))
    #expect(
      second?.description
        == "'\(folder.path("b.nss"))' had 2 hard links, and is a file of its own now: "
        + "the other is not changed with it")
    #expect(try bytes("c.nss") == old)
    #expect(try writer.replace(folder.path("a.nss"), new, with: old) == nil)
    #expect(try names() == ["a.nss", "b.nss", "c.nss"])
  }

  @Test func changedFileIsNotReplaced() throws {
    var writer = FileWriter()
    let path = folder.path("a.nss")
    #expect(throws: FileProblem(path, .hasChanged)) { try writer.replace(path, new, with: new) }
    #expect(try bytes("a.nss") == old)
    #expect(try names() == ["a.nss"])
  }

  /// Concurrent writers add to the changes of the others.
  @Test(.timeLimit(.minutes(10)))
  func noUpdateIsLost() throws {
    let path = folder.path("a.nss")
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      var writer = FileWriter()
      var rest = 25
      while rest > 0 {
        guard let now = try? Files.read(path) else { continue }
        do throws(FileProblem) {
          try writer.replace(path, now, with: now + [UInt8(ascii: "+")])
          rest -= 1
        } catch {
          guard error.reason == .hasChanged else { return }
        }
      }
    }
    #expect(try bytes("a.nss") == old + [UInt8](repeating: UInt8(ascii: "+"), count: 100))
  }

  /// The wait for a lock is limited, because its owner may wait for this process.
  @Test(.timeLimit(.minutes(10)), arguments: [50_000, nil])
  func waitForLockIsLimited(_ pause: UInt32?) async throws {
    let path = folder.path("a.nss")
    let lock = open(folder.text("a.nss"), O_RDONLY)
    #expect(flock(lock, LOCK_EX) == 0)
    let (old, new) = (old, new)
    let writing = Task.detached {
      var writer = FileWriter()
      try writer.replace(path, old, with: new)
    }
    if let pause {
      usleep(pause)
      #expect(try bytes("a.nss") == old)
      close(lock)
    }
    try await writing.value
    if pause == nil { close(lock) }
    #expect(try bytes("a.nss") == new)
  }

  @Test func onlyFilesAreWritten() throws {
    var writer = FileWriter()
    let missing = folder.path("missing.nss")
    #expect(throws: FileProblem(missing, .isNotWritten("no such file or directory"))) {
      try writer.replace(missing, old, with: new)
    }
    try folder.makeFolder("b")
    let inner = folder.path("b")
    #expect(throws: FileProblem(inner, .isNotWritten("it is not a file"))) {
      try writer.replace(inner, old, with: new)
    }
  }

  /// Returns the identifier of a process that has ended.
  private func endedProcess() throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", ":"]
    try process.run()
    process.waitUntilExit()
    return process.processIdentifier
  }

  @Test func leftoverTemporaryFilesAreDeleted() throws {
    let ended = try endedProcess()
    try folder.write("half", to: ".a.nss.stylecheck-\(ended)-0123456789abz")
    try folder.write("half", to: ".b-c.nss.stylecheck-\(ended)-zzzzzzzzzzzzz")
    var writer = FileWriter()
    try writer.replace(folder.path("a.nss"), old, with: new)
    #expect(try names() == ["a.nss"])
  }

  /// Files of the user with similar names, and temporary files of a running process.
  @Test func otherFilesAreKept() throws {
    let ended = try endedProcess()
    let number = "0123456789abz"
    let names = [
      ".a.nss.other", ".stylecheck-baseline.json", ".a.nss.stylecheck-notes",
      ".a.nss.stylecheck-\(getpid())-\(number)", ".a.nss.stylecheck-1-\(number)",
      ".a.nss.stylecheck-\(ended)-\(number).nss", ".a.nss.stylecheck-\(ended)-\(number)a",
      ".a.nss.stylecheck-\(ended)-0123456789ABZ", ".a.nss.stylecheck-0\(ended)-\(number)",
      ".a.nss.stylecheck--\(ended)-\(number)", ".stylecheck-\(ended)-\(number)",
      "a.nss.stylecheck-\(ended)-\(number)",
    ]
    for name in names { try folder.write("mine", to: name) }
    var writer = FileWriter()
    try writer.replace(folder.path("a.nss"), old, with: new)
    #expect(try self.names() == (names + ["a.nss"]).sorted())
  }

  /// The pipe has no writer, so that a blocking `open` would never return.
  @Test(.timeLimit(.minutes(10)))
  func pipeIsNeitherOpenedNorDeleted() throws {
    let pipes = [
      ".stylecheck-pipe", ".a.nss.stylecheck-\(try endedProcess())-0123456789abz",
    ]
    for pipe in pipes { #expect(mkfifo(folder.text(pipe), 0o600) == 0) }
    var writer = FileWriter()
    try writer.replace(folder.path("a.nss"), old, with: new)
    #expect(try names() == (pipes + ["a.nss"]).sorted())
  }

  @Test func fileWithLongNameIsReplaced() throws {
    let name = String(repeating: "n", count: 251) + ".nss"
    try folder.write(old, to: name)
    var writer = FileWriter()
    try writer.replace(folder.path(name), old, with: new)
    #expect(try bytes(name) == new)
  }
}
