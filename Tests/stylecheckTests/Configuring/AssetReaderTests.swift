import Foundation
import StyleSheet
import Testing

@testable import stylecheck

@Suite struct AssetReaderTests {
  private static let namespace = #"{ "properties": { "provides-namespace": true } }"#

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let catalog = "App/Media.xcassets"
    for (name, text) in [
      ("\(catalog)/Contents.json", Self.namespace),
      ("\(catalog)/plain.imageset/a@2x.png", ""),
      ("\(catalog)/AppIcon.appiconset/icon.png", ""),
      ("\(catalog)/tint.colorset/Contents.json", "{}"),
      ("\(catalog)/Group/inner.imageset/Contents.json", "no JSON"),
      ("\(catalog)/Group/Contents.json", #"{ "properties": { "provides-namespace": false } }"#),
      ("\(catalog)/Marks/Contents.json", Self.namespace),
      ("\(catalog)/Marks/leaf.imageset/x.png", ""),
      ("\(catalog)/Marks/Deep/Contents.json", Self.namespace),
      ("\(catalog)/Marks/Deep/own.symbolset/x.svg", ""),
      ("\(catalog)/Marks/Loose/seed.imageset/x.svg", ""),
      ("\(catalog)/mammals.spriteatlas/Contents.json", Self.namespace),
      ("\(catalog)/mammals.spriteatlas/Llama.imageset/x.png", ""),
      ("App/Pictures/deck@2x.png", ""), ("App/Pictures/notes.txt", ""),
      ("App/.hidden/gone.png", ""), ("App/stray.imageset/x.png", ""),
    ] { try folder.write(text, to: name) }
    return folder
  }

  private static let sets = [
    "Marks/Deep/own", "Marks/leaf", "Marks/seed", "inner", "mammals/Llama", "plain", "stray",
  ]

  private func problems(of reader: AssetReader, in folder: TemporaryFolder) -> [String] {
    reader.problems.map {
      switch $0 {
      case .file(let problem): folder.withoutPath(problem.description)
      case .place(let source, let diagnostic):
        folder.withoutPath("\(source.name): \(diagnostic.message)")
      }
    }
  }

  @Test func namesMatchXcode() throws {
    let folder = try folder()
    for path in ["App", "App/", "App//"] {
      let found = AssetReader.reading(of: folder.path(path))
      #expect(found.sets.sorted() == Self.sets)
      #expect(found.files == ["App/Pictures/deck@2x.png"])
      #expect(found.problems == [])
    }
  }

  /// The path may be that of a catalog, a folder in a catalog or an image set.
  @Test func foldersInACatalogKeepTheirNamespaces() throws {
    let folder = try folder()
    func sets(_ path: String) -> [String] {
      AssetReader.reading(of: folder.path("App/Media.xcassets" + path)).sets.sorted()
    }
    #expect(sets("") == Self.sets.filter { $0 != "stray" })
    #expect(sets("/Marks") == ["Marks/Deep/own", "Marks/leaf", "Marks/seed"])
    #expect(sets("/Marks/Deep") == ["Marks/Deep/own"])
    #expect(sets("/Marks/leaf.imageset") == ["Marks/leaf"])
    #expect(sets("/Group") == ["inner"])
  }

  @Test func linkLoopsEndAndBrokenLinksAreIgnored() throws {
    let folder = try folder()
    try folder.link("App/Pictures/up", to: "..")
    try folder.link("App/Media.xcassets/Marks/again", to: "../Marks")
    try folder.link("App/self", to: "self")
    try folder.link("App/broken.png", to: "nowhere")
    try folder.link("App/twin.png", to: "Pictures/deck@2x.png")
    let found = AssetReader.reading(of: folder.path("App"))
    #expect(found.sets.sorted() == Self.sets)
    #expect(found.files.sorted() == ["App/Pictures/deck@2x.png", "App/twin.png"])
    #expect(found.problems == [])
  }

  @Test func unreadablePathsAreReported() throws {
    let folder = try folder()
    #expect(
      problems(of: .reading(of: folder.path("no")), in: folder)
        == ["cannot read 'no': no such file or folder"])
    #expect(
      problems(of: .reading(of: folder.path("App/Pictures/notes.txt")), in: folder)
        == ["'App/Pictures/notes.txt' is not a folder"])
    try folder.write("{", to: "App/Media.xcassets/Marks/Contents.json")
    let told = problems(of: .reading(of: folder.path("App")), in: folder)
    #expect(told.count == 1 && told[0].hasPrefix("App/Media.xcassets/Marks/Contents.json: "))
  }

  /// Names of images in an unreadable folder would be reported as unknown.
  @Test(.enabled(if: getuid() != 0, "the superuser may read everything"))
  func unreadableFolderStopsTheCheck() throws {
    let folder = try folder()
    try folder.write("View { background-image: plain; }", to: "a.nss")
    try folder.setReadable(false, "App/Pictures")
    defer { try? folder.setReadable(true, "App/Pictures") }
    let run = folder.withoutPath(Run(["--assets", folder.path("App"), folder.path("a.nss")]))
    #expect(run.error == "stylecheck: cannot read 'App/Pictures': permission denied\n")
    #expect(run.status == .couldNotRun)
  }

  /// Two configurations share a folder, which they name by different paths.
  @Test func eachFolderIsSearchedAndReportedOnce() throws {
    let folder = try folder()
    try folder.write("{", to: "App/Media.xcassets/Marks/Contents.json")
    for (name, assets) in [("One", #""../App""#), ("Two", #""../App/Pictures", "../App/""#)] {
      try folder.write(#"{ "assets": [\#(assets)] }"#, to: "\(name)/.stylecheck.json")
      try folder.write("View { background-image: plain; }\n", to: "\(name)/a.nss")
    }
    let commands: [[SystemText]] = [["--quiet"], ["fix", "--diff", "--quiet"]]
    for words in commands {
      let run = folder.withoutPath(Run(words + [folder.path("One"), folder.path("Two")]))
      #expect(run.error.split(separator: "Contents.json:").count == 2, "\(run.error)")
      #expect(run.output.isEmpty)
      #expect(run.status == .couldNotRun)
    }
  }
}
