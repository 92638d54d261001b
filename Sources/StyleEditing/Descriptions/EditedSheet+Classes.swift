import StyleSheet

// Classes and properties.

extension EditedSheet {
  func description(ofClass name: String) -> EditorText? {
    var text = EditorText()
    let own = catalog.canonicalName(for: name) ?? name
    let entries = catalog.entries(for: own)
    if let entry = entries.first {
      text.add("\(code: name): \(entry.origin)")
      if own != name { text.add("The documentation calls it \(code: own).") }
      text.add(targets(of: entry))
      text.add(properties(of: own))
      for note in entries.flatMap(\.notes) { text.add("Note: \(note)") }
      let since = entry.since.map { ", since version \($0)" } ?? ""
      text.add("Source: \(entry.source)\(since)")
    } else if let base = catalog.derivation(of: name) {
      text.add(
        "\(code: name): the companion \(code: base.entry.derivedSuffix ?? "") of a class \(code: base.base), with the properties of \(code: base.entry.className)"
      )
    } else {
      text.add("\(code: name): a class of the project, which no source documents")
    }
    text.add(rules(of: name))
    return text
  }

  /// The targets that do not style a class; nil if all do, or if the target is assumed.
  private func targets(of entry: CatalogEntry) -> EditorText.Line? {
    guard !settings.isTargetAssumed else { return nil }
    let others = settings.dialects.filter { !$0.styles(entry.family) }.map(\.name)
    guard !others.isEmpty else { return nil }
    return "Not styled by \(others.joined(separator: ", "))"
  }

  private func properties(of className: String) -> EditorText.Line {
    guard catalog.hasProperties(className) else { return "No documented properties" }
    let names = catalog.rows(at: className).map(\.name).filter { $0.first != "<" }.eachOnce
    let more = names.count > 8 ? " and \(names.count - 8) more" : ""
    return
      "\(counted(names.count, "property", "properties")): \(codes: Array(names.prefix(8)))\(more)"
  }

  /// The number of rules of a class in the project; nil if there are none.
  private func rules(of className: String) -> EditorText.Line? {
    var rules = 0
    var sheets = 0
    for member in project.members {
      let id = member.sheet.id(of: className)
      guard id != NameTable.none else { continue }
      let count = member.sheet.ruleRows.count { rule in
        member.sheet.selectorRows(of: rule).contains { $0.name == id }
      }
      rules += count
      sheets += count > 0 ? 1 : 0
    }
    guard rules > 0 else { return nil }
    return "\(counted(rules, "rule")) in \(counted(sheets, "sheet"))"
  }

  func description(of property: String, at selectors: [String]) -> EditorText? {
    var text = EditorText()
    let classes = selectors.map(documentedName).eachOnce
    for name in classes {
      guard let match = catalog.property(property, at: name) else { continue }
      let base = match.variant.map { " in the variant " + "-" + $0.name } ?? ""
      text.add(
        "\(code: property): the property \(code: match.row.name)\(base) of \(code: name)\(match.certainty.remark)"
      )
      text.add("Takes \(match.row.expectation).")
      if let note = match.row.note { text.add("Note: \(note)") }
      text.add(source(of: match.row, at: name))
    }
    return text.blocks.isEmpty ? undocumented(property, classes) : text
  }

  /// Returns the class of a selector: its last name, as the catalog has it.
  func className(of selector: String) -> String {
    let last = ClassPath.lastName(in: selector)
    return catalog.canonicalName(for: last) ?? last
  }

  /// Returns the class whose documented properties a class has; nil if there are none.
  func listedName(of className: String) -> String? {
    catalog.hasProperties(className)
      ? className : catalog.derivation(of: className)?.entry.className
  }

  /// Returns the class whose documented properties the class of a selector has.
  func documentedName(of selector: String) -> String {
    let own = className(of: selector)
    return listedName(of: own) ?? own
  }

  private func source(of row: PropertyRow, at className: String) -> EditorText.Line? {
    catalog.entry(for: className).map { entry in
      let since = (row.since ?? entry.since).map { ", since version \($0)" } ?? ""
      return "Source: \(entry.source)\(since)"
    }
  }

  private func undocumented(_ property: String, _ classes: [String]) -> EditorText {
    var text = EditorText()
    let owners = classes.isEmpty ? "" : " of "
    text.add("\(code: property)\(owners)\(codes: classes): no source documents this property")
    let agreed = AgreedProperty.of(Vocabulary.shared.names.find(property), for: dialect)
    if let agreed, catalog.hasProperty(spelt: property, for: dialect) {
      text.add("Other classes have it, with \(agreed.type.expectation).")
    }
    return text
  }

  /// Returns the type of a declaration's value: that of its property, or the one that its value
  /// looks like.
  func type(ofDeclaration number: Int) -> ValueType {
    guard sheet.declarationRows.indices.contains(number) else { return .unknown }
    let row = sheet.declarationRows[number]
    let rule = self.number(ofRuleAround: sheet.tree.start(of: Int(row.element)))
    let property = sheet.text(of: row.name)
    // The limit keeps the work linear where a rule has many selectors and many declarations.
    for selector in selectors(ofRule: rule, upTo: 20) {
      let type = catalog.property(property, at: documentedName(of: selector))?.row.type
      if let type, type != .unknown { return type }
    }
    let agreed = AgreedProperty.type(of: row.name, for: dialect)
    guard agreed == .unknown else { return agreed }
    return ValueReader(sheet: sheet, dialect: dialect).look(of: row.value)
  }
}
