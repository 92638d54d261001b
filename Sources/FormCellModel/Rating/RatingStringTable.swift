/// The texts of ``RatingStrings``; the defaults are in English.
public struct RatingStringTable: Hashable, Sendable {
  /// The name of a control without a key name.
  public var control = "Rating"
  /// The rating, after the marks and spoken.
  public var value = Self.valueOfMaximum
  /// The average before the marks.
  public var average: Phrase<RatingSlot> = "{value}"
  /// The average, spoken.
  public var spokenAverage: Phrase<RatingSlot> = "average rating {value} of {maximum}"
  /// The number of reviews.
  public var reviews: Phrase<RatingSlot> = [.one: "{count} review", .other: "{count} reviews"]
  /// More reviews than the maximum count.
  public var moreReviews: Phrase<RatingSlot> = "{count}+ reviews"
  /// More reviews than the maximum count, spoken.
  public var spokenMoreReviews: Phrase<RatingSlot> = "{count} plus reviews"
  /// The announcement of a changed rating.
  public var announcement = Self.valueOfMaximum
  /// The result of adjusting the rating, spoken if the user can change it; choices need no hint.
  ///
  /// It describes the result and is not an instruction: "Changes the rating", not "Swipe up to …".
  /// Source: Apple, `accessibilityHint`.
  public var hint = "Changes the rating"
  /// The name of the action that clears the rating.
  public var clear = "Clear rating"
  /// The separator between two spoken items.
  public var listSeparator = ", "
  /// The spoken text for no rating; nil uses the lower bound.
  public var unset: String?
  /// A choice.
  public var choice: Phrase<RatingSlot> = "{value} of {maximum}"
  /// The format of ratings.
  public var numbers = NumberTextFormat.upToOneDecimal
  /// The format of averages; nil uses that of ratings.
  public var averageNumbers: NumberTextFormat?
  /// The format of the number of reviews.
  package var counts = CountFormat.full
  /// The rules that select the form of a phrase for a formatted number.
  public var plurals = PluralRules.english
  /// The texts of validations, such as a missing rating.
  public var validation = ValidationStrings(missing: "A rating is required")

  // One value, so that comparing the two phrases compares no parts.
  private static let valueOfMaximum: Phrase<RatingSlot> = "{value} of {maximum}"
}
