/// The reason why a change was not made, or not completely.
///
/// A text also reports it about a text that the program sets.
public enum CellHindrance: String, Hashable, Sendable, CaseIterable, Codable {
  /// The cell, or everything around it, is disabled.
  case disabled = "disabled"
  /// The cell shows its value only.
  case readOnly = "readOnly"
  /// One option must stay selected.
  case lastOption = "lastOption"
  /// There is no room for another character.
  case full = "full"
  /// The text was too long, and characters were cut.
  case cut = "cut"
  /// Some characters, or all of them, cannot be typed in the cell.
  case notAllowed = "notAllowed"
  /// There is no lower value.
  case atTheLowerBound = "atTheLowerBound"
  /// There is no higher value.
  case atTheUpperBound = "atTheUpperBound"
  /// The other thumb is at the same value.
  case atTheOtherThumb = "atTheOtherThumb"
  /// The text of the field is edited.
  case editing = "editing"
  /// The typed text, or a part of it, is not a number of the scale.
  case notANumber = "notANumber"
  /// The typed number is beyond the bounds.
  case outOfBounds = "outOfBounds"
}
