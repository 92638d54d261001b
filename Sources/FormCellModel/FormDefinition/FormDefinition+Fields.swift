// The keys of a definition: for reading, writing, the schema and the documentation.

extension FormDefinition: FieldObject, Codable {
  private static let version = 1

  package static let fields: [Field<FormDefinition>] = [
    Field(
      "version", [.whole(version...version)], "the version of the format",
      read: { reader, _ in
        guard let given = reader.whole("version", in: 0...Int(Int32.max)), given != version
        else { return }
        reader.report(
          .outOfRange, at: reader.place(of: "version"),
          "version \(given) is not supported; expected \(version)")
      }, written: { _ in version }),
    Field("groups", \.groups, .objects("formGroup"), "the groups from top to bottom"),
    Field("timing", \.timing, FormTiming.fields, "the moments at which a field is checked"),
    Field("hiddenValues", \.hiddenValues, "the value of a field that becomes hidden"),
  ]

  package init?(_ reader: inout any FieldReader) {
    self.init([] as [FormGroup])
    Self.fields.read(&reader, into: &self)
  }

  package var members: FieldMembers { Self.fields.members(of: self).given }
}

extension FormTiming {
  package static let fields: [Field<FormTiming>] = [
    Field("first", \.first, "the moment of the first check of a field"),
    Field("again", \.again, "the moment of each further check"),
  ]
}

extension FormGroup: FieldObject {
  package static let fields: [Field<FormGroup>] = [
    Field("header", \.header, "the words above the card"),
    Field("entries", \.entries, .objects("formEntry"), "the cells from top to bottom"),
    Field("visible", \.visible, .object("condition"), "the condition under which it is shown"),
  ]

  package init?(_ reader: inout any FieldReader) {
    self.init([])
    Self.fields.read(&reader, into: &self)
  }

  package var members: FieldMembers { Self.fields.members(of: self).given }
}

extension FormEntry: FieldObject {
  package static let fields: [Field<FormEntry>] = [
    Field("key", \.key, "the name of the field, unique in the form"),
    Field(
      "cell", [.object("cellInForm")], "the cell, whose value is the initial one",
      read: { reader, entry in
        if let control = reader.object("cell", { FormControl(&$0) }) { entry.control = control }
      }, written: { $0.control.members }),
    Field("rules", \.rules, .objects("formRule"), "the checks of the value"),
    Field("visible", \.visible, .object("condition"), "the condition under which it is shown"),
    Field(
      "enabled", \.enabled, .object("condition"),
      "the condition under which the user can change it"),
    Field(
      "required", \.required, .object("condition"),
      "the condition under which a value is required"),
    Field(
      "options", \.options, .objects("formOptions"),
      "the options of a choice by condition; the first that is fulfilled counts"),
    Field("action", \.action, .named, "the action of a button"),
  ]

  package init?(_ reader: inout any FieldReader) {
    self.init("", .toggle(SwitchCell()))
    reader.require("key", "cell")
    Self.fields.read(&reader, into: &self)
  }

  package var members: FieldMembers { Self.fields.members(of: self).given }
}

extension FormOptions: FieldObject {
  package static let fields: [Field<FormOptions>] = [
    Field(
      "when", [.object("condition")], "the condition",
      read: { reader, options in
        if let condition = reader.object("when", { FormCondition(&$0) }) {
          options.when = condition
        }
      }, written: { $0.when.members }),
    Field("options", \.options, .texts, "the texts of the options"),
  ]

  package init?(_ reader: inout any FieldReader) {
    self.init(when: .all([]), [])
    reader.require("when", "options")
    Self.fields.read(&reader, into: &self)
  }

  package var members: FieldMembers { Self.fields.members(of: self) }
}
