import Mutations
import StyleEditing
import StyleRules
import StyleSheet
import Testing

/// Every feature works on any text, and its ranges are inside the text.
@Suite struct HostileSheetTests {
  @Test(arguments: HostileInput.allCases)
  func wholeSheetHasValidRanges(_ input: HostileInput) {
    let sheet = EditedSheet(alone: Sheet(parsing: SourceText(bytes: input.text(bytes: 500))))
    let all = 0..<sheet.source.bytes.count
    #expect(sheet.symbols.allSatisfy { all.contains($0.range) })
    #expect(sheet.folds.allSatisfy { all.contains($0.range) })
    #expect(sheet.tokens.allSatisfy { all.contains($0.range) })
    #expect(sheet.colors.allSatisfy { all.contains($0.range) })
    #expect(sheet.links == [])
    #expect(sheet.formatting(as: SheetFormat()).allSatisfy { all.contains($0.range) })
    let color = ThemeColor(red: 0, green: 100, blue: 217)
    #expect(sheet.colors.allSatisfy { !sheet.presentations(of: color, at: $0.range).isEmpty })
    #expect(sheet.inlayHints(in: all).allSatisfy { $0.offset <= all.upperBound })
    #expect(sheet.codeLenses.allSatisfy { $0.range.upperBound <= all.upperBound })
    #expect(
      sheet.project.names(matching: "a").allSatisfy { all.contains($0.location.range) })
  }

  @Test(arguments: HostileInput.allCases)
  func everyOffsetHasValidRanges(_ input: HostileInput) {
    let sheet = EditedSheet(alone: Sheet(parsing: SourceText(bytes: input.text(bytes: 200))))
    let all = 0..<sheet.source.bytes.count
    let findings = sheet.sheet.findings().diagnostics
    for offset in Trials.some(-1...all.upperBound + 1, oneOf: 171, seed: all.count) {
      let places =
        sheet.references(at: offset, includingDefinitions: true)
        + sheet.definitions(at: offset) + sheet.highlights(at: offset).map(\.location)
      #expect(places.allSatisfy { all.contains($0.range) })
      #expect(sheet.selections(at: [offset])[0].allSatisfy { all.contains($0) })
      let items = sheet.paintItems(at: offset)
      let calls = items.flatMap { sheet.paintedItems(by: $0) + sheet.paints(of: $0) }
      #expect((items + calls.map(\.item)).allSatisfy { all.contains($0.selection) })
      _ = sheet.renaming(at: offset, to: "name")
      let actions =
        sheet.rewritings(at: offset) + sheet.fixes(of: findings, at: offset..<offset)
      let edits = actions.flatMap { $0.edits[0, default: []] }
      #expect(edits.allSatisfy { all.contains($0.range) })
      let formatted = sheet.formattingOfStatement(endingAt: offset, as: SheetFormat())
      #expect(formatted.allSatisfy { all.contains($0.range) })
      let word = sheet.completions(at: offset).range
      #expect(word.lowerBound...word.upperBound ~= min(max(offset, 0), all.upperBound))
      #expect(sheet.description(at: offset).map { all.contains($0.range) } ?? true)
    }
  }
}
