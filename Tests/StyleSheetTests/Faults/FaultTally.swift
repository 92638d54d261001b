/// The results of several trials.
struct FaultTally: Sendable {
  private(set) var trials = 0
  private(set) var reported = 0
  private(set) var named = 0
  private(set) var findings = 0
  /// The most findings of one trial.
  private(set) var most = 0
  private(set) var harmful = 0
  /// The shortest failed trial.
  private(set) var worst: FaultTrial?

  mutating func add(_ trial: FaultTrial) {
    trials += 1
    reported += trial.isReported ? 1 : 0
    named += trial.isNamed ? 1 : 0
    findings += trial.findings.count
    most = max(most, trial.findings.count)
    harmful += trial.harm.isEmpty ? 0 : 1
    let isPassed =
      trial.isReported && trial.isNamed && trial.findings.count <= 3 && trial.harm.isEmpty
    if !isPassed, trial.length < worst?.length ?? .max { worst = trial }
  }

  static func += (left: inout Self, right: Self) {
    left.trials += right.trials
    left.reported += right.reported
    left.named += right.named
    left.findings += right.findings
    left.most = max(left.most, right.most)
    left.harmful += right.harmful
  }

  /// Fractions of the trials, and the mean number of findings.
  var reportedShare: Double { share(reported) }
  var namedShare: Double { share(named) }
  var findingsEach: Double { share(findings) }

  private func share(_ count: Int) -> Double {
    trials == 0 ? 0 : Double(count) / Double(trials)
  }
}

extension FaultTrial {
  /// The approximate length of the trial when printed.
  fileprivate var length: Int { lines.utf8.count + findings.count * 40 }
}
