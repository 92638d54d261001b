/// How shares of a whole become percentages.
///
/// ```
/// one vote each for three kinds     33.3 + 33.3 + 33.3 =  99.9   truncated
/// two of three, one of three        66.7 + 33.3        = 100     rounded
/// one vote each for three kinds     33.4 + 33.3 + 33.3 = 100     adding up
/// ```
public struct ReviewPercentages: Hashable, Sendable {
  /// What is done with the digits that are not shown.
  public enum Rule: Hashable, Sendable, CaseIterable {
    /// They are cut off. Source: fossasia/susi_iOS.
    case truncated
    /// Each percentage for itself goes to the nearest one, and a tie up.
    case rounded
    /// All are cut off, and what is missing to a hundred is given out, one step each, to those that
    /// lost most: the method of the largest remainder (Hamilton).
    ///
    /// Of two that lost as much, the one with more votes comes first, and then the one with more
    /// stars.
    case addingUp
  }

  /// What is done with the digits that are not shown.
  public let rule: Rule
  /// How many digits after the point there are; 0 to 6.
  public let decimals: Int

  /// Percentages of so many decimals; fewer than 0 count as 0, more than 6 as 6.
  public init(_ rule: Rule, decimals: Int = 1) {
    self.rule = rule
    self.decimals = min(max(decimals, 0), 6)
  }
}

extension ReviewPercentages {
  /// The percentages of votes, the first for one star; each 0 while nobody voted.
  ///
  /// - Complexity: O(*n* log *n*) in the kinds of votes.
  public func callAsFunction(_ counts: ReviewCounts) -> [FixedDecimal] {
    let shares = counts.votes.map { Ratio(Int64($0), over: counts.exactTotal) ?? .zero }
    switch rule {
    case .truncated: return shares.map { $0.percentage(decimals: decimals, .down) }
    case .rounded: return shares.map { $0.percentage(decimals: decimals, .halfUp) }
    case .addingUp:
      var steps = UInt64(100)
      for _ in 0..<decimals { steps *= 10 }
      let size = Self.hundred / Int64(steps)
      return Self.portions(of: steps, among: counts).map {
        FixedDecimal(millionths: Int64($0) * size)
      }
    }
  }

  private static let hundred: Int64 = 100 * FixedDecimal.unit

  /// How many of `steps` equal steps each kind gets, all of them given out.
  private static func portions(of steps: UInt64, among counts: ReviewCounts) -> [UInt64] {
    let total = counts.exactTotal.magnitude
    guard total > 0 else { return counts.votes.map { _ in 0 } }
    // A vote count is below 2^30 and `steps` below 2^27: no product leaves 64 bits.
    let exact = counts.votes.map {
      ($0.magnitude64 * steps).quotientAndRemainder(dividingBy: total)
    }
    var portions = exact.map(\.quotient)
    let missing = Int(steps - portions.reduce(0, +))
    let order = counts.votes.indices.sorted { a, b in
      if exact[a].remainder != exact[b].remainder {
        return exact[a].remainder > exact[b].remainder
      }
      return (counts.votes[a], a) > (counts.votes[b], b)
    }
    for index in order.prefix(missing) { portions[index] += 1 }
    return portions
  }
}

extension Int {
  fileprivate var magnitude64: UInt64 { UInt64(magnitude) }
}
