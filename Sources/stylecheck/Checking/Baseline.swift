import StyleSheet

/// Findings that are known already, and that nobody wants to hear of again.
///
/// A line each: the path of the sheet, counted from the folder of the file, the rule, and the
/// fingerprint of the finding, which has no number of a line in it. Lines are in the order of their
/// bytes, so that two branches that know more can be merged.
///
/// ```
/// Styles/app.nss duplicate-property 80090983610895b6:1
/// ```
struct Baseline: Sendable {
  /// A finding that is known.
  struct Entry: Hashable, Sendable {
    /// From the folder of the baseline.
    let path: String
    let rule: String
    let fingerprint: Fingerprint
  }

  /// The file as reports show it.
  let path: SystemText
  /// What was read of it; empty if it is to be written for the first time.
  let source: SourceText
  /// What is known, and where it stands.
  let entries: [Entry: Range<Int>]
  /// Lines that are none; if there is nothing else, the first of them stands for all.
  let problems: [Diagnostic]

  /// From where the paths in it count: from the root, without dots.
  private let folder: SystemText

  /// The baseline that `source` is, or none yet.
  init(_ source: SourceText, at path: SystemText) {
    self.path = path
    self.source = source
    folder = Files.absolute(path.folder)
    var entries: [Entry: Range<Int>] = [:]
    var problems: [Diagnostic] = []
    var start = 0
    for line in source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let range = start..<start + line.count
      start = range.upperBound + 1
      guard !line.isEmpty else { continue }
      if let entry = Entry(line: String(decoding: line, as: UTF8.self)) {
        entries[entry] = range
      } else {
        problems.append(.malformed(at: range))
      }
    }
    self.entries = entries
    self.problems =
      entries.isEmpty ? problems.prefix(1).map { .noBaseline(at: $0.range) } : problems
  }

  /// The baseline at `path`; if `isNew`, one that need not be there.
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

  /// Whether there is still a sheet of that name.
  func hasSheet(_ name: String) -> Bool {
    Files.isThere(path.folder.appendingPath(SystemText(distinct: name)))
  }

  /// The bytes of a baseline of these entries.
  static func bytes(of entries: some Sequence<Entry>) -> [UInt8] {
    entries.map { Array("\($0)\n".utf8) }
      .sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 }
  }
}

// MARK: - Lines

extension Baseline.Entry: CustomStringConvertible {
  var description: String { "\(path) \(rule) \(fingerprint)" }

  /// What a line says; nil if it is none.
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
  /// A path from the root as one from a folder; both are without dots.
  func relative(to folder: SystemText) -> SystemText { under(folder) ?? climbing(from: folder) }

  /// A path from the root as one from a folder that it is not in.
  private func climbing(from folder: SystemText) -> SystemText {
    let names = bytes.split(separator: UInt8(ascii: "/"))
    let others = folder.bytes.split(separator: UInt8(ascii: "/"))
    let shared = zip(names, others).prefix { $0 == $1 }.count
    let ups = [ArraySlice](repeating: ArraySlice("..".utf8), count: others.count - shared)
    return SystemText(bytes: Array((ups + names[shared...]).joined(separator: "/".utf8)))
  }
}

extension Diagnostic {
  /// A file of which no line is one of a baseline.
  fileprivate static func noBaseline(at range: Range<Int>) -> Self {
    Diagnostic(
      .error, "malformed-baseline", at: range,
      "this is no baseline: expected lines such as "
        + "'Styles/app.nss duplicate-property 80090983610895b6:1'")
  }

  fileprivate static func malformed(at range: Range<Int>) -> Self {
    Diagnostic(
      .error, "malformed-baseline", at: range,
      "expected a path, a rule and a fingerprint such as '80090983610895b6:1'")
  }

  /// A line of a baseline that nothing is found for any more.
  static func stale(_ entry: Baseline.Entry, at range: Range<Int>) -> Self {
    Diagnostic(
      .error, "stale-baseline-entry", at: range,
      "this is not found any more; '--baseline-update' takes it out")
  }
}
