import StyleSheet

extension Rule {
  static let embeddedVariable = Rule(
    id: "embedded-variable", .portability, .warning, findsErrors: true,
    summary: "a variable inside a longer value is not replaced",
    rationale: """
      NUI replaces a variable only if it is the whole value. Inside a longer value, its name \
      remains as text. SAP's fork is assumed to do the same.
      """,
    source: "NUI 744a36f, NUIStyleParser",
    examples: """
      @shadow: 0, 1;
      Label { text-shadow-offset: @shadow; }
      ---
      @y: 1;
      Label { text-shadow-offset: 0, @y; }
                                     ^^ warning[embedded-variable]: sapfiori will not look '@y' up here, and take it as text, because a variable has to be the whole value (inferred)
      ---
      @red: 255;
      Label { font-color: rgb(@red, 0, 0); }
                              ^^^^ warning[embedded-variable]: sapfiori will not look '@red' up here, and take it as text, because a variable has to be the whole value (inferred)
      ---
      Button { background-image: wide@2x.png; }
                                     ^^^^^^^ warning[embedded-variable]: sapfiori will read a variable '@2x.png' here, because '@' ends a word: the name of an image has no '@2x'
      --- nui
      @red: 255;
      NavigationBar { font-color: rgb(@red, 0, 0); }
                                      ^^^^ error[embedded-variable]: nui will not look '@red' up here, and take it as text, because a variable has to be the whole value, and without a color or a font for a title nui crashes the app
      ---
      @wide: 1 @wide;
               ^^^^^ warning[embedded-variable]: sapfiori will not look '@wide' up here, and take it as text, because a variable has to be the whole value (inferred)
      Label { text-shadow-offset: @wide; }
      --- nui
      @ink: #112233;
      Label { font-color: rgba(@ink, 0.5); background-color: darken(@ink, 10); }
                               ^^^^ warning[embedded-variable]: nui will not look '@ink' up here, and take it as text, because a variable has to be the whole value
                                                                    ^^^^ warning[embedded-variable]: nui will not look '@ink' up here, and take it as text, because a variable has to be the whole value; it has no 'darken(…)' either
      --- nui
      Label { text-shadow-offset: 0 @y; }
                                    ^^ error[embedded-variable]: nui will not look '@y' up here, and take it as text, because a variable has to be the whole value, and without a comma in an offset or a size nui crashes the app
      """,
    fixChangesTheme: true
  ) { inspection, report in
    guard inspection.dialect.embeddedVariable == .notReplaced, inspection.traits.hasParts(.variable)
    else { return }
    let sheet = inspection.sheet
    for row in sheet.definitionRows
    where row.value.kind == .list && !inspection.hasDebris(row.element) {
      let ranges = sheet.variables(in: row.value, of: row.element)
      guard !ranges.isEmpty else { continue }
      // Each use of a definition may require another type.
      report.embeddedVariables(
        ranges, (row.value, row.element), inspection.need(ofWordsIn: row), offering: .unsafe,
        in: inspection)
    }
    inspection.eachDeclaration { row, rule in
      // A value that begins with a variable is a name; another rule reports it.
      guard row.value.kind == .list, sheet.components[row.value.items].first?.kind != .variable
      else { return }
      let ranges = sheet.variables(in: row.value, of: row.element)
      guard !ranges.isEmpty else { return }
      report.embeddedVariables(
        ranges, (row.value, row.element), inspection.need(of: row, in: rule),
        offering: inspection.isValue(row, of: rule, replacing: ranges) ? .safe : .unsafe,
        in: inspection)
    }
  }
}

extension Report {
  /// Reports the variables inside one value; without `need`, the app does not crash.
  fileprivate mutating func embeddedVariables(
    _ ranges: [Range<Int>], _ whole: (value: Component, element: UInt32), _ need: VitalNeed?,
    offering safety: Diagnostic.FixIt.Safety, in inspection: Inspection
  ) {
    for range in ranges {
      self(
        as: need == nil ? .warning : .error,
        .embeddedVariable(range, whole, need, offering: safety, in: inspection))
    }
  }
}

extension Sheet {
  fileprivate func variables(in value: Component, of element: UInt32) -> [Range<Int>] {
    guard components[value.items].contains(where: { $0.kind == .variable }) else { return [] }
    return valueTokens(of: element).filter {
      source.bytes[$0.lowerBound] == UInt8(ascii: "@")
    }
  }
}

extension Finding {
  fileprivate static func embeddedVariable(
    _ range: Range<Int>, _ whole: (value: Component, element: UInt32), _ need: VitalNeed?,
    offering safety: FixIt.Safety, in inspection: Inspection
  ) -> Self {
    let sheet = inspection.sheet
    let cost = inspection.dialect.cost(ofWordFor: need)
    let before = sheet.source.bytes[range.lowerBound - 1]
    if ByteClass.table[Int(before)].continuesWord {
      let text = sheet.source.excerpt(range)
      let said: Message = "\(.engine) will read a variable '\(text)' here, because '@' ends a word"
      guard let scale = ["@2x", "@3x"].first(where: { text == $0 || text.hasPrefix("\($0).") })
      else { return Finding(at: range, said + cost) }
      let end = range.lowerBound + scale.utf8.count
      return Finding(at: range, said + ": the name of an image has no '\(scale)'" + cost)
        .fixIt("remove the '\(scale)'", as: .unsafe, .remove(range.lowerBound..<end))
    }
    let edit = inspection.value(ofVariableAt: range)
    let call = sheet.call(in: whole.value)
    // A color in a call is an argument of a function of Sass or Less, which no engine has.
    let color = edit.flatMap { edit in
      call != nil && sheet.components[whole.value.items].count > 4
        && inspection.dialect.value(of: edit.replacement, as: .color) != nil
        ? edit.replacement : nil
    }
    let strange = color == nil ? nil : call.flatMap { ColorFunction($0) == nil ? $0 : nil }
    let also: Message =
      strange.map { "; \(.verb("it has", "they have")) no '\($0)(…)' either" } ?? ""
    let finding = Finding(
      at: range,
      "\(.engine) will not look '\(sheet.source.excerpt(range))' up here, and take "
        + "it as text, because a variable has to be the whole value\(also)\(cost)"
        + inspection.dialect.doubt(.embeddedVariable))
    guard let color else { return finding.fixIt("write the value itself", as: safety, ifAny: edit) }
    return finding.fixIt(
      writing: inspection.rgba(of: color, in: whole.value, whole.element), as: .unsafe,
      at: [sheet.valueRange(of: whole.element)])
  }
}

extension Inspection {
  /// Returns an edit that replaces a variable by its value; nil unless it has exactly one definition,
  /// whose value has no variable, because the fix would then repeat forever.
  fileprivate func value(ofVariableAt range: Range<Int>) -> SourceEdit? {
    guard let row = onlyDefinition(of: sheet.id(of: sheet.source[range])),
      row.value.kind != .variable, row.value.kind != .missing,
      !sheet.components[row.value.items].contains(where: { $0.kind == .variable })
    else { return nil }
    return SourceEdit(range, sheet.source[sheet.valueRange(of: row.element)])
  }

  /// True if a value is valid for every class of its rule after replacing the variables in it.
  fileprivate func isValue(
    _ row: Sheet.DeclarationRow, of rule: Sheet.RuleRow, replacing variables: [Range<Int>]
  ) -> Bool {
    let whole = sheet.valueRange(of: row.element)
    var text = ""
    var end = whole.lowerBound
    for range in variables {
      guard let edit = value(ofVariableAt: range) else { return false }
      text += sheet.source[end..<range.lowerBound] + edit.replacement
      end = range.upperBound
    }
    text += sheet.source[end..<whole.upperBound]
    return rule.selectors.prefix(32).allSatisfy { selector in
      guard let asked = asked(of: row.name, in: sheet.className(selector)) else { return true }
      return dialect.value(of: text, as: asked.type) != nil
    }
  }
}
