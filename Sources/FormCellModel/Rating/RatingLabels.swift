/// The labels before and after the marks, and the names of the ratings.
public struct RatingLabels: Hashable, Sendable {
  /// The label before the marks, if the cell shows it.
  package var leading = RatingLabel()
  /// The label after the marks, if the cell shows it.
  public var trailing = RatingLabel()
  /// The names of the ratings, from the first mark on: "Poor", "Fair" and so on.
  ///
  /// Missing ratings at the end have no name; extra names are ignored.
  package var ratings: [String] = []
  /// The name of the lowest rating, which has no mark, such as "Not rated"; nil is no name.
  package var lowest: String?

  /// Returns the name of a rating, or nil.
  ///
  /// A rating between two marks has the name of the nearer one; a tie has that of the greater.
  package func word(for value: FixedDecimal, in bounds: ScaleBounds) -> String? {
    let whole = value.clamped(to: bounds.values).rounded(to: 1, .halfUp)
    let index = Int(whole) - bounds.lower - 1
    guard index >= 0 else { return lowest }
    return index < ratings.count ? ratings[index] : nil
  }

  /// Returns the names of the marks, as far as they have names.
  func words(in bounds: ScaleBounds) -> [String] {
    ratings.count > bounds.items ? Array(ratings.prefix(bounds.items)) : ratings
  }
}

/// The label at one end of the marks.
public struct RatingLabel: Hashable, Sendable {
  /// The content of a label.
  public enum Content: Hashable, Sendable {
    /// The default of the style: in a read-only style the average before and the number of reviews
    /// after the marks; in others nothing before and the rating after them.
    case ofStyle
    /// The rating in words: "3 of 5".
    case value
    /// The rating or the average in figures: "3.7".
    case average
    /// The number of reviews: "12 reviews".
    case reviews
    /// The name of the rating: "Fair".
    case name
    /// The program's own text.
    case text(String)
  }

  package var content: Content
  /// True if the label is in parentheses.
  ///
  /// An existing parenthesis is kept: "120", "(120" and "(120)" all become "(120)". Source:
  /// leboncoin/spark-ios-component-rating, its tests of the text.
  package var isInParentheses: Bool

  /// Creates a label.
  public init(_ content: Content = .ofStyle, isInParentheses: Bool = false) {
    self.content = content
    self.isInParentheses = isInParentheses
  }

  /// Returns the label with the content of its style, unless it has its own; nil without content.
  func filled(with usual: Content?) -> RatingLabel? {
    guard case .ofStyle = content else { return self }
    return usual.map { RatingLabel($0, isInParentheses: isInParentheses) }
  }

  func framed(_ text: String) -> String {
    guard isInParentheses else { return text }
    return (text.hasPrefix("(") ? "" : "(") + text + (text.hasSuffix(")") ? "" : ")")
  }
}
