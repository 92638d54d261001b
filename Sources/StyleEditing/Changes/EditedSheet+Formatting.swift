package import StyleSheet

extension EditedSheet {
  /// Returns the edits in source order that format the sheet, or the lines of a range, as
  /// ``SyntaxTree/formatted(as:lines:)`` does.
  package func formatting(as format: SheetFormat, of range: Range<Int>? = nil) -> [SourceEdit] {
    let lines = range.map { range in
      let table = LineTable(of: source)
      // A range that ends at the start of a line does not contain the line.
      let last = range.isEmpty ? range.lowerBound : range.upperBound - 1
      return table.line(at: range.lowerBound)...table.line(at: last)
    }
    return source.edits(to: sheet.tree.formatted(as: format, lines: lines))
  }

  /// Returns the edits that format the definition, declaration or block whose `;` or `}` ends at an
  /// offset; none if nothing ends there.
  ///
  /// The order of declarations stays the same. Statements before it on its line are formatted too if an
  /// engine that reads lines would otherwise read them differently.
  package func formattingOfStatement(
    endingAt offset: Int, as format: SheetFormat
  ) -> [SourceEdit] {
    guard let statement = statement(endingAt: offset) else { return [] }
    var format = format
    format.order = nil
    // Other statements may be on the same lines; the blanks before this one belong to it.
    var start = statement.lowerBound
    while start > 0, source.bytes[start - 1].isBlankOrLineEnd { start -= 1 }
    let upToEnd = formatting(as: format, of: statement).filter {
      $0.range.lowerBound < statement.upperBound && $0.range.upperBound <= statement.upperBound
    }
    let own = upToEnd.filter { start <= $0.range.lowerBound }
    return [own, upToEnd].first {
      !format.keepsLines || source.applying($0).hasSameLines(as: source)
    } ?? []
  }

  private func statement(endingAt offset: Int) -> Range<Int>? {
    guard offset > 0, offset <= source.bytes.count else { return nil }
    let rows: [UInt32]
    switch source.bytes[offset - 1] {
    case UInt8(ascii: ";"):
      rows =
        sheet.declarationRows.map(\.element) + sheet.definitionRows.map(\.element)
        + sheet.importElements
    case UInt8(ascii: "}"): rows = sheet.ruleRows.map(\.element) + sheet.mediaRows.map(\.element)
    default: return nil
    }
    return rows.lazy.map(sheet.nodeRange).first { $0.upperBound == offset }
  }
}
