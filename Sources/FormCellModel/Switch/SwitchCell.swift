/// A form cell with a title and a switch: a value that is on or off.
///
/// Sources: SAP's open SwiftUI port (cloud-sdk-ios-fiori), `SwitchView`; SAP Fiori for iOS SDK 25.08,
/// `FUISwitchFormCell`.
public struct SwitchCell: Hashable, Sendable {
  /// The ways in which a person can use a cell.
  public enum Access: String, Hashable, Sendable, CaseIterable, Codable {
    case normal = "normal"
    /// It looks disabled, and cannot be changed.
    case disabled = "disabled"
    /// A text takes the place of the switch.
    case readOnly = "readOnly"
  }

  /// The title before the switch.
  public var title: String
  /// The words that take the place of "On" or "Off" while the cell is read-only; nil leaves those.
  public var stateLabel: String?
  /// The words below the title; nil and the empty text show none.
  public var information: String?
  /// The kind of the words below the title, which decides on their color and icon.
  public var informationKind: Validation.Kind
  /// The way in which a person can use the cell.
  public var access: Access
  /// True if a form demands that the switch is on; the title has a mark then.
  public var isRequired = false
  /// What a form says of the cell, below all the rest; nil is nothing.
  public var validation: Validation?
  /// False if the program has disabled everything around the cell; the title is dimmed then, too.
  public var isEnabled: Bool
  /// The value.
  public internal(set) var isOn: Bool

  /// A cell that is off and can be changed, unless said otherwise.
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
  /// True if a person can change the value.
  public var canChange: Bool { access == .normal && isEnabled }

  /// True if the form demands that the switch is on, and it is off.
  public var isMissing: Bool { demand.isMissing }

  /// The demand of a form on the cell.
  var demand: FormDemand { FormDemand(isRequired && canChange, isMissing: !isOn, validation) }

  /// True if the title and the information look disabled.
  var isDimmed: Bool { access == .disabled || !isEnabled }
}

extension CellKind {
  /// The switch cell.
  public static let toggle = CellKind("switch", className: "fdlFUISwitchFormCell")
}
