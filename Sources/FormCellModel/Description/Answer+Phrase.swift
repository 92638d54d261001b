import StyleSheet

extension Answer {
  /// A phrase: a text, or an object with a text for each plural category.
  static func phrase<Slot>() -> Self where Value == Phrase<Slot> {
    Answer(
      object: Object(
        name: "phrase",
        read: { reader in
          var forms: [PluralCategory: String] = [:]
          reader.require(PluralCategory.other.rawValue)
          for category in PluralCategory.allCases {
            forms[category] = reader.text(category.rawValue, with: Slot.self)
          }
          return Phrase(forms)
        },
        members: { phrase in
          guard phrase.hasForms else { return nil }
          let texts = phrase.texts
          return FieldMembers(
            PluralCategory.allCases.compactMap { category in
              texts[category].map { (category.rawValue, $0) }
            })
        }),
      plain: Plain(
        form: .text, read: { $1.text($0, with: Slot.self).map { Phrase($0) } },
        written: { $0.texts[.other] }))
  }
}

extension Field {
  init<Slot>(
    _ name: String, _ path: any WritableKeyPath<Subject, Phrase<Slot>> & Sendable, _ meaning: String
  ) {
    self.init(name, path, .phrase(), meaning)
  }

  /// A key whose value is the text of a phrase for the plural category `one`.
  init<Slot>(
    _ name: String, one path: any WritableKeyPath<Subject, Phrase<Slot>> & Sendable,
    of other: String
  ) {
    self.init(
      name, [.text], "the same as `one` in `\(other)`",
      read: { reader, subject in
        if let text = reader.text(name, with: Slot.self) {
          subject[keyPath: path].set(text, for: .one)
        }
      }, written: { _ in nil })
  }
}

extension FieldReader {
  /// Reads the text of a phrase, and reports words in braces that are no placeholders.
  fileprivate mutating func text<Slot: PhraseSlot>(
    _ name: String, with slots: Slot.Type
  ) -> String? {
    guard let text = text(name) else { return nil }
    let known = slots.allCases.map(\.rawValue)
    for unknown in Phrase<Slot>.unknownPlaceholders(in: text) {
      report(
        .unknownWord, .warning, at: place(of: name),
        "'{\(unknown)}' is no placeholder: expected \(known.map { "{\($0)}" }.joined(separator: ", "))",
        Suggestion.match(unknown, among: known))
    }
    return text
  }
}
