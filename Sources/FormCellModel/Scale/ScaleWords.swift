/// The placeholders of the phrases of a cell, filled with its numbers.
struct ScaleWords {
  let title: String
  let scale: ValueScale
  let writing: ScaleWriting
  let plurals: PluralRules
  /// The numbers, which select plural forms; the upper one is that of a cell with one value.
  var numbers: ScaleRange?
  /// The values as they are shown.
  var value = ""
  var lower = ""
  var upper = ""

  func callAsFunction(_ phrase: Phrase<ScaleSlot>) -> String {
    phrase(for: category(of: phrase)) { slot in
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

  func callAsFunction(_ phrase: Phrase<ScaleSlot>, _ number: FixedDecimal) -> String {
    var words = self
    words.numbers = ScaleRange(number, number)
    words.value = writing.number(number, scale)
    return words(phrase)
  }

  /// Returns the category of the first number that a phrase has in this order: the value, the upper
  /// and the lower value, the step, the upper and the lower bound.
  private func category(of phrase: Phrase<ScaleSlot>) -> PluralCategory {
    guard phrase.hasForms else { return .other }
    let numbers: [(slot: ScaleSlot, number: FixedDecimal?)] = [
      (.value, numbers?.upper), (.upper, numbers?.upper), (.lower, numbers?.lower),
      (.step, scale.step), (.maximum, scale.bounds.upperBound),
      (.minimum, scale.bounds.lowerBound),
    ]
    guard let (slot, number) = numbers.first(where: { phrase.has($0.slot) }), let number else {
      return .other
    }
    let format = slot == .step ? writing.stepFormat : writing.format(of: scale)
    return plurals.category(of: format.written(number))
  }
}
