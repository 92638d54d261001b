import StyleRules
import StyleSheet

/// The description of a word of a sheet.
package struct SheetDescription: Hashable, Sendable {
  package let range: Range<Int>
  package let text: EditorText
}

extension EditedSheet {
  /// Returns the description of the word at an offset; nil if there is nothing to tell.
  package func description(at offset: Int) -> SheetDescription? {
    let offset = min(max(offset, 0), source.bytes.count)
    guard let place = place(at: offset), let name = describedName(place, at: offset),
      var text = description(of: name)
    else { return nil }
    if let number = place.declaration {
      text.blocks += effect(ofDeclaration: number, at: place.role).blocks
    }
    return SheetDescription(range: describedRange(place), text: text)
  }

  /// Returns the documentation of a name or a value; nil if there is none.
  package func description(of name: DescribedName) -> EditorText? {
    switch name {
    case .className(let name): description(ofClass: name)
    case .property(let property, let selectors): description(of: property, at: selectors)
    case .variable(let name): description(ofVariable: name)
    case .paletteName(let name): description(ofPaletteName: name)
    case .value(let text, let type): description(ofValue: text, type)
    case .rule(let id): Self.description(ofRule: id)
    case .directive(let kind): Self.description(of: kind)
    case .keyword(let word): Self.description(ofKeyword: word)
    case .condition(let name): Self.description(ofCondition: name)
    case .conditionValue(let value): Self.description(ofConditionValue: value)
    case .importedSheet(let name): description(ofSheet: name)
    }
  }

  /// Returns the word, or the value or the directive that it belongs to.
  private func describedRange(_ place: SheetPlace) -> Range<Int> {
    switch place.role {
    case .comment: SuppressionComment(in: source, comment: place.range)?.word.range ?? place.range
    case .value: wholeValue(at: place)?.range ?? place.range
    default: place.range
    }
  }

  /// Returns the identity of a word; nil for a word without a meaning.
  private func describedName(_ place: SheetPlace, at offset: Int) -> DescribedName? {
    switch place.role {
    case .className: .className(place.text)
    case .property: .property(place.text, of: selectors(ofRule: place.rule))
    case .definedVariable, .usedVariable: .variable(place.text)
    case .value: describedValue(at: place)
    case .condition: .condition(place.text)
    case .conditionValue: .conditionValue(place.text)
    case .importedSheet: .importedSheet(place.text)
    case .suppressedRule: .rule(place.text)
    case .keyword: .keyword(place.text)
    case .comment:
      SuppressionComment(in: source, comment: place.range).flatMap {
        $0.word.range.contains(offset) ? $0.kind.map(DescribedName.directive) : nil
      }
    case .unexpected: nil
    }
  }

  private func describedValue(at place: SheetPlace) -> DescribedName {
    if let (value, range) = wholeValue(at: place) { return .value(source[range], value) }
    let type = type(ofValueAt: place)
    let isName = (type == .color || type == .unknown) && isPaletteName(place.text)
    return isName ? .paletteName(place.text) : .value(place.text, type)
  }

  /// Returns the type and the bytes of the value of several words that a word belongs to; nil for a
  /// value of one word, and for a list of names.
  private func wholeValue(at place: SheetPlace) -> (type: ValueType, range: Range<Int>)? {
    let type = type(ofValueAt: place)
    guard let row = valueRow(at: place), row.value.kind == .list, type != .classNameList else {
      return nil
    }
    return (type, sheet.valueRange(of: row.element))
  }

  /// Returns the value around a place, and the node that has it.
  private func valueRow(at place: SheetPlace) -> (value: Component, element: UInt32)? {
    if let number = place.declaration, sheet.declarationRows.indices.contains(number) {
      return (sheet.declarationRows[number].value, sheet.declarationRows[number].element)
    }
    guard let number = place.definition, sheet.definitionRows.indices.contains(number) else {
      return nil
    }
    return (sheet.definitionRows[number].value, sheet.definitionRows[number].element)
  }

  private func type(ofValueAt place: SheetPlace) -> ValueType {
    if let number = place.declaration { return type(ofDeclaration: number) }
    guard let value = valueRow(at: place)?.value else { return .color }
    // A value that the target does not read may be a color to others.
    return ([dialect] + Dialect.all).lazy.map {
      ValueReader(sheet: sheet, dialect: $0).look(of: value)
    }
    .first { $0 != .unknown } ?? .unknown
  }

  /// True if a target reads a word as a palette name.
  private func isPaletteName(_ text: String) -> Bool {
    settings.dialects.contains { dialect in
      dialect.paletteNames.name(in: text).map { Palette.all.name($0.name) != nil } ?? false
    }
  }

  func selectors(ofRule number: Int?, upTo most: Int = .max) -> [String] {
    guard let number, sheet.ruleRows.indices.contains(number) else { return [] }
    return sheet.selectorRows(of: sheet.ruleRows[number]).prefix(most).map {
      sheet.text(of: $0.name)
    }
  }
}

extension SheetProject {
  /// Returns a place in words: `line 3`, or for another sheet, `'base.nss', line 3`.
  func words(for range: Range<Int>, in sheet: Sheet, seenFrom other: Sheet) -> String {
    let line = LineTable(of: sheet.source).line(at: range.lowerBound)
    return sheet.source.name == other.source.name
      ? "line \(line)" : "'\(sheet.source.name)', line \(line)"
  }
}
