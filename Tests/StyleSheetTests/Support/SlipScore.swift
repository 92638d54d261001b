import StyleSheet

/// How many slips were told from what they were meant to be.
struct SlipScore: CustomStringConvertible {
  /// Only the right word was suggested.
  private(set) var alone = 0
  /// The right word and others were.
  private(set) var among = 0
  /// Other words were.
  private(set) var wrong = 0
  /// Nothing was.
  private(set) var none = 0
  /// A few slips that were not told, to be looked at.
  private(set) var missed: [String] = []

  var total: Int { alone + among + wrong + none }
  var share: Double { total == 0 ? 1 : Double(alone + among) / Double(total) }

  /// Counts what was suggested for a slip.
  mutating func count(_ slip: String, of name: String, suggested: [String]) {
    if suggested == [name] {
      alone += 1
    } else if suggested.contains(name) {
      among += 1
    } else if suggested.isEmpty {
      none += 1
    } else {
      wrong += 1
    }
    if !suggested.contains(name), missed.count < 400 {
      missed.append("\(slip) for \(name)\(suggested.isEmpty ? "" : ": \(suggested)")")
    }
  }

  static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.alone += right.alone
    sum.among += right.among
    sum.wrong += right.wrong
    sum.none += right.none
    sum.missed += right.missed
    return sum
  }

  var description: String {
    guard total > 0 else { return "–" }
    let tenths = Int(share * 1000)
    return "\(tenths / 10).\(tenths % 10) % of \(total) (\(among) among others, \(wrong) wrong)"
  }
}
