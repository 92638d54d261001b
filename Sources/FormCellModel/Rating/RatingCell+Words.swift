// The shown and spoken texts of a cell.

extension RatingCell {
  /// Returns the text before the marks; nil if there is none.
  ///
  /// By default, only the read-only styles have one.
  func words(before strings: RatingStrings) -> String? {
    let content: RatingLabel.Content? =
      switch labels.leading.content {
      case .ofStyle: style.isReadOnly ? .average : nil
      case .value, .average, .reviews, .name, .text: labels.leading.content
      }
    return content.flatMap { words($0, strings) }.map(labels.leading.framed)
  }

  /// Returns the text after the marks; nil if there is none.
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

  /// Returns the key name with its mark for a required rating; nil if there is no key name.
  func markedName(_ strings: RatingStrings) -> String? {
    keyName?.orNil.map { demand.marked($0, strings.validation) }
  }

  /// Returns the spoken name, even if it is hidden, and whether a rating is required.
  func spokenName(_ strings: RatingStrings) -> String {
    demand.spoken(
      keyName?.orNil ?? strings.control, strings.validation, separator: strings.listSeparator)
  }

  /// Returns the announcement of the current or staged rating; nil if the user cannot change it.
  func announcement(_ strings: RatingStrings) -> String? {
    guard canChange else { return nil }
    switch phase {
    case .staged(let next): return strings.announcement(of: next, in: bounds)
    case .resting, .hovering, .tracking, .engaged:
      return strings.announcement(of: rating.map { spoken(of: $0) }, in: bounds)
    }
  }
}
