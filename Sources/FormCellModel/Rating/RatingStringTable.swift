/// The storage of ``RatingStrings``; the defaults are in English.
struct RatingStringTable: Hashable, Sendable {
  var control: String = "Rating"
  var value = Self.valueOfMaximum
  var average: Phrase<RatingSlot> = "{value}"
  var spokenAverage: Phrase<RatingSlot> = "average rating {value} of {maximum}"
  var reviews: Phrase<RatingSlot> = [.one: "{count} review", .other: "{count} reviews"]
  var moreReviews: Phrase<RatingSlot> = "{count}+ reviews"
  var spokenMoreReviews: Phrase<RatingSlot> = "{count} plus reviews"
  var announcement = Self.valueOfMaximum
  var hint: String = "Changes the rating"
  var clear: String = "Clear rating"
  var listSeparator: String = ", "
  var unset: String?
  var choice: Phrase<RatingSlot> = "{value} of {maximum}"
  var numbers: NumberTextFormat = NumberTextFormat.upToOneDecimal
  var averageNumbers: NumberTextFormat?
  var counts: CountFormat = CountFormat.full
  var plurals: PluralRules = PluralRules.english
  var validation: ValidationStrings = ValidationStrings(missing: "A rating is required")

  // One value, so that comparing the two phrases compares no parts.
  private static let valueOfMaximum: Phrase<RatingSlot> = "{value} of {maximum}"
}
