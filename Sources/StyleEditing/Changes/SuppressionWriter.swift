import StyleRules
import StyleSheet

/// Writes comments that suppress findings, or adds rules to those of a sheet.
///
/// The comment ends with the two hyphens behind which the author writes the reason. Without one, it
/// violates `unexplained-suppression`.
struct SuppressionWriter {
  private let source: SourceText
  /// The comments, in source order.
  private let comments: [Range<Int>]
  /// The comments that suppress findings, in source order.
  private let suppressions: [Suppression]
  private let lineEnd: String

  init(of sheet: EditedSheet) {
    var comments: [Range<Int>] = []
    sheet.eachWord { if $0.kind.isComment { comments.append($0.range) } }
    self.comments = comments
    source = sheet.source
    suppressions = comments.compactMap { Suppression(in: sheet.source, comment: $0) }
    lineEnd = sheet.lineEnd
  }

  /// Returns the changes that suppress a finding: on its line, and in the sheet unless
  /// `isFirstOfRule` is false.
  func actions(
    for finding: Diagnostic, number: Int, in member: Int, isFirstOfRule: Bool
  ) -> [SheetAction] {
    guard Rule.canSilence(finding.id) else { return [] }
    let (edit, place) = ofLine(finding)
    let line = SheetAction(
      .quickFix, "Suppress '\(finding.id)' \(place)", finding: number, [member: [edit]])
    guard isFirstOfRule else { return [line] }
    return [
      line,
      SheetAction(
        .quickFix, "Suppress '\(finding.id)' in this file", finding: number,
        [member: [ofFile(finding)]]),
    ]
  }

  /// Returns the edit that suppresses a finding on its line, and the place of the comment in words.
  private func ofLine(_ finding: Diagnostic) -> (edit: SourceEdit, place: String) {
    let start = lineStart(around: finding.range.lowerBound)
    let comment = suppressions.last {
      switch $0.kind {
      case .nextLine:
        // Only blanks are between the comment and the line.
        $0.range.upperBound <= start && source.isBlank($0.range.upperBound..<start)
      case .line: lineStart(around: $0.range.lowerBound) == start
      case .beginning, .end, .file, nil: false
      }
    }
    if let comment, let edit = adding(finding.id, to: comment) {
      return (edit, comment.kind == .line ? "on this line" : "above this line")
    }
    let indentation = source.bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    let text =
      self.comment(.nextLine, finding.id) + lineEnd + String(decoding: indentation, as: UTF8.self)
    return (.insert(text, at: start + indentation.count), "above this line")
  }

  private func ofFile(_ finding: Diagnostic) -> SourceEdit {
    let comment = suppressions.first { $0.kind == .file }
    if let edit = comment.flatMap({ adding(finding.id, to: $0) }) { return edit }
    return .insert(self.comment(.file, finding.id) + lineEnd, at: source.startBehindMark)
  }

  /// Returns the start of the line of an offset, where a comment can be; a comment that spans lines
  /// belongs to the line that it begins on.
  private func lineStart(around offset: Int) -> Int {
    var start = min(offset, source.bytes.count)
    while true {
      while start > source.startBehindMark, !source.bytes[start - 1].isLineEnd { start -= 1 }
      let place = comments.firstPlace { $0.upperBound > start }
      guard place < comments.count, comments[place].lowerBound < start else { return start }
      start = comments[place].lowerBound
    }
  }

  private func comment(_ kind: Suppression.Kind, _ rule: String) -> String {
    "/* \(kind.rawValue) \(rule) -- */"
  }

  /// Returns an edit that adds a rule to a comment; nil if the comment has no rule yet.
  private func adding(_ rule: String, to comment: Suppression) -> SourceEdit? {
    comment.names.last.map { .insert(", \(rule)", at: $0.range.upperBound) }
  }
}

extension EditedSheet {
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

  /// True if a range has only blanks.
  fileprivate func isBlank(_ range: Range<Int>) -> Bool {
    // The search from the end stops at once for a distant comment.
    bytes[range].last { !$0.isBlankOrLineEnd } == nil
  }
}
