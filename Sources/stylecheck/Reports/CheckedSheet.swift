import StyleRules
import StyleSheet

/// A sheet with its reported findings.
struct CheckedSheet: Hashable, Sendable {
  let source: SourceText
  /// The findings to show, in source order.
  var findings: [Diagnostic]
  /// The fingerprints of the findings; nil to compute them from these findings alone.
  var fingerprints: [Fingerprint]?
  /// The number of findings beyond the maximum of a sheet.
  var omitted = 0
  /// The path for programs: without a leading `./`, or relative to another folder.
  let path: String

  /// Creates a sheet whose path is relative to `base` (default: the current folder).
  init(
    source: SourceText, findings: [Diagnostic], fingerprints: [Fingerprint]? = nil,
    omitted: Int = 0, base: SystemText? = nil
  ) {
    self.source = source
    self.findings = findings
    self.fingerprints = fingerprints
    self.omitted = omitted
    path = base.flatMap { Self.path(of: source, from: $0) } ?? source.reportedPath
  }

  /// Returns the path of a sheet relative to a folder; nil for standard input.
  ///
  /// Links are resolved only if the sheet is not in the folder otherwise.
  private static func path(of source: SourceText, from base: SystemText) -> String? {
    guard source.name != "<stdin>" else { return nil }
    let name = SystemText(distinct: source.name)
    let (path, folder) = (Files.absolute(name), Files.absolute(base))
    if !path.isInside(folder), let realFolder = try? Files.realPath(of: base),
      let home = try? Files.realPath(of: path.folder)
    {
      return home.appending(path.lastName).relative(to: realFolder).distinct
    }
    return path.relative(to: folder).distinct
  }

  /// The findings with their locations and fingerprints.
  var reported: [ReportedFinding] {
    guard !findings.isEmpty else { return [] }
    let lines = LineTable(of: source)
    let prints =
      fingerprints ?? Fingerprint.all(of: findings, in: source, lines, at: source.reportedPath)
    return zip(findings, prints).map { ReportedFinding($0, in: source, lines, $1) }
  }

  /// Returns the message about findings of a sheet that are not reported.
  static func omission(_ count: Int, _ sheet: String) -> String {
    "\(counted(count, "more finding")) in \(sheet) not reported; "
      + "'\(Option.maxPerSheet.word)' sets the maximum"
  }

  /// The findings, and an entry for omitted ones, for formats without another place to report them.
  var reportedWithOmission: [ReportedFinding] {
    guard omitted > 0 else { return reported }
    let print = Fingerprint.hash([Diagnostic.omission(omitted).id, source.reportedPath])
    return reported + [
      ReportedFinding(
        .omission(omitted), in: source, LineTable(of: source), Fingerprint(hash: print, ordinal: 1))
    ]
  }
}

extension ReportedFinding {
  /// The address of the page of the rule; nil for an entry that is not of a rule.
  var page: String? { Rule(named: diagnostic.id).map { Release.page(ofRule: $0.id) } }
}

extension Diagnostic {
  fileprivate static func omission(_ count: Int) -> Diagnostic {
    Diagnostic(
      .information, "omitted-findings", at: 0..<0, CheckedSheet.omission(count, "this sheet"))
  }
}

extension SourceText {
  /// The path for programs, without a leading `./`.
  var reportedPath: String {
    var path = Substring(name)
    while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
    return path.isEmpty && !name.isEmpty ? "." : String(path)
  }
}

/// A finding with its location as lines and columns of any unit.
struct ReportedFinding: Hashable, Sendable {
  let diagnostic: Diagnostic
  let fingerprint: Fingerprint
  private let source: SourceText
  private let lines: LineTable

  init(
    _ diagnostic: Diagnostic, in source: SourceText, _ lines: LineTable, _ fingerprint: Fingerprint
  ) {
    self.diagnostic = diagnostic
    self.fingerprint = fingerprint
    self.source = source
    self.lines = lines
  }

  /// A range from a position up to, but not including, another.
  struct Span: Hashable, Sendable {
    let start: LineTable.Position
    let end: LineTable.Position
  }

  func span(of range: Range<Int>, in unit: LineTable.Unit) -> Span {
    Span(
      start: lines.position(at: range.lowerBound, in: unit),
      end: lines.position(at: range.upperBound, in: unit))
  }

  func span(in unit: LineTable.Unit) -> Span { span(of: diagnostic.range, in: unit) }

  /// Returns the edits of a fix-it combined into one, or nil if there are none.
  func edit(of fixIt: Diagnostic.FixIt) -> SourceEdit? {
    guard let first = fixIt.edits.first, let last = fixIt.edits.last else { return nil }
    var text = ""
    var copied = first.range.lowerBound
    for edit in fixIt.edits {
      text += source[copied..<max(edit.range.lowerBound, copied)] + edit.replacement
      copied = edit.range.upperBound
    }
    return SourceEdit(first.range.lowerBound..<last.range.upperBound, text)
  }
}
