/// The reason why a user cannot change a control.
public enum ControlHindrance: Hashable, Sendable {
  /// The style is read-only.
  case styleIsNotEditable
  /// The cell is not editable.
  case cellIsNotEditable
  /// Both.
  case both

  /// Creates the reason from whether the style and the cell are editable; nil if both are.
  init?(style isEditableStyle: Bool, cell isEditable: Bool) {
    switch (isEditableStyle, isEditable) {
    case (true, true): return nil
    case (true, false): self = .cellIsNotEditable
    case (false, true): self = .styleIsNotEditable
    case (false, false): self = .both
    }
  }
}

extension ControlHindrance: Encodable {
  private enum CodingKeys: String, CodingKey {
    case cellIsNotEditable, styleIsNotEditable
  }

  /// Encodes both reasons as Booleans.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(self != .styleIsNotEditable, forKey: .cellIsNotEditable)
    try fields.encode(self != .cellIsNotEditable, forKey: .styleIsNotEditable)
  }
}
