/// What somebody asked a command to do.
struct Invocation: Hashable, Sendable {
  /// The values of each option that was given, in order.
  private(set) var values: [Option: [String]] = [:]
  /// What is no option, in order.
  private(set) var operands: [SystemText] = []
  /// The target of sheets for which nothing names one, if there are such sheets.
  var targetChoice: TargetChoice?

  /// Nothing asked yet.
  init() {}

  mutating func set(_ option: Option, to value: String) {
    values[option, default: []].append(value)
  }
  mutating func add(_ operand: SystemText) { operands.append(operand) }

  /// Gives an option values that were not given on the command line but elsewhere, in front of
  /// those that were.
  mutating func putInFront(_ values: [String], of option: Option) {
    self.values[option] = values + self.values[option, default: []]
  }

  /// Leaves an option this value alone.
  mutating func replaceAll(of option: Option, with value: String) {
    values[option] = [value]
  }
}

extension Invocation {
  /// Whether an option was given.
  func has(_ option: Option) -> Bool { values[option] != nil }

  /// The value of an option, if it was given; of several the last.
  func text(_ option: Option) -> String? { values[option]?.last }

  /// What an option of words chooses, if it was given.
  func word<Choice: Worded>(_ option: Option) -> Choice? { text(option).flatMap(Choice.named) }

  /// All values of an option that may be given several times, in order.
  func texts(_ option: Option) -> [String] { values[option, default: []] }

  /// The value of an option that counts, if it was given.
  func count(_ option: Option) -> Int? { text(option).flatMap { Int($0) } }
}
