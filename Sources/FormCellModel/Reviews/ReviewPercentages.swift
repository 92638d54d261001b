/// The rule that turns shares of a whole into percentages.
///
/// ```
/// one vote each for three kinds     33.3 + 33.3 + 33.3 =  99.9   truncated
/// two of three, one of three        66.7 + 33.3        = 100     rounded
/// one vote each for three kinds     33.4 + 33.3 + 33.3 = 100     adding up
/// ```
public struct ReviewPercentages: Hashable, Sendable {
  /// The treatment of the digits that are not shown.
  public enum Rule: Hashable, Sendable, CaseIterable {
    /// Digits are truncated. Source: fossasia/susi_iOS.
    case truncated
    /// Each percentage is rounded to the nearest value; a tie is rounded up.
    case rounded
    /// All percentages are truncated, and the rest to 100 goes, one step each, to those with the
    /// largest remainders (Hamilton's method).
    ///
    /// Equal remainders are ordered by more votes first, then by more stars.
    case addingUp
  }

  package let rule: Rule
  /// The number of digits after the point; 0 to 6.
  package let decimals: Int

  /// Creates a rule; `decimals` is clamped to 0...6.
  public init(_ rule: Rule, decimals: Int = 1) {
    self.rule = rule
    self.decimals = min(max(decimals, 0), 6)
  }

  /// Returns the percentages of the votes, starting with one star; all are 0 without votes.
  ///
  /// - Complexity: O(*n* log *n*) in the kinds of votes.
  package func callAsFunction(_ counts: ReviewCounts) -> [FixedDecimal] {
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

  /// Distributes all of `steps` equal steps among the kinds of votes.
  private static func portions(of steps: UInt64, among counts: ReviewCounts) -> [UInt64] {
    let total = counts.exactTotal.magnitude
    guard total > 0 else { return counts.votes.map { _ in 0 } }
    // A count is below 2^30 and `steps` below 2^27, so no product overflows 64 bits.
    let exact = counts.votes.map {
      (UInt64($0.magnitude) * steps).quotientAndRemainder(dividingBy: total)
    }
    var portions = exact.map(\.quotient)
    let missing = Int(steps - portions.reduce(0, +))
    let order = counts.votes.indices.sorted { a, b in
      (exact[a].remainder, counts.votes[a], a) > (exact[b].remainder, counts.votes[b], b)
    }
    for index in order.prefix(missing) { portions[index] += 1 }
    return portions
  }
}
