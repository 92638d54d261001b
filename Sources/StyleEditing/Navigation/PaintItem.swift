import StyleSheet

/// A definition, a declaration or a rule, in the answer to what a variable paints.
package struct PaintItem: Hashable, Sendable {
  /// The kind of an item, with its number in the protocol (`SymbolKind` of LSP 3.17).
  package enum Kind: Int, Hashable, Sendable, CaseIterable {
    case rule = 5
    case declaration = 7
    case variable = 13
  }

  package let kind: Kind
  /// The variable, or the selectors of a rule or of the rule around a declaration.
  package let name: String
  /// The value of a definition, the property of a declaration; empty for a rule.
  package let detail: String
  package let location: SheetLocation
  /// Byte offsets of the name, which identify the item in its sheet.
  package let selection: Range<Int>
}

/// An item beside another one, and the places that connect them.
package struct PaintCall: Hashable, Sendable {
  package let item: PaintItem
  /// Byte offsets of the connecting words, in the sheet of the item that has them.
  package fileprivate(set) var ranges: [Range<Int>]
}

extension EditedSheet {
  /// Returns the items at an offset: the definitions of a variable, the declaration of a property, or
  /// the rule of a class.
  package func paintItems(at offset: Int) -> [PaintItem] {
    guard let place = place(at: offset) else { return [] }
    switch place.role {
    case .definedVariable:
      return place.definition.map { [item(ofDefinition: $0)] } ?? []
    case .usedVariable: return definitions(of: [place.text])[place.text, default: []]
    case .property: return place.declaration.map { [item(ofDeclaration: $0)] } ?? []
    case .className: return place.rule.map { [item(ofRule: $0)] } ?? []
    case .value, .condition, .conditionValue, .importedSheet, .suppressedRule, .keyword, .comment,
      .unexpected:
      return []
    }
  }

  /// Returns the items that an item paints: those with a value that has the variable, or the rule of
  /// a declaration.
  package func paintedItems(by item: PaintItem) -> [PaintCall] {
    guard let own = EditedSheet(item.location.member, of: project) else { return [] }
    switch item.kind {
    case .variable: return own.usersOfVariable(item.name)
    case .declaration:
      let rule = own.number(ofRuleAround: item.selection.lowerBound)
      return rule.map { [PaintCall(item: own.item(ofRule: $0), ranges: [item.selection])] } ?? []
    case .rule: return []
    }
  }

  /// Returns the variables that the value of an item has; for a rule, those of its declarations.
  package func paints(of item: PaintItem) -> [PaintCall] {
    guard let own = EditedSheet(item.location.member, of: project) else { return [] }
    var ranges: [Range<Int>] = []
    own.eachWord { word in
      guard word.role == .usedVariable, item.location.range.contains(word.range) else { return }
      ranges.append(word.range)
    }
    let uses = ranges.groups { own.source[$0] }
    let definitions = own.definitions(of: Set(uses.map(\.key)))
    return uses.flatMap { name, ranges in
      definitions[name, default: []].map { PaintCall(item: $0, ranges: ranges) }
    }
  }

  /// Returns the definitions of some variables in the sheets that share them.
  private func definitions(of variables: Set<String>) -> [String: [PaintItem]] {
    var found: [String: [PaintItem]] = [:]
    for other in members(sharing: .variable).compactMap({ EditedSheet($0, of: project) }) {
      for (number, row) in other.sheet.definitionRows.enumerated() {
        let name = other.sheet.text(of: row.name)
        if variables.contains(name) {
          found[name, default: []].append(other.item(ofDefinition: number))
        }
      }
    }
    return found
  }

  /// Returns the definitions and declarations with a variable in their values.
  private func usersOfVariable(_ name: String) -> [PaintCall] {
    var calls: [PaintCall] = []
    for use in uses(of: NamedThing(.variable, name)) where use.kind == .use {
      let (member, range) = (use.location.member, use.location.range)
      if let last = calls.last?.item.location, last.member == member, last.range.contains(range) {
        calls[calls.count - 1].ranges.append(range)
      } else if let item = EditedSheet(member, of: project)?.item(around: range.lowerBound) {
        calls.append(PaintCall(item: item, ranges: [range]))
      }
    }
    return calls
  }

  // MARK: - Items

  /// Returns the declaration or definition that contains an offset.
  private func item(around offset: Int) -> PaintItem? {
    let declaration = sheet.declarationRows.place(around: offset) {
      sheet.nodeRange(of: $0.element)
    }
    if let declaration { return item(ofDeclaration: declaration) }
    return sheet.definitionRows.place(around: offset) { sheet.nodeRange(of: $0.element) }
      .map(item(ofDefinition:))
  }

  private func item(ofDefinition number: Int) -> PaintItem {
    let row = sheet.definitionRows[number]
    return item(
      .variable, sheet.text(of: row.name), detail: sheet.valueExcerpt(of: row.element), row.element)
  }

  private func item(ofDeclaration number: Int) -> PaintItem {
    let row = sheet.declarationRows[number]
    let property = sheet.text(of: row.name)
    let rule = self.number(ofRuleAround: sheet.nodeRange(of: row.element).lowerBound)
    let names = selectors(ofRule: rule).joined(separator: ", ")
    return item(.declaration, names.isEmpty ? property : names, detail: property, row.element)
  }

  private func item(
    _ kind: PaintItem.Kind, _ name: String, detail: String, _ element: UInt32
  ) -> PaintItem {
    PaintItem(
      kind: kind, name: name, detail: detail,
      location: SheetLocation(index, sheet.nodeRange(of: element)),
      selection: sheet.nameRange(of: element))
  }

  private func item(ofRule number: Int) -> PaintItem {
    let row = sheet.ruleRows[number]
    return PaintItem(
      kind: .rule, name: selectors(ofRule: number).joined(separator: ", "), detail: "",
      location: SheetLocation(index, sheet.nodeRange(of: row.element)),
      selection: sheet.selectorRange(of: row))
  }
}
