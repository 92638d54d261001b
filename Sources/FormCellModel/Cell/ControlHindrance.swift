/// The reason why a person cannot change a control.
public enum ControlHindrance: Hashable, Sendable {
  /// Its style is one that is not changed by hand.
  case styleIsNotEditable
  /// The cell is set not to be editable.
  case cellIsNotEditable
  /// Both.
  case both

  /// The reason of a style and a cell that let a person change the control, or do not; nil if both do.
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

  /// Writes both reasons, each true or false.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(self != .styleIsNotEditable, forKey: .cellIsNotEditable)
    try fields.encode(self != .cellIsNotEditable, forKey: .styleIsNotEditable)
  }
}
