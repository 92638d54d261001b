/// A request to a server, as a value; the caller sends it.
///
/// ```
/// GET /cms/fiveStarRateSkill.json?model=general&group=Knowledge&…&stars=4&access_token=T
/// ```
///
/// Sources: fossasia/susi_iOS, `Client+SkillRating`; fossasia/susi_server, `/cms`.
public struct ReviewRequest: Hashable, Sendable {
  /// A name and a value of the query, both unencoded.
  public struct QueryItem: Hashable, Sendable {
    /// The text before the `=`.
    public let name: String
    /// The text after the `=`; may be empty.
    public let value: String
  }

  /// The HTTP method: `GET`, even for a vote.
  public let method = "GET"
  /// The path from the root of the server, with a leading slash.
  public let path: String
  /// The query items in the order in which they are sent.
  public let query: [QueryItem]
}

extension ReviewRequest {
  /// Returns the request that gives a skill a first or a new number of stars.
  ///
  /// A nil or empty token is omitted; the server may then refuse the request.
  public static func submit(_ stars: Stars, for skill: Skill, token: String?) -> ReviewRequest {
    ReviewRequest(
      path: "/cms/fiveStarRateSkill.json",
      query: skill.query + [QueryItem(name: "stars", value: String(stars.number))]
        + .token(token))
  }

  /// Returns the request for the stars that the user gave a skill.
  public static func ownRating(of skill: Skill, token: String?) -> ReviewRequest {
    ReviewRequest(path: "/cms/getRatingByUser.json", query: skill.query + .token(token))
  }

  /// The path and query as they appear in the first line of a request.
  ///
  /// Letters, digits and `-._~` are sent unchanged, every other byte of UTF-8 as `%` and two hex
  /// digits. Source: RFC 3986, 2.3 (unreserved characters).
  public var target: String {
    let items = query.map { $0.name.percentEncoded + "=" + $0.value.percentEncoded }
    return path + "?" + items.joined(separator: "&")
  }
}

extension Skill {
  fileprivate var query: [ReviewRequest.QueryItem] {
    [("model", model), ("group", group), ("language", language), ("skill", name)]
      .map { ReviewRequest.QueryItem(name: $0, value: $1) }
  }
}

extension [ReviewRequest.QueryItem] {
  fileprivate static func token(_ token: String?) -> Self {
    guard let token, !token.isEmpty else { return [] }
    return [ReviewRequest.QueryItem(name: "access_token", value: token)]
  }
}

extension String {
  fileprivate var percentEncoded: String {
    var text = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        text += byte < 16 ? "%0" : "%"
        text += String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }
}
