/// A form cell with a title and a switch: a value that is on or off.
///
/// Sources: SAP's open SwiftUI port (cloud-sdk-ios-fiori), `SwitchView`; SAP Fiori for iOS SDK
/// 25.08, `FUISwitchFormCell`.
public struct SwitchCell: Hashable, Sendable {
  /// The access of the user to a cell.
  public enum Access: String, Hashable, Sendable, CaseIterable, Codable {
    case normal = "normal"
    /// The cell looks disabled, and cannot be changed.
    case disabled = "disabled"
    /// A text replaces the switch.
    case readOnly = "readOnly"
  }

  /// The title before the switch.
  public var title: String
  /// The text that replaces "On" or "Off" in a read-only cell; nil for the default texts.
  public var stateLabel: String?
  /// The text below the title; nil or empty for none.
  public var information: String?
  /// The kind of the information, which determines its color and icon.
  public var informationKind: Validation.Kind
  /// The access of the user to the cell.
  public var access: Access
  /// True if a form requires the switch to be on; the title then has a mark.
  public var isRequired = false
  /// The validation of a form, shown at the bottom; nil for none.
  public var validation: Validation?
  /// False if the program has disabled the surrounding form; the title is then dimmed, too.
  public var isEnabled: Bool
  /// The value; true if the switch is on.
  public internal(set) var isOn: Bool

  /// Creates a cell; by default it is off and can be changed.
  public init(
    title: String = "", isOn: Bool = false, stateLabel: String? = nil, information: String? = nil,
    informationKind: Validation.Kind = .none, access: Access = .normal, isEnabled: Bool = true
  ) {
    self.title = title
    self.isOn = isOn
    self.stateLabel = stateLabel
    self.information = information
    self.informationKind = informationKind
    self.access = access
    self.isEnabled = isEnabled
  }
}

extension SwitchCell {
  /// True if the user can change the value.
  public var canChange: Bool { access == .normal && isEnabled }

  /// True if the form requires the switch to be on, and it is off.
  public var isMissing: Bool { demand.isMissing }

  /// The form's requirement and validation of the cell.
  var demand: FormDemand { FormDemand(isRequired && canChange, isMissing: !isOn, validation) }

  /// True if the title and the information look disabled.
  var isDimmed: Bool { access == .disabled || !isEnabled }
}

extension CellKind {
  /// The switch cell.
  public static let toggle = CellKind("switch", className: "fdlFUISwitchFormCell")
}
