extension FormRule: FieldObject {
  /// The keys of the check, of which a rule has one, and those of its message.
  package static let fields: [Field<FormRule>] = FormCheck.fields.map { $0.at(\.check) } + message

  private static let kinds = Validation.Kind.allCases.map { (word: $0.rawValue, value: $0) }

  private static let message: [Field<FormRule>] = [
    Field("message", \.message, "the message; null is the text about the check"),
    Field(
      "kind", [.words(kinds.map(\.word))],
      "the kind of the message; only an error prevents a submission",
      read: { $1.kind = $0.word("kind", among: kinds) ?? $1.kind },
      written: { $0.kind == .error ? nil : $0.kind }),
  ]

  package init?(_ reader: inout any FieldReader) {
    let check = FormCheck(&reader)
    self.init(check ?? .required)
    Self.message.read(&reader, into: &self)
    if check == nil { return nil }
  }

  package var members: FieldMembers { Self.fields.members(of: self).given }
}
