import StyleSheet

/// A baseline in the course of a run: what of it was met, and what else was found.
struct BaselineRun {
  let baseline: Baseline
  /// The sheets that were checked, by their names in the baseline.
  private var checked: Set<String> = []
  private var met: Set<Baseline.Entry> = []

  init(_ baseline: Baseline) { self.baseline = baseline }

  /// Takes down that a sheet was checked and what of it is known, or is to be known.
  mutating func add(_ sheet: String, _ entries: [Baseline.Entry]) {
    checked.insert(sheet)
    met.formUnion(entries)
  }

  /// What is not found any more, in the order of the text: entries of sheets that were checked, and
  /// of those that are gone.
  var stale: [Diagnostic] {
    let known = KnownSheets(self)
    return baseline.entries.filter { !met.contains($0.key) && !known.isLeftOut($0.key.path) }
      .map { .stale($0.key, at: $0.value) }.inSourceOrder()
  }

  /// All that is to be known from now on: what was found, and what is known of other sheets.
  var updated: [UInt8] {
    let known = KnownSheets(self)
    return Baseline.bytes(of: met.union(baseline.entries.keys.filter { known.isLeftOut($0.path) }))
  }

  /// How many entries it did not have until now.
  var newCount: Int { met.count { baseline.entries[$0] == nil } }

  /// How many entries there are from now on.
  var count: Int { updated.count { $0 == 0x0A } }

  /// Which sheets of the baseline are there and were not checked.
  private struct KnownSheets {
    private let leftOut: Set<String>

    init(_ run: BaselineRun) {
      let others = Set(run.baseline.entries.keys.map(\.path)).subtracting(run.checked)
      leftOut = others.filter { run.baseline.hasSheet($0) }
    }

    func isLeftOut(_ sheet: String) -> Bool { leftOut.contains(sheet) }
  }
}

extension Option {
  static let baseline = Option(
    "baseline", "FILE", .file, "findings that are known already, and are not reported")
  static let baselineUpdate = Option(
    "baseline-update", "write all that is found into the baseline, and report none of it")
}
