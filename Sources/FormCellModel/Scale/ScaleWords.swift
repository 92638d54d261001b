/// The placeholders of the phrases of a cell, filled with its numbers.
struct ScaleWords {
  let title: String
  let scale: ValueScale
  let writing: ScaleWriting
  /// The values as they are shown.
  var value = ""
  var lower = ""
  var upper = ""

  /// Creates the words of a cell without a value.
  init(_ title: String, _ scale: ValueScale, _ writing: ScaleWriting) {
    self.title = title
    self.scale = scale
    self.writing = writing
  }

  /// Returns a phrase with its placeholders filled.
  func callAsFunction(_ phrase: Phrase<ScaleSlot>) -> String {
    phrase { slot in
      switch slot {
      case .title: title
      case .value: value
      case .lower: lower
      case .upper: upper
      case .minimum: writing.number(scale.bounds.lowerBound, scale)
      case .maximum: writing.number(scale.bounds.upperBound, scale)
      case .step: writing.step(of: scale)
      }
    }
  }

  /// Returns a phrase about one number.
  func callAsFunction(_ phrase: Phrase<ScaleSlot>, _ number: FixedDecimal) -> String {
    var words = self
    words.value = writing.number(number, scale)
    return words(phrase)
  }
}
