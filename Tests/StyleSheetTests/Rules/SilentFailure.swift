import StyleSheet
import Testing

/// A failure that an engine does not report, and the finding for it.
struct SilentFailure: Sendable, CustomTestStringConvertible {
  /// The number in the list of known failures; for others a letter for the severity.
  let number: String
  let input: String
  /// The engine that `drawing` is for.
  let dialect: Dialect
  /// All engines for which the rule has the finding, `dialect` first.
  let targets: [Dialect]
  /// The ID of the rule.
  let id: String
  /// The sheet, annotated with the findings of the rule.
  let drawing: String

  init(
    _ number: String, _ input: String, _ dialect: Dialect, also others: [Dialect] = [],
    _ id: String, _ drawing: String
  ) {
    self.number = number
    self.input = input
    self.dialect = dialect
    targets = [dialect] + others
    self.id = id
    self.drawing = drawing
  }

  var testDescription: String { "\(number): \(input)" }
}
