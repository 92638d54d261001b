/// The figures of a number of trials.
struct FaultTally: Sendable {
  private(set) var trials = 0
  private(set) var reported = 0
  private(set) var named = 0
  private(set) var findings = 0
  /// The most findings of one trial.
  private(set) var most = 0
  private(set) var harmful = 0
  /// The shortest of those that failed.
  private(set) var worst: FaultTrial?

  /// Counts a trial.
  mutating func add(_ trial: FaultTrial) {
    trials += 1
    reported += trial.isReported ? 1 : 0
    named += trial.isNamed ? 1 : 0
    findings += trial.findings.count
    most = max(most, trial.findings.count)
    harmful += trial.harm.isEmpty ? 0 : 1
    let isWell =
      trial.isReported && trial.isNamed && trial.findings.count <= 3 && trial.harm.isEmpty
    if !isWell, trial.length < worst?.length ?? .max { worst = trial }
  }

  static func += (left: inout Self, right: Self) {
    left.trials += right.trials
    left.reported += right.reported
    left.named += right.named
    left.findings += right.findings
    left.most = max(left.most, right.most)
    left.harmful += right.harmful
  }

  /// Of a thousand trials, and the mean number of findings in tenths of a hundred.
  var reportedShare: Double { share(reported) }
  var namedShare: Double { share(named) }
  var findingsEach: Double { share(findings) }

  private func share(_ count: Int) -> Double {
    trials == 0 ? 0 : Double(count) / Double(trials)
  }
}

extension FaultTrial {
  /// How much there is to read of it.
  fileprivate var length: Int { lines.utf8.count + findings.count * 40 }
}
