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
    Field("requiredMark", \.table.requiredMark, "the mark behind the name of a required cell"),
    Field("required", \.table.required, "the mark, spoken"),
    Field("missing", \.table.missing, "the words for a value that is missing"),
    Field("none", \.table.none, "a word of help, spoken"),
    Field("info", \.table.info, "information, spoken"),
    Field("success", \.table.success, "a success, spoken"),
    Field("error", \.table.error, "an error, spoken"),
    Field("warning", \.table.warning, "a warning, spoken"),
  ]
}

extension NumberTextFormat {
  static let fields: [Field<NumberTextFormat>] = [
    Field("fewestDecimals", \.fewestDecimals, .whole(0...6), "the least number of decimals"),
    Field(
      "mostDecimals", [.whole(0...6)], "the greatest number of decimals",
      read: { reader, format in
        format.mostDecimals = reader.whole("mostDecimals", in: 0...6) ?? format.mostDecimals
        format.check(&reader)
      }, written: { $0.mostDecimals }),
    Field("decimalsRounding", \.rounding, "the rounding of decimals that are not written"),
  ]

  /// Reports a least number of decimals in a file that is above the greatest one.
  private func check(_ reader: inout any FieldReader) {
    guard reader.isFile, reader.has("fewestDecimals"), fewestDecimals > mostDecimals else { return }
    reader.report(
      .outOfRange, at: reader.place(of: "fewestDecimals"),
      "'fewestDecimals' is '\(fewestDecimals)', more than 'mostDecimals', '\(mostDecimals)'")
  }
}

extension Answer where Value == String {
  /// The character before the decimals.
  static var decimalSeparator: Self { separator(1...1) }
  /// The character between groups of digits, or none.
  static var groupSeparator: Self { separator(0...1) }

  private static func separator(_ lengths: ClosedRange<Int>) -> Self {
    Answer(
      plain: Plain(
        form: .text,
        read: { name, reader in
          guard let text = reader.text(name) else { return nil }
          let hasDigit = text.contains(where: \.isNumber)
          guard reader.isFile, hasDigit || !lengths.contains(text.unicodeScalars.count) else {
            return text
          }
          reader.report(
            .outOfRange, at: reader.place(of: name),
            "'\(name)' is '\(text)'; "
              + (hasDigit ? "a separator has no digits" : "expected one character"))
          return nil
        }, written: { $0 }))
  }
}
