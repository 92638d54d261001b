import StyleSheet

extension Answer {
  /// A phrase with some placeholders: a text, or an object with a text for each plural category.
  static func phrase<Slot>(_ slots: [Slot]) -> Self where Value == Phrase<Slot> {
    Answer(
      object: Object(
        name: "phrase",
        read: { reader in
          var forms: [PluralCategory: String] = [:]
          reader.require(PluralCategory.other.rawValue)
          for category in PluralCategory.allCases {
            forms[category] = reader.text(category.rawValue, with: slots)
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
        form: .text, read: { $1.text($0, with: slots).map { Phrase($0) } },
        written: { $0.texts[.other] }))
  }
}

extension Field {
  /// A key whose value is a phrase with the given placeholders, or with all.
  init<Slot>(
    _ name: String, _ path: any WritableKeyPath<Subject, Phrase<Slot>> & Sendable,
    _ meaning: String, slots: [Slot] = Array(Slot.allCases)
  ) {
    self.init(name, path, .phrase(slots), meaning)
  }

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
}

extension FieldReader {
  /// Reads the text of a phrase, and reports words in braces that are none of its placeholders.
  fileprivate mutating func text<Slot: PhraseSlot>(
    _ name: String, with slots: [Slot]
  ) -> String? {
    guard let text = text(name) else { return nil }
    let known = slots.map(\.rawValue)
    let list = known.map { "{\($0)}" }.joined(separator: ", ")
    for unknown in Phrase<Slot>.namesInBraces(of: text) where !known.contains(unknown) {
      report(
        .unknownWord, .warning, at: place(of: name),
        "'{\(unknown)}' is no placeholder here" + (list.isEmpty ? "" : ": expected \(list)"))
    }
    return text
  }
}
