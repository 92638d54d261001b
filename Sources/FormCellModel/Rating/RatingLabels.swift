/// What stands before and after the marks, and what each rating is called.
public struct RatingLabels: Hashable, Sendable {
  /// Before the marks, where the cell shows it.
  public var leading = RatingLabel()
  /// After the marks, where the cell shows it.
  public var trailing = RatingLabel()
  /// What each rating is called, that of the first mark first: "Poor", "Fair" and so on.
  ///
  /// What is missing at the end has no word, and what is too much is not used.
  public var ratings: [String] = []
  /// What the lowest rating is called, which has no mark: "Not rated"; nil is no word.
  public var lowest: String?

  /// No words of one's own.
  public init() {}
}

extension RatingLabels {
  /// What a rating is called, or nil.
  ///
  /// A rating between two marks is called as the nearer one; in the middle, as the greater.
  public func word(for value: FixedDecimal, in bounds: ScaleBounds) -> String? {
    let whole = value.clamped(to: bounds.values).rounded(to: 1, .halfUp)
    let index = Int(whole.millionths / FixedDecimal.unit) - bounds.lower - 1
    guard index >= 0 else { return lowest }
    return index < ratings.count ? ratings[index] : nil
  }

  /// What the marks are called, one word each, as far as there are words.
  func words(in bounds: ScaleBounds) -> [String] {
    ratings.count > bounds.items ? Array(ratings.prefix(bounds.items)) : ratings
  }
}

/// What stands at one end of the marks.
public struct RatingLabel: Hashable, Sendable {
  /// What it says.
  public enum Content: Hashable, Sendable {
    /// What the style has there: before the marks the average, in the styles to be read; after
    /// them the number of reviews in those, and the rating in the others.
    case ofStyle
    /// The rating in words: "3 of 5".
    case value
    /// The rating or the average in figures: "3.7".
    case average
    /// The number of reviews: "12 reviews".
    case reviews
    /// What the rating is called: "Fair".
    case name
    /// The program's own words.
    case text(String)
  }

  /// What it says.
  public var content: Content
  /// Whether it stands in parentheses.
  ///
  /// Each is put only where it is not there yet: "120", "(120" and "(120)" are all "(120)". Source:
  /// leboncoin/spark-ios-component-rating, its tests of the text.
  public var isInParentheses: Bool

  /// A label of the given parts.
  public init(_ content: Content = .ofStyle, isInParentheses: Bool = false) {
    self.content = content
    self.isInParentheses = isInParentheses
  }
}

extension RatingLabel {
  /// `text` as the label shows it.
  func framed(_ text: String) -> String {
    guard isInParentheses else { return text }
    return (text.hasPrefix("(") ? "" : "(") + text + (text.hasSuffix(")") ? "" : ")")
  }
}
