import StyleSheet

/// A baseline during a run, with the findings met so far.
struct BaselineRun {
  let baseline: Baseline
  /// The names of the checked sheets in the baseline, and the rules that were disabled for them.
  private var checked: [String: Set<String>] = [:]
  private var met: Set<Baseline.Entry> = []

  init(_ baseline: Baseline) { self.baseline = baseline }

  /// Adds a checked sheet, its findings that are in the baseline or will be, and the rules that were
  /// disabled; `former` is the name under which the baseline contains its findings, if it was renamed.
  mutating func add(
    _ sheet: String, formerly former: String?, _ entries: [Baseline.Entry],
    without disabled: Set<String>
  ) {
    checked[sheet] = disabled
    // A missing sheet elsewhere was perhaps not renamed, and keeps its entries then.
    if let name = baseline.formerNames[sheet], name == former || baseline.covers(name) {
      checked[name] = disabled
    }
    met.formUnion(entries)
  }

  /// The diagnostics for obsolete entries of checked and deleted sheets, in source order.
  ///
  /// The entries of a disabled rule are not obsolete, because its findings can still exist.
  var stale: [Diagnostic] {
    let unchecked = uncheckedSheets
    return baseline.entries.keys.filter { entry in
      !met.contains(entry) && !unchecked.contains(entry.path)
        && checked[entry.path]?.contains(entry.rule) != true
    }
    .compactMap { entry in baseline.entries[entry].map { .stale(entry, at: $0) } }.inSourceOrder()
  }

  /// The updated baseline: the findings of this run, and the entries of other sheets.
  var updated: [UInt8] {
    let unchecked = uncheckedSheets
    return Baseline.bytes(
      of: met.union(baseline.entries.keys.filter { unchecked.contains($0.path) }))
  }

  var newCount: Int { met.count { baseline.entries[$0] == nil } }

  var count: Int { updated.count { $0 == 0x0A } }

  /// The sheets of the baseline that were not checked, and exist or are outside of the command line.
  private var uncheckedSheets: Set<String> {
    Set(baseline.entries.keys.map(\.path)).subtracting(checked.keys)
      .filter { baseline.hasSheet($0) || !baseline.covers($0) }
  }
}

extension Option {
  static let baseline = Option(
    "baseline", "FILE", .file, "file of known findings, which are not reported")
  static let baselineUpdate = Option(
    "baseline-update", "write all findings to the baseline and report none of them")
}
