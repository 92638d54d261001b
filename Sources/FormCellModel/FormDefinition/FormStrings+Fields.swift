extension FormStrings {
  package static let fields: [Field<FormStrings>] = cells + messages

  private static let cells: [Field<FormStrings>] = [
    Field("rating", \.rating, RatingStrings.fields, "the texts of rating cells"),
    Field("switch", \.toggle, SwitchStrings.fields, "the texts of switches"),
    Field("text", \.text, TextStrings.fields, "the texts of text cells"),
    Field("choice", \.choice, ChoiceStrings.fields, "the texts of choices"),
    Field("button", \.button, ButtonStrings.fields, "the texts of buttons"),
    Field("scale", \.scale, ScaleStrings.fields, "the texts of sliders and steppers"),
  ]

  private static let messages: [Field<FormStrings>] = [
    .plurals(\.plurals),
    Field("required", \.required, "the message about a missing value", slots: []),
    Field("length", \.length, Limits.fields, "the messages about the length of a text"),
    Field("options", \.options, Limits.fields, "the messages about the number of options"),
    Field("range", \.range, Limits.fields, "the messages about a number"),
    Field("pattern", \.pattern, "the message about a pattern", slots: []),
    Field("equals", \.equals, "the message about two fields with different values", slots: []),
    Field("custom", \.custom, "the message about a check of the app", slots: []),
    Field(
      "invalid", \.invalid, "the announcement of the only error", slots: [.field, .message, .count]),
    Field(
      "severalInvalid", \.severalInvalid, "the announcement of the first of several errors",
      slots: [.field, .message, .count]),
    Field(
      "severalUnnamed", \.severalUnnamed,
      "the announcement of the first of several errors, in a field without a name",
      slots: [.message, .count]),
    Field("submitted", \.submitted, "the notice after a submission"),
    Field(
      "notSubmitted", \.notSubmitted, "the notice after a failed submission", slots: [.message]),
    Field("notLoaded", \.notLoaded, "the notice after failed loading", slots: [.message]),
    Field("offline", \.offline, "the reason of a failure without a connection"),
    Field("unanswered", \.unanswered, "the reason of a failure without an answer"),
    Field("refused", \.refused, "the reason of a refusal without a message"),
  ]
}

extension FormStrings.Limits {
  package static let fields: [Field<FormStrings.Limits>] = [
    Field("minimum", \.minimum, "the text about a minimum alone", slots: [.minimum]),
    Field("maximum", \.maximum, "the text about a maximum alone", slots: [.maximum]),
    both,
    Field(
      "exact", \.exact, .phrase([.minimum, .maximum]),
      "the text about a minimum that is the maximum, too; without it, that of a described `both`"),
  ]

  // A described text about both is not followed by an English one about equal limits.
  private static let both: Field<FormStrings.Limits> = {
    let text = Field<FormStrings.Limits>(
      "both", \.both, "the text about both", slots: [.minimum, .maximum])
    return Field(
      text.name, text.forms, text.meaning,
      read: { reader, limits in
        text.read(&reader, &limits)
        if reader.has("both") { limits.exact = nil }
      }, written: text.written)
  }()
}
