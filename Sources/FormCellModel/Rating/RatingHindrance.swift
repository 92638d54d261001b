/// Why a person cannot change a rating.
public enum RatingHindrance: Hashable, Sendable {
  /// Its style is not the one that can be edited.
  case styleIsNotEditable(RatingStyle)
  /// The cell is set not to be editable.
  case cellIsNotEditable
  /// Neither would let it.
  case both(RatingStyle)
}

extension RatingHindrance: Encodable {
  private enum CodingKeys: String, CodingKey {
    case cellIsNotEditable, styleIsNotEditable
  }

  /// Writes both reasons, each true or false.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    let (cell, style) =
      switch self {
      case .styleIsNotEditable: (false, true)
      case .cellIsNotEditable: (true, false)
      case .both: (true, true)
      }
    try fields.encode(cell, forKey: .cellIsNotEditable)
    try fields.encode(style, forKey: .styleIsNotEditable)
  }
}
