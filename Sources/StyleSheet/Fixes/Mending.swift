/// A sheet after the fix-its of its findings were made, again and again, until none is left to make.
///
/// In a round every finding is asked for its best fix-it that is safe enough. Of two that touch each other only the
/// first in the text is made; the other finding is met again in the next round, if it is still
/// there. A round after which more of the text cannot be read than before is taken back.
public struct Mending: Hashable, Sendable {
  /// The sheet as it is now.
  public let source: SourceText
  /// How many fix-its were made, by the id of their findings.
  public let counts: [String: Int]
  /// How many rounds it took; 0 if nothing was to be made.
  public let rounds: Int
  /// Whether nothing was left to make at the end.
  ///
  /// Otherwise the rounds were used up, or the last one was taken back.
  public let isComplete: Bool

  /// How many rounds are made at most; fixes that go on undoing each other end there.
  public static let roundLimit = 10

  /// Mends a sheet.
  ///
  /// - Parameters:
  ///   - source: The sheet as it was.
  ///   - dialects: The engines that the sheet is for.
  ///   - worst: The least safe kind of fix-it that is made.
  ///   - rules: Whose findings are mended, besides faults of the text.
  /// - Complexity: Of ``Sheet/findings(for:rules:)`` in each round.
  public init(
    of source: SourceText, for dialects: [Dialect] = [.sapfiori],
    upTo worst: Diagnostic.FixIt.Safety = .safe, rules: [Rule] = Rule.usual
  ) {
    var source = source
    var sheet = Sheet(parsing: source)
    var counts: [String: Int] = [:]
    var rounds = 0
    var isComplete = false
    while rounds < Self.roundLimit {
      let found = sheet.findings(for: dialects, rules: rules).diagnostics
      let round = Round(of: found, upTo: worst)
      let mended = round.edits.isEmpty ? source : source.applying(round.edits)
      guard mended != source else {
        isComplete = true
        break
      }
      let next = Sheet(parsing: mended)
      guard next.tree.problems.count <= sheet.tree.problems.count else { break }
      (source, sheet) = (mended, next)
      counts.merge(round.counts, uniquingKeysWith: +)
      rounds += 1
    }
    self.source = source
    self.counts = counts
    self.rounds = rounds
    self.isComplete = isComplete
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

/// Fix-its that can be made together.
private struct Round {
  private(set) var edits: [SourceEdit] = []
  private(set) var counts: [String: Int] = [:]
  /// Where the last one of them ends.
  private var end = -1

  init(of findings: [Diagnostic], upTo worst: Diagnostic.FixIt.Safety) {
    let fixes = findings.compactMap { finding in
      finding.fixIt(upTo: worst).map { (id: finding.id, edits: $0.edits, extent: $0.extent) }
    }
    for fix in fixes.sorted(by: { $0.extent.lowerBound < $1.extent.lowerBound })
    where fix.extent.lowerBound > end {
      edits += fix.edits
      counts[fix.id, default: 0] += 1
      end = fix.extent.upperBound
    }
  }
}

extension Diagnostic.FixIt {
  /// From the first byte it touches to the last.
  fileprivate var extent: Range<Int> {
    let start = edits.map(\.range.lowerBound).min() ?? 0
    return start..<max(edits.map(\.range.upperBound).max() ?? 0, start)
  }
}
