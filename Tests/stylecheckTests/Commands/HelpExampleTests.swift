import Testing

@testable import stylecheck

/// What help tells people to try can be done by whoever has a theme.
@Suite struct HelpExampleTests {
  /// The files that examples name, and one of ours that each stands for.
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

  /// What is written, and by which no file of ours is to be written over.
  private static let outputs: Set = [
    "out.sarif", "theme.css", "Theme.xcassets", "preview.html", "seen.html", "App",
  ]

  private static let examples = Command.all.flatMap { command in
    command.examples.map { (command.name, $0.line) }
  }

  @Test(arguments: examples)
  func canBeDone(_ command: String, _ line: String) throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.makeFolder("App")
    for (name, path) in Self.files { try folder.write(try Package.text(of: path), to: name) }
    // That one goes on until somebody ends it.
    guard !line.contains("--watch") else { return }

    let words = line.split(separator: " ").map { String($0).replacing("'", with: "") }
    let own = words.drop { $0 != "stylecheck" }.dropFirst().prefix { $0 != ">" }
    var isOutput = false
    var said = own.map { word in
      defer { isOutput = word == "-o" }
      return isOutput && Self.files[word] != nil ? folder.text("new-\(word)") : real(word, folder)
    }
    // It writes where we are if nobody says where.
    if command == "init", said == ["init"] { said.append(folder.text("")) }
    let input = try Package.text(of: "Examples/styles/whole-form.nss")
    let run = Run(said.map { SystemText($0) }, input: input)
    #expect(run.status != .couldNotRun, "\(line)\n\(run.error)")
  }

  private func real(_ word: String, _ folder: TemporaryFolder) -> String {
    if let sign = word.firstIndex(of: "=") {
      let name = String(word[word.index(after: sign)...])
      return Self.outputs.contains(name) ? "\(word[...sign])\(folder.text(name))" : word
    }
    let isOurs = Self.files[word] != nil || Self.outputs.contains(word) || word == "Styles"
    return isOurs ? folder.text(word) : word
  }
}
