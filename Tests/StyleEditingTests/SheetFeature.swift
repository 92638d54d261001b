import StyleEditing
import StyleRules
import StyleSheet

/// A feature of an editor, with its number of results.
enum SheetFeature: String, CaseIterable {
  case symbols, folds, tokens, colors, links, hints, lenses, names, allSelections
  case formatting, formattingOfStatement, presentations
  case completions, description, references, definitions, highlights, selections
  case paintedItems, paints, renaming, rewritings, fixes

  /// True if the results are the same at every offset.
  var isOfWholeSheet: Bool {
    switch self {
    case .symbols, .folds, .tokens, .colors, .links, .hints, .lenses, .names, .allSelections,
      .formatting, .fixes:
      true
    case .formattingOfStatement, .presentations, .completions, .description, .references,
      .definitions, .highlights, .selections, .paintedItems, .paints, .renaming, .rewritings:
      false
    }
  }

  /// Returns the number of results at an offset; `findings` are those of the sheet.
  func count(in sheet: EditedSheet, at offset: Int, _ findings: [Diagnostic]) -> Int {
    let all = 0..<sheet.source.bytes.count
    switch self {
    case .symbols: return sheet.symbols.count
    case .folds: return sheet.folds.count
    case .tokens: return sheet.tokens.count
    case .colors: return sheet.colors.count
    case .links: return sheet.links.count
    case .hints: return sheet.inlayHints(in: all).count
    case .lenses: return sheet.codeLenses.reduce(0) { $0 + 1 + $1.locations.count }
    case .names: return sheet.project.names(matching: "a").count
    case .allSelections:
      return sheet.selections(at: Array(stride(from: 0, to: all.upperBound, by: 4))).count
    case .formatting: return sheet.formatting(as: SheetFormat()).count
    case .formattingOfStatement:
      return sheet.formattingOfStatement(endingAt: offset, as: SheetFormat()).count
    case .presentations:
      let color = ThemeColor(red: 0x12, green: 0x34, blue: 0x56)
      let range = sheet.colors.last?.range ?? offset..<offset
      return sheet.presentations(of: color, at: range).count
    case .completions: return sheet.completions(at: offset).items.count
    case .description: return sheet.description(at: offset) == nil ? 0 : 1
    case .references: return sheet.references(at: offset, includingDefinitions: true).count
    case .definitions: return sheet.definitions(at: offset).count
    case .highlights: return sheet.highlights(at: offset).count
    case .selections: return sheet.selections(at: [offset])[0].count
    case .paintedItems:
      return sheet.paintItems(at: offset).prefix(3).reduce(0) {
        $0 + sheet.paintedItems(by: $1).reduce(0) { $0 + $1.ranges.count }
      }
    case .paints:
      return sheet.paintItems(at: offset).prefix(3).reduce(0) { $0 + sheet.paints(of: $1).count }
    case .renaming:
      _ = sheet.renaming(at: offset, to: "name")
      return 1
    case .rewritings: return sheet.rewritings(at: offset).count
    case .fixes: return sheet.fixes(of: findings, at: all).count
    }
  }
}
