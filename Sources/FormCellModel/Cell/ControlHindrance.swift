/// The reasons why a user cannot change a control; at least one is true.
public struct ControlHindrance: Hashable, Sendable, Encodable {
  /// True if the cell is not editable.
  public let cellIsNotEditable: Bool
  /// True if the style is read-only.
  public let styleIsNotEditable: Bool

  /// Creates the reasons from whether the style and the cell are editable; nil if both are.
  init?(style isEditableStyle: Bool, cell isEditable: Bool) {
    if isEditableStyle && isEditable { return nil }
    (cellIsNotEditable, styleIsNotEditable) = (!isEditable, !isEditableStyle)
  }
}
