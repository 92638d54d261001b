/// What the world should do; the flow itself has changed already, and does nothing itself.
public enum ReviewEffect: Hashable, Sendable {
  /// Send this, and tell the answer with the same ticket.
  ///
  /// There is never more than one question on its way whose answer counts.
  case send(ReviewRequest, ReviewTicket)
  /// The votes stand otherwise now, in every list that shows them too.
  case updated(ReviewCounts)
  /// The stars that were shown do not hold, and these are shown again; nil is none.
  case reverted(to: Stars?)
  /// Tell the person, on the screen and by an assistive technology; ``ReviewStrings`` has the words.
  case announce(ReviewNotice)
}
