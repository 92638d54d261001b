/// The words of ``RatingStrings``, one beside the other, in English unless somebody says otherwise.
struct RatingStringTable: Hashable, Sendable {
  var control: String = "Rating"
  var value: RatingPhrase = "{value} of {maximum}"
  var valueOfOne: RatingPhrase?
  var average: RatingPhrase = "{value}"
  var spokenAverage: RatingPhrase = "average rating {value} of {maximum}"
  var oneReview: RatingPhrase = "{count} review"
  var reviews: RatingPhrase = "{count} reviews"
  var moreReviews: RatingPhrase = "{count}+ reviews"
  var spokenMoreReviews: RatingPhrase = "{count} plus reviews"
  var announcement: RatingPhrase = "{value} of {maximum}"
  var announcementOfOne: RatingPhrase?
  var hint: String = "Increment or decrement to change the rating"
  var listSeparator: String = ", "
  var unset: String?
  var choice: RatingPhrase = "{value} of {maximum}"
  var choiceOfOne: RatingPhrase?
  var numbers: RatingNumberFormat = RatingNumberFormat.upToOneDecimal
  var averageNumbers: RatingNumberFormat?
  var counts: RatingCountFormat = RatingCountFormat.full
  var validation: ValidationStrings = ValidationStrings()
}
