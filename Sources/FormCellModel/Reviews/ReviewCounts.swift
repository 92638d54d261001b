/// How many people gave how many stars.
///
/// ```
/// ReviewCounts([0, 1, 0, 2, 5])     one gave two stars, two gave four, and five gave five
/// ```
///
/// All that is reckoned from it is exact, and nothing traps: counts below 0 are 0, those above
/// ``mostVotes`` are that many, and beyond ``mostKinds`` there are none.
public struct ReviewCounts: Hashable, Sendable {
  /// More votes of a kind than this are not counted: a thousand million.
  static let mostVotes = 1_000_000_000
  /// More stars than this are never given.
  static let mostKinds = ScaleBounds.maximumItems

  /// How many gave one star, two stars and so on.
  public let votes: [Int]

  /// The counts of one star, two stars and so on, as many as there can be given.
  public init(_ votes: [Int]) {
    self.votes = votes.prefix(Self.mostKinds).map { min(max($0, 0), Self.mostVotes) }
  }

  /// No vote yet, for one to five stars.
  public static let none = ReviewCounts([0, 0, 0, 0, 0])
}

// MARK: - Asking

extension ReviewCounts {
  /// The most stars that can be given; 0 where there is no kind of vote at all.
  public var mostStars: Int { votes.count }

  /// How many gave so many stars; 0 for stars that cannot be given.
  public subscript(stars: Int) -> Int {
    stars >= 1 && stars <= mostStars ? votes[stars - 1] : 0
  }

  /// How many votes there are.
  public var total: Int { Int(clamping: exactTotal) }

  /// The most votes that any number of stars got.
  public var largest: Int { votes.max() ?? 0 }

  /// The stars of all votes by the number of votes; nil while there is none.
  ///
  /// - Complexity: O(*n*) in the kinds of votes.
  public var average: Ratio? {
    var stars: Int64 = 0
    for (index, count) in votes.enumerated() { stars += Int64(index + 1) * Int64(count) }
    return Ratio(stars, over: exactTotal)
  }

  var exactTotal: Int64 { votes.reduce(0) { $0 + Int64($1) } }
}

// MARK: - One's own vote

extension ReviewCounts {
  /// The counts with one vote more, or with one's earlier vote moved.
  ///
  /// ```
  /// [0, 0, 0, 1, 0].voting(2)                 [0, 1, 0, 1, 0]
  /// [0, 0, 0, 1, 0].voting(2, insteadOf: 4)   [0, 1, 0, 0, 0]
  /// ```
  ///
  /// An earlier vote that is not among the counts takes nothing away: they are older than it.
  ///
  /// - Returns: Nil for stars that cannot be given.
  ///
  /// Source: fossasia/susi_server, which adds to the total for a first vote and moves a later one.
  public func voting(_ stars: Int, insteadOf earlier: Int? = nil) -> ReviewCounts? {
    guard stars >= 1, stars <= mostStars else { return nil }
    var votes = votes
    if let earlier, self[earlier] > 0 { votes[earlier - 1] -= 1 }
    votes[stars - 1] += 1
    return ReviewCounts(votes)
  }
}
