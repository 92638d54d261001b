/// A parsed command line.
struct Invocation: Hashable, Sendable {
  /// The values of each given option, in order, each in its distinct form.
  private(set) var values: [Option: [String]] = [:]
  private(set) var operands: [SystemText] = []
  /// The first word, if the line names no command; a misspelled command can be an operand.
  var wordForCommand: SystemText?
  /// The target for sheets without a specified one, if there are any.
  var targetChoice: TargetChoice?

  mutating func set(_ option: Option, to value: String) {
    values[option, default: []].append(value)
  }
  mutating func add(_ operand: SystemText) { operands.append(operand) }

  /// Inserts values from elsewhere before those of the command line.
  mutating func putInFront(_ values: [String], of option: Option) {
    self.values[option] = values + self.values[option, default: []]
  }

  mutating func replaceAll(of option: Option, with value: String) {
    values[option] = [value]
  }

  func has(_ option: Option) -> Bool { values[option] != nil }

  /// Returns the last value of an option, or nil.
  func text(_ option: Option) -> String? { values[option]?.last }

  func path(_ option: Option) -> SystemText? { text(option).map(SystemText.init(distinct:)) }

  func paths(_ option: Option) -> [SystemText] { texts(option).map(SystemText.init(distinct:)) }

  func word<Choice: Worded>(_ option: Option) -> Choice? { text(option).flatMap(Choice.named) }

  func texts(_ option: Option) -> [String] { values[option, default: []] }

  func count(_ option: Option) -> Int? { text(option).flatMap { Int($0) } }
}
