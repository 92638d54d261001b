/// What somebody asked a command to do.
struct Invocation: Hashable, Sendable {
  /// The value of each option that was given, under the option's name; the last one counts.
  private(set) var values: [String: String] = [:]
  /// What is no option, in order.
  private(set) var operands: [SystemText] = []

  /// Nothing asked yet.
  init() {}

  mutating func set(_ option: Option, to value: String) { values[option.name] = value }
  mutating func add(_ operand: SystemText) { operands.append(operand) }
}

extension Invocation {
  /// Whether an option was given.
  func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// The value of an option, if it was given.
  func text(_ option: Option) -> String? { values[option.name] }

  /// The value of an option that counts, if it was given.
  func count(_ option: Option) -> Int? { values[option.name].flatMap { Int($0) } }
}
