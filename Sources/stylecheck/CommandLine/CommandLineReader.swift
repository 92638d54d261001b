/// Reads the words of a command line by the tables of commands and options.
///
/// ```
/// line     → command? word*
/// word     → '--' name | '--' name '=' value | '--' name value | '-' letter | operand
/// operand  → '-' | whatever does not begin with '-' | whatever comes after '--'
/// ```
struct CommandLineReader {
  private let command: Command
  private var words: ArraySlice<SystemText>
  private var invocation = Invocation()
  /// Made where there is an option to be read: many a line has none.
  private lazy var options = command.allOptions

  private init(_ command: Command, _ words: ArraySlice<SystemText>) {
    self.command = command
    self.words = words
  }

  /// The command that `words` begin with, the first one of all if they begin with none, and what
  /// is left of them.
  static func command(
    of words: [SystemText], among commands: [Command]
  ) -> (command: Command, rest: ArraySlice<SystemText>)? {
    if let first = words.first, let named = commands.first(where: { first == SystemText($0.name) })
    {
      return (named, words.dropFirst())
    }
    return commands.first.map { ($0, words[...]) }
  }

  /// What `words` ask `command` to do.
  static func invocation(
    of command: Command, _ words: ArraySlice<SystemText>
  ) throws(UsageProblem) -> Invocation {
    var reader = CommandLineReader(command, words)
    try reader.readAll()
    return reader.invocation
  }
}

// MARK: - Words

extension CommandLineReader {
  private mutating func readAll() throws(UsageProblem) {
    while let word = words.popFirst() {
      if word == "--" {
        words.forEach { invocation.add($0) }
        return
      } else if word == .hyphen || word.bytes.first != UInt8(ascii: "-") {
        invocation.add(word)
      } else {
        try readOption(word.exact)
      }
    }
  }

  private mutating func readOption(_ word: String) throws(UsageProblem) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = option(written: name) else {
      throw .unknownOption(name, known: options.map(\.word))
    }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    invocation.set(option, to: try value(of: option, attached))
  }

  private mutating func value(
    of option: Option, _ attached: String?
  ) throws(UsageProblem) -> String {
    if option.value == .none {
      if let attached { throw .unexpectedValue(option, attached) }
      return ""
    }
    guard let value = attached ?? words.popFirst()?.exact else { throw .missingValue(option) }
    guard option.takes(value) else { throw .wrongValue(option, value) }
    return value
  }

  private mutating func option(written word: String) -> Option? {
    options.first { $0.word == word || $0.letter.map { "-\($0)" } == word }
  }
}

extension Option {
  /// Whether a text can be its value.
  func takes(_ text: String) -> Bool {
    switch value {
    case .none: false
    case .text: true
    case .whole(let bounds, let words):
      text.asCount.map(bounds.contains) ?? false || words.contains(text)
    case .count: text.asCount != nil
    case .percent: text.asCount.map { $0 <= 100 } ?? false
    case .pattern: (try? PathPattern(text)) != nil
    case .oneOf(let words): words.contains(text)
    case .oneOfInto(let words):
      words.contains(text.beforeSign) && !text.hasSuffix("=")
    case .severity:
      RuleChoice.names.contains(text.beforeSign)
        && text.behindSign.map(RuleSeverity.words.contains) ?? false
    }
  }
}

extension String {
  /// The number that digits and nothing else write; nil if they do not, or it is too large.
  fileprivate var asCount: Int? {
    utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(self) : nil
  }

  /// What is in front of the first `=`, or all of it.
  var beforeSign: String { String(prefix { $0 != "=" }) }

  /// What is behind the first `=`, or nil.
  var behindSign: String? {
    firstIndex(of: "=").map { String(self[index(after: $0)...]) }
  }
}
