import StyleSheet

/// A sheet with what is reported of it.
struct CheckedSheet: Hashable, Sendable {
  let source: SourceText
  /// In the order of the text; only those that are to be shown.
  var findings: [Diagnostic]
  /// By what they are known; nil if that is to be found out from these findings alone.
  var fingerprints: [Fingerprint]?
  /// How many more there are than are kept of a sheet.
  var omitted = 0
  /// The path as programs want it: as it was given, but without `./` in front, or from another folder.
  let path: String

  /// A sheet with findings, whose path counts from `base`; nil is the working folder.
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
}

extension CheckedSheet {
  /// The path of a sheet from a folder; nil for standard input.
  ///
  /// Links are followed only where the sheet is not in the folder by the two paths as they are.
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

  /// The findings with their places and their fingerprints.
  ///
  /// - Complexity: O(n) in the size of the sheet, unless nothing was found.
  var reported: [ReportedFinding] {
    guard !findings.isEmpty else { return [] }
    let lines = LineTable(of: source)
    let prints =
      fingerprints ?? Fingerprint.all(of: findings, in: source, lines, at: source.reportedPath)
    return zip(findings, prints).map { ReportedFinding($0, in: source, lines, $1) }
  }

  /// That findings of a sheet are not reported, and what to do about it.
  static func omission(_ count: Int, _ sheet: String) -> String {
    "\(counted(count, "more finding")) in \(sheet) not reported; "
      + "'\(Option.maxPerSheet.word)' sets how many of a sheet are"
  }

  /// The same, and at the end an entry for findings that are left out, in formats that have no other
  /// place to report that.
  var reportedWithOmission: [ReportedFinding] {
    guard omitted > 0 else { return reported }
    let print = Fingerprint.hash([Diagnostic.omission(omitted).id, source.reportedPath])
    return reported + [
      ReportedFinding(
        .omission(omitted), in: source, LineTable(of: source), Fingerprint(hash: print, ordinal: 1))
    ]
  }
}

extension Diagnostic {
  /// An entry that says how many findings of a sheet are not reported.
  fileprivate static func omission(_ count: Int) -> Diagnostic {
    Diagnostic(
      .information, "omitted-findings", at: 0..<0, CheckedSheet.omission(count, "this sheet"))
  }
}

extension SourceText {
  /// The name as a path for programs: as it was given, but without `./` in front.
  var reportedPath: String {
    var path = Substring(name)
    while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
    return path.isEmpty && !name.isEmpty ? "." : String(path)
  }
}

/// A finding that knows where it stands, as lines and columns of any kind.
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

  /// From a place up to, and not with, another.
  struct Span: Hashable, Sendable {
    let start: LineTable.Position
    let end: LineTable.Position
  }

  /// Where a range of bytes begins and ends.
  func span(of range: Range<Int>, in unit: LineTable.Unit) -> Span {
    Span(
      start: lines.position(at: range.lowerBound, in: unit),
      end: lines.position(at: range.upperBound, in: unit))
  }

  /// Where the finding itself begins and ends.
  func span(in unit: LineTable.Unit) -> Span { span(of: diagnostic.range, in: unit) }

  /// All edits of a fix-it as one, for standards that know no more; nil if there are none.
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
