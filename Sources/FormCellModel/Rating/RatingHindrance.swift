/// Why a person cannot change a rating.
public enum RatingHindrance: Hashable, Sendable {
  /// Its style is not the one that can be edited.
  case styleIsNotEditable(RatingStyle)
  /// The cell is set not to be editable.
  case cellIsNotEditable
  /// Neither would let it.
  case both(RatingStyle)
}
