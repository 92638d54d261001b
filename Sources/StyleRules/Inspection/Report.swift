import StyleSheet

/// Takes down what rules say of one sheet, as much of it as anybody will read.
///
/// A sheet of a hundred megabytes can have a finding on every line. Of those of one rule and
/// severity only the first ones are put into words; the rest are counted, which costs nothing.
struct Report {
  private(set) var diagnostics: [Diagnostic] = []
  /// The findings that follow from others and are not reported; empty unless they are asked for.
  private(set) var consequences: [Diagnostic] = []
  /// How many findings were not put into words.
  private(set) var dropped = DroppedFindings()
  var speller = Speller()
  /// Whether a finding says nothing of its own; nil if all do.
  var isNone: ((Diagnostic) -> Bool)?

  /// How many findings of one rule and severity are put into words, if nobody says otherwise.
  static let limit = 10_000

  private let least: Diagnostic.Severity
  private let limit: Int
  private let keepsConsequences: Bool
  private var id = ""
  private var usual = Diagnostic.Severity.warning
  private var counts = Counts()

  /// A report in which findings of less than a severity are counted, and never put into words.
  init(
    inWordsFrom least: Diagnostic.Severity = .information, keeping limit: Int = Self.limit,
    andConsequences keepsConsequences: Bool = false
  ) {
    self.least = least
    self.limit = limit
    self.keepsConsequences = keepsConsequences
  }

  /// Begins with another rule, whose findings are of the given severity unless it says otherwise.
  mutating func begin(_ id: String, _ usual: Diagnostic.Severity) {
    self.id = id
    self.usual = usual
    counts = Counts()
  }

  /// Takes down a finding, of the usual severity or the given one; one that is held back, since it follows
  /// from another, keeps a comment that silences it from being idle, and no more.
  ///
  /// `finding` is not called if there are too many already.
  mutating func callAsFunction(
    as severity: Diagnostic.Severity? = nil, heldBack isConsequence: Bool = false,
    _ finding: @autoclosure () -> Diagnostic
  ) {
    guard !isConsequence else {
      if keepsConsequences, consequences.count < limit { consequences.append(finding()) }
      return
    }
    if isWanted(severity ?? usual) { take(finding(), severity ?? usual) }
  }

  /// Takes down a finding that may turn out to be none, and whose words need the speller.
  mutating func ifAny(
    as severity: Diagnostic.Severity? = nil, heldBack isConsequence: Bool = false,
    _ finding: (inout Speller) -> Diagnostic?
  ) {
    guard !isConsequence else {
      if keepsConsequences, consequences.count < limit, let finding = finding(&speller) {
        consequences.append(finding)
      }
      return
    }
    guard severity ?? usual >= least, counts[severity ?? usual] < limit else {
      drop(1, as: severity)
      return
    }
    guard let finding = finding(&speller) else { return }
    counts[severity ?? usual] += 1
    take(finding, severity ?? usual)
  }

  /// Takes down a finding that is counted already, unless it is none: then it needs no room.
  private mutating func take(_ finding: Diagnostic, _ severity: Diagnostic.Severity) {
    if isNone?(finding) == true {
      counts[severity] -= 1
      if keepsConsequences { consequences.append(finding) }
    } else {
      diagnostics.append(finding)
    }
  }

  /// How many findings there are of each severity.
  private struct Counts {
    private var information = 0
    private var warning = 0
    private var error = 0

    subscript(severity: Diagnostic.Severity) -> Int {
      get {
        switch severity {
        case .information: information
        case .warning: warning
        case .error: error
        }
      }
      set {
        switch severity {
        case .information: information = newValue
        case .warning: warning = newValue
        case .error: error = newValue
        }
      }
    }
  }

  /// Counts findings that nobody is told of, of the usual severity or the given one.
  mutating func drop(_ count: Int, as severity: Diagnostic.Severity? = nil) {
    dropped.add(count, DroppedFindings.Kind(id, severity ?? usual))
  }

  private mutating func isWanted(_ severity: Diagnostic.Severity) -> Bool {
    counts[severity] += 1
    guard severity >= least, counts[severity] <= limit else {
      drop(1, as: severity)
      return false
    }
    return true
  }
}
