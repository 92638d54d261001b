import StyleSheet

/// A value that an editor shows behind a word of a sheet.
package struct InlayHint: Hashable, Sendable {
  /// The byte offset of the end of the word.
  package let offset: Int
  /// The value, as in `= #0064D9`.
  package let label: String
}

extension EditedSheet {
  /// Returns the values of variables and palette names, and of hex digits that the target does not
  /// read as CSS does, where they begin in a range of bytes; in source order.
  package func inlayHints(in range: Range<Int>) -> [InlayHint] {
    var targets = settings.dialects.map { HintTarget(self, for: $0) }
    let definitions = sheet.definitionRows.compactMap { row in
      // A variable is no value of another one.
      row.value.kind == .variable || sheet.losesColor(of: row, for: dialect)
        ? nil : hint(row.value, row.element, in: range, &targets) { true }
    }
    let declarations = sheet.declarationRows.indices.compactMap { number -> InlayHint? in
      let row = sheet.declarationRows[number]
      return hint(row.value, row.element, in: range, &targets) {
        [.color, .unknown].contains(type(ofDeclaration: number))
      }
    }
    return (definitions + declarations).sorted { $0.offset < $1.offset }
  }

  /// Returns the hint of a value; `mayBeColor` is false for a word that is no color.
  private func hint(
    _ value: Component, _ element: UInt32, in range: Range<Int>, _ targets: inout [HintTarget],
    mayBeColor: () -> Bool
  ) -> InlayHint? {
    guard [.variable, .word, .hex].contains(value.kind) else { return nil }
    let own = sheet.valueRange(of: element)
    guard range.contains(own.lowerBound), value.kind != .word || mayBeColor(),
      let words = targets.words(value)
    else { return nil }
    return InlayHint(offset: own.upperBound, label: "= \(words)")
  }
}

extension [HintTarget] {
  /// Returns the value for all targets, or for each that has one; nil if none has.
  fileprivate mutating func words(_ value: Component) -> String? {
    let all = indices.map { (self[$0].dialect.name, self[$0].words(value)) }
    guard Set(all.map(\.1)).count > 1 else { return all.first?.1 }
    return all.compactMap { name, words in words.map { "\($0) in \(name)" } }
      .joined(separator: "; ")
  }
}

/// The values of a sheet for one target.
private struct HintTarget {
  let dialect: Dialect
  private let sheet: Sheet
  private let themes: SituationThemes
  /// The sheets that may define variables, each with its themes.
  private let definers: [SituationThemes]
  private var known: [NameTable.ID: String?] = [:]

  init(_ edited: EditedSheet, for dialect: Dialect) {
    self.dialect = dialect
    sheet = edited.sheet
    themes = SituationThemes(
      of: edited.project.loadOrder(of: edited.index, for: dialect), for: dialect)
    definers = edited.connectedSheets.map { SituationThemes(of: [$0], for: dialect) }
  }

  /// Returns the words for a value; nil if it says all itself.
  mutating func words(_ value: Component) -> String? {
    switch value.kind {
    case .variable, .word:
      if let known = known[value.name] { return known }
      let text = sheet.text(of: value.name)
      let words = value.kind == .word ? words(ofName: text) : words(ofVariable: text)
      known[value.name] = .some(words)
      return words
    case .hex: return words(ofHex: value)
    case .missing, .number, .string, .comma, .leftParenthesis, .rightParenthesis, .list: return nil
    }
  }

  private func words(ofVariable name: String) -> String? {
    if themes.sheets.contains(where: { $0.defines(name) }) {
      return themes.words(ofVariable: name)
    }
    guard dialect.imports.isFollowed else { return nil }
    return definers.first { $0.sheets.contains { $0.defines(name) } }?.words(ofVariable: name)
  }

  private func words(ofName text: String) -> String? {
    guard let name = dialect.paletteNames.name(in: text),
      themes[ThemeEnvironment()]?.color(name) != nil
    else { return nil }
    return themes.words { $0.color(name)?.withOpacity ?? "not published" }
  }

  /// Returns the color that the target reads; nil if it is the one of CSS.
  private func words(ofHex value: Component) -> String? {
    let count = Int(value.count)
    let own = dialect.color(hexDigits: value.hexDigits, count: count)
    let usual = Dialect.fioriSwiftUI.with(eightDigits: .alphaLast)
      .color(hexDigits: value.hexDigits, count: count)
    return own == usual ? nil : own?.withOpacity ?? "no color"
  }
}

extension SituationThemes {
  /// Returns the usual value of a variable, with the one of another situation.
  func words(ofVariable name: String) -> String {
    words { VariableReading(of: name, in: $0)?.result ?? "not defined" }
  }

  /// Returns the usual text, with the one of another situation; an ellipsis stands for several.
  fileprivate func words(_ text: (Theme) -> String) -> String {
    let rows = rowsWithNormalContrast(text)
    guard let first = rows.first, let last = rows.last, rows.count > 1 else {
      return rows.first?.text ?? ""
    }
    return rows.count == 2 ? "\(first.text), \(last.situation) \(last.text)" : "\(first.text) …"
  }
}
