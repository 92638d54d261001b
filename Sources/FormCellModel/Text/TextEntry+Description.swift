import StyleSheet

extension Answer where Value == TextEntry {
  /// `"decimal"`, or `{ "mask": "AA-NN" }` and the like.
  static var entry: Self {
    let words: [(word: String, value: Value)] = [
      ("any", .any), ("email", .email), ("url", .url), ("decimal", .decimal), ("whole", .whole),
    ]
    return Answer(words: words, object: "entry") { reader in
      guard reader.requireOne(of: TextEntry.fields.map(\.name)) else { return nil }
      var entry = TextEntry.any
      TextEntry.fields.read(&reader, into: &entry)
      return entry
    } members: {
      TextEntry.fields.members(of: $0).given
    }
  }
}

extension TextEntry {
  /// The keys of an entry, which has one of them.
  package static let fields: [Field<TextEntry>] = [
    Field(
      "mask", \.mask,
      .mask(
        .general,
        matching: #"^(\\[\s\S]|[^\\ANXS*YMD]|Y(?!Y)|YYY(?!Y)|Y{5,}(?!Y)|M(?!M)|M{3,}(?!M)"#
          + #"|D(?!D)|D{3,}(?!D))*([ANXS*]|YY(?!Y)|YYYY(?!Y)|MM(?!M)|DD(?!D))"#),
      "a pattern of letters, digits and other characters"),
    Field("phone", \.phone, .mask(.phone, matching: "#"), "a pattern in which each # is a digit"),
    Field(
      "number", [.object("numberEntry")], "the form of a number",
      read: { reader, entry in
        reader.inside("number") { reader in
          var number = NumberEntry()
          NumberEntry.fields.read(&reader, into: &number)
          if reader.isFile { number.check(&reader) }
          entry = .number(number)
        }
      },
      written: { entry in
        if case .number(let number) = entry { NumberEntry.fields.members(of: number) } else { nil }
      }),
  ]

  private var mask: String? {
    get { pattern(.general) }
    set { if let newValue { self = .mask(TextMask(newValue)) } }
  }

  private var phone: String? {
    get { pattern(.phone) }
    set { if let newValue { self = .mask(TextMask(newValue, .phone)) } }
  }

  /// Returns the pattern of a mask in a notation; nil for another entry.
  private func pattern(_ notation: TextMask.Notation) -> String? {
    if case .mask(let mask) = self, mask.notation == notation { mask.pattern } else { nil }
  }
}

extension Answer where Value == String {
  /// A pattern of a mask in which something can be typed.
  fileprivate static func mask(
    _ notation: TextMask.Notation, matching pattern: String
  ) -> Self {
    .text(matching: pattern) { text in
      TextMask(text, notation).longestText == 0 ? ", in which nothing can be typed" : nil
    }
  }
}

extension NumberEntry {
  /// The language comes first: the other keys override it.
  package static let fields: [Field<NumberEntry>] =
    [
      Field(
        "language", [.text], "a language, whose numbers hold unless other keys change them",
        read: { reader, entry in
          guard let tag = reader.text("language") else { return }
          let code = reader.text("currency")
          let found =
            reader.has("currency") || code != nil
            ? NumberEntry(currency: code?.orNil, language: tag) : NumberEntry(language: tag)
          if let found {
            entry = found
          } else {
            reader.report(
              .unknownWord, at: reader.place(of: "language"),
              "the numbers of the language '\(tag)' are not known")
          }
        }, written: { _ in nil }),
      Field(
        "currency", [.text], "the code of a currency; empty is that of the language's region",
        read: { reader, _ in
          guard let code = reader.text("currency"), reader.isFile, !code.isEmpty, !code.isCurrency
          else { return }
          reader.report(
            .unknownWord, at: reader.place(of: "currency"),
            "'currency' is '\(code)'; expected three capital letters, such as 'EUR'")
        }, written: { _ in nil }),
      Field("formatting", \.formatting, "the time at which a number is formatted"),
      Field(
        "decimalSeparator", \.format.decimalSeparator, .decimalSeparator,
        "the character before the decimals"),
      Field(
        "groupSeparator", \.format.groupSeparator, .groupSeparator,
        "the character between thousands; empty for none"),
      Field(
        "lastGroup", \.format.grouping.primary, .whole(0...100), "the digits of the last group"),
      Field("otherGroups", \.format.grouping.secondary, .whole(0...100), "those of the others"),
      Field("groupedFrom", \.format.grouping.fewest, .whole(0...100), "the least before the last"),
      Field("digits", \.format.digits, "a numbering system"),
      Field("minusSign", \.minusSign, "the sign of a negative number"),
      Field("positivePrefix", \.positivePrefix, "the text before a number"),
      Field("positiveSuffix", \.positiveSuffix, "the text after a number"),
      Field("negativePrefix", \.negativePrefix, "the text before a negative number"),
      Field("negativeSuffix", \.negativeSuffix, "the text after a negative number"),
    ] + NumberTextFormat.fields.map { $0.at(\.format) }

  // MARK: - Problems between keys

  /// Reports keys of a file that have no effect, and those that contradict each other.
  fileprivate func check(_ reader: inout any FieldReader) {
    if reader.has("currency"), !reader.has("language") {
      reader.report(
        .unusedKey, .warning, at: reader.placeOfKey("currency"),
        "'currency' has no effect without 'language'")
    }
    if reader.text("currency")?.isEmpty == true, let tag = reader.text("language"),
      CurrencyNotation.currency(ofRegionIn: tag) == nil
    {
      reader.report(
        .outOfRange, at: reader.place(of: "currency"),
        "'currency' is empty, and the currency of '\(tag)' is not known")
    }
    format.checkSeparators(&reader)
  }
}

extension String {
  /// True for the form of a code of ISO 4217.
  fileprivate var isCurrency: Bool {
    utf8.count == 3 && utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }
}
