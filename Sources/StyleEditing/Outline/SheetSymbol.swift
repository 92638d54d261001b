import StyleSheet

/// A part of a sheet in its outline.
package struct SheetSymbol: Hashable, Sendable {
  /// The kind of a part, with its number in the protocol (`SymbolKind` of LSP 3.17).
  package enum Kind: Int, Hashable, Sendable, CaseIterable {
    case importedSheet = 2
    case media = 3
    case rule = 5
    case declaration = 7
    case variable = 13
  }

  package let kind: Kind
  /// The name as written; never empty.
  package let name: String
  /// The value of a definition or declaration; empty for other parts.
  package let detail: String
  /// Byte offsets of the whole part.
  package let range: Range<Int>
  /// Byte offsets of the name, inside ``range``.
  package let selection: Range<Int>
  /// In source order.
  package let children: [SheetSymbol]

  fileprivate init(
    _ kind: Kind, _ name: String, detail: String = "", _ range: Range<Int>,
    selection: Range<Int>, _ children: [SheetSymbol] = []
  ) {
    self.kind = kind
    self.name = name.isEmpty ? "(no name)" : name
    self.detail = detail
    self.range = range
    self.selection = selection.clamped(to: range)
    self.children = children
  }
}

extension EditedSheet {
  /// The imports, definitions, media and rules of the sheet, each with its contents, in source
  /// order.
  package var symbols: [SheetSymbol] {
    let imports = zip(sheet.importElements, sheet.imports).map { element, own in
      SheetSymbol(
        .importedSheet, own.name, own.range, selection: importedNameRange(of: element) ?? own.range)
    }
    var parts: [UInt32: [SheetSymbol]] = [:]
    for row in sheet.definitionRows { parts[row.media, default: []].append(symbol(of: row)) }
    for row in sheet.ruleRows { parts[row.media, default: []].append(symbol(of: row)) }
    let media = sheet.mediaRows.enumerated().map { number, row in
      symbol(of: row, parts[UInt32(number), default: []].inSourceOrder)
    }
    return (imports + parts[NameTable.none, default: []] + media).inSourceOrder
  }

  private func symbol(of row: Sheet.DefinitionRow) -> SheetSymbol {
    SheetSymbol(
      .variable, sheet.text(of: row.name), detail: sheet.valueExcerpt(of: row.element),
      sheet.nodeRange(of: row.element), selection: sheet.nameRange(of: row.element))
  }

  private func symbol(of row: Sheet.RuleRow) -> SheetSymbol {
    let selectors = sheet.selectorRows(of: row).map { sheet.text(of: $0.name) }
    return SheetSymbol(
      .rule, selectors.joined(separator: ", "), sheet.nodeRange(of: row.element),
      selection: sheet.selectorRange(of: row), sheet.declarationRows(of: row).map(symbol))
  }

  private func symbol(of row: Sheet.DeclarationRow) -> SheetSymbol {
    SheetSymbol(
      .declaration, sheet.text(of: row.name), detail: sheet.valueExcerpt(of: row.element),
      sheet.nodeRange(of: row.element), selection: sheet.nameRange(of: row.element))
  }

  private func symbol(of row: Sheet.MediaRow, _ children: [SheetSymbol]) -> SheetSymbol {
    let conditions = sheet.conditionRows[Int(row.firstCondition)..<Int(row.endCondition)]
    let words = conditions.map { "(\(sheet.text(of: $0.name)): \(sheet.text(of: $0.value)))" }
    let range = sheet.nodeRange(of: row.element)
    let end = conditions.last.map { sheet.nodeRange(of: $0.element).upperBound }
    return SheetSymbol(
      .media, "@media \(words.joined(separator: " and "))", range,
      selection: range.lowerBound..<max(end ?? range.upperBound, range.lowerBound), children)
  }

  /// Returns the bytes of an imported sheet's name, without quotes; nil if it is missing.
  func importedNameRange(of element: UInt32) -> Range<Int>? {
    let tree = sheet.tree
    let name = (Int(element) + 1..<tree.next(after: Int(element))).first {
      let kind = tree.elements[$0].kind
      return (kind == .word || kind == .string) && !tree.range(of: $0).isEmpty
    }
    return name.map {
      let range = tree.range(of: $0)
      return tree.elements[$0].kind == .string ? source.unquoted(range) : range
    }
  }
}

extension [SheetSymbol] {
  fileprivate var inSourceOrder: Self { sorted { $0.range.lowerBound < $1.range.lowerBound } }
}
