import StyleSheet

/// Rules, declarations or definitions inside an unclosed comment.
///
/// They are parsed as a separate sheet, so that rules know the names in them.
struct SwallowedText: Sendable {
  /// The comment, up to the end of the next one.
  let comment: Range<Int>
  /// The start of the next comment; nil if the sheet ends first.
  let next: Int?
  /// The end of the text on the comment's first line; nil if it has none.
  let endOfNote: Int?
  /// The text between that line and the next comment.
  let sheet: Sheet

  /// Creates the text inside a comment; nil if it is not part of a sheet.
  init?(byComment index: Int, of sheet: Sheet) {
    let source = sheet.source
    comment = sheet.tree.range(of: index)
    let inside = comment.lowerBound + 2..<comment.upperBound
    let range = comment
    next = source.withBytes { $0.commentBegin(inComment: range) }
    guard next != nil || sheet.tree.elements[index].kind == .openComment,
      let line = inside.first(where: { source.bytes[$0].isLineEnd }), line < next ?? line + 1
    else { return nil }
    let front = source.bytes[inside.lowerBound..<line]
    // A comment that begins with code is code that was disabled intentionally.
    guard !front.contains(where: "{};".utf8.contains) else { return nil }
    endOfNote = front.lastIndex { !" \t*-=".utf8.contains($0) }.map { $0 + 1 }
    let rest = source.bytes[line..<(next ?? inside.upperBound)]
    guard rest.contains(UInt8(ascii: ";")) else { return nil }
    self.sheet = Sheet(parsing: SourceText(bytes: Array(rest)))
    guard isOfSheet else { return nil }
  }

  /// True if a definition or declaration follows the last syntax error.
  private var isOfSheet: Bool {
    let harmless: [SyntaxProblem.Code] = [
      .declarationOutsideRule, .unclosedBlock, .unexpectedBrace,
    ]
    let faults = sheet.tree.problems.filter { !harmless.contains($0.code) }.map(\.range.upperBound)
    let end = faults.max() ?? 0
    // A comment about the following code begins with words.
    guard endOfNote != nil || end > 0 else { return false }
    func isBehind(_ element: UInt32) -> Bool { sheet.tree.start(of: Int(element)) >= end }
    return sheet.definitionRows.contains { isBehind($0.element) }
      || sheet.declarationRows.contains { $0.value.kind != .missing && isBehind($0.element) }
  }

  var variables: Set<String> {
    let tokens = sheet.source.tokens.filter { $0.kind == .variable }
    return Set(tokens.map { sheet.source[$0.range] })
  }
}
