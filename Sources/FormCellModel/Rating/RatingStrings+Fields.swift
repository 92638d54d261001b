extension RatingStrings {
  /// The keys of the texts of a rating cell.
  package static let fields: [Field<RatingStrings>] = words + numbers

  private static let words: [Field<RatingStrings>] = [
    Field("control", \.control, "the name of a control without a key name"),
    Field("value", \.value, "the rating"),
    Field("valueOfOne", one: \.value, of: "value"),
    Field("average", \.average, "the average before the marks"),
    Field("spokenAverage", \.spokenAverage, "the average, spoken"),
    Field("reviews", \.reviews, "the number of reviews"),
    Field("oneReview", one: \.reviews, of: "reviews"),
    Field("moreReviews", \.moreReviews, "more reviews than the ceiling"),
    Field("spokenMoreReviews", \.spokenMoreReviews, "more reviews than the ceiling, spoken"),
    Field("announcement", \.announcement, "a rating that was changed, spoken"),
    Field("announcementOfOne", one: \.announcement, of: "announcement"),
    Field("hint", \.hint, "the result of adjusting the rating"),
    Field("clear", \.clear, "the action that takes the rating away"),
    Field("listSeparator", \.listSeparator, "the text between two things that are spoken"),
    Field("unset", \.unset, "no rating, spoken"),
    Field("choice", \.choice, "one of the ratings to choose from"),
    Field("choiceOfOne", one: \.choice, of: "choice"),
    Field("validation", \.validation, ValidationStrings.fields, "the words of validations"),
  ]

  /// The language comes first: the other keys override it.
  private static let numbers: [Field<RatingStrings>] =
    [
      .language("a language, whose numbers hold unless other keys change them") { $0.take($1) },
      Field("digits", \.digits, "a numbering system"),
    ] + NumberTextFormat.fields.map { $0.at(\.numbers) } + [
      Field(
        "decimalSeparator", \.decimalSeparator, .decimalSeparator,
        "the character before the decimals"),
      Field(
        "averageNumbers", \.averageNumbers, else: \.numbers, NumberTextFormat.fields,
        "the decimals of averages"),
      Field("countForm", \.counts.form, "the form of counts"),
      Field(
        "groupSeparator", \.counts.number.groupSeparator, .groupSeparator,
        "the character between thousands; empty for none"),
      Field("countUnits", \.counts.units, .texts, "the units of short counts"),
    ]

  /// The digits of all numbers.
  private var digits: DigitSystem {
    get { numbers.digits }
    set {
      numbers.digits = newValue
      counts.number.digits = newValue
      averageNumbers?.digits = newValue
    }
  }

  /// The decimal separator of all numbers.
  private var decimalSeparator: String {
    get { numbers.decimalSeparator }
    set {
      numbers.decimalSeparator = newValue
      counts.number.decimalSeparator = newValue
      averageNumbers?.decimalSeparator = newValue
    }
  }
}
