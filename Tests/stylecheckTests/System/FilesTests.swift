import Foundation
import Testing

@testable import stylecheck

@Suite struct FilesTests {
  /// Returns the paths of the found sheets, and the descriptions of problems.
  private static func found(_ folder: TemporaryFolder, _ names: String...) -> [String] {
    Files.sheets(at: names.map { folder.path($0) }).map {
      switch $0 {
      case .success(let path): folder.withoutPath(path.exact)
      case .failure(let problem): folder.withoutPath(problem.description)
      }
    }
  }

  @Test func foldersAreSearchedInOrder() throws {
    let folder = try TemporaryFolder()
    for name in [
      "b.nss", "a.nss", "B.nss", "a/z.nss", "a/b/c.nss", "a.css", "nss", ".hidden.nss",
      ".git/x.nss", "a/.nss", "é.nss", "z.nss/inner.nss", "a.nss.bak",
    ] { try folder.write("", to: name) }
    let all = [
      "B.nss", "a/b/c.nss", "a/z.nss", "a.nss", "b.nss", "z.nss/inner.nss", "é.nss",
    ]
    #expect(Self.found(folder, ".") == all.map { "./" + $0 })
    #expect(Self.found(folder, "a//") == ["a/b/c.nss", "a/z.nss"])
    #expect(Self.found(folder, "a", "b.nss", "a/z.nss") == ["a/b/c.nss", "a/z.nss", "b.nss"])
    #expect(Self.found(folder, ".git", ".hidden.nss") == [".git/x.nss", ".hidden.nss"])
    let isNone =
      "is not a stylesheet: its name does not end in '.nss'; to read it anyway, pass it as "
    #expect(Self.found(folder, "a.css") == ["'a.css' \(isNone)standard input, '-'"])
    #expect(
      Files.sheets(at: [folder.path("a.css")], ofAnyName: true) == [.success(folder.path("a.css"))])
  }

  /// A path with another spelling is the same sheet, and the first spelling is kept.
  @Test func eachSheetIsFoundOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a/one.nss")
    try folder.link("b", to: "a")
    try folder.link("a/two.nss", to: "one.nss")
    let (one, two) = (folder.path("a/one.nss"), folder.path("a/two.nss"))
    for spelling in ["a/", "a/.", "a//one.nss", "./a/one.nss", "b", "b/one.nss", "a/../a"] {
      let found = Files.sheets(at: [folder.path("a"), folder.path(spelling)])
      #expect(try found.map { try $0.get() } == [one, two], "\(spelling)")
    }
    let linked = folder.path("b/one.nss")
    #expect(try Files.sheets(at: [linked, one]).map { try $0.get() } == [linked])
    #expect(try Files.sheets(at: ["-", one, "-"]).map { try $0.get() } == ["-", one])
    // A missing file is reported once.
    let missing = Files.sheets(at: [folder.path("none.nss"), folder.path("a/../none.nss")])
    #expect(missing.count == 1)
  }

  @Test func loopsOfLinksEnd() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a/b/c.nss")
    try folder.link("a/b/up", to: "..")
    try folder.link("a/self", to: "self")
    try folder.link("a/twin.nss", to: "b/c.nss")
    try folder.link("again", to: "a")
    #expect(Self.found(folder, "a") == ["a/b/c.nss", "a/twin.nss"])
    #expect(Self.found(folder, "again") == ["again/b/c.nss", "again/twin.nss"])
  }

  @Test func brokenLinksWithNamesOfSheetsAreReported() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.nss")
    try folder.link("b.nss", to: "nowhere")
    try folder.link("c", to: "nowhere")
    #expect(
      Self.found(folder, ".") == [
        "./a.nss", "cannot read './b.nss': it is a broken symbolic link",
      ])
  }

  @Test func pipesAndDevicesInFoldersAreSkipped() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.nss")
    #expect(mkfifo(folder.text("b.nss"), 0o600) == 0)
    try folder.link("c.nss", to: "/dev/zero")
    #expect(Self.found(folder, ".") == ["./a.nss"])
  }

  @Test func endlessDevicesAndHugeFilesAreRejected() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "huge.nss")
    let file = try FileHandle(forWritingTo: folder.url.appending(path: "huge.nss"))
    try file.truncate(atOffset: 5 << 30)
    try file.close()
    #expect(throws: FileProblem(folder.path("huge.nss"), .isTooLarge)) {
      try Files.read(folder.path("huge.nss"))
    }
    #expect(throws: FileProblem("/dev/zero", .isEndless)) { try Files.read("/dev/zero") }
    #expect(try Files.read("/dev/null") == [])
  }

  /// Files in `/proc` have the size 0, but are not empty.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
  func filesWithoutASizeAreReadCompletely() throws {
    #expect(String(decoding: try Files.read("/proc/self/status"), as: UTF8.self).hasPrefix("Name:"))
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 1_000_000])
  func filesAreReadCompletely(_ count: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try folder.write(bytes, to: "a.nss")
    #expect(try Files.read(folder.path("a.nss")) == bytes)
  }

  @Test func foldersCannotBeRead() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileProblem(folder.path("."), .isFolder)) { try Files.read(folder.path(".")) }
  }

  /// The name of a file need not be text.
  @Test func namesAreBytes() throws {
    let folder = try TemporaryFolder()
    let path = SystemText(bytes: folder.path("a").bytes + [0xFF] + Array(".nss".utf8))
    path.withCString { name in
      let file = fopen(name, "w")
      #expect(file != nil)
      if let file { fclose(file) }
    }
    #expect(Files.sheets(at: [folder.path(".")]).count == 1)
    #expect(try Files.read(path) == [])
    #expect(path.description.hasSuffix("a\u{FFFD}.nss"))
  }

  @Test(.disabled(if: geteuid() == 0, "root may read everything"))
  func deniedPermissionIsReported() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.nss")
    try folder.write("", to: "locked/b.nss")
    try folder.setReadable(false, "a.nss")
    try folder.setReadable(false, "locked")
    defer { try? folder.setReadable(true, "locked") }
    #expect(throws: FileProblem(folder.path("a.nss"), .isDenied)) {
      try Files.read(folder.path("a.nss"))
    }
    #expect(
      Self.found(folder, "locked") == ["cannot read 'locked': permission denied"])
  }

  @Test(arguments: [
    (FileProblem("x.nss", .isDenied), "cannot read 'x.nss': permission denied"),
    (FileProblem("x.nss", .isMissing), "cannot read 'x.nss': no such file or folder"),
    (FileProblem("x.nss", .isFolder), "cannot read 'x.nss': it is a folder"),
    (
      FileProblem("x.nss", .isTooLarge),
      "cannot read 'x.nss': it is larger than 1 GiB"
    ),
    (
      FileProblem("x.nss", .system("input/output error")), "cannot read 'x.nss': input/output error"
    ),
    (FileProblem("-", .isReadTwice), "standard input ('-') can be read only once"),
  ])
  func problemsHaveDescriptions(_ problem: FileProblem, _ words: String) {
    #expect(problem.description == words)
  }
}
