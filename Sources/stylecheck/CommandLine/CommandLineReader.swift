/// Parses command lines with the tables of commands and options.
///
/// ```
/// line     → command? word*
/// word     → '--' name | '--' name '=' value | '--' name value | '-' letter | operand
/// operand  → '-' | text that does not begin with '-' | any text after '--'
/// ```
struct CommandLineReader {
  private let command: Command
  private var words: ArraySlice<SystemText>
  private var invocation = Invocation()
  /// Created on demand, because many command lines have no options.
  private lazy var options = command.allOptions

  private init(_ command: Command, _ words: ArraySlice<SystemText>) {
    self.command = command
    self.words = words
  }

  /// Returns the command that `words` begin with (default: the first one), and the other words.
  static func command(
    of words: [SystemText], among commands: [Command]
  ) -> (command: Command, rest: ArraySlice<SystemText>)? {
    if let first = words.first, let named = commands.first(where: { first == SystemText($0.name) })
    {
      return (named, words.dropFirst())
    }
    return commands.first.map { ($0, words[...]) }
  }

  static func invocation(
    of command: Command, _ words: ArraySlice<SystemText>
  ) throws(UsageProblem) -> Invocation {
    var reader = CommandLineReader(command, words)
    try reader.readAll()
    return reader.invocation
  }

  // MARK: - Words

  private mutating func readAll() throws(UsageProblem) {
    while let word = words.popFirst() {
      if word == "--" {
        words.forEach { invocation.add($0) }
        return
      } else if word == .hyphen || word.bytes.first != UInt8(ascii: "-") {
        invocation.add(word)
      } else {
        try readOption(word.distinct)
      }
    }
  }

  private mutating func readOption(_ word: String) throws(UsageProblem) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.spellings.contains(name) }) else {
      throw .unknown("option", name, known: options.map(\.word))
    }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    invocation.set(option, to: try value(of: option, attached))
  }

  private mutating func value(
    of option: Option, _ attached: String?
  ) throws(UsageProblem) -> String {
    guard let kind = option.value else {
      if let attached { throw .unexpectedValue(option, SystemText(distinct: attached).description) }
      return ""
    }
    guard let value = attached ?? words.popFirst()?.distinct else { throw .missingValue(option) }
    guard kind.takes(value) else {
      throw .wrongValue(option, SystemText(distinct: value).description)
    }
    return value
  }
}
