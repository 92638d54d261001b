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

  @Test func aLinkIsFollowedAndStays() throws {
    try folder.makeFolder("b")
    try folder.link("b/link.nss", to: "../a.nss")
    var writer = FileWriter()
    try writer.replace(folder.path("b/link.nss"), old, with: new)
    #expect(try bytes("a.nss") == new)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.text("b/link.nss"))
        == "../a.nss")
  }

  @Test func whatSomebodyElseWroteStays() throws {
    var writer = FileWriter()
    let path = folder.path("a.nss")
    #expect(throws: FileProblem(path, .hasChanged)) { try writer.replace(path, new, with: new) }
    #expect(try bytes("a.nss") == old)
    #expect(try names() == ["a.nss"])
  }

  @Test func whatIsNoFileIsNotWritten() throws {
    var writer = FileWriter()
    let missing = folder.path("missing.nss")
    #expect(throws: FileProblem(missing, .isNotWritten("no such file or directory"))) {
      try writer.replace(missing, old, with: new)
    }
    try folder.makeFolder("b")
    let inner = folder.path("b")
    #expect(throws: FileProblem(inner, .isNotWritten("it is no file"))) {
      try writer.replace(inner, old, with: new)
    }
  }

  @Test func whatWasLeftLyingIsClearedAway() throws {
    try folder.write("half", to: ".a.nss.stylecheck-1-x")
    try folder.write("mine", to: ".a.nss.other")
    var writer = FileWriter()
    try writer.replace(folder.path("a.nss"), old, with: new)
    #expect(try names() == [".a.nss.other", "a.nss"])
  }

  @Test func aLongNameIsNoHindrance() throws {
    let name = String(repeating: "n", count: 251) + ".nss"
    try folder.write(old, to: name)
    var writer = FileWriter()
    try writer.replace(folder.path(name), old, with: new)
    #expect(try bytes(name) == new)
  }
}
