import Testing

@testable import stylecheck

/// The examples of help, run on files of this package.
@Suite struct HelpExampleTests {
  /// The files that examples name, with the files of this package that replace them.
  private static let files = [
    "theme.nss": "Examples/styles/whole-form.nss",
    "base.nss": "Examples/styles/ordinary-controls.nss",
    "brand.nss": "Examples/styles/rating-every-style.nss",
    "app.nss": "Examples/styles/rating-every-style.nss",
    "a.nss": "Examples/untidy/market-stall.nss",
    "b.nss": "Examples/styles/smallest-useful.nss",
    "old.nss": "Examples/styles/smallest-useful.nss",
    "new.nss": "Examples/styles/marks-of-your-own.nss",
    "Styles/a.nss": "Examples/faulty/first-look.nss",
    "cell.json": "Examples/cells/average.json", "touch.jsonl": "Examples/events/touch.jsonl",
    "brand.tokens.json": "Examples/tokens/harbor.tokens.json",
    "harbor.tokens.json": "Examples/tokens/harbor.tokens.json",
    "brand.resolver.json": "Examples/tokens/pier.resolver.json",
  ]

  /// Names of outputs, which are written to the temporary folder.
  private static let outputs: Set = [
    "out.sarif", "theme.css", "Theme.xcassets", "preview.html", "seen.html", "App",
  ]

  private static let examples = Command.all.flatMap { command in
    command.examples().map { (command.name, $0.line) }
  }

  @Test(arguments: examples)
  func helpExampleRuns(_ command: String, _ line: String) throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.makeFolder("App")
    for (name, path) in Self.files { try folder.write(try Package.text(of: path), to: name) }
    // A watch does not end by itself.
    guard !line.contains("--watch") else { return }

    let words = line.split(separator: " ").map { String($0).replacing("'", with: "") }
    let own = words.drop { $0 != "stylecheck" }.dropFirst().prefix { $0 != ">" }
    var isOutput = false
    var said = own.map { word in
      defer { isOutput = word == "-o" }
      return isOutput && Self.files[word] != nil ? folder.text("new-\(word)") : mapped(word, folder)
    }
    // Without a folder, it writes to the working directory.
    if command == "init", said == ["init"] { said.append(folder.text("")) }
    let input = try Package.text(of: "Examples/styles/whole-form.nss")
    let run = Run(said.map { SystemText($0) }, input: input)
    #expect(run.status != .couldNotRun, "\(line)\n\(run.error)")
  }

  private func mapped(_ word: String, _ folder: TemporaryFolder) -> String {
    if let sign = word.firstIndex(of: "=") {
      let name = String(word[word.index(after: sign)...])
      return Self.outputs.contains(name) ? "\(word[...sign])\(folder.text(name))" : word
    }
    let isOurs = Self.files[word] != nil || Self.outputs.contains(word) || word == "Styles"
    return isOurs ? folder.text(word) : word
  }
}
