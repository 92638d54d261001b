/// An option of a command: how it is written, and what it does.
struct Option: Hashable, Sendable {
  /// What comes with an option.
  enum Value: Hashable, Sendable {
    /// Nothing: it is there or not.
    case none
    /// Any text.
    case text
    /// A whole number in these bounds, or one of these words.
    case whole(ClosedRange<Int>, or: [String])
    /// A whole number from 0 on.
    case count
    /// A whole number from 0 to 100.
    case percent
    /// A pattern for paths.
    case pattern
    /// One of these words.
    case oneOf([String])
    /// One of these words, and behind it, if wanted, `=` and a file.
    case oneOfInto([String])
    /// A rule or a group of them, `=`, and how grave its findings are.
    case severity
  }

  /// Without the hyphens.
  let name: String
  /// What the value is called in help, in capitals; empty where there is none.
  let placeholder: String
  /// What comes with it.
  let value: Value
  /// One line of help, without a full stop.
  let summary: String
  /// A short form, one letter.
  let letter: Character?

  /// An option that is there or not.
  init(_ name: String, letter: Character? = nil, _ summary: String) {
    self.init(name, "", .none, summary, letter: letter)
  }

  /// An option with a value.
  init(
    _ name: String, _ placeholder: String, _ value: Value, _ summary: String,
    letter: Character? = nil
  ) {
    self.name = name
    self.letter = letter
    self.placeholder = placeholder
    self.value = value
    self.summary = summary
  }

  /// As it is written: `--target`.
  var word: String { "--\(name)" }
}
