import StyleRules
import StyleSheet

extension EditedSheet {
  /// Returns the changes that suppress a finding: in the next line of a comment, and in the sheet.
  ///
  /// A rule is added to a comment that is there already. The reason is a placeholder for the author.
  func suppressions(of finding: Diagnostic, number: Int) -> [SheetAction] {
    guard Rule.canSilence(finding.id) else { return [] }
    let line = suppressionOfLine(finding)
    let file = suppressionOfFile(finding)
    return [
      SheetAction(
        .quickFix, "Suppress '\(finding.id)' on this line", finding: number, [index: [line]]),
      SheetAction(
        .quickFix, "Suppress '\(finding.id)' in this file", finding: number, [index: [file]]),
    ]
  }

  private func suppressionOfLine(_ finding: Diagnostic) -> SourceEdit {
    let start = lineStart(around: finding.range.lowerBound)
    let comment = suppressions.last {
      switch $0.kind {
      case .nextLine:
        // Only blanks are between the comment and the line.
        $0.range.upperBound <= start
          && source.trimmed($0.range.upperBound..<start).isEmpty
      case .line: lineStart(around: $0.range.lowerBound) == start
      case .beginning, .end, .file, nil: false
      }
    }
    if let edit = comment.flatMap({ adding(finding.id, to: $0) }) { return edit }
    let indentation = source.bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    let offset = start + indentation.count
    return .insert(
      self.comment(.nextLine, finding.id) + lineEnd + String(decoding: indentation, as: UTF8.self),
      at: offset)
  }

  private func suppressionOfFile(_ finding: Diagnostic) -> SourceEdit {
    let comment = suppressions.first { $0.kind == .file }
    if let edit = comment.flatMap({ adding(finding.id, to: $0) }) { return edit }
    return .insert(self.comment(.file, finding.id) + lineEnd, at: source.startBehindMark)
  }

  /// Returns the start of the line of an offset, where a comment can be; a comment that spans lines
  /// belongs to the line that it begins on.
  private func lineStart(around offset: Int) -> Int {
    var start = min(offset, source.bytes.count)
    let comments = commentRanges
    while true {
      while start > source.startBehindMark, !source.bytes[start - 1].isLineEnd { start -= 1 }
      guard let comment = comments.first(where: { $0.lowerBound < start && start < $0.upperBound })
      else { return start }
      start = comment.lowerBound
    }
  }

  private func comment(_ kind: Suppression.Kind, _ rule: String) -> String {
    "/* \(kind.rawValue) \(rule) -- reason */"
  }

  /// Returns an edit that adds a rule to a comment; nil if the comment has no rule yet.
  private func adding(_ rule: String, to comment: Suppression) -> SourceEdit? {
    comment.names.last.map { .insert(", \(rule)", at: $0.range.upperBound) }
  }

  /// The comments that suppress findings, in source order.
  private var suppressions: [Suppression] {
    commentRanges.compactMap { Suppression(in: source, comment: $0) }
  }

  /// The comments, in source order.
  private var commentRanges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    eachWord { if $0.kind.isComment { ranges.append($0.range) } }
    return ranges
  }

  /// The most common line end of the sheet.
  var lineEnd: String {
    switch SheetFormat.LineEnd.mostCommon(in: source) {
    case .kept, .lf: "\n"
    case .crlf: "\r\n"
    case .cr: "\r"
    }
  }
}

extension SourceText {
  /// The offset behind a byte order mark.
  var startBehindMark: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}
