// The shown and spoken texts of a cell.

extension RatingCell {
  /// The text of a label, and all texts that it can have while the user rates.
  struct LabelWords: Hashable, Sendable {
    /// The current text; nil if there is none.
    let shown: String?
    /// The texts that the label has room for, so that the marks stay where they are.
    let all: [String]

    static let none = LabelWords(shown: nil, all: [])
  }

  /// Returns the texts before the marks.
  ///
  /// By default, only the read-only styles have one.
  func words(before strings: RatingStrings) -> LabelWords {
    words(labels.leading, style.isReadOnly ? .average : nil, strings)
  }

  /// Returns the texts after the marks.
  func words(after strings: RatingStrings) -> LabelWords {
    words(labels.trailing, style.isReadOnly ? .reviews : .value, strings)
  }

  private func words(
    _ label: RatingLabel, _ usual: RatingLabel.Content?, _ strings: RatingStrings
  ) -> LabelWords {
    let content: RatingLabel.Content? =
      switch label.content {
      case .ofStyle: usual
      case .value, .average, .reviews, .name, .text: label.content
      }
    guard let content else { return .none }
    func text(_ value: FixedDecimal?) -> String? {
      words(content, for: value, strings).map(label.framed)
    }
    let shown = text(showsNone ? nil : shownValue)
    let others = canChange ? labeledRatings(content).compactMap(text) : []
    return LabelWords(shown: shown, all: (shown.map { [$0] } ?? []) + others)
  }

  /// The ratings with the longest texts that a label can have during a touch: those that the user can
  /// choose, and the one before the touch; nil is no rating.
  private func labeledRatings(_ content: RatingLabel.Content) -> [FixedDecimal?] {
    let ends = bounds.values
    switch content {
    case .name:
      return [ends.lowerBound] + labels.words(in: bounds).indices.map(ratingOfMark)
    case .value, .average:
      let pointer = policies.pointer
      let steps = [pointer.rounding, pointer.tapRounding ?? pointer.rounding].map {
        $0.step ?? Self.longest
      }
      let beside = Set(steps + [policies.keys.step]).flatMap {
        [ends.lowerBound.adding($0), ends.upperBound.subtracting($0)]
      }
      let none: [FixedDecimal?] = policies.holding.unset == .isNone ? [placeholder] : []
      return none + [settledRating ?? placeholder, ends.lowerBound, ends.upperBound] + beside
    case .ofStyle, .reviews, .text: return []
    }
  }

  /// A distance from a mark whose number has all decimals.
  private static let longest = FixedDecimal(millionths: 111_112)

  /// The rating before a touch or a preview.
  private var settledRating: FixedDecimal? {
    if case .tracking(let tracking) = phase { tracking.start } else { rating }
  }

  /// Returns the text of a label for a rating; nil is no rating.
  private func words(
    _ content: RatingLabel.Content, for value: FixedDecimal?, _ strings: RatingStrings
  ) -> String? {
    let number = value ?? bounds.values.lowerBound
    return switch content {
    case .ofStyle: nil
    case .value:
      (value == nil ? strings.unset : nil) ?? strings.words(for: number, in: bounds)
    case .average: strings.average(strings.average, number, bounds)
    case .reviews: strings.reviews(reviewCount, ceiling: reviewCountCeiling, isSpoken: false)
    case .name: labels.word(for: rules.marked(number), in: bounds)?.orNil
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
