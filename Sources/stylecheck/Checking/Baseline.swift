import StyleSheet

/// A file of known findings, which are not reported.
///
/// Each line has the path of the sheet relative to the folder of the file, the rule, and the
/// fingerprint of the finding, which is independent of line numbers. Lines are sorted by their bytes,
/// so that branches can be merged.
///
/// ```
/// Styles/app.nss duplicate-property 80090983610895b6:1
/// ```
struct Baseline: Sendable {
  /// A known finding.
  struct Entry: Hashable, Sendable {
    /// The path of the sheet, relative to the folder of the baseline.
    let path: String
    let rule: String
    let fingerprint: Fingerprint
  }

  /// The file, as shown in reports.
  let path: SystemText
  /// The contents; empty for a new baseline.
  let source: SourceText
  /// The known findings and the ranges of their lines.
  let entries: [Entry: Range<Int>]
  /// The malformed lines; only the first if no line is valid.
  let problems: [Diagnostic]

  /// The absolute folder of the paths, without dots.
  private let folder: SystemText
  /// The number of entries of each sheet.
  private let counts: [String: Int]
  /// The absolute files and folders of a command line, without dots.
  private var operands: [SystemText] = []
  /// The names that renamed sheets of a command line probably have in the baseline.
  private(set) var formerNames: [String: String] = [:]

  /// Parses a baseline; an empty one if `source` is empty.
  init(_ source: SourceText, at path: SystemText) {
    self.path = path
    self.source = source
    folder = Files.absolute(path.folder)
    var entries: [Entry: Range<Int>] = [:]
    var problems: [Diagnostic] = []
    var start = 0
    for line in source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let end = start + line.count
      let range = start..<(line.last == 0x0D ? end - 1 : end)
      start = end + 1
      guard !range.isEmpty else { continue }
      if let entry = Entry(line: String(decoding: source.bytes[range], as: UTF8.self)) {
        entries[entry] = range
      } else {
        problems.append(.malformed(at: range))
      }
    }
    self.entries = entries
    counts = Dictionary(grouping: entries.keys, by: \.path).mapValues(\.count)
    self.problems =
      entries.isEmpty ? problems.prefix(1).map { .noBaseline(at: $0.range) } : problems
  }

  /// Reads the baseline at `path`; it may be missing if `isNew`.
  static func read(_ path: SystemText, isNew: Bool) throws(FileProblem) -> Baseline {
    if !Files.isThere(path) {
      guard isNew else { throw FileProblem(path, .isNoBaselineYet) }
      return Baseline(SourceText("", name: ""), at: path)
    }
    return Baseline(SourceText(bytes: try Files.read(path), name: path.description), at: path)
  }

  /// Returns the name of a sheet in the baseline; `sheet` is the ``SystemText/distinct`` form of its path.
  func name(of sheet: SystemText) -> String {
    Files.absolute(SystemText(distinct: sheet.exact)).relative(to: folder).distinctLine
  }

  func hasSheet(_ name: String) -> Bool {
    Files.isThere(path.folder.appendingPath(SystemText(distinct: name)))
  }

  /// Returns the name that a renamed sheet has in the baseline; `entries` are its findings under a name.
  ///
  /// Returns nil if the sheet was not renamed, or has less than half of the old sheet's entries.
  func formerName(of name: String, _ entries: (String) -> [Entry]) -> String? {
    guard let former = formerNames[name] else { return nil }
    let count = entries(former).count { self.entries[$0] != nil }
    return count > 0 && 2 * count >= counts[former, default: 0] ? former : nil
  }

  static func bytes(of entries: some Sequence<Entry>) -> [UInt8] {
    entries.map { Array("\($0)\n".utf8) }.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 }
  }

  // MARK: - Command lines

  /// Returns the baseline for a command line with these sheets, files and folders.
  ///
  /// If no sheet of the baseline is missing inside of these files and folders, a sheet may have been
  /// moved from elsewhere: a pre-commit hook names only the files that are there.
  ///
  /// A sheet without entries that has the file name of exactly one missing sheet was moved. If one sheet
  /// without entries and one missing sheet are left, it was renamed.
  func of(_ sheets: [SystemText], at operands: [SystemText]) -> Baseline {
    var baseline = self
    baseline.operands = operands.map { Files.absolute($0) }
    let missingNames = Set(counts.keys.filter { !hasSheet($0) })
    let covered = missingNames.filter(baseline.covers)
    let missing = covered.isEmpty ? missingNames : covered
    guard !missing.isEmpty else { return baseline }
    let new = Set(sheets.map(name)).subtracting(counts.keys)
    func lastName(_ name: String) -> Substring { name.split(separator: "/").last ?? "" }
    let moved = Dictionary(grouping: missing, by: lastName)
    for (last, names) in Dictionary(grouping: new, by: lastName) where names.count == 1 {
      if let former = moved[last], former.count == 1 { baseline.formerNames[names[0]] = former[0] }
    }
    let otherMissing = missing.subtracting(baseline.formerNames.values)
    let otherNew = new.subtracting(baseline.formerNames.keys)
    if otherMissing.count == 1, otherNew.count == 1, let former = otherMissing.first,
      let name = otherNew.first
    {
      baseline.formerNames[name] = former
    }
    return baseline
  }

  /// True if the sheet with this name would be checked by the command line, if it existed.
  func covers(_ name: String) -> Bool {
    let path = Files.absolute(folder.appendingPath(SystemText(distinct: name)))
    return operands.contains(where: path.isInside)
  }
}

// MARK: - Lines

extension Baseline.Entry: CustomStringConvertible {
  var description: String { "\(path) \(rule) \(fingerprint)" }

  fileprivate init?(line: String) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count >= 3, let fingerprint = Fingerprint(String(words[words.count - 1])),
      !words[words.count - 2].isEmpty
    else { return nil }
    path = words.dropLast(2).joined(separator: " ")
    rule = String(words[words.count - 2])
    self.fingerprint = fingerprint
    guard !path.isEmpty, description == line else { return nil }
  }
}

extension SystemText {
  /// Returns an absolute path relative to a folder; both are without dots.
  func relative(to folder: SystemText) -> SystemText { under(folder) ?? climbing(from: folder) }

  /// The path, relative to the working folder if that contains it.
  var fromWorkingFolder: SystemText {
    isAbsolute ? Files.absolute(self).under(Files.absolute(".")) ?? self : self
  }

  /// Returns an absolute path relative to a folder that does not contain it.
  private func climbing(from folder: SystemText) -> SystemText {
    let (own, others) = (names, folder.names)
    let shared = zip(own, others).prefix { $0 == $1 }.count
    let ups = [[UInt8]](repeating: Array("..".utf8), count: others.count - shared)
    return SystemText(bytes: Array((ups + own[shared...]).joined(separator: "/".utf8)))
  }
}

extension Diagnostic {
  /// Returns the diagnostic for a file without any valid line.
  fileprivate static func noBaseline(at range: Range<Int>) -> Self {
    Diagnostic(
      .error, "malformed-baseline", at: range,
      "this file is not a baseline: expected lines such as "
        + "'Styles/app.nss duplicate-property 80090983610895b6:1'")
  }

  fileprivate static func malformed(at range: Range<Int>) -> Self {
    Diagnostic(
      .error, "malformed-baseline", at: range,
      "expected a path, a rule and a fingerprint such as '80090983610895b6:1'")
  }

  static func stale(_ entry: Baseline.Entry, at range: Range<Int>) -> Self {
    Diagnostic(
      .error, "stale-baseline-entry", at: range,
      "this finding no longer exists; '--baseline-update' removes it")
  }
}
