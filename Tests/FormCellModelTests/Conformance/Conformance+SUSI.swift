import FormCellModel
import Foundation
import StyleSheet
import Testing

extension Conformance {
  /// Reviews and their chart, requests and answers, and the flow of giving a rating.
  static let susi: Table = [
    "SUSI": ReviewVectors.features.mapValues { isRight in
      // These say whether a case is right, since much of what is expected is said in words.
      ConformanceRunner { c in try isRight(ReviewVectors.Case(c)) ? c.expected : [:] }
    }
  ]
}

/// What SUSI's app, its server and its documents say of reviews, each feature's cases.
enum ReviewVectors {
  /// One case, with its numbers and words by name.
  struct Case {
    let input, expected: [String: Any]

    init(_ c: ConformanceCase) {
      input = c.input.mapValues(\.json)
      expected = c.expected.mapValues(\.json)
    }
  }

  static let features: [String: @Sendable (Case) throws -> Bool] = [
    "json.parseRatings": figures,
    "json.userRating": ownRating,
    "request.submit": submission,
    "request.userRating": question,
    "request.stars": stars,
    "aggregate.average": average,
    "aggregate.reRate": vote,
    "aggregate.outOfRange": outOfRange,
    "text.average": averageText,
    "text.bar": barText,
    "chart.order": chartOrder,
    "chart.barHeight": barHeight,
    "state.firstRating": rating,
    "state.failedRating": rating,
  ]
}

extension ReviewVectors.Case {
  func int(_ name: String) -> Int? { input[name] as? Int }

  func decimal(_ name: String) -> RatingValue? {
    (input[name] as? Double).flatMap { RatingValue($0) }
  }

  /// A number that is expected; nil for null and for what JSON cannot say.
  func expectedDecimal(_ name: String) -> RatingValue? {
    (expected[name] as? Double).flatMap { RatingValue($0) }
  }

  /// The votes of five kinds, by their names.
  static func votes(_ object: Any?) -> ReviewCounts {
    let object = object as? [String: Int] ?? [:]
    return ReviewCounts(kinds.map { object[$0] ?? 0 })
  }

  fileprivate static let kinds = ["one", "two", "three", "four", "five"]

  var counts: ReviewCounts { Self.votes(input["counts"]) }

  fileprivate func answer<Answer: Decodable>() throws -> Answer {
    let json = try JSONSerialization.data(withJSONObject: input["json"] ?? [String: Any]())
    return try JSONDecoder().decode(Answer.self, from: json)
  }

  fileprivate var skill: Skill {
    func text(_ name: String) -> String { input[name] as? String ?? "" }
    return Skill(
      model: text("model"), group: text("group"), language: text("language"), name: text("skill"))
  }

  fileprivate var token: String? { input["accessToken"] as? String }
}

// MARK: - Requests and answers

extension ReviewVectors {
  @Sendable
  private static func figures(_ c: Case) throws -> Bool {
    let answer: RatingsAnswer = try c.answer()
    let figures = try #require(answer.figures)
    var found: [String: RatingValue] = [
      "total": RatingValue(clamping: figures.total), "average": figures.average,
    ]
    for (index, name) in Case.kinds.enumerated() {
      found[name] = RatingValue(clamping: figures.counts[index + 1])
    }
    return c.expected.keys.allSatisfy { found[$0] == c.expectedDecimal($0) }
  }

  /// Not having voted is no stars at all, whether that is written as null or as 0.
  @Sendable
  private static func ownRating(_ c: Case) throws -> Bool {
    let answer: OwnRatingAnswer = try c.answer()
    if case .refused = answer { return false }
    return answer.stars?.number ?? 0 == c.expected["initialRating"] as? Int ?? 0
  }

  @Sendable
  private static func submission(_ c: Case) throws -> Bool {
    let stars = try #require(c.decimal("rating").flatMap { Stars($0) })
    return matches(.submit(stars, for: c.skill, token: c.token), c)
  }

  @Sendable
  private static func question(_ c: Case) -> Bool {
    matches(.ownRating(of: c.skill, token: c.token), c)
  }

  private static func matches(_ request: ReviewRequest, _ c: Case) -> Bool {
    let query = c.expected["query"] as? [String: Any] ?? [:]
    return request.path == c.expected["path"] as? String
      && request.method == c.expected["method"] as? String ?? "GET"
      && request.query.count == query.count
      && request.query.allSatisfy { "\(query[$0.name] ?? "")" == $0.value }
  }

  /// Ours is the same number where it is a vote, and no request where it is none.
  @Sendable
  private static func stars(_ c: Case) throws -> Bool {
    let expected = try #require(c.expected["stars"] as? Int)
    let stars = Stars(try #require(c.decimal("rating")))
    return (1...5).contains(expected) ? stars?.number == expected : stars == nil
  }
}

// MARK: - Figures

extension ReviewVectors {
  /// The server's average: two decimals, half up; none while nobody voted.
  private static func matches(_ counts: ReviewCounts, _ c: Case) -> Bool {
    let average = counts.average?.value(decimals: 2, .halfUp)
    return counts.total == c.expected["total"] as? Int ?? counts.total
      && (average ?? 0) == c.expectedDecimal("average") ?? 0
  }

  @Sendable
  private static func average(_ c: Case) -> Bool { matches(c.counts, c) }

  @Sendable
  private static func vote(_ c: Case) throws -> Bool {
    let stars = try #require(c.int("stars"))
    let counts = try #require(c.counts.voting(stars, insteadOf: c.int("previous")))
    return counts == Case.votes(c.expected["counts"]) && matches(counts, c)
  }

  /// The server counts such a vote nowhere; here it cannot be sent, and not be counted either.
  @Sendable
  private static func outOfRange(_ c: Case) throws -> Bool {
    let stars = try #require(c.int("stars"))
    return Stars(stars) == nil && c.counts.voting(stars) == nil && c.expected["ours"] != nil
  }

  @Sendable
  private static func averageText(_ c: Case) throws -> Bool {
    let average = try #require(c.decimal("average"))
    return ReviewStrings.susi.averageText(of: average) == c.expected["text"] as? String
  }

  /// One bar of so many votes, and another one with all the rest.
  @Sendable
  private static func barText(_ c: Case) throws -> Bool {
    let (count, total) = (try #require(c.int("count")), try #require(c.int("total")))
    let chart = ReviewCounts([count, total - count])
    let bar = try #require(
      chart.bars(percentages: ReviewChartStyle.susi.percentages).first { $0.stars == 1 })
    let text = ReviewStrings.susi.text(of: bar, in: chart)
    let expected = c.expected["text"] as? String
    // Where nobody voted, SUSI's app divides by nothing; here that is no percent.
    return total == 0 ? text == "0 (0.0)%" : text == expected
  }
}

// MARK: - The screen

extension ReviewVectors {
  @Sendable
  private static func chartOrder(_ c: Case) -> Bool {
    let chart = ReviewChart(of: c.counts, .susi, strings: .susi)
    return chart.bars.map { c.counts[$0.stars] } == c.expected["data"] as? [Int]
      && chart.bars.map(\.color.description) == c.expected["colors"] as? [String]
      && chart.background.description == c.expected["background"] as? String
      && ReviewChartStyle.susi.spacing == c.expected["spacing"] as? Double
  }

  /// One bar of so many votes, and another one with the most votes.
  @Sendable
  private static func barHeight(_ c: Case) throws -> Bool {
    let (value, height) = (try #require(c.int("value")), try #require(c.input["height"] as? Double))
    let largest = c.int("max") ?? value
    let share = Ratio(Int64(value), over: Int64(largest)) ?? .zero
    return ReviewChart.length(of: share, in: height) == c.expected["height"] as? Double ?? 0
  }

  /// Somebody rates a skill, the server takes it or does not, and the screen is drawn.
  @Sendable
  private static func rating(_ c: Case) throws -> Bool {
    let before = ReviewCounts([try #require(c.int("totalBefore")), 0, 0, 0, 0])
    let stars = try #require(c.int("submit").flatMap { Stars($0) })
    var flow = ReviewFlow(
      for: Skill(model: "", group: "", language: "", name: ""), token: nil, counts: before)
    _ = flow.handle(.chosen(stars))
    let after = try #require(before.voting(stars.number))
    let ticket = ReviewTicket(number: 1)
    let isTaken = c.input["success"] as? Bool == true
    let effects = flow.handle(
      isTaken
        ? .answered(RatingsAnswer(isAccepted: true, figures: .init(of: after)), ticket)
        : .unanswered(ticket))

    let chart = ReviewChart(of: flow.counts, .susi, strings: .susi)
    let toasts = effects.compactMap { effect -> String? in
      guard case .announce(let notice) = effect else { return nil }
      return ReviewStrings.susi.text(of: notice)
    }
    let shown: [String: Any] = [
      "notRatedLabelHidden": chart.notRated == nil, "chartHidden": chart.bars.isEmpty,
      "chartHeight": chart.size.height, "average": chart.average ?? "", "toast": toasts[0],
    ]
    return c.expected.allSatisfy { name, value in
      name == "average" || name == "toast"
        ? shown[name] as? String == value as? String
        : (shown[name] as? NSNumber) == (value as? NSNumber)
    }
  }
}
