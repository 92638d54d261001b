/// Something in a stylesheet that its author should see: what it is, where, and how to mend it.
///
/// A message starts in lower case and ends without a full stop; it quotes source text in 'single
/// quotes' and says what would have been right. A note points at a second place. A fix-it is an
/// order, in the imperative, and once obeyed the diagnostic is gone.
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Worth knowing; nothing is wrong. To people it is a remark.
    case information = "remark"
    /// The sheet works, but hardly as its author meant.
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

  /// A second place that belongs to the first.
  public struct Note: Hashable, Sendable {
    /// What is to be seen there.
    public let message: String
    /// Byte offsets in the same text.
    public let range: Range<Int>

    /// A note of the given words at a place.
    package init(message: String, range: Range<Int>) {
      self.message = message
      self.range = range
    }
  }

  /// A way to mend it.
  public struct FixIt: Hashable, Sendable {
    /// Whether it can be made without anybody looking.
    public enum Safety: String, Hashable, Sendable, CaseIterable {
      /// The theme stays as it is, or changes only as the message of the diagnostic says it should.
      case safe
      /// It may be something else than what the author meant; somebody should look.
      case unsafe
    }

    /// What it does, in the imperative.
    public let message: String
    /// Whether it can be made without anybody looking.
    public let safety: Safety
    /// In source order, none touching another.
    public let edits: [SourceEdit]

    /// A fix by the given edits.
    package init(message: String, safety: Safety, edits: [SourceEdit]) {
      self.message = message
      self.safety = safety
      self.edits = edits
    }
  }

  /// How bad it is.
  public let severity: Severity
  /// The stable name by which it is looked up, silenced and linked to, like `unknown-property`.
  public let id: String
  /// What is wrong and what would be right.
  public private(set) var message: String
  /// Byte offsets, inside the text; empty where something is missing.
  public let range: Range<Int>
  /// Second places, in the order in which they explain.
  public private(set) var notes: [Note] = []
  /// The best one first; only certain ones are offered.
  public private(set) var fixIts: [FixIt] = []
  /// The targets that it holds for, in the order in which they were asked for; empty where one was
  /// asked for, which is then the one.
  public private(set) var targets: [String] = []

  /// A finding of the given severity and id.
  public init(_ severity: Severity, _ id: String, at range: Range<Int>, _ message: String) {
    self.severity = severity
    self.id = id
    self.range = range
    // Whatever part of a sheet it quotes, a message is one line.
    self.message = message.visible
  }
}

// MARK: - Saying more

extension Diagnostic {
  /// The same, with more words at the end of the message.
  package func saying(_ more: String) -> Self {
    with { $0.message += more.visible }
  }

  /// The same, with a second place.
  public func note(_ message: String, at range: Range<Int>) -> Self {
    with { $0.notes.append(Note(message: message.visible, range: range)) }
  }

  /// The same, with many more places.
  package func notes(_ places: [(message: String, range: Range<Int>)]) -> Self {
    with { $0.notes += places.map { Note(message: $0.message.visible, range: $0.range) } }
  }

  /// The same, with a way to mend it.
  public func fixIt(
    _ message: String, as safety: FixIt.Safety = .safe, _ edits: SourceEdit...
  ) -> Self {
    fixIt(message, as: safety, edits)
  }

  /// The same, with a way to mend it in as many places as it takes.
  package func fixIt(
    _ message: String, as safety: FixIt.Safety = .safe, _ edits: [SourceEdit]
  ) -> Self {
    let fixIt = FixIt(message: message.visible, safety: safety, edits: edits)
    return with { $0.fixIts.append(fixIt) }
  }

  /// The same, with a way to mend it if there is one.
  package func fixIt(
    _ message: String, as safety: FixIt.Safety = .safe, ifAny edit: SourceEdit?
  ) -> Self {
    guard let edit else { return self }
    return fixIt(message, as: safety, edit)
  }

  /// The same, with no way to mend it that can be made without anybody looking.
  package var withUnsafeFixIts: Self {
    with { copy in
      copy.fixIts = fixIts.map {
        FixIt(message: $0.message, safety: .unsafe, edits: $0.edits)
      }
    }
  }

  /// The same, said of these targets.
  package func holding(for targets: [String]) -> Self {
    with { $0.targets = targets }
  }

  /// The message, and behind it in parentheses the targets that it holds for, unless it names them
  /// all itself.
  public var sentence: String {
    guard !targets.isEmpty else { return message }
    let words = message.split { !$0.isLetter && $0 != "-" && $0 != "_" }
    return targets.allSatisfy { words.contains($0[...]) }
      ? message : "\(message) (\(targets.joined(separator: ", ")))"
  }

  /// The same, as grave as that.
  package func graded(_ severity: Severity) -> Self {
    guard severity != self.severity else { return self }
    return Diagnostic(severity, id, at: range, message).with {
      $0.notes = notes
      $0.fixIts = fixIts
      $0.targets = targets
    }
  }

  /// The same, with no other ways to mend it than these.
  package func offering(_ fixIts: [FixIt]) -> Self {
    with { $0.fixIts = fixIts }
  }

  /// The same, with other words in place of `words` wherever they stand.
  package func replacing(_ words: String, with others: String) -> Self {
    func replaced(_ text: String) -> String {
      text.split(separator: words, omittingEmptySubsequences: false).joined(separator: others)
    }
    let bare = Diagnostic(severity, id, at: range, replaced(message)).holding(for: targets)
    return bare.with {
      $0.notes = notes.map { Note(message: replaced($0.message), range: $0.range) }
      $0.fixIts = fixIts.map {
        FixIt(message: replaced($0.message), safety: $0.safety, edits: $0.edits)
      }
    }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Sequence<Diagnostic> {
  /// In the order of the text; at one place the graver first, then by id and message.
  public func inSourceOrder() -> [Diagnostic] {
    sorted { left, right in
      if left.range.lowerBound != right.range.lowerBound {
        return left.range.lowerBound < right.range.lowerBound
      }
      if left.severity != right.severity { return left.severity > right.severity }
      return (left.id, left.message) < (right.id, right.message)
    }
  }
}
