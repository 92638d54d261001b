import StyleSheet

extension EditedSheet {
  /// Returns the changes of the color at an offset: a variable or palette name with the same color,
  /// and the nearest color with enough contrast.
  func colorActions(at offset: Int) -> [SheetAction] {
    guard let place = place(at: offset), place.role == .value || place.role == .usedVariable,
      let number = place.declaration
    else { return [] }
    let row = sheet.declarationRows[number]
    var reader = ColorReader(of: self)
    guard let color = reader.color(of: row.value, row.element) else { return [] }
    let range = sheet.valueRange(of: row.element)
    func action(_ text: String, _ title: String) -> SheetAction {
      SheetAction(.rewrite, title, [index: [SourceEdit(range, text)]])
    }
    var actions: [SheetAction] = []
    if row.value.kind == .hex {
      actions += reader.variables(of: color).map {
        action($0, "Write '\($0)', which is this color")
      }
      actions += reader.paletteNames(of: color).map {
        action($0, "Write '\($0)', which is this color in light mode")
      }
    }
    // A finding offers the color that replaces hex digits.
    guard row.value.kind != .hex else { return actions }
    return actions
      + contrasting(color, ofDeclaration: number).map { color, need in
        action(color.description, "Write '\(color)', the nearest color with a contrast of \(need)")
      }
  }

  /// Returns the nearest colors that pass for a declaration whose color has too little contrast in
  /// light mode, with the contrast that is needed.
  private func contrasting(
    _ color: ThemeColor, ofDeclaration number: Int
  ) -> [(ThemeColor, String)] {
    let row = sheet.declarationRows[number]
    let theme = Theme(of: project.loadOrder(of: index), for: dialect)
    guard let rule = self.number(ofRuleAround: sheet.nodeRange(of: row.element).lowerBound) else {
      return []
    }
    let names = sheet.selectorRows(of: sheet.ruleRows[rule]).map { sheet.text(of: $0.name) }
    let property = sheet.text(of: row.name)
    var found: [(ThemeColor, String)] = []
    for pair in names.flatMap({ theme.contrasts(at: $0, knowing: catalog) }) {
      guard case .property(property, _) = pair.figure.source, pair.figure.colors == [color],
        let nearest = pair.nearest, !found.contains(where: { $0.0 == nearest })
      else { continue }
      found.append((nearest, pair.need.least.plainText))
    }
    return found
  }
}
