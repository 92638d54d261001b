/// A form cell with a title and a switch: a value that is on or off.
///
/// Sources: SAP's open SwiftUI port (cloud-sdk-ios-fiori), `SwitchView`; SAP Fiori for iOS SDK
/// 25.08, `FUISwitchFormCell`.
public struct SwitchCell: Hashable, Sendable {
  /// The shared properties; the title stands before the switch.
  public var field: FormField
  /// The text that replaces "On" or "Off" in a read-only cell; nil for the default texts.
  package var stateLabel: String?
  /// The value; true if the switch is on.
  public internal(set) var isOn: Bool

  /// Creates a cell; by default it is off.
  public init(_ field: FormField = FormField(), isOn: Bool = false, stateLabel: String? = nil) {
    self.field = field
    self.isOn = isOn
    self.stateLabel = stateLabel
  }

  /// True if the switch is off; a form can require it to be on.
  public var isEmpty: Bool { !isOn }
}
