import StyleRules
import StyleSheet

/// Writes comments that suppress findings, or adds rules to those of a sheet.
///
/// The comment ends with the two hyphens behind which the author writes the reason. Without one, it
/// violates `unexplained-suppression`.
struct SuppressionWriter {
  private let source: SourceText
  /// The starts of the lines where a comment can be.
  private let lineStarts: [Int]
  /// The last comment that suppresses findings of its line, by the start of the line.
  private var ofLines: [Int: SuppressionComment] = [:]
  /// The comments that suppress findings of the next line, in source order.
  private let ofNextLines: [SuppressionComment]
  /// The first comment that suppresses findings of the sheet.
  private let ofSheet: SuppressionComment?
  private let lineEnd: String

  init(of sheet: EditedSheet) {
    var comments: [Range<Int>] = []
    sheet.eachWord { if $0.kind.isComment { comments.append($0.range) } }
    source = sheet.source
    lineStarts = sheet.source.lineStarts(outside: comments)
    lineEnd = sheet.lineEnd
    let suppressions = sheet.sheet.tree.suppressionComments
    ofNextLines = suppressions.filter { $0.kind == .nextLine }
    ofSheet = suppressions.first { $0.kind == .file }
    for own in suppressions where own.kind == .line {
      ofLines[lineStart(around: own.range.lowerBound)] = own
    }
  }

  /// Returns the changes that suppress a finding: on its line, and in the sheet unless
  /// `isFirstOfRule` is false.
  func actions(
    for finding: Diagnostic, number: Int, in member: Int, isFirstOfRule: Bool
  ) -> [SheetAction] {
    guard Rule.canSuppress(finding.id) else { return [] }
    let (edit, place) = ofLine(finding)
    let line = SheetAction(
      kind: .quickFix, title: "Suppress '\(finding.id)' \(place)", finding: number,
      edits: [member: [edit]])
    guard isFirstOfRule else { return [line] }
    return [
      line,
      SheetAction(
        kind: .quickFix, title: "Suppress '\(finding.id)' in this file", finding: number,
        edits: [member: [ofFile(finding)]]),
    ]
  }

  /// Returns the edit that suppresses a finding on its line, and the place of the comment in words.
  private func ofLine(_ finding: Diagnostic) -> (edit: SourceEdit, place: String) {
    let start = lineStart(around: finding.range.lowerBound)
    if let comment = ofLines[start] ?? suppression(before: start),
      let edit = adding(finding.id, to: comment)
    {
      return (edit, comment.kind == .line ? "on this line" : "above this line")
    }
    var indentation = source.bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    // The finding is about the indentation, so a comment with the same one would have it too.
    if finding.range.lowerBound < indentation.endIndex { indentation = indentation.prefix(0) }
    let text =
      self.comment(.nextLine, finding.id) + lineEnd + String(decoding: indentation, as: UTF8.self)
    return (.insert(text, at: start + indentation.count), "above this line")
  }

  private func ofFile(_ finding: Diagnostic) -> SourceEdit {
    if let edit = ofSheet.flatMap({ adding(finding.id, to: $0) }) { return edit }
    return .insert(self.comment(.file, finding.id) + lineEnd, at: source.startBehindMark)
  }

  /// Returns the comment for the line that begins at an offset; only blanks are between them.
  private func suppression(before start: Int) -> SuppressionComment? {
    let place = ofNextLines.firstPlace { $0.range.upperBound > start } - 1
    guard place >= 0, source.isBlank(ofNextLines[place].range.upperBound..<start) else {
      return nil
    }
    return ofNextLines[place]
  }

  /// Returns the start of the line of an offset, where a comment can be; a comment that spans lines
  /// belongs to the line that it begins on.
  private func lineStart(around offset: Int) -> Int {
    let place = lineStarts.firstPlace { $0 > offset } - 1
    return place >= 0 ? lineStarts[place] : source.startBehindMark
  }

  private func comment(_ kind: SuppressionComment.Kind, _ rule: String) -> String {
    "/* \(kind.rawValue) \(rule) -- */"
  }

  /// Returns an edit that adds a rule to a comment; nil if the comment has no rule yet.
  private func adding(_ rule: String, to comment: SuppressionComment) -> SourceEdit? {
    comment.names.last.map { .insert(", \(rule)", at: $0.range.upperBound) }
  }
}

extension EditedSheet {
  var lineEnd: String {
    switch SheetFormat.LineEnd.mostCommon(in: source) {
    case .kept, .lf: "\n"
    case .crlf: "\r\n"
    case .cr: "\r"
    }
  }
}

extension SourceText {
  var startBehindMark: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  var withoutMark: SourceText { SourceText(bytes: Array(bytes[startBehindMark...])) }

  /// Returns the starts of the lines that do not begin inside one of some comments, which are in
  /// source order.
  fileprivate func lineStarts(outside comments: [Range<Int>]) -> [Int] {
    var starts = [startBehindMark]
    var rest = comments[...]
    for offset in bytes.indices where bytes[offset].isLineEnd && offset >= startBehindMark {
      rest = rest.drop { $0.upperBound <= offset + 1 }
      if rest.first.map({ $0.lowerBound > offset }) ?? true { starts.append(offset + 1) }
    }
    return starts
  }

  fileprivate func isBlank(_ range: Range<Int>) -> Bool {
    // The search from the end stops at once for a distant comment.
    bytes[range].last { !$0.isBlankOrLineEnd } == nil
  }
}
