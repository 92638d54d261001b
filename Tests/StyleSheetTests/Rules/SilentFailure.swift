import StyleSheet
import Testing

/// Something that an engine does in silence, and what is said of it.
struct SilentFailure: Sendable, CustomTestStringConvertible {
  /// That of the list by which the package was planned; beyond it a letter says how grave it is.
  let number: String
  let input: String
  /// The engine that the words are for.
  let dialect: Dialect
  /// Those of which the same rule speaks, that one first; of all others it says nothing.
  let speakers: [Dialect]
  /// The rule that speaks.
  let id: String
  /// The sheet, and under its lines all that the rule says of them.
  let drawing: String

  init(
    _ number: String, _ input: String, _ dialect: Dialect, also others: [Dialect] = [],
    _ id: String, _ drawing: String
  ) {
    self.number = number
    self.input = input
    self.dialect = dialect
    speakers = [dialect] + others
    self.id = id
    self.drawing = drawing
  }

  var testDescription: String { "\(number): \(input)" }
}
