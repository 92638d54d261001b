extension RatingStrings {
  package static let fields: [Field<RatingStrings>] = words + numbers

  private static let words: [Field<RatingStrings>] = [
    Field("control", \.table.control, "the name of a control without a key name"),
    Field("value", \.table.value, "the rating"),
    Field("valueOfOne", one: \.table.value, of: "value"),
    Field("average", \.table.average, "the average before the marks"),
    Field("spokenAverage", \.table.spokenAverage, "the average, spoken"),
    Field("reviews", \.table.reviews, "the number of reviews"),
    Field("oneReview", one: \.table.reviews, of: "reviews"),
    Field("moreReviews", \.table.moreReviews, "more reviews than the ceiling"),
    Field("spokenMoreReviews", \.table.spokenMoreReviews, "more reviews than the ceiling, spoken"),
    Field("announcement", \.table.announcement, "a rating that was changed, spoken"),
    Field("announcementOfOne", one: \.table.announcement, of: "announcement"),
    Field("hint", \.table.hint, "the result of adjusting the rating"),
    Field("clear", \.table.clear, "the action that takes the rating away"),
    Field("listSeparator", \.table.listSeparator, "the text between two things that are spoken"),
    Field("unset", \.table.unset, "no rating, spoken"),
    Field("choice", \.table.choice, "one of the ratings to choose from"),
    Field("choiceOfOne", one: \.table.choice, of: "choice"),
    Field("validation", \.table.validation, ValidationStrings.fields, "the words of validations"),
  ]

  /// The language comes first: the other keys override it.
  private static let numbers: [Field<RatingStrings>] =
    [
      .language("a language, whose numbers hold unless other keys change them") { $0.take($1) },
      Field("digits", \.digits, "a numbering system"),
    ] + NumberTextFormat.fields.map { $0.at(\.table.numbers) } + [
      Field(
        "decimalSeparator", \.decimalSeparator, .decimalSeparator,
        "the character before the decimals"),
      Field(
        "averageNumbers", \.table.averageNumbers, else: \.table.numbers, NumberTextFormat.fields,
        "the decimals of averages"),
      Field("countForm", \.table.counts.form, "the form of counts"),
      Field(
        "groupSeparator", \.table.counts.number.groupSeparator, .groupSeparator,
        "the character between thousands; empty for none"
      ).checked { $1.table.counts.number.checkSeparators(&$0) },
      Field("countUnits", \.table.counts.units, .texts, "the units of short counts"),
    ]

  /// The digits of all numbers.
  private var digits: DigitSystem {
    get { table.numbers.digits }
    set {
      table.numbers.digits = newValue
      table.counts.number.digits = newValue
      table.averageNumbers?.digits = newValue
    }
  }

  /// The decimal separator of all numbers.
  private var decimalSeparator: String {
    get { table.numbers.decimalSeparator }
    set {
      table.numbers.decimalSeparator = newValue
      table.counts.number.decimalSeparator = newValue
      table.averageNumbers?.decimalSeparator = newValue
    }
  }
}
