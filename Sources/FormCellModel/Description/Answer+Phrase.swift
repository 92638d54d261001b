import StyleSheet

extension Answer {
  /// A phrase with some placeholders: a text or, if one of them is a number, an object with a text for
  /// each plural category.
  static func phrase<Slot>(_ slots: [Slot]) -> Self where Value == Phrase<Slot> {
    let text = Plain(
      form: .text, read: { $1.text($0, with: slots).map { Phrase($0) } },
      written: { $0.texts[.other] })
    guard slots.contains(where: \.isNumber) else { return Answer(plain: text) }
    var answer = Answer(object: "phrase") { reader in
      var forms: [PluralCategory: String] = [:]
      reader.require(PluralCategory.other.rawValue)
      for category in PluralCategory.allCases {
        forms[category] = reader.text(category.rawValue, with: slots)
      }
      return Phrase(forms)
    } members: { phrase in
      guard phrase.hasForms else { return nil }
      let texts = phrase.texts
      return FieldMembers(
        PluralCategory.allCases.compactMap { category in
          texts[category].map { (category.rawValue, $0) }
        })
    }
    answer.plain = text
    return answer
  }
}

extension Field {
  /// A key whose value is a phrase with the given placeholders, or with all.
  init<Slot>(
    _ name: String, _ path: any WritableKeyPath<Subject, Phrase<Slot>> & Sendable,
    _ meaning: String, slots: [Slot] = Array(Slot.allCases)
  ) { self.init(name, path, .phrase(slots), meaning) }

  /// A key whose value is the text of a phrase for the plural category `one`.
  init<Slot>(
    _ name: String, one path: any WritableKeyPath<Subject, Phrase<Slot>> & Sendable,
    of other: String
  ) {
    self.init(
      name, [.text], "the same as `one` in `\(other)`",
      read: { reader, subject in
        if let text = reader.text(name, with: Array(Slot.allCases)) {
          subject[keyPath: path].set(text, for: .one)
        }
      }, written: { _ in nil })
  }

  /// A key that names a language, whose numbers are taken.
  static func language(
    _ meaning: String, _ take: @Sendable @escaping (inout Subject, LanguageNumbers) -> Void
  ) -> Self {
    Field(
      "language", [.text], meaning,
      read: { reader, subject in
        guard let tag = reader.text("language") else { return }
        guard let language = LanguageNumbers(language: tag) else {
          return reader.report(
            .unknownWord, at: reader.place(of: "language"),
            "the plural rules of the language '\(tag)' are not known")
        }
        take(&subject, language)
      }, written: { _ in nil })
  }

  /// A key that names a language, whose plural rules select the forms of phrases.
  static func plurals(_ path: any WritableKeyPath<Subject, PluralRules> & Sendable) -> Self {
    language("the language of the texts, whose plural rules apply") {
      $0[keyPath: path] = $1.plurals
    }
  }
}

extension FieldReader {
  /// Reads the text of a phrase, and reports words in braces of a file that are none of its
  /// placeholders.
  fileprivate mutating func text<Slot: PhraseSlot>(
    _ name: String, with slots: [Slot]
  ) -> String? {
    guard let text = text(name) else { return nil }
    guard isFile else { return text }
    let known = slots.map(\.rawValue)
    let list = known.map { "{\($0)}" }.joined(separator: ", ")
    for unknown in Phrase<Slot>.namesInBraces(of: text) where !known.contains(unknown) {
      report(
        .unknownWord, at: place(of: name),
        "'{\(unknown)}' is no placeholder here" + (list.isEmpty ? "" : ": expected \(list)"))
    }
    return text
  }
}
