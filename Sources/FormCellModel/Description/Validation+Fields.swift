extension Validation {
  package static let fields: [Field<Validation>] = [
    Field("message", \.message, "the words; nil are those for a value that is missing"),
    Field("kind", \.kind, "the kind of the words"),
    Field("style", \.style, "the room that the words take"),
  ]
}

extension ValidationStrings {
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
    Field("mostDecimals", \.mostDecimals, .whole(0...6), "the greatest number of decimals")
      .checked { $1.checkDecimals(&$0) },
    Field("decimalsRounding", \.rounding, "the rounding of decimals that are not written"),
  ]

  /// Reports a least number of decimals that is above the greatest one.
  private func checkDecimals(_ reader: inout any FieldReader) {
    guard reader.has("fewestDecimals"), fewestDecimals > mostDecimals else { return }
    reader.report(
      .outOfRange, at: reader.place(of: "fewestDecimals"),
      "'fewestDecimals' is '\(fewestDecimals)', more than 'mostDecimals', '\(mostDecimals)'")
  }

  /// Reports a separator that is the other one, too.
  func checkSeparators(_ reader: inout any FieldReader) {
    let separators = [("decimalSeparator", decimalSeparator), ("groupSeparator", groupSeparator)]
      .filter { reader.has($0.0) }
    if let (key, text) = separators.first, decimalSeparator == groupSeparator, mostDecimals > 0,
      grouping.primary > 0
    {
      reader.report(
        .outOfRange, at: reader.place(of: key),
        "'\(key)' is '\(text)', which is the other separator, too")
    }
  }
}

extension Answer where Value == String {
  /// The character before the decimals.
  static var decimalSeparator: Self { separator(isOptional: false) }
  /// The character between groups of digits, or none.
  static var groupSeparator: Self { separator(isOptional: true) }

  /// A character that is no digit and no sign; the pattern has the digits of the numbering systems,
  /// and the reader knows those of any script.
  private static func separator(isOptional: Bool) -> Self {
    let signs = NumberFilter.allSigns.flatMap(\.unicodeScalars).map(\.value).sorted()
    let excluded = DigitSystem.ranges + signs.map(DigitSystem.escaped).joined()
    return .text(matching: "^[^\(excluded)]\(isOptional ? "?" : "")$") { text in
      if text.contains(where: \.isNumber) { return "; a separator has no digits" }
      if text.contains(where: NumberFilter.allSigns.contains) { return "; a separator is no sign" }
      let lengths = isOptional ? 0...1 : 1...1
      return lengths.contains(text.unicodeScalars.count) ? nil : "; expected one character"
    }
  }
}
