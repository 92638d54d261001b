// The shown and spoken texts of a cell.

extension RatingCell {
  /// The label before the marks with its content; nil if it is not shown.
  ///
  /// By default, only the read-only styles have one.
  var leadingLabel: RatingLabel? {
    showsLeadingLabel ? labels.leading.filled(with: style.isReadOnly ? .average : nil) : nil
  }

  /// The label after the marks with its content; nil if it is not shown.
  var trailingLabel: RatingLabel? {
    showsTrailingLabel ? labels.trailing.filled(with: style.isReadOnly ? .reviews : .value) : nil
  }

  /// The rating of the labels; nil is no rating.
  private var labeledRating: FixedDecimal? { showsNone ? nil : shownValue }

  /// Returns the current text of a label; nil if there is none.
  func words(of label: RatingLabel?, _ strings: RatingStrings) -> String? {
    guard let label else { return nil }
    return words(of: label, for: labeledRating, strings)
  }

  /// Returns the current rating of a label, and those with the longest texts that it can have while the
  /// user rates: those that the user can choose, and the one before a touch; nil is no rating.
  ///
  /// The label has room for all texts, so that the marks stay where they are.
  func ratings(of label: RatingLabel) -> [FixedDecimal?] {
    var ratings = [labeledRating]
    guard canChange else { return ratings }
    func add(_ rating: FixedDecimal?) {
      if !ratings.contains(rating) { ratings.append(rating) }
    }
    let ends = bounds.values
    switch label.content {
    case .name:
      add(ends.lowerBound)
      for index in labels.words(in: bounds).indices { add(ratingOfMark(index)) }
    case .value, .average:
      ratings.reserveCapacity(11)
      let (drag, tap) = (policies.pointer.rounding, policies.pointer.tapRounding)
      if policies.holding.unset == .isNone { add(placeholder) }
      add(settledRating ?? placeholder)
      add(ends.lowerBound)
      add(ends.upperBound)
      for step in [
        drag.step ?? Self.longest, (tap ?? drag).step ?? Self.longest, policies.keys.step,
      ] {
        add(ends.lowerBound.adding(step))
        add(ends.upperBound.subtracting(step))
      }
    case .ofStyle, .reviews, .text: break
    }
    return ratings
  }

  /// A distance from a mark whose number has all decimals.
  private static let longest = FixedDecimal(millionths: 111_112)

  /// The rating before a touch or a preview.
  private var settledRating: FixedDecimal? {
    if case .tracking(let tracking) = phase { tracking.start } else { rating }
  }

  /// Returns the text of a label for a rating; nil is no rating.
  func words(
    of label: RatingLabel, for value: FixedDecimal?, _ strings: RatingStrings
  ) -> String? {
    let number = value ?? bounds.values.lowerBound
    let words: String? =
      switch label.content {
      case .ofStyle: nil
      case .value:
        (value == nil ? strings.table.unset : nil) ?? strings.table.words(for: number, in: bounds)
      case .average: strings.table.average(strings.table.average, number, bounds)
      case .reviews:
        strings.table.reviews(reviewCount, ceiling: reviewCountCeiling, isSpoken: false)
      case .name: labels.word(for: rules.marked(number), in: bounds)?.orNil
      case .text(let text): text.orNil
      }
    return words.map(label.framed)
  }

  /// Returns the announcement of the current or staged rating; nil if the user cannot change it.
  ///
  /// The spoken rating is usually the same text, which is then not written again.
  func announcement(_ strings: RatingStrings, spokenRating: String) -> String? {
    guard canChange else { return nil }
    if !speaksOfNone, strings.table.announcement == strings.table.value { return spokenRating }
    switch phase {
    case .staged(let next): return strings.announcement(of: next, in: bounds)
    case .resting, .hovering, .tracking, .engaged:
      return strings.announcement(of: rating.map { spoken(of: $0) }, in: bounds)
    }
  }
}
