/// The suggestion for a slip.
struct Suggested: Hashable {
  /// Up to three names.
  var names: [String] = []
  /// True if it is a series, of which only the ends are named.
  var isSeries = false
}

/// The numbers of slips with right, wrong and no suggestions.
struct SlipScore: CustomStringConvertible {
  /// Only the right word was suggested.
  private(set) var alone = 0
  /// The right word and one or two others were suggested.
  private(set) var among = 0
  /// The series of the right word was suggested.
  private(set) var series = 0
  /// Only other words were suggested.
  private(set) var wrong = 0
  /// Nothing was suggested.
  private(set) var none = 0
  /// The first slips without the right suggestion.
  private(set) var missed: [String] = []

  var total: Int { alone + among + series + wrong + none }
  /// The share with the right word suggested; a series does not count.
  var share: Double { total == 0 ? 1 : Double(alone + among) / Double(total) }

  /// Counts the suggestion for a slip.
  mutating func count(_ slip: String, of name: String, _ suggested: Suggested) {
    if suggested.isSeries {
      series += 1
    } else if suggested.names == [name] {
      alone += 1
    } else if suggested.names.contains(name) {
      among += 1
    } else if suggested.names.isEmpty {
      none += 1
    } else {
      wrong += 1
    }
    guard !suggested.names.contains(name), !suggested.isSeries, missed.count < 20 else { return }
    missed.append("\(slip) for \(name)")
  }

  static func += (left: inout Self, right: Self) {
    left.alone += right.alone
    left.among += right.among
    left.series += right.series
    left.wrong += right.wrong
    left.none += right.none
    left.missed += right.missed
  }

  /// All figures in a line: `94.1 % of 2412: alone 2238, among 32, series 138; wrong 0, none 4`.
  var description: String {
    let tenths = Int(share * 1000)
    return "\(tenths / 10).\(tenths % 10) % of \(total): alone \(alone), among \(among), "
      + "series \(series); wrong \(wrong), none \(none)"
  }
}
