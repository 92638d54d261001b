import StyleSheet

extension Rule {
  static let deprecatedName = Rule(
    id: "deprecated-name", .schema, .warning,
    summary: "a palette name has been replaced by another",
    rationale: """
      The palette still accepts the old name, but the next version may not. The name of its \
      successor describes its purpose. A definition that rules use as a variable counts as the \
      sheet's own variable.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, ColorStyle (palette v8)",
    targets: [.sapfiori, .fioriSwiftUI],
    examples: """
      @line: #CBD2DA;
      Label { font-color: primaryLabel; background-color: @line; }
      ---
      Label { font-color: primary1; }
                          ^^^^^^^^ remark[deprecated-name]: 'primary1' has been replaced: write 'primaryLabel'
      ---
      @label: primary1;
              ^^^^^^^^ remark[deprecated-name]: 'primary1' has been replaced: write 'primaryLabel'
      Label { font-color: @label; }
      Button { font-color: @label; }
      --- fiori-swiftui
      @primary1_darkBackground: #FFFFFF;
       ^^^^^^^^^^^^^^^^^^^^^^^ warning[deprecated-name]: 'primary1_darkBackground' has been replaced: write 'primaryLabel_darkBackground'
      --- fiori-swiftui
      @tintColorLight: #00FF00;
       ^^^^^^^^^^^^^^ warning[deprecated-name]: 'tintColorLight', which is for a dark background, has been replaced: write 'tintColor_darkBackground'
      """
  ) { inspection, report in
    guard inspection.dialect.paletteNames != .notRead else { return }
    let sheet = inspection.sheet
    let severity: Diagnostic.Severity = inspection.dialect.isReadInSource ? .warning : .information
    for row in sheet.definitionRows where !inspection.usedVariables.contains(row.name) {
      let range = sheet.nameRange(of: row.element)
      report.ifAny(as: severity) { _ in
        Finding.deprecatedKey(
          inspection.bareName(of: row.name), at: range.lowerBound + 1..<range.upperBound)?
          .withoutFixes { inspection.definitions.has(sheet.id(of: "@\($0)")) }
      }
    }
    for use in inspection.paletteUses {
      report.ifAny(as: severity) { _ in
        .deprecated(sheet.text(of: use.name), at: sheet.valueRange(of: use.element))
      }
    }
  }
}

extension Inspection {
  /// Palette names that are used as color values, each with its node.
  fileprivate var paletteUses: [(name: NameTable.ID, element: UInt32)] {
    guard traits.hasValues(.word) || !definitions.names.isEmpty else { return [] }
    // For each name, 0 for unknown, 1 for current and 2 for deprecated: each is looked up once.
    var known = [UInt8](repeating: 0, count: sheet.nameCount)
    func asks(_ value: Component) -> Bool {
      guard value.kind == .word else { return false }
      let place = Int(value.name)
      if known[place] == 0 {
        let palette = PaletteName(sheet.text(of: value.name))
        known[place] = palette.map { Palette.all.isDeprecated($0.name) } ?? false ? 2 : 1
      }
      return known[place] == 2
    }
    let inDefinitions = sheet.definitionRows.filter { asks($0.value) && isOverride($0.name) }
      .map { ($0.value.name, $0.element) }
    var inRules: [(NameTable.ID, UInt32)] = []
    // Several declarations can use one variable.
    var seen = Set(inDefinitions.map(\.1))
    for rule in rules {
      for number in rule.declarations {
        let row = sheet.declaration(Int(number))
        guard row.value.kind == .word || row.value.kind == .variable,
          let (value, origin) = resolved(row), value.kind == .word,
          known[Int(value.name)] != 1, mayTakeColor(number, in: rule), asks(value),
          takesColor(row, in: rule), seen.insert(origin).inserted
        else { continue }
        inRules.append((value.name, origin))
      }
    }
    return inDefinitions + inRules
  }

  /// True if ``takesColor(_:in:)`` may be true; for one catalog class the type is known.
  private func mayTakeColor(_ declaration: UInt32, in rule: Sheet.RuleRow) -> Bool {
    guard readsRules, rule.selectors.count == 1 else { return true }
    let property = properties.firsts[Int(declaration)]
    return property == PairTable.none || properties.mark(property).type == .color
  }

  /// True if a declaration's property is a color in a class of the rule, or by its name.
  private func takesColor(_ row: Sheet.DeclarationRow, in rule: Sheet.RuleRow) -> Bool {
    let known = knownClasses(of: rule).compactMap { match(row.name, of: $0)?.row.type }
    return known.isEmpty ? sheet.text(of: row.name).contains("color") : known.contains(.color)
  }
}

extension Finding {
  /// The name of a definition may be an old spelling of another name with a suffix.
  fileprivate static func deprecatedKey(_ text: String, at range: Range<Int>) -> Self? {
    guard let (name, context) = Palette.all.aliased(text) else {
      return .deprecated(text, at: range)
    }
    let suffix: PaletteName.Suffix? = context.isDark ? .darkBackground : nil
    let right = PaletteName(name: name, suffix: suffix).description
    let ground = context.isDark ? "a dark" : "a light"
    return Finding(
      at: range, "'\(text)', which is for \(ground) background, has been replaced: write '\(right)'"
    )
    .fixIt(writing: right, as: .unsafe, at: [range])
  }

  fileprivate static func deprecated(_ text: String, at range: Range<Int>) -> Self? {
    guard let name = PaletteName(text), let known = Palette.all.name(name.name),
      let successor = known.successor
    else { return nil }
    let right = PaletteName(name: successor, suffix: name.suffix).description
    let verdict = known.isMisspelt ? "is a misspelling that the palette keeps" : "has been replaced"
    return Finding(at: range, "'\(text)' \(verdict): write '\(right)'")
      .fixIt(writing: right, as: .unsafe, at: [range])
  }
}
