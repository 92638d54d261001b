extension FormCondition: FieldObject {
  /// A condition while it is read.
  package struct Draft {
    var field: FormKey = ""
    var condition: FormCondition?
  }

  /// The key of the field that a condition reads, and those of the conditions.
  package static let fields: [Field<Draft>] = [
    Field("field", \.field, "the key of the field that a condition reads"),
    kind(
      "equals", [.flag, .number(FixedDecimal.min...FixedDecimal.max), .text, .wholes],
      "its value is this one"
    ) { reader, key in
      reader.formValue("equals").map { .equals(key, $0) }
    },
    kind("contains", [.whole(options)], "the option at this place is selected, from 0") {
      reader, key in
      reader.whole("contains", in: options).map { .contains(key, $0) }
    },
    kind("isEmpty", [.flag], "true if it has no value, false if it has one") { reader, key in
      reader.bool("isEmpty").map { $0 ? .isEmpty(key) : .isFilled(key) }
    },
    kind(
      "atLeast", [.number(FixedDecimal.min...FixedDecimal.max)],
      "all its numbers are at least this one"
    ) { reader, key in
      reader.decimal("atLeast", in: nil).map { .atLeast(key, $0) }
    },
    kind("not", [.object("condition")], "a condition that is not fulfilled") { reader, _ in
      reader.object("not") { FormCondition(&$0) }.map(FormCondition.not)
    },
    kind("all", [.objects("condition")], "conditions that are all fulfilled") { reader, _ in
      Answer.objects("condition").read("all", from: &reader).map(FormCondition.all)
    },
    kind("any", [.objects("condition")], "conditions of which one is fulfilled") { reader, _ in
      Answer.objects("condition").read("any", from: &reader).map(FormCondition.any)
    },
  ]

  private static let options = 0...Int(Int32.max)
  /// The keys of conditions that contain others, and read no field themselves.
  private static let groups = ["not", "all", "any"]

  private static func kind(
    _ name: String, _ forms: [FieldForm], _ meaning: String,
    read: @Sendable @escaping (inout any FieldReader, FormKey) -> FormCondition?
  ) -> Field<Draft> {
    Field(
      name, forms, meaning,
      read: { reader, draft in
        guard reader.has(name) else {
          _ = reader.form(of: name)
          return
        }
        if !groups.contains(name) {
          reader.require("field")
        } else if reader.has("field") {
          reader.report(
            .unusedKey, at: reader.placeOfKey("field"), "'field' has no effect beside '\(name)'")
        }
        if let condition = read(&reader, draft.field) { draft.condition = condition }
      }, written: { _ in nil })
  }

  package init?(_ reader: inout any FieldReader) {
    let fields = Self.fields
    guard reader.requireOne(of: fields.dropFirst().map(\.name)) else {
      _ = reader.form(of: fields[0].name)
      return nil
    }
    var draft = Draft()
    fields.read(&reader, into: &draft)
    guard let condition = draft.condition else { return nil }
    self = condition
  }

  package var members: FieldMembers {
    switch self {
    case .equals(let key, let value): ["field": key, "equals": value]
    case .contains(let key, let option): ["field": key, "contains": option]
    case .isEmpty(let key): ["field": key, "isEmpty": true]
    case .atLeast(let key, let minimum): ["field": key, "atLeast": minimum]
    case .not(.isEmpty(let key)): ["field": key, "isEmpty": false]
    case .not(let condition): ["not": condition.members]
    case .all(let conditions): ["all": conditions.map(\.members)]
    case .any(let conditions): ["any": conditions.map(\.members)]
    }
  }
}
