/// The numbers of votes for each number of stars.
///
/// ```
/// ReviewCounts([0, 1, 0, 2, 5])     one gave two stars, two gave four, and five gave five
/// ```
///
/// All results are exact, and nothing traps: counts are clamped to 0...`mostVotes`, and counts
/// after the first `mostKinds` are dropped.
public struct ReviewCounts: Hashable, Sendable {
  /// The largest count for one number of stars: a thousand million.
  static let mostVotes = 1_000_000_000
  static let mostKinds = ScaleBounds.maximumItems

  /// The numbers of votes for one star, two stars and so on.
  public let votes: [Int]

  /// Creates counts from the votes for one star, two stars and so on.
  public init(_ votes: [Int]) {
    self.votes = votes.prefix(Self.mostKinds).map { min(max($0, 0), Self.mostVotes) }
  }

  /// Counts without votes, for one to five stars.
  public static let none = ReviewCounts([0, 0, 0, 0, 0])

  // MARK: - Queries

  /// The most stars that can be given; 0 if there are no counts.
  package var mostStars: Int { votes.count }

  /// Returns the votes for a number of stars; 0 for stars that cannot be given.
  package subscript(stars: Int) -> Int { stars >= 1 && stars <= mostStars ? votes[stars - 1] : 0 }

  /// The number of all votes.
  public var total: Int { Int(clamping: exactTotal) }

  package var largest: Int { votes.max() ?? 0 }

  /// The average number of stars; nil without votes.
  ///
  /// - Complexity: O(*n*) in the kinds of votes.
  public var average: Ratio? {
    let stars = votes.enumerated().reduce(0) { $0 + Int64($1.offset + 1) * Int64($1.element) }
    return Ratio(stars, over: exactTotal)
  }

  var exactTotal: Int64 { votes.reduce(0) { $0 + Int64($1) } }

  // MARK: - The user's own vote

  /// Returns the counts after the user's vote, which is added or replaces the user's earlier vote.
  ///
  /// ```
  /// [0, 0, 0, 1, 0].voting(2)                 [0, 1, 0, 1, 0]
  /// [0, 0, 0, 1, 0].voting(2, insteadOf: 4)   [0, 1, 0, 0, 0]
  /// ```
  ///
  /// An earlier vote that is not in the counts is not subtracted: the counts are older than the
  /// vote.
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
