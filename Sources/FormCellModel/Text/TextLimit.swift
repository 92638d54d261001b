/// The limit of the length of a text in characters as the user perceives them (grapheme clusters).
public struct TextLimit: Hashable, Sendable {
  /// The treatment of a text that is longer than the limit.
  public enum Excess: String, Hashable, Sendable, CaseIterable, Codable {
    /// The characters that do not fit are cut: of what the user types or pastes.
    case cut = "cut"
    /// The whole change is refused (`FUITitleFormCell`, for a paste).
    case refuse = "refuse"
    /// The text can be longer, which is an error.
    case allow = "allow"
  }

  package enum Length: Hashable, Sendable {
    /// Shorter than the limit, or there is none.
    case under
    /// As long as the limit, or longer where that is not allowed.
    case on
    /// Longer, where that is allowed.
    case over
  }

  /// The maximum number of characters; nil, 0 and negative numbers mean no limit.
  package var characters: Int?
  package var excess: Excess
  package var showsCounter: Bool
  /// The message on the limit; nil for that of the strings.
  package var reachedMessage: String?
  /// The message beyond the limit; nil for that of the strings.
  package var exceededMessage: String?

  /// Creates a limit; by default there is none.
  public init(
    _ characters: Int? = nil, _ excess: Excess = .cut, showsCounter: Bool = false,
    reachedMessage: String? = nil, exceededMessage: String? = nil
  ) {
    self.characters = characters
    self.excess = excess
    self.showsCounter = showsCounter
    self.reachedMessage = reachedMessage
    self.exceededMessage = exceededMessage
  }

  /// The limit; nil if there is none.
  var maximum: Int? { characters.flatMap { $0 > 0 ? $0 : nil } }

  /// True if a text is longer than the limit, whether that is allowed or not.
  func isExceeded(by text: String) -> Bool {
    maximum.map { text.isLonger(than: $0) } ?? false
  }

  /// Returns the length of a text relative to the limit, in O(limit).
  func length(of text: String) -> Length {
    guard let maximum else { return .under }
    if text.isLonger(than: maximum) { return excess == .allow ? .over : .on }
    return text.isLonger(than: maximum - 1) ? .on : .under
  }

  /// Returns a change that fits, and the number of characters that are lost; nil if it is refused.
  ///
  /// A deletion always fits, even in a text that is longer than the limit.
  func fitted(_ change: TextChange) -> (change: TextChange, lost: Int)? {
    guard let maximum, excess != .allow, !change.typed.isEmpty,
      change.result.isLonger(than: maximum)
    else { return (change, 0) }
    var fitting = change
    switch excess {
    case .refuse, .allow: return nil
    case .cut:
      // The rest alone can be longer, and a typed character can combine with its neighbors.
      fitting.typed = ""
      let room = maximum - (fitting.result.isLonger(than: maximum) ? maximum : fitting.result.count)
      fitting.typed = String(change.typed.prefix(room))
      guard !fitting.typed.isEmpty, !fitting.result.isLonger(than: maximum) else { return nil }
      return (fitting, change.typed.count - fitting.typed.count)
    }
  }
}
