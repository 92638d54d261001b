// The words of one cell, each of them where it stands or is spoken.

extension RatingCell {
  /// What stands before the marks; nil where that is nothing.
  ///
  /// Unless the program says what it is, only the styles to be read have something there.
  func words(before strings: RatingStrings) -> String? {
    let content: RatingLabel.Content? =
      switch labels.leading.content {
      case .ofStyle: style.isReadOnly ? .average : nil
      case .value, .average, .reviews, .name, .text: labels.leading.content
      }
    return content.flatMap { words($0, strings) }.map(labels.leading.framed)
  }

  /// What stands after the marks; nil where that is nothing.
  func words(after strings: RatingStrings) -> String? {
    let content: RatingLabel.Content =
      switch labels.trailing.content {
      case .ofStyle: style.isReadOnly ? .reviews : .value
      case .value, .average, .reviews, .name, .text: labels.trailing.content
      }
    return words(content, strings).map(labels.trailing.framed)
  }

  private func words(_ content: RatingLabel.Content, _ strings: RatingStrings) -> String? {
    switch content {
    case .ofStyle: nil
    case .value: strings.words(for: shownValue, in: bounds)
    case .average: strings.average(strings.average, shownValue, bounds)
    case .reviews: strings.reviews(reviewCount, ceiling: reviewCountCeiling, isSpoken: false)
    case .name: labels.word(for: markedValue, in: bounds)?.orNil
    case .text(let text): text.orNil
    }
  }

  /// What is rated, and behind it whether it has to be; nil where it has no name.
  func markedName(_ strings: RatingStrings) -> String? {
    keyName?.orNil.map { demand.marked($0, strings.validation) }
  }

  /// What is rated, spoken, even where its name is hidden; and whether it has to be.
  func spokenName(_ strings: RatingStrings) -> String {
    demand.spoken(
      keyName?.orNil ?? strings.control, strings.validation, separator: strings.listSeparator)
  }

  /// What is spoken when the rating has become the one there is, or is about to; nil where nobody can
  /// change it.
  func announcement(_ strings: RatingStrings) -> String? {
    guard canChange else { return nil }
    switch phase {
    case .staged(let next): return strings.announcement(of: next, in: bounds)
    case .resting, .hovering, .tracking, .engaged:
      return strings.announcement(of: rating.map(spoken(of:)), in: bounds)
    }
  }
}
