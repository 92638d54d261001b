import StyleSheet

extension Rule {
  static let undefinedVariable: Rule = Rule(
    id: "undefined-variable", .reference, .error,
    summary: "a rule uses a variable that the sheet does not define",
    rationale: """
      NUI raises an exception when it loads the sheet, so the app ends at launch. Only a whole \
      value is looked up: several words that begin with a variable are read as one name. A variable \
      that an imported sheet defines is not reported, where the engine may import it.
      """,
    source: "NUI 744a36f, NUIStyleParser",
    examples: [
      """
      @brand: #0064D9;
      Button { background-color: @brand; }
      ---
      @brand: #0064D9;
      Button { background-color: @brnad; }
                                 ^^^^^^ error[undefined-variable]: '@brnad' is not defined, and sapfiori crashes the app when it loads the sheet (inferred); did you mean '@brand'?
      ---
      @ink: #223548;
      ^^^^ error[undefined-variable]: '@ink' is never used, and 2 values name '@inkk', which is not defined, and sapfiori crashes the app when it loads the sheet (inferred); did you mean '@inkk'?
      Label { font-color: @inkk; }
                          ~~~~~ note: used here
      Button { font-color: @inkk; }
                           ~~~~~ note: used here
      ---
      @reversePrimaryFontColor: #FFFFFF;
      Button { font-color: @reversePrimaryColor; }
                           ^^^^^^^^^^^^^^^^^^^^ error[undefined-variable]: '@reversePrimaryColor' is not defined, and sapfiori crashes the app when it loads the sheet (inferred); did you mean '@reversePrimaryFontColor'?
      ---
      @brand: #0064D9;
      Label { font-color: @brnad; font-color: @brand; }
      @media (device: tv) { Label { background-color: @brnad; } }
      ---
      fdlFUINoteFormCell_valueText { font-color: @primaryLabel; }
                                                 ^^^^^^^^^^^^^ error[undefined-variable]: '@primaryLabel' is not defined, and sapfiori crashes the app when it loads the sheet (inferred); the palette's color is written 'primaryLabel'
      ---
      NavigationBar { font-name: @header; font-color: white; }
                                 ^^^^^^^ error[undefined-variable]: '@header' is not defined, and sapfiori crashes the app when it loads the sheet (inferred)
      ---
      @width: 1;
      Button { padding: @width @width; }
                        ^^^^^^^^^^^^^ error[undefined-variable]: '@width @width' is looked up as one name, which is not defined, and sapfiori crashes the app when it loads the sheet (inferred)
      ---
      @media (device: ipad) { @brand: #0064D9; Button { background-color: @brand; } }
                              ~~~~~~ note: defined here
      Label { font-color: @brand; }
                          ^^^^^^ warning[undefined-variable]: '@brand' is not defined on iphone, and sapfiori crashes the app when it loads the sheet (inferred)
      """,
      """
      @import "palette";
      Label { font-color: @brand; background-color: @inkk; }
                                                    ^^^^^ error[undefined-variable]: '@inkk' is not defined here or in 'palette', and sapfiori crashes the app when it loads the sheet (inferred); did you mean '@ink'?
      """.examples(beside: ["palette.nss": "@brand: #0064D9; @ink: #223548;"]),
      """
      @import "gone";
      Label { font-color: @brand; }
                          ^^^^^^ warning[undefined-variable]: '@brand' is not defined here, and if it is not in 'gone', sapfiori crashes the app when it loads the sheet (inferred)
      ---
      Label { font-color: @primaryLable; }
                          ^^^^^^^^^^^^^ error[undefined-variable]: '@primaryLable' is not defined, and sapfiori crashes the app when it loads the sheet (inferred); of the palette, did you mean 'primaryLabel'?
      """,
      """
      @import "colors";
      Label { font-color: @brand; }
      """.examples(beside: ["colors.nss": "@import \"gone\"; @brand: #0064D9;"]),
      """
      --- nui
      @media (device: ipad) { Label { font-color: @brnad; } }
                                                  ^^^^^^ error[undefined-variable]: '@brnad' is not defined, and on ipad nui crashes the app when it loads the sheet
      --- nui
      @media (device: ipad) { @brand: #0064D9; @accent: #E26300; }
                              ~~~~~~ note: defined here
      @media (device: iphone) and (orientation: landscape) { @brand: #0064D9; }
      @media (device: iphone) { @accent: #0064D9; }
      Label { font-color: @brand; background-color: @accent; }
                          ^^^^^^ error[undefined-variable]: '@brand' is not defined on iphone in portrait, and nui crashes the app when it loads the sheet
      """,
    ],
    fixChangesTheme: true
  ) { inspection, report in
    let sheet = inspection.sheet
    let imported = inspection.imported
    var missing = Gathered<NameTable.ID, VariableUses>()
    inspection.eachUndefinedUse { row, rule, places, isGap in
      if isGap {
        let isCertain = imported.isCertain && inspection.dialect.media != .unknown
        let severity = isCertain ? Diagnostic.Severity.error : .warning
        report(as: severity, .undefinedVariable(row, places, in: inspection, importing: imported))
      } else if row.value.kind == .list {
        report(heldBack: inspection.isFault(row), .undefinedList(row, places, in: inspection))
      } else {
        let use = VariableUses.Use(
          element: row.element, type: inspection.typeAsked(of: row, in: rule), places: places)
        missing.add(to: row.value.name, beginning: VariableUses(all: [use])) {
          $0.all.append(use)
        }
      }
    }
    guard !missing.all.isEmpty else { return }
    let lost = sheet.namesOfLostDefinitions(in: inspection.swallowedTexts(reportedIn: report))
    let names = { Rule.names(suppressing: "undefined-variable") }
    let suppressed =
      inspection.isSuppressed(names())
      ? inspection.suppressions.parts(suppressing: Set(names())) : nil
    for (variable, uses) in missing.all {
      let isLost = lost.contains(inspection.bareName(of: variable))
      for uses in inspection.reported(
        uses, of: variable, importing: imported, besides: suppressed, &report.speller)
      {
        report.ifAny(as: imported.isCertain ? .error : .warning, heldBack: isLost) {
          .undefinedVariable(variable, uses, in: inspection, importing: imported, &$0)
        }
      }
    }
  }
}

/// The imported sheets that may define a variable.
private enum OtherDefinitions: Hashable {
  /// The engine imports nothing.
  case none
  /// The sheets could be read; their name in a message.
  case read(String)
  /// A sheet could not be read; the name of the first import.
  case unread(String)

  /// True if no other sheet can define the variable.
  var isCertain: Bool {
    if case .unread = self { false } else { true }
  }

  /// The place where the definition may also be, and the start of the consequence if it is not there.
  var placeOfDefinition: String {
    switch self {
    case .none: ", and "
    case .read(let name): " here or in \(name), and "
    case .unread(let name): " here, and if it is not in '\(name)', "
    }
  }
}

/// The uses of a variable without a definition, in source order.
private struct VariableUses {
  struct Use {
    let element: UInt32
    /// The type of the property that it is the value of; nil if it is unknown.
    let type: ValueType?
    let places: Situations
  }

  var all: [Use]

  var elements: [UInt32] { all.map(\.element) }
  /// The known types.
  var types: Set<ValueType> { Set(all.compactMap(\.type)) }
  var areTyped: Bool { all.allSatisfy { $0.type != nil } }
  var places: Situations { all.reduce(into: []) { $0.formUnion($1.places) } }

  /// True if an unused definition with a similar name is the slip, where it is reported: there are
  /// several uses, and no other sheet can define the variable or use the definition.
  func areOneSlip(importing imported: OtherDefinitions) -> Bool {
    imported == .none && all.count > 1
  }
}

extension Finding {
  /// Reports a variable that is defined, but not everywhere.
  fileprivate static func undefinedVariable(
    _ row: Sheet.DeclarationRow, _ gap: Situations, in inspection: Inspection,
    importing imported: OtherDefinitions
  ) -> Self {
    let sheet = inspection.sheet
    let said = Finding(
      at: sheet.valueRange(of: row.element),
      "'\(sheet.text(of: row.value.name))' is not defined \(gap.words)"
        + "\(imported.placeOfDefinition)\(inspection.dialect.endOfApp(in: .all))")
    guard let first = inspection.definitions.first(of: row.value.name) else { return said }
    return said.note("defined here", at: sheet.nameRange(of: sheet.definitionRows[first].element))
  }

  /// Reports a variable that is defined nowhere.
  fileprivate static func undefinedVariable(
    _ variable: NameTable.ID, _ uses: VariableUses, in inspection: Inspection,
    importing imported: OtherDefinitions, _ speller: inout Speller
  ) -> Self {
    let sheet = inspection.sheet
    let name = sheet.text(of: variable)
    let ranges = uses.elements.lazy.map { sheet.valueRange(of: $0) }
    let end =
      "\(imported.placeOfDefinition)"
      + inspection.dialect.endOfApp(in: uses.places)
    let meant = inspection.variable(nearestTo: name, for: uses.types, &speller)
    // Names are the author's own: another letter may make another word, such as 'tent' for 'tint'.
    let isSlip = meant.map { $0.isSafe && $0.cost <= Slip.separator } ?? false
    // If the palette has the name that is used, the definition may be the misspelling.
    let isPalette = inspection.dialect.paletteNames != .notRead && inspection.isOverride(variable)
    let isSafe = isSlip && imported == .none && !isPalette
    let idle = meant?.only.flatMap { inspection.idleDefinition(of: $0) }
    if let idle, let word = meant?.only, uses.areOneSlip(importing: imported) {
      return Finding(
        at: idle,
        "'\(word)' is never used, and \(ranges.count) values name '\(name)', which is not "
          + "defined\(end); did you mean '\(name)'?"
      )
      .notes("used here", at: Array(ranges.prefix(mostShown)))
      // Another sheet may use this definition.
      .fixIt(writing: name, as: .unsafe, at: [idle])
    }
    let found = Finding(at: ranges[0], "'\(name)' is not defined\(end)")
      .notes("here too", at: Array(ranges.dropFirst().prefix(mostShown)))
    let bare = inspection.bareName(of: variable)
    // With a suffix, the definition is for some appearances only.
    let isForSome = meant?.only?.hasPrefix("@\(bare)_") == true
    // A palette name is a value of colors only.
    let isColor = uses.types == [.color]
    let mayBeColor = isColor || uses.types.isEmpty
    if isPalette, mayBeColor, idle == nil || isForSome {
      let isCertain = isColor && uses.areTyped && imported == .none
      return found.saying("; the palette's color is written '\(bare)'")
        .fixIt(writing: bare, as: isCertain ? .safe : .unsafe, at: Array(ranges))
    }
    if meant == nil, inspection.dialect.paletteNames != .notRead, isColor,
      let near = speller.nearest(
        to: bare, on: "the palette", differingBy: .oneMore, of: { PaletteSpelling.names })
    {
      return found.saying("; of the palette, \(near.question())")
        .fixIt(writing: near.only, as: .unsafe, at: Array(ranges))
    }
    return found.saying(Speller.question(meant))
      .fixIt(writing: meant?.only, as: isSafe ? .safe : .unsafe, at: Array(ranges))
  }

  fileprivate static func undefinedList(
    _ row: Sheet.DeclarationRow, _ places: Situations, in inspection: Inspection
  ) -> Self {
    let sheet = inspection.sheet
    let range = sheet.valueRange(of: row.element)
    let meant = inspection.variable(doubledIn: sheet.source[range]).map(Suggestion.Match.certain)
    return Finding(
      at: range,
      "'\(sheet.valueExcerpt(of: row.element))' is looked up as one name, which is not defined, "
        + "and \(inspection.dialect.endOfApp(in: places))"
    )
    .suggesting(meant, at: range)
  }
}

extension Inspection {
  /// Calls `body` with each declaration whose value the engine looks up and does not find, and the
  /// situations of its rule, or those without a definition of a variable that has one.
  fileprivate func eachUndefinedUse(
    _ body: (Sheet.DeclarationRow, Sheet.RuleRow, Situations, _ isGap: Bool) -> Void
  ) {
    guard dialect.undefinedVariable == .exceptionAtLoad,
      traits.hasValues(.variable) || traits.hasParts(.variable)
    else { return }
    let byMedia = variablesByMedia
    guard
      byMedia.hasGaps || traits.hasParts(.variable) || !usedVariables.areDefined(in: definitions)
    else { return }
    let repeating = Set(traits.repeatingRules)
    for number in rules.indices {
      let rule = sheet.ruleRows[number]
      // A variable is never looked up if the rule sets its property again.
      let last =
        repeating.contains(number) ? Set(sheet.lastDeclarations(of: rule).map(\.element)) : nil
      for index in rule.declarations {
        let row = sheet.declaration(Int(index))
        guard row.value.kind == .variable || row.value.kind == .list else { continue }
        let places = situations(of: rule.media)
        let isUndefined = isUndefined(row.value)
        let isKnown = row.value.kind == .variable && !isUndefined
        let gap = isKnown ? byMedia.gap(of: row.value.name, in: places) : nil
        guard isUndefined || gap?.isEmpty == false, !importsDefine(row.value),
          canHold(rule.media),
          row.name == NameTable.none || last?.contains(row.element) ?? true
        else { continue }
        body(row, rule, gap ?? places, gap != nil)
      }
    }
  }

  /// Returns the variables without any definition that the engine looks up, each with the situations
  /// in which it crashes the app.
  func crashesOfVariables() -> [NameTable.ID: Situations] {
    var found: [NameTable.ID: Situations] = [:]
    eachUndefinedUse { row, _, places, isGap in
      if row.value.kind == .variable, !isGap {
        found[row.value.name, default: []].formUnion(places)
      }
    }
    return found
  }

  /// Returns the consequence of variables without a definition, and its severity.
  func crash(
    of variables: [(name: String, places: Situations)]
  ) -> (words: Message, severity: Diagnostic.Severity) {
    let names = Speller.list(variables.map(\.name), "and")
    return (
      "\(names) \(variables.count == 1 ? "is" : "are") not defined\(imported.placeOfDefinition)"
        + dialect.endOfApp(in: variables.reduce(into: []) { $0.formUnion($1.places) }),
      imported.isCertain ? .error : .warning
    )
  }
}

extension Dialect {
  /// Returns the consequence of looking up an undefined variable.
  fileprivate func endOfApp(in places: Situations) -> Message {
    (places == .all ? "" : "\(places.words) ")
      + "\(.engine("crashes", "crash")) the app when it loads the sheet\(doubt(.undefinedVariable))"
  }
}

extension Inspection {
  /// True if an engine of the sheet does not read a value that begins with a variable: '@' alone is
  /// no variable to some, and a string loses the sheet for others.
  fileprivate func isFault(_ row: Sheet.DeclarationRow) -> Bool {
    let parts = sheet.components[row.value.items]
    let isSign = parts.first.map { sheet.text(of: $0.name) == "@" } ?? false
    return isSign && company.contains(where: sheet.isSpelledOtherwise)
      || dialect.quotes == .losesSheet && parts.contains { $0.kind == .string }
  }

  /// Returns the defined variable in a value with more than one '@' before it: '@@brand'.
  fileprivate func variable(doubledIn value: String) -> String? {
    let bare = value.drop { $0 == "@" }
    guard value.hasPrefix("@@"), definitions.has(sheet.id(of: "@\(bare)")) else { return nil }
    return "@\(bare)"
  }

  /// Returns the uses in the groups that are reported: all of them, or each by itself if comments
  /// may suppress some and not others.
  ///
  /// They stay together if a comment suppresses the finding at the definition that is meant.
  /// `suppressed` are the parts of the sheet with such comments; nil if there is no comment.
  fileprivate func reported(
    _ uses: VariableUses, of variable: NameTable.ID, importing imported: OtherDefinitions,
    besides suppressed: [Range<Int>]?, _ speller: inout Speller
  ) -> [VariableUses] {
    guard let suppressed else { return [uses] }
    let apart = uses.all.map { VariableUses(all: [$0]) }
    guard uses.areOneSlip(importing: imported) else { return apart }
    let meant = self.variable(nearestTo: sheet.text(of: variable), for: uses.types, &speller)
    let idle = meant?.only.flatMap(idleDefinition)
    return idle.map(suppressed.hasPart) == true ? [uses] : apart
  }

  /// Returns the name range of a variable's only definition if nothing uses it, or nil.
  fileprivate func idleDefinition(of name: String) -> Range<Int>? {
    let id = sheet.id(of: name)
    guard id != NameTable.none, !usedVariables.contains(id), !isOverrideForAnyone(id) else {
      return nil
    }
    let all = definitions.all(of: id)
    return all.count == 1 ? sheet.nameRange(of: sheet.definitionRows[all[0]].element) : nil
  }

  fileprivate var imported: OtherDefinitions {
    if let unreadImport { return .unread(unreadImport) }
    guard let first = followedImports.first else { return .none }
    return .read(followedImports.count == 1 ? "'\(first)'" : "the imported sheets")
  }
}
