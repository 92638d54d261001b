/// A cell with the shared properties of a form field, which are properties of the cell itself:
/// `cell.title` is `cell.field.title`.
@dynamicMemberLookup
public protocol FieldCell: FormCell {
  /// The shared properties.
  var field: FormField { get set }
  /// True if the value counts as missing in a form that requires one.
  var isEmpty: Bool { get }
  /// True if the cells have a value, which a form can require.
  static var hasValue: Bool { get }
}

extension FieldCell {
  /// A shared property.
  public subscript<Value>(dynamicMember path: WritableKeyPath<FormField, Value>) -> Value {
    get { field[keyPath: path] }
    set { field[keyPath: path] = newValue }
  }

  /// True: most cells have a value.
  public static var hasValue: Bool { true }

  /// True if the user can change the value.
  public var canChange: Bool { field.canChange }

  /// True if the form requires a value, and it is missing.
  public var isMissing: Bool { requirement.isMissing }

  /// The form's requirement and validation of the cell.
  var requirement: FieldRequirement {
    FieldRequirement(
      field.isRequired && canChange && Self.hasValue, isMissing: isEmpty, field.validation)
  }

  /// True if the information or the validation shows an error.
  var showsError: Bool {
    field.informationKind == .error && field.information?.orNil != nil || requirement.isInError
  }

  /// Returns the element of the whole cell.
  ///
  /// Its name is the title or another name, and the word for the required mark. The value is
  /// followed by the information and the validation message, which begin with their kinds. The
  /// traits are those of the control, of the requirement, and of a dimmed field.
  func whole(
    named name: String? = nil, _ value: String, hint: String? = nil,
    _ traits: AccessibilityElement.Traits, range: AccessibilityRange? = nil, _ size: Extent,
    _ strings: some CellStrings
  ) -> AccessibilityElement {
    let (words, separator) = (strings.validation, strings.listSeparator)
    let information = field.information?.orNil.map { words.spoken($0, field.informationKind) }
    return AccessibilityElement(
      label: requirement.spoken(name ?? field.title, words, separator: separator),
      value: value.followed(by: information, after: separator)
        .followed(by: requirement.spokenMessage(words), after: separator),
      hint: hint,
      traits: traits.union(requirement.traits).union(showsError ? .invalid : [])
        .union(field.isDimmed ? .notEnabled : []),
      range: range,
      frame: Frame(x: 0, y: 0, width: size.width, height: size.height))
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
