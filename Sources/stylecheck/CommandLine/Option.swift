struct Option: Sendable {
  /// The name without hyphens.
  let name: String
  /// The name of the value in help, in capitals; empty if there is none.
  let placeholder: String
  /// The kind of value; nil for a flag.
  let value: OptionValue?
  /// A line of help, without a full stop.
  let summary: String
  /// The short form.
  let letter: Character?
  /// The default, if it is always the same.
  let standard: String?

  init(_ name: String, letter: Character? = nil, _ summary: String) {
    self.init(name, "", nil, summary, letter: letter)
  }

  init(
    _ name: String, _ placeholder: String, _ value: OptionValue?, _ summary: String,
    letter: Character? = nil, standard: String? = nil
  ) {
    self.name = name
    self.letter = letter
    self.placeholder = placeholder
    self.value = value
    self.summary = summary + (standard.map { " (default: \($0))" } ?? "")
    self.standard = standard
  }

  /// The option with its hyphens: `--target`.
  var word: String { "--\(name)" }

  /// All spellings: `-q`, `--quiet`.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + [word] }

  /// The option with its value, as in help.
  var form: String {
    let short = letter.map { "-\($0), " } ?? ""
    guard let value else { return short + word }
    return "\(short)\(word) \(value.form ?? placeholder)"
  }

  /// The accepted values, in words.
  var wanted: String { value.map { $0.wanted.isEmpty ? placeholder : $0.wanted } ?? "nothing" }
}

extension Option: Hashable {
  static func == (left: Self, right: Self) -> Bool { left.name == right.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
