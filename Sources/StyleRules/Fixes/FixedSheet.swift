public import StyleSheet

/// A sheet after its fixes were applied repeatedly until none is left.
///
/// A round applies the best fix of each finding that is safe enough. Of two fixes that touch each
/// other only the first is applied, unless both remove whole lines, or both belong to one rule and
/// remove words with the blanks after them; the other finding is checked again in the next round. A
/// fix that makes more of the text unparsable, or that makes an engine stop reading, is not applied.
public struct FixedSheet: Hashable, Sendable {
  /// The text of the fixed sheet.
  public var source: SourceText { sheet.source }
  package let sheet: Sheet
  /// The number of applied fixes by the id of their findings.
  public let counts: [String: Int]
  /// The number of rounds; 0 if there was nothing to fix.
  package let rounds: Int
  /// The reason why no more fixes were applied.
  package let rest: Rest

  /// The reason why no more fixes were applied.
  package enum Rest: Hashable, Sendable, CaseIterable {
    /// No fix is left.
    case none
    /// The round limit was reached, or the remaining fixes would break the text.
    case clashing
    /// There were more findings than the limit, and few or none of the stored ones had a fix.
    case unseen
  }

  /// True if no fix is left.
  public var isComplete: Bool { rest == .none }

  /// The maximum number of rounds, which stops fixes that undo each other.
  ///
  /// A round that drops findings does not count if it drops considerably fewer than before.
  package static let roundLimit = 12

  /// Fixes a sheet.
  ///
  /// - Parameters:
  ///   - source: The original sheet.
  ///   - dialects: The engines that the sheet is for.
  ///   - worst: The least safe kind of fix to apply.
  ///   - rules: The rules whose findings are fixed, in addition to syntax errors.
  ///   - catalog: The known classes and properties.
  ///   - images: The images of the app; nil if they are unknown.
  /// - Complexity: Of `Sheet.findings(for:rules:knowing:showing:)` in each round, and of
  ///   parsing the sheet for each of at most a hundred trials, where a fix breaks the text. Each
  ///   round stores more findings than the one before it, so n findings take O(log n) rounds.
  public init(
    of source: SourceText, for dialects: [Dialect] = [.sapfiori],
    upTo worst: Diagnostic.FixIt.Safety = .safe, rules: [Rule] = Rule.usual,
    knowing catalog: Catalog = .all, showing images: AppImages? = nil
  ) {
    self.init(
      of: source, for: dialects, upTo: worst, rules: rules, knowing: catalog,
      importing: { _ in ImportFacts() }, showing: images)
  }

  /// Fixes a sheet; the first round stores at most `given` findings and syntax errors, by default more
  /// for a longer sheet, so that it does not take more rounds.
  ///
  /// `imports` returns the facts about other sheets for the text of a round, in which imports can stand
  /// at other places than before.
  package init(
    of source: SourceText, for dialects: [Dialect], upTo worst: Diagnostic.FixIt.Safety,
    rules: [Rule], knowing catalog: Catalog, importing imports: (Sheet) -> ImportFacts,
    showing images: AppImages?, keeping given: Int? = nil
  ) {
    let first = given ?? max(Findings.limit, source.bytes.count / 100)
    // Limits the memory.
    let mostKept = max(first, (given ?? Findings.limit) * 32)
    // The decrease in dropped findings that allows another round; with 1, a sheet with few fixable
    // findings could be checked once per line.
    let leastProgress = (given ?? Findings.limit) / 2
    var source = source
    var sheet = Sheet(parsing: source, keeping: first)
    var counts: [String: Int] = [:]
    var rounds = 0
    var limit = Self.roundLimit
    var kept = first
    var fewestDropped = Int.max
    var rest = Rest.clashing
    while true {
      let found = sheet.findings(
        for: dialects, rules: rules, knowing: catalog, importing: imports(sheet), showing: images,
        keeping: kept)
      let dropped = found.dropped.count
      if dropped > 0, fewestDropped - dropped >= leastProgress {
        fewestDropped = dropped
        limit += 1
        kept = min(kept * 4, mostKept)
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
      let round = Round(of: fixes, in: sheet, for: dialects, keeping: kept)
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

private struct Fix {
  let id: String
  let edits: [SourceEdit]
  /// The bytes from the first to the last edit.
  let extent: Range<Int>
  let takesLines: Bool
  /// True if the fix only removes a range and the blanks after it.
  let takesWords: Bool

  init?(of finding: Diagnostic, upTo worst: Diagnostic.FixIt.Safety, in source: SourceText) {
    let fixIt = finding.fixIts.first {
      ($0.safety == .safe || worst == .unsafe) && !$0.edits.isEmpty
    }
    guard let fixIt else { return nil }
    id = finding.id
    edits = fixIt.edits
    let start = edits.map(\.range.lowerBound).min() ?? 0
    extent = start..<max(edits.map(\.range.upperBound).max() ?? 0, start)
    let isRemoval = edits.count == 1 && edits[0].replacement.isEmpty
    takesLines =
      isRemoval && source.isLineStart(extent.lowerBound) && source.isLineStart(extent.upperBound)
    takesWords = isRemoval && source.isBehindBlank(extent.upperBound)
  }

  /// True if the fix can be combined with one that begins no later.
  func isApart(from earlier: Fix) -> Bool {
    let end = earlier.extent.upperBound
    return extent.lowerBound > end
      || extent.lowerBound == end
        && (takesLines && earlier.takesLines
          || takesWords && earlier.takesWords && id == earlier.id)
  }

  func changes(_ source: SourceText) -> Bool {
    edits.contains { !source.bytes[$0.range].elementsEqual($0.replacement.utf8) }
  }
}

/// Fixes that can be combined, and the fixed sheet.
private struct Round {
  private(set) var made: [Fix] = []
  private(set) var sheet: Sheet
  private let first: Sheet
  /// The engines that read the first sheet to its end.
  private let readers: [Dialect]
  /// The maximum number of syntax errors that the new sheet stores.
  private let kept: Int
  private var trials = 0

  /// The maximum number of trial parses that find the fixes that break the sheet.
  private static let mostTrials = 100

  /// Applies as many of `fixes` as possible without new faults; if one fails, the fixes that
  /// it conflicts with are tried instead.
  init(of fixes: [Fix], in sheet: Sheet, for dialects: [Dialect], keeping kept: Int) {
    self.sheet = sheet
    self.kept = kept
    first = sheet
    readers = dialects.filter { $0.readsAll(of: sheet.source) }
    var left = fixes.sorted { $0.extent.lowerBound < $1.extent.lowerBound }
    while made.isEmpty, !left.isEmpty, trials < Self.mostTrials {
      let (chosen, others) = Self.apart(left)
      make(chosen)
      left = others
    }
  }

  /// Splits sorted fixes into those that touch no earlier one, and the others.
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

  /// Applies all fixes, or if that breaks the text, those of each half that do not.
  private mutating func make(_ fixes: [Fix]) {
    guard !fixes.isEmpty, trials < Self.mostTrials else { return }
    trials += 1
    let all = (made + fixes).sorted { $0.extent.lowerBound < $1.extent.lowerBound }
    let source = first.source.applying(first.source.closingGaps(of: all.flatMap(\.edits)))
    let next = Sheet(parsing: source, keeping: kept)
    if next.tree.faultCount <= sheet.tree.faultCount,
      readers.allSatisfy({ $0.readsAll(of: source) })
    {
      (made, sheet) = (all, next)
    } else if fixes.count > 1 {
      make(Array(fixes[..<(fixes.count / 2)]))
      make(Array(fixes[(fixes.count / 2)...]))
    }
  }
}

extension SyntaxTree {
  /// The number of syntax errors, including those that are not stored.
  fileprivate var faultCount: Int { problems.count + droppedProblems }
}
