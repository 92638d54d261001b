import FormCellModel
import Foundation
import SkillReviews
import StyleSheet

extension Conformance {
  /// The runners for reviews, their chart, requests, answers, and the review flow.
  static let susi: Table = [
    "SUSI": [
      "json.parseRatings": ConformanceRunner { c in
        let answer: RatingsAnswer = try c.decoded()
        guard let figures = answer.figures else { throw c.missing("json") }
        return named(figures.counts).merging([
          "total": .count(figures.total), "average": .value(figures.average),
        ]) { one, _ in one }
      },
      "json.userRating": ConformanceRunner { c in
        let answer: OwnRatingAnswer = try c.decoded()
        return ["initialRating": number(answer.stars)]
      },
      "request.submit": ConformanceRunner { c in
        guard let stars = Stars(try c.rating("rating")) else { throw c.missing("rating") }
        return described(.submit(stars, for: try c.skill, token: c.token))
      },
      "request.userRating": ConformanceRunner { c in
        described(.ownRating(of: try c.skill, token: c.token))
      },
      "request.stars": ConformanceRunner { c in
        ["stars": number(Stars(try c.rating("rating")))]
      },
      "aggregate.average": ConformanceRunner { c in figures(of: try c.votes) },
      "aggregate.reRate": ConformanceRunner { c in
        let previous = try c.input["previous"].flatMap {
          $0 == .null ? nil : try c.whole("previous")
        }
        guard let counts = try c.votes.voting(c.whole("stars"), insteadOf: previous) else {
          return ["counts": .null]
        }
        return figures(of: counts).merging(["counts": .object(named(counts))]) { one, _ in one }
      },
      "aggregate.outOfRange": ConformanceRunner { c in
        let stars = try c.whole("stars")
        return [
          "sent": number(Stars(stars)),
          "counted": try c.votes.voting(stars).map { .object(named($0)) } ?? .null,
        ]
      },
      "text.average": ConformanceRunner { c in
        ["text": .text(ReviewStrings.susi.averageFormat(try c.rating("average")))]
      },
      "text.bar": ConformanceRunner { c in
        // One bar with this number of votes, and another one with the remaining votes.
        let (count, total) = (try c.whole("count"), try c.whole("total"))
        let counts = ReviewCounts([count, total - count])
        let bars = counts.bars(percentages: ReviewChartStyle.susi.percentages)
        guard let bar = bars.first(where: { $0.stars == 1 }) else { throw c.missing("count") }
        return ["text": .text(ReviewStrings.susi.text(of: bar, in: counts))]
      },
      "chart.order": ConformanceRunner { c in
        let counts = try c.votes
        let chart = ReviewChart(of: counts, .susi, strings: .susi)
        return [
          "data": .list(chart.bars.map { .count(counts[$0.stars]) }),
          "colors": .texts(chart.bars.map(\.color.description)),
          "background": .text(ReviewChartStyle.susi.background.description),
          "spacing": .number(ReviewChartStyle.susi.spacing),
        ]
      },
      "chart.barHeight": ConformanceRunner { c in
        // One bar with this number of votes, and another one with the most votes.
        let value = try c.whole("value")
        let counts = ReviewCounts([value, c.whole("max", else: value)])
        let chart = ReviewChart(of: counts, .susi, height: try c.number("height"))
        return ["height": .number(chart.bars.first { $0.stars == 1 }?.frame.height ?? 0)]
      },
      "state.firstRating": screen,
      "state.failedRating": screen,
    ]
  ]

  static let susiDifferences: [ConformanceDifference] = [
    ConformanceDifference(
      "no vote is no number", "SUSI", "json.userRating",
      "its app begins with 0 stars where nobody has rated; none and 0 are not the same here",
      like: ["json": .object(["accepted": .flag(true)])], theirs: ["initialRating": 0],
      when: { c in
        guard case .object(let json) = c.input["json"] else { return false }
        guard case .object(let ratings) = json["ratings"] else { return true }
        return ratings["stars"] == nil || ratings["stars"] == 0
      },
      ours: { _ in ["initialRating": .null] }),

    ConformanceDifference(
      "a vote is one star to five", "SUSI", "request.stars",
      "its app sends what is left of a rating, 0 stars of 0.9, and the server counts them nowhere",
      like: ["rating": 0.9], theirs: ["stars": 0],
      when: { try !(1..<6).contains($0.number("rating")) },
      ours: { _ in ["stars": .null] }),

    ConformanceDifference(
      "a vote that is none is stopped", "SUSI", "aggregate.outOfRange",
      "its server accepts it, counts it nowhere, and divides by nothing",
      like: ["counts": .object([:]), "stars": 9],
      theirs: ["serverBehaviour": "accepted, no bucket, total 0, average NaN"],
      when: { try !(1...5).contains($0.number("stars")) },
      ours: { _ in ["sent": .null, "counted": .null] }),

    ConformanceDifference(
      "the average of no votes is none", "SUSI", "aggregate.average",
      "its server has 0 for it before the first vote; nobody has given 0 stars",
      like: ["counts": .object([:])], theirs: ["total": 0, "average": 0],
      when: { try $0.votes.total == 0 },
      ours: { _ in ["total": 0, "average": .null] }),

    ConformanceDifference(
      "of no votes nothing is a share", "SUSI", "text.bar",
      "its app divides by nothing, and shows what comes of it",
      like: ["count": 0, "total": 0], theirs: ["text": "0 (nan)%"],
      when: { try $0.whole("total") == 0 },
      ours: { _ in ["text": "0 (0.0)%"] }),
  ]
}

// MARK: - Conversions

extension Conformance {
  private static func named(_ counts: ReviewCounts) -> [String: CaseValue] {
    Dictionary(
      uniqueKeysWithValues: ConformanceCase.kinds.enumerated().map { index, kind in
        (kind, .count(counts[index + 1]))
      })
  }

  private static func number(_ stars: Stars?) -> CaseValue {
    stars.map { .count($0.number) } ?? .null
  }

  /// Returns a server's figures for counts; the average of no votes is null.
  private static func figures(of counts: ReviewCounts) -> [String: CaseValue] {
    let figures = RatingsAnswer.Figures(of: counts)
    return [
      "total": .count(figures.total),
      "average": counts.average == nil ? .null : .value(figures.average),
    ]
  }

  /// Returns a request; its stars are a number in the cases, and a text in the query.
  private static func described(_ request: ReviewRequest) -> [String: CaseValue] {
    let query = request.query.map { item -> (String, CaseValue) in
      let number = item.name == "stars" ? Int(item.value) : nil
      return (item.name, number.map(CaseValue.count) ?? .text(item.value))
    }
    return [
      "path": .text(request.path), "method": .text(request.method),
      "query": .object(Dictionary(query) { _, last in last }),
    ]
  }

  /// A runner in which the server answers a rating or does not, and the screen is drawn.
  private static let screen = ConformanceRunner { c in
    let before = ReviewCounts([try c.whole("totalBefore"), 0, 0, 0, 0])
    guard let stars = Stars(try c.whole("submit")), let after = before.voting(stars.number) else {
      throw c.missing("submit")
    }
    let skill = Skill(model: "", group: "", language: "", name: "")
    var flow = ReviewFlow(for: skill, token: nil, counts: before)
    _ = flow.handle(.chosen(stars))
    let ticket = SubmissionTicket(number: 1)
    let taken = RatingsAnswer(isAccepted: true, figures: .init(of: after))
    let effects = flow.handle(
      c.flag("success") ? .answered(taken, ticket) : .unanswered(ticket))

    let chart = ReviewChart(of: flow.tally, .susi, strings: .susi)
    let toasts = effects.compactMap { effect -> String? in
      guard case .announce(let notice) = effect else { return nil }
      return ReviewStrings.susi.text(of: notice)
    }
    return [
      "notRatedLabelHidden": .flag(chart.notRated == nil),
      "chartHidden": .flag(chart.bars.isEmpty), "chartHeight": .number(chart.size.height),
      "average": .words(chart.average), "toast": .words(toasts.first),
    ]
  }
}

extension ConformanceCase {
  fileprivate static let kinds = ["one", "two", "three", "four", "five"]

  /// The numbers of votes for one to five stars; a missing number is 0.
  fileprivate var votes: ReviewCounts {
    get throws {
      guard case .object(let counts) = input["counts"] else { throw missing("counts") }
      return ReviewCounts(
        Self.kinds.map { kind in
          guard case .number(let number) = counts[kind] else { return 0 }
          return Int(exactly: number) ?? 0
        })
    }
  }

  fileprivate func decoded<Answer: Decodable>() throws -> Answer {
    let json = input["json"] ?? .object([:])
    return try JSONDecoder().decode(
      Answer.self, from: JSONSerialization.data(withJSONObject: json.json))
  }

  fileprivate var skill: Skill {
    get throws {
      Skill(
        model: try text("model"), group: try text("group"), language: try text("language"),
        name: try text("skill"))
    }
  }

  fileprivate var token: String? { try? text("accessToken") }
}
