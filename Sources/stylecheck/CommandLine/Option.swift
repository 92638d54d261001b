/// An option of a command: how it is written, and what it does.
struct Option: Sendable {
  /// Without the hyphens.
  let name: String
  /// What the value is called in help, in capitals; empty where there is none.
  let placeholder: String
  /// What comes with it; nil for nothing.
  let value: OptionValue?
  /// One line of help, without a full stop.
  let summary: String
  /// A short form, one letter.
  let letter: Character?

  /// An option that is there or not.
  init(_ name: String, letter: Character? = nil, _ summary: String) {
    self.init(name, "", nil, summary, letter: letter)
  }

  /// An option with a value.
  init(
    _ name: String, _ placeholder: String, _ value: OptionValue?, _ summary: String,
    letter: Character? = nil
  ) {
    self.name = name
    self.letter = letter
    self.placeholder = placeholder
    self.value = value
    self.summary = summary
  }
}

extension Option {
  /// As it is written: `--target`.
  var word: String { "--\(name)" }

  /// The ways to write it: `-q`, `--quiet`.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + [word] }

  /// How it is written, with all its words.
  var form: String {
    let short = letter.map { "-\($0), " } ?? ""
    guard let value else { return short + word }
    return "\(short)\(word) \(value.form ?? placeholder)"
  }

  /// The values that it takes, in words.
  var wanted: String { value.map { $0.wanted.isEmpty ? placeholder : $0.wanted } ?? "nothing" }
}

extension Option: Hashable {
  static func == (left: Self, right: Self) -> Bool { left.name == right.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
