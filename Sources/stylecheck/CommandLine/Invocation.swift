import StyleSheet

/// A parsed command line, to which a configuration can add values.
struct Invocation: Hashable, Sendable {
  /// A value of an option, in its distinct form.
  struct Value: Hashable, Sendable {
    let text: String
    let origin: Origin
  }

  enum Origin: Hashable, Sendable {
    /// A place in a configuration.
    case file(SourceText, Int)
    case option(Option)
    case sheets(TargetChoice)
    case standard
  }

  /// The values of each given option, in order.
  private(set) var values: [Option: [Value]] = [:]
  private(set) var operands: [SystemText] = []
  /// The first word, if the line names no command; a misspelled command can be an operand.
  var wordForCommand: SystemText?
  /// The target for sheets without a specified one, if there are any.
  var targetChoice: TargetChoice?

  mutating func set(_ option: Option, to text: String) {
    values[option, default: []].append(Value(text: text, origin: .option(option)))
  }
  mutating func add(_ operand: SystemText) { operands.append(operand) }

  /// Inserts values from elsewhere before those of the command line.
  mutating func putInFront(_ new: [Value], of option: Option) {
    values[option] = new + values[option, default: []]
  }

  mutating func replaceAll(of option: Option, with text: String) {
    values[option] = nil
    set(option, to: text)
  }

  func has(_ option: Option) -> Bool { values[option] != nil }

  func text(_ option: Option) -> String? { values[option]?.last?.text }

  func path(_ option: Option) -> SystemText? { text(option).map(SystemText.init(distinct:)) }

  func paths(_ option: Option) -> [SystemText] { texts(option).map(SystemText.init(distinct:)) }

  func word<Choice: Worded>(_ option: Option) -> Choice? { text(option).flatMap(Choice.named) }

  func texts(_ option: Option) -> [String] { values[option, default: []].map(\.text) }

  func count(_ option: Option) -> Int? { text(option).flatMap { Int($0) } }
}

extension Invocation.Origin: CustomStringConvertible {
  /// The location (`Styles/.stylecheck.json:3:5`), option, reason for a choice, or default.
  var description: String {
    switch self {
    case .file(let source, let offset):
      let place = LineTable(of: source).position(at: offset, in: .characters)
      return "\(source.name):\(place.line):\(place.column)"
    case .option(let option): return option.word
    case .sheets(let choice): return choice.reason
    case .standard: return "default"
    }
  }
}
