/// A cell with the shared properties of a form field, which are properties of the cell itself:
/// `cell.title` is `cell.field.title`.
@dynamicMemberLookup
public protocol FieldCell: FormCell {
  /// The shared properties.
  var field: FormField { get set }
  /// True if the value counts as missing in a form that requires one.
  var isEmpty: Bool { get }
}

extension FieldCell {
  /// A shared property.
  public subscript<Value>(dynamicMember path: WritableKeyPath<FormField, Value>) -> Value {
    get { field[keyPath: path] }
    set { field[keyPath: path] = newValue }
  }

  /// True if the user can change the value.
  public var canChange: Bool { field.canChange }

  /// True if the form requires a value, and it is missing.
  public var isMissing: Bool { requirement.isMissing }

  /// The form's requirement and validation of the cell.
  var requirement: FieldRequirement {
    FieldRequirement(field.isRequired && canChange, isMissing: isEmpty, field.validation)
  }

  /// Returns the spoken name: the title or another name, the word for the required mark, and the
  /// information, which begins with its kind.
  func spokenName(
    of name: String? = nil, _ strings: ValidationStrings, separator: String
  ) -> String {
    let name = requirement.spoken(name ?? field.title, strings, separator: separator)
    let information = field.information?.orNil.map { strings.spoken($0, field.informationKind) }
    return name.followed(by: information, after: separator)
  }

  /// Returns a spoken value, followed by the validation message.
  func spoken(_ value: String, _ strings: ValidationStrings, separator: String) -> String {
    value.followed(by: requirement.spokenMessage(strings), after: separator)
  }

  /// The keys of the shared properties in a description.
  package static var sharedFields: [Field<Self>] {
    [
      Field("title", \.field.title, "the title"),
      Field("information", \.field.information, "the words below the title"),
      Field("informationKind", \.field.informationKind, "the kind of the words below the title"),
      Field("access", \.field.access, "the way in which a person can use the cell"),
      Field("isRequired", \.field.isRequired, "true if the form needs a value"),
      Field(
        "validation", \.field.validation, else: { _ in .missing }, Validation.fields,
        "the words of the form below the cell"),
      Field("isEnabled", \.field.isEnabled, "false if everything around the cell is disabled"),
    ]
  }
}
