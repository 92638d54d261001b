public import StyleSheet

/// A sheet after the fix-its of its findings were made, again and again, until none is left to make.
///
/// In a round every finding is asked for its best fix-it that is safe enough. Of two that touch each
/// other only the first in the text is made, unless they take lines away, each its own, or are of one
/// rule and take words away with the blanks behind; the other finding is met again in the next round,
/// if it is still there. A fix-it after which more of the text cannot be read than before is not made.
public struct Mending: Hashable, Sendable {
  /// The text of the sheet as it is now.
  public var source: SourceText { sheet.source }
  /// The sheet as it is now.
  package let sheet: Sheet
  /// How many fix-its were made, by the id of their findings.
  public let counts: [String: Int]
  /// How many rounds it took; 0 if nothing was to be made.
  public let rounds: Int
  /// What was left to make at the end.
  public let rest: Rest

  /// What is left to make when no more is made.
  public enum Rest: Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// The rounds were used up, or what was left would have broken the text.
    case clashing
    /// There were more findings than are kept, and few of those that are had a fix-it to make, or
    /// none; what the others have, nobody knows.
    case unseen
  }

  /// Whether nothing was left to make at the end.
  public var isComplete: Bool { rest == .none }

  /// How many rounds are made at most; fixes that go on undoing each other end there.
  ///
  /// Those in which more was found than is kept do not count, as long as it is much less each time.
  public static let roundLimit = 12

  /// How many findings are kept in a round at most: as many as fit well into memory.
  private static let mostKept = Findings.limit * 32

  /// How many findings less must be out of sight for another round: were one enough, a sheet with
  /// little to mend among much that nobody can would be read once for each of its lines.
  private static let leastProgress = Findings.limit / 2

  /// Mends a sheet.
  ///
  /// - Parameters:
  ///   - source: The sheet as it was.
  ///   - dialects: The engines that the sheet is for.
  ///   - worst: The least safe kind of fix-it that is made.
  ///   - rules: Whose findings are mended, besides faults of the text.
  ///   - catalog: The classes and properties that there are.
  ///   - images: What images the app has; nil if that is not known.
  /// - Complexity: Of ``Sheet/findings(for:rules:knowing:importing:showing:)`` in each round, and of
  ///   parsing the sheet for each of at most a hundred trials, where a fix-it breaks the text. Of
  ///   findings beyond those that are kept each round keeps more than the one before it, so that n of
  ///   them take O(log n) rounds.
  public init(
    of source: SourceText, for dialects: [Dialect] = [.sapfiori],
    upTo worst: Diagnostic.FixIt.Safety = .safe, rules: [Rule] = Rule.usual,
    knowing catalog: Catalog = .all, showing images: AppImages? = nil
  ) {
    var source = source
    var sheet = Sheet(parsing: source)
    var counts: [String: Int] = [:]
    var rounds = 0
    var limit = Self.roundLimit
    var kept = Findings.limit
    var fewestDropped = Int.max
    var rest = Rest.clashing
    while true {
      let found = sheet.findings(
        for: dialects, rules: rules, knowing: catalog, showing: images, keeping: kept)
      let dropped = found.dropped.count
      if dropped > 0, fewestDropped - dropped >= Self.leastProgress {
        fewestDropped = dropped
        limit += 1
        kept = min(kept * 4, Self.mostKept)
      }
      rest = dropped > 0 ? .unseen : .clashing
      let fixes = found.diagnostics.compactMap { Fix(of: $0, upTo: worst, in: source) }.filter {
        $0.changes(source)
      }
      guard !fixes.isEmpty else {
        if dropped == 0 { rest = .none }
        break
      }
      guard rounds < limit else { break }
      let round = Round(of: fixes, in: sheet, keeping: kept)
      guard !round.made.isEmpty else {
        rest = .clashing
        break
      }
      (source, sheet) = (round.sheet.source, round.sheet)
      for fix in round.made { counts[fix.id, default: 0] += 1 }
      rounds += 1
    }
    self.sheet = sheet
    self.counts = counts
    self.rounds = rounds
    self.rest = rest
  }
}

extension Diagnostic {
  /// The fix-it that is made: the first that is safe enough.
  fileprivate func fixIt(upTo worst: FixIt.Safety) -> FixIt? {
    fixIts.first { fixIt in
      switch (fixIt.safety, worst) {
      case (.safe, _), (.unsafe, .unsafe): !fixIt.edits.isEmpty
      case (.unsafe, .safe): false
      }
    }
  }
}

/// A fix-it that is to be made.
private struct Fix {
  /// That of the finding.
  let id: String
  let edits: [SourceEdit]
  /// From the first byte it touches to the last.
  let extent: Range<Int>
  /// Whether all that it does is to take whole lines away.
  let takesLines: Bool
  /// Whether all that it does is to take something away with the blanks behind it.
  let takesWords: Bool

  /// What is made of a finding; nil if it has no fix-it that is safe enough.
  init?(of finding: Diagnostic, upTo worst: Diagnostic.FixIt.Safety, in source: SourceText) {
    guard let fixIt = finding.fixIt(upTo: worst) else { return nil }
    id = finding.id
    edits = fixIt.edits
    let start = edits.map(\.range.lowerBound).min() ?? 0
    extent = start..<max(edits.map(\.range.upperBound).max() ?? 0, start)
    let isRemoval = edits.count == 1 && edits[0].replacement.isEmpty
    takesLines =
      isRemoval && source.isLineStart(extent.lowerBound) && source.isLineStart(extent.upperBound)
    takesWords = isRemoval && source.isBehindBlank(extent.upperBound)
  }

  /// Whether it can be made together with one that begins no later.
  func isApart(from earlier: Fix) -> Bool {
    let end = earlier.extent.upperBound
    return extent.lowerBound > end
      || extent.lowerBound == end
        && (takesLines && earlier.takesLines
          || takesWords && earlier.takesWords && id == earlier.id)
  }

  /// Whether anything is other than before when it is made.
  func changes(_ source: SourceText) -> Bool {
    edits.contains { !source.bytes[$0.range].elementsEqual($0.replacement.utf8) }
  }
}

/// Fix-its that can be made together, and the sheet when they are.
private struct Round {
  private(set) var made: [Fix] = []
  private(set) var sheet: Sheet
  private let first: Sheet
  /// How many faults the new sheet keeps.
  private let kept: Int
  private var trials = 0

  /// How often a sheet is parsed to find out which fix-its break it.
  private static let mostTrials = 100

  /// Makes as many of `fixes` as can be made without a new fault; what one that cannot be made
  /// stands in the way of is tried in its place.
  init(of fixes: [Fix], in sheet: Sheet, keeping kept: Int) {
    self.sheet = sheet
    self.kept = kept
    first = sheet
    var left = fixes.sorted { $0.extent.lowerBound < $1.extent.lowerBound }
    while made.isEmpty, !left.isEmpty, trials < Self.mostTrials {
      let (chosen, others) = Self.apart(left)
      make(chosen)
      left = others
    }
  }

  /// Of fix-its in the order of the text those that touch none before them, and the others.
  private static func apart(_ fixes: [Fix]) -> (chosen: [Fix], others: [Fix]) {
    var chosen: [Fix] = []
    var others: [Fix] = []
    for fix in fixes {
      if chosen.last.map(fix.isApart) ?? true {
        chosen.append(fix)
      } else {
        others.append(fix)
      }
    }
    return (chosen, others)
  }

  /// Makes all of them, or if that breaks the text, those of each half that do not.
  private mutating func make(_ fixes: [Fix]) {
    guard !fixes.isEmpty, trials < Self.mostTrials else { return }
    trials += 1
    let all = (made + fixes).sorted { $0.extent.lowerBound < $1.extent.lowerBound }
    let source = first.source.applying(first.source.closingGaps(of: all.flatMap(\.edits)))
    let next = Sheet(SyntaxTree(parsing: source, .common, keeping: kept))
    if next.tree.faultCount <= sheet.tree.faultCount {
      (made, sheet) = (all, next)
    } else if fixes.count > 1 {
      make(Array(fixes[..<(fixes.count / 2)]))
      make(Array(fixes[(fixes.count / 2)...]))
    }
  }
}

extension SyntaxTree {
  /// How many faults there are, those included that are not kept.
  fileprivate var faultCount: Int { problems.count + droppedProblems }
}
