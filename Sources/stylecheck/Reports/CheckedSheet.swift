import StyleSheet

/// A sheet with what is reported of it.
struct CheckedSheet: Hashable, Sendable {
  let source: SourceText
  /// In the order of the text; only those that are to be shown.
  let findings: [Diagnostic]
}

extension CheckedSheet {
  /// The path as programs want it: as it was given, but without `./` in front.
  var path: String {
    var path = Substring(source.name)
    while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
    return path.isEmpty && !source.name.isEmpty ? "." : String(path)
  }

  /// The findings with their places and their fingerprints.
  ///
  /// - Complexity: O(n) in the size of the sheet, unless nothing was found.
  var reported: [ReportedFinding] {
    guard !findings.isEmpty else { return [] }
    let lines = LineTable(of: source)
    var seen: [UInt64: Int] = [:]
    return findings.map { finding in
      let hash = hash(of: finding, lines)
      seen[hash, default: 0] += 1
      let fingerprint = Fingerprint(hash: hash, ordinal: seen[hash, default: 1])
      return ReportedFinding(finding, in: source, lines, fingerprint)
    }
  }

  /// Bytes of a line that are looked at; of a longer line it is the finding's own.
  private static let longestLine = 500

  private func hash(of finding: Diagnostic, _ lines: LineTable) -> UInt64 {
    let line = lines.range(ofLine: lines.line(at: finding.range.lowerBound))
    let range =
      line.count <= Self.longestLine
      ? line : finding.range.clamped(to: 0..<finding.range.lowerBound + Self.longestLine)
    let words = source[range].split { $0 == " " || $0 == "\t" }.joined(separator: " ")
    return Fingerprint.hash([finding.id, path, words])
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
