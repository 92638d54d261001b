extension Validation {
  package static let fields: [Field<Validation>] = [
    Field("message", \.message, "the words; nil are those for a value that is missing"),
    Field("kind", \.kind, "the kind of the words"),
    Field("style", \.style, "the room that the words take"),
  ]
}

extension ValidationStrings {
  /// The keys of the texts about required values.
  package static let fields: [Field<ValidationStrings>] = [
    Field("requiredMark", \.requiredMark, "the mark behind the name of a required cell"),
    Field("required", \.required, "the mark, spoken"),
    Field("missing", \.missing, "the words for a value that is missing"),
    Field("none", \.none, "a word of help, spoken"),
    Field("info", \.info, "information, spoken"),
    Field("success", \.success, "a success, spoken"),
    Field("error", \.error, "an error, spoken"),
    Field("warning", \.warning, "a warning, spoken"),
  ]
}

extension NumberTextFormat {
  static let fields: [Field<NumberTextFormat>] = [
    Field("fewestDecimals", \.fewestDecimals, .whole(0...6), "the least number of decimals"),
    Field("mostDecimals", \.mostDecimals, .whole(0...6), "the greatest number of decimals"),
    Field("decimalsRounding", \.rounding, "the rounding of decimals that are not written"),
  ]
}
