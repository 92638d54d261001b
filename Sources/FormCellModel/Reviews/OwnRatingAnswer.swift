/// What a server says when it is asked for one's own vote.
///
/// Whoever has not voted yet gets an answer that is accepted and holds no `ratings`. SUSI's app
/// takes that for a failure; here it is ``notRated``, as it was meant (decision 0025).
///
/// ```json
/// { "accepted": true, "message": "…", "ratings": { "stars": 3, "timestamp": "…" } }
/// ```
///
/// Source: fossasia/susi_server, `GetRatingByUser`.
public enum OwnRatingAnswer: Hashable, Sendable {
  /// One has given so many stars.
  case rated(Stars)
  /// One has not voted yet, or a vote that is none.
  case notRated
  /// The server does not say, and may say why.
  case refused(message: String?)
}

extension OwnRatingAnswer {
  /// One's own vote; nil without any.
  public var stars: Stars? {
    switch self {
    case .rated(let stars): stars
    case .notRated, .refused: nil
    }
  }
}

extension OwnRatingAnswer: Decodable {
  /// Throws only where the answer is no object.
  public init(from decoder: any Decoder) throws {
    let fields = try AnswerFields(decoder)
    guard fields.bool("accepted") ?? true else {
      self = .refused(message: fields.text("message"))
      return
    }
    let stars = fields.object("ratings")?.whole("stars").flatMap { Stars($0) }
    self = stars.map { .rated($0) } ?? .notRated
  }
}
