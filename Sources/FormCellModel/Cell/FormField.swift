/// The properties that most form cells share: a title, a text below it, and the user's access.
public struct FormField: Hashable, Sendable {
  /// The access of the user to a cell.
  public enum Access: String, Hashable, Sendable, CaseIterable, Codable {
    case normal = "normal"
    /// The cell looks disabled, and cannot be changed.
    case disabled = "disabled"
    /// The cell shows its value only.
    case readOnly = "readOnly"
  }

  /// The title of the cell; may be empty.
  public var title: String
  /// The text below the title; nil or empty for none.
  package var information: String?
  /// The kind of the information, which determines its color and icon.
  package var informationKind: Validation.Kind
  /// The access of the user to the cell.
  package var access: Access
  /// True if a form requires a value; the title then has a mark.
  package var isRequired: Bool
  /// The validation of a form, shown at the bottom; nil for none.
  public var validation: Validation?
  /// False if the program has disabled the surrounding form; the title is then dimmed, too.
  package var isEnabled: Bool

  /// Creates the properties of a cell that can be changed; by default all texts are missing.
  public init(
    title: String = "", information: String? = nil, informationKind: Validation.Kind = .none,
    access: Access = .normal, isRequired: Bool = false, validation: Validation? = nil,
    isEnabled: Bool = true
  ) {
    self.title = title
    self.information = information
    self.informationKind = informationKind
    self.access = access
    self.isRequired = isRequired
    self.validation = validation
    self.isEnabled = isEnabled
  }
}

extension FormField {
  /// True if the user can change the value.
  package var canChange: Bool { access == .normal && isEnabled }

  /// True if the title and the information look disabled.
  var isDimmed: Bool { access == .disabled || !isEnabled }
}

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
  public var isMissing: Bool { demand.isMissing }

  /// The form's requirement and validation of the cell.
  var demand: FormDemand {
    FormDemand(field.isRequired && canChange, isMissing: isEmpty, field.validation)
  }

  /// Returns the spoken name: the title or another name, the word for the required mark, and the
  /// information, which begins with its kind.
  func spokenName(
    of name: String? = nil, _ strings: ValidationStrings, separator: String
  ) -> String {
    let name = demand.spoken(name ?? field.title, strings, separator: separator)
    let information = field.information?.orNil.map { strings.spoken($0, field.informationKind) }
    return name.followed(by: information, after: separator)
  }

  /// Returns a spoken value, followed by the validation message.
  func spoken(_ value: String, _ strings: ValidationStrings, separator: String) -> String {
    value.followed(by: demand.spokenMessage(strings), after: separator)
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
