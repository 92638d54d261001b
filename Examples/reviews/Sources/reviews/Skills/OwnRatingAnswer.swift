/// A server's answer to a request for the user's own vote.
///
/// For a user who has not voted, the server accepts the request and returns no `ratings`. SUSI's
/// app treats that as a failure; here it is ``notRated`` (decision 0025).
///
/// ```json
/// { "accepted": true, "message": "…", "ratings": { "stars": 3, "timestamp": "…" } }
/// ```
///
/// Source: fossasia/susi_server, `GetRatingByUser`.
public enum OwnRatingAnswer: Hashable, Sendable {
  /// The user gave this number of stars.
  case rated(Stars)
  /// The user has not voted, or the vote is invalid.
  case notRated
  /// The server refused the request, with an optional message.
  case refused(message: String?)
}

extension OwnRatingAnswer {
  /// The user's own vote; nil without one.
  public var stars: Stars? {
    switch self {
    case .rated(let stars): stars
    case .notRated, .refused: nil
    }
  }
}

extension OwnRatingAnswer: Decodable {
  /// Throws only if the answer is not an object.
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
