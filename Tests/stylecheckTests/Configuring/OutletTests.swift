import Testing

@testable import stylecheck

/// Outputs that would overwrite sheets or inputs.
@Suite struct OutletTests {
  private let folder: TemporaryFolder
  private static let sheet = "Label { font-size: 12; }\n"

  init() throws {
    folder = try TemporaryFolder()
    for name in ["a.nss", "b.nss", "theme"] { try folder.write(Self.sheet, to: name) }
    try folder.write("{}", to: "known.json")
    try folder.link("page.html", to: "b.nss")
    try folder.link("other.html", to: "theme")
  }

  private static let isSheet =
    "names a sheet, but the output is not one: expected a name that does not end in '.nss'"

  @Test(arguments: [
    ("preview -o /b.nss /a.nss", "'--output b.nss' \(isSheet)"),
    ("preview -o /new.nss /a.nss", "'--output new.nss' \(isSheet)"),
    ("preview --watch -o /b.nss /a.nss", "'--output b.nss' \(isSheet)"),
    ("preview -o /page.html /a.nss", "'--output page.html' \(isSheet)"),
    (
      "preview -o /other.html /theme",
      "'--output other.html' would overwrite 'theme', which is an input: expected another file"
    ),
    ("check --format html=/a.nss /b.nss", "'--format html=a.nss' \(isSheet)"),
    ("check --format text --format sarif=/a.nss /a.nss", "'--format sarif=a.nss' \(isSheet)"),
    (
      "check --format json=/theme /theme",
      "'--format json=theme' would overwrite 'theme', which is an input: expected another file"
    ),
    (
      "check --schema /known.json --format json=/known.json /a.nss",
      "'--format json=known.json' would overwrite 'known.json', which is an input: "
        + "expected another file"
    ),
    ("check --baseline /b.nss --baseline-update /a.nss", "'--baseline b.nss' \(isSheet)"),
    ("export --as css --force -o /b.nss /a.nss", "'--output b.nss' \(isSheet)"),
  ])
  func invalidOutputIsRefused(_ line: String, _ message: String) throws {
    let words = line.replacing("/", with: folder.text(""))
    let run = folder.withoutPath(Run(words))
    let command = line.prefix { $0 != " " }
    #expect(
      run
        == Run(
          error: "stylecheck: \(message)\nsee 'stylecheck \(command) --help'\n",
          status: .couldNotRun))
    for name in ["a.nss", "b.nss", "theme"] { #expect(try folder.contents(of: name) == Self.sheet) }
  }

  /// Files that the sheets use without an option.
  @Test(arguments: [
    (
      "check --format json=~/app/.stylecheck.json ~/app/a.nss", "--format json=",
      "app/.stylecheck.json"
    ),
    ("check --format json=~/app/.stylecheck.json ~/app", "--format json=", "app/.stylecheck.json"),
    ("check --format json=~/house.json ~/app", "--format json=", "house.json"),
    ("check --format json=~/own.classes.json ~/app", "--format json=", "own.classes.json"),
    ("check --format json=~/app/known.txt ~/app", "--format json=", "app/known.txt"),
    ("check --format json=~/link.json ~/app", "--format json=", "link.json"),
    ("export --as css --force -o ~/house.json ~/app/a.nss", "--output ", "house.json"),
    ("preview --force -o ~/house.json ~/app/a.nss", "--output ", "house.json"),
  ])
  func foundConfigurationIsAnInput(_ line: String, _ option: String, _ name: String) throws {
    let texts = [
      "app/.stylecheck.json": #"{"extends": "../house.json", "baseline": "known.txt"}"#,
      "app/known.txt": "", "house.json": #"{"schemas": ["own.classes.json"]}"#,
      "own.classes.json": #"{"classes": {}}"#, "app/a.nss": Self.sheet,
    ]
    for (name, text) in texts { try folder.write(text, to: name) }
    try folder.link("link.json", to: "house.json")
    let run = folder.withoutPath(Run(line.replacing("~/", with: folder.text(""))))
    #expect(
      run.error.hasPrefix(
        "stylecheck: '\(option)\(name)' would overwrite '\(name)', which is an input"), "\(run)")
    #expect(run.status == .couldNotRun)
    for (name, text) in texts { #expect(try folder.contents(of: name) == text) }
    let unused = SystemText("json=\(folder.text("house.json"))")
    #expect(Run(["--no-config", "--format", unused, folder.path("app/a.nss")]).status == .clean)
  }

  /// A file whose name is not UTF-8 is not taken for another one.
  @Test func reportKeepsTheBytesOfItsName() throws {
    let file = SystemText(bytes: folder.path("r").bytes + [0xE9])
    try folder.write(Self.sheet, to: "r\u{FFFD}")
    let report = SystemText(bytes: Array("json=".utf8) + file.bytes)
    #expect(Run(["--no-config", "--format", report, folder.path("a.nss")]).status == .clean)
    #expect(Files.isThere(file))
    #expect(try folder.contents(of: "r\u{FFFD}") == Self.sheet)
  }

  /// A preview overwrites only previews and empty files.
  @Test(arguments: ["html", "svg"]) func previewOverwritesOnlyPreviews(_ format: String) throws {
    func preview(_ more: String) -> Run {
      folder.withoutPath(
        Run("preview --target nui --format \(format) \(more) \(folder.text("a.nss"))"))
    }
    try folder.write("let theme = 1\n", to: "View.swift")
    let file = "-o \(folder.text("View.swift"))"
    let refused = "stylecheck: 'View.swift' was not created by this tool; '--force' overwrites it\n"
    #expect(preview(file) == Run(error: refused, status: .couldNotRun))
    #expect(preview("--watch \(file)") == Run(error: refused, status: .couldNotRun))
    #expect(try folder.contents(of: "View.swift") == "let theme = 1\n")
    #expect(preview("--force \(file)") == Run(status: .clean))
    #expect(preview(file) == Run(status: .clean))
    try folder.write("", to: "empty")
    #expect(preview("-o \(folder.text("empty"))") == Run(status: .clean))
    #expect(try folder.contents(of: "empty").contains("made by stylecheck"))
  }

  @Test func exportMayWriteASheet() throws {
    let run = Run([
      "export", "--as", "nss", "--target", "nui", "-q", "-o", folder.path("new.nss"),
      folder.path("a.nss"),
    ])
    #expect(run == Run(status: .clean))
    #expect(try folder.contents(of: "new.nss").contains("font-size: 12;"))
  }
}
