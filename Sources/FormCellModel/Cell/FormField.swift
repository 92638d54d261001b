/// The properties that most form cells share: a title, a text below it, and the user's access.
public struct FormField: Hashable, Sendable {
  /// The access of the user to a cell.
  public enum Access: String, Hashable, Sendable, CaseIterable, Codable {
    case normal = "normal"
    /// The cell looks disabled, and cannot be changed.
    case disabled = "disabled"
    /// The cell shows its value only.
    case readOnly = "readOnly"

    /// Returns the group of the states of a cell with this access; `name` is that of the cell.
    func group(of name: String) -> CellState.Group {
      switch self {
      case .normal: CellState.Group(word: "normal", title: name)
      case .disabled: CellState.Group(word: "disabled", title: "\(name), disabled")
      case .readOnly: CellState.Group(word: "readOnly", title: "\(name), read-only")
      }
    }
  }

  /// The title of the cell; may be empty.
  public var title: String
  /// The text below the title; nil or empty for none.
  public var information: String?
  /// The kind of the information, which determines its color and icon.
  public var informationKind: Validation.Kind
  /// The access of the user to the cell.
  public var access: Access
  /// True if a form requires a value; the title then has a mark.
  public var isRequired: Bool
  /// The validation of a form, shown at the bottom; nil for none.
  public var validation: Validation?
  /// False if the program has disabled the surrounding form; the title is then dimmed, too.
  public var isEnabled: Bool

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

  package var canChange: Bool { access == .normal && isEnabled }

  /// The reason why the user cannot change the value; nil if it is possible.
  var hindrance: CellHindrance? {
    if isDimmed { return .disabled }
    return access == .readOnly ? .readOnly : nil
  }

  /// True if the title and the information look disabled.
  var isDimmed: Bool { access == .disabled || !isEnabled }
}
