/// Takes down what rules say of one sheet, as much of it as anybody will read.
///
/// A sheet of a hundred megabytes can have a finding on every line. Of those of one rule and
/// severity only the first ones are put into words; the rest are counted, which costs nothing.
struct Report {
  private(set) var diagnostics: [Diagnostic] = []
  /// How many findings were not put into words.
  private(set) var dropped = 0
  var speller = Speller()

  private var rule: Rule?
  private var counts: [Diagnostic.Severity: Int] = [:]

  /// Runs one rule; after another, their findings stay together.
  mutating func run(_ rule: Rule, on inspection: Inspection) {
    self.rule = rule
    counts = [:]
    rule.check(inspection, &self)
  }

  /// Takes down a finding of the rule that is run, of the severity that is usual for it or the given
  /// one.
  ///
  /// `finding` is not called if there are too many already.
  mutating func callAsFunction(
    as severity: Diagnostic.Severity? = nil, _ finding: @autoclosure () -> Diagnostic
  ) {
    guard let severity = severity ?? rule?.severity, isWanted(severity) else { return }
    diagnostics.append(finding())
  }

  /// The same, for a finding whose words need the speller.
  mutating func callAsFunction(
    as severity: Diagnostic.Severity? = nil, spelling finding: (inout Speller) -> Diagnostic
  ) {
    guard let severity = severity ?? rule?.severity, isWanted(severity) else { return }
    diagnostics.append(finding(&speller))
  }

  /// Counts findings that nobody is told of.
  mutating func drop(_ count: Int) { dropped += count }

  private mutating func isWanted(_ severity: Diagnostic.Severity) -> Bool {
    counts[severity, default: 0] += 1
    guard counts[severity, default: 0] <= Findings.limit else {
      dropped += 1
      return false
    }
    return true
  }
}
