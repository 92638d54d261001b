/// A finding in a stylesheet: a message, its location, and possible fixes.
///
/// A message starts in lower case and ends without a full stop; it quotes source text in 'single
/// quotes' and says what would be correct. A note adds a second location. A fix-it is in the
/// imperative, and applying it resolves the diagnostic.
public struct Diagnostic: Hashable, Sendable {
  /// The severity of a finding.
  public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    /// A remark: the sheet has no fault.
    case information = "remark"
    /// The sheet works, but probably not as its author intended.
    case warning
    /// The sheet, or this part of it, is lost.
    case error

    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .information: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// A second location that explains a finding.
  public struct Note: Hashable, Sendable {
    package let wording: Message
    /// Byte offsets in the same text.
    public let range: Range<Int>

    package init(message: Message, range: Range<Int>) {
      wording = message
      self.range = range
    }

    /// The text of the note.
    public var message: String { wording.text }
  }

  /// A fix for a finding.
  public struct FixIt: Hashable, Sendable {
    /// The safety of a fix.
    ///
    /// The code that reports the finding chooses it. The parser makes the fixes of a fault unsafe next
    /// to other faults.
    public enum Safety: String, Hashable, Sendable, CaseIterable {
      /// The theme does not change, or changes only as the message of the diagnostic announces.
      case safe
      /// The fix may differ from what the author intended and needs a review.
      case unsafe
    }

    package let wording: Message
    /// The safety of the fix.
    public let safety: Safety
    /// The edits in source order; they do not touch each other.
    public let edits: [SourceEdit]

    package init(message: Message, safety: Safety, edits: [SourceEdit]) {
      wording = message
      self.safety = safety
      self.edits = edits
    }

    /// The description of the fix, in the imperative.
    public var message: String { wording.text }
  }

  /// The severity.
  public let severity: Severity
  /// The stable id, such as `unknown-property`, used for lookup, suppression and links.
  public let id: String
  /// The message with its location, notes and fixes.
  package let finding: Finding
  /// The targets that the finding applies to, in the order of the request; empty if only one target
  /// was requested.
  package let targets: [String]

  package init(_ severity: Severity, _ id: String, _ finding: Finding, for targets: [String] = []) {
    self.severity = severity
    self.id = id
    self.finding = finding
    self.targets = targets
  }

  package init(_ severity: Severity, _ id: String, at range: Range<Int>, _ message: String) {
    self.init(severity, id, Finding(at: range, Message(message)))
  }

  /// The text of the finding: the problem and the correct form.
  public var message: String { finding.message.text }
  /// Byte offsets inside the text; empty where something is missing.
  public var range: Range<Int> { finding.range }
  /// The notes, in the order of the explanation.
  public var notes: [Note] { finding.notes }
  /// The fixes, the best one first.
  public var fixIts: [FixIt] { finding.fixIts }

  /// The message, followed by its targets in parentheses unless it names all of them.
  package var sentence: String {
    guard !targets.isEmpty else { return message }
    let words = message.split { !$0.isLetter && $0 != "-" && $0 != "_" }
    return targets.allSatisfy { words.contains($0[...]) }
      ? message : "\(message) (\(targets.joined(separator: ", ")))"
  }

  /// Returns a copy with another content.
  package func with(_ change: (Finding) -> Finding) -> Self {
    Self(severity, id, change(finding), for: targets)
  }

  /// Returns a copy that applies to the given targets.
  package func holding(for targets: [String]) -> Self {
    Self(severity, id, finding, for: targets)
  }

  package func graded(_ severity: Severity) -> Self {
    Self(severity, id, finding, for: targets)
  }

  /// True if this finding comes before another one at the same location.
  fileprivate func comes(before other: Self) -> Bool {
    if severity != other.severity { return severity > other.severity }
    return (id, message) < (other.id, other.message)
  }
}

extension Sequence<Diagnostic> {
  /// Returns the findings in source order; at the same location by severity, then id and message.
  public func inSourceOrder() -> [Diagnostic] {
    let all = Array(self)
    // Moving numbers is faster than moving diagnostics.
    let starts = all.map(\.range.lowerBound)
    let order = all.indices.sorted {
      starts[$0] != starts[$1] ? starts[$0] < starts[$1] : all[$0].comes(before: all[$1])
    }
    return order.map { all[$0] }
  }
}

// MARK: - Findings

/// The content of a diagnostic: a message, its location, notes and fixes.
///
/// The rule or the parser that finds it supplies the id and the usual severity.
package struct Finding: Hashable, Sendable {
  package typealias Severity = Diagnostic.Severity
  package typealias Note = Diagnostic.Note
  package typealias FixIt = Diagnostic.FixIt

  /// Byte offsets inside the text; empty where something is missing.
  package let range: Range<Int>
  /// The problem and the correct form.
  package private(set) var message: Message
  /// The notes, in the order of the explanation.
  package private(set) var notes: [Note] = []
  /// The fixes, the best one first.
  package private(set) var fixIts: [FixIt] = []
  /// The severity, if it differs from that of the report.
  package let severity: Severity?

  package init(as severity: Severity? = nil, at range: Range<Int>, _ message: Message) {
    self.severity = severity
    self.range = range
    self.message = message
  }

  /// Returns a copy with text appended to the message.
  package func saying(_ more: Message) -> Self {
    with { $0.message += more }
  }

  package func note(_ message: Message, at range: Range<Int>) -> Self {
    with { $0.notes.append(Note(message: message, range: range)) }
  }

  package func notes(_ message: Message, at ranges: [Range<Int>]) -> Self {
    notes(ranges.map { Note(message: message, range: $0) })
  }

  package func notes(_ more: [Note]) -> Self {
    more.isEmpty ? self : with { $0.notes += more }
  }

  package func fixIt(
    _ message: Message, as safety: FixIt.Safety, _ edits: SourceEdit...
  ) -> Self {
    fixIt(message, as: safety, edits)
  }

  package func fixIt(
    _ message: Message, as safety: FixIt.Safety, _ edits: [SourceEdit]
  ) -> Self {
    with { $0.fixIts.append(FixIt(message: message, safety: safety, edits: edits)) }
  }

  /// Returns a copy with a fix, or the same finding if `edit` is nil.
  package func fixIt(
    _ message: Message, as safety: FixIt.Safety, ifAny edit: SourceEdit?
  ) -> Self {
    guard let edit else { return self }
    return fixIt(message, as: safety, edit)
  }

  /// Returns a copy with only these fixes.
  package func offering(_ fixIts: [FixIt]) -> Self {
    with { $0.fixIts = fixIts }
  }

  /// A copy in which all fixes are unsafe.
  package var withUnsafeFixIts: Self {
    offering(fixIts.map { FixIt(message: $0.wording, safety: .unsafe, edits: $0.edits) })
  }

  package func filled(_ words: (Message.Place) -> (text: String, isPlural: Bool)) -> Self {
    guard hasPlaces else { return self }
    return with {
      $0.message = message.filled(words)
      $0.notes = notes.map { Note(message: $0.wording.filled(words), range: $0.range) }
      $0.fixIts = fixIts.map {
        FixIt(message: $0.wording.filled(words), safety: $0.safety, edits: $0.edits)
      }
    }
  }

  private var hasPlaces: Bool {
    message.hasPlaces || notes.contains(where: \.wording.hasPlaces)
      || fixIts.contains(where: \.wording.hasPlaces)
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}
