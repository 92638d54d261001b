import StyleSheet

extension Inspection {
  /// Returns every value that does not have its property's type, and valid values that deserve a
  /// remark: numbers with a suffix, color functions, and three-digit colors.
  ///
  /// Palette overrides come first, then source order. Other rules report values that did not parse,
  /// or that contain strings or unresolved variables.
  func valuesWorthALook() -> [ValueUse] {
    var judge = ValueJudge(reader: reader)
    var uses = ValueUses()
    lookAtPalette(&judge, &uses)
    let sheet = sheet
    let hasMedia = !sheet.mediaRows.isEmpty
    let variables = variablesByMedia
    for rule in rules {
      if hasMedia, !canHold(rule.media) { continue }
      let isOfListed = isOfOneListedClass(rule)
      for index in rule.declarations {
        let row = sheet.declaration(Int(index))
        guard row.name != NameTable.none else { continue }
        // Most values are written for one class, and valid.
        if isOfListed, let asked = asked(by: properties.firsts[Int(index)]),
          judge.isPlain(row.value, asked.type) || judge.isSound(row.value, asked)
        {
          continue
        }
        if hasMedia, row.value.kind == .variable,
          let rows = variables.definitions(of: row.value.name, in: situations(of: rule.media))
        {
          for row in rows where isWhole(row.value) {
            look(at: index, of: rule, setTo: (row.value, row.element), in: sheet, &judge, &uses)
          }
        } else if let found = resolved(row) {
          look(at: index, of: rule, setTo: found, in: sheet, &judge, &uses)
        }
      }
    }
    return uses.all
  }

  private func isOfOneListedClass(_ rule: Sheet.RuleRow) -> Bool {
    rule.selectors.count == 1
      && classes.mark(of: sheet.className(rule.selectors.lowerBound))?.isListed == true
  }

  /// Judges a value for the first class where it crashes the app, or else has a problem.
  private func look(
    at index: UInt32, of rule: Sheet.RuleRow, setTo found: (value: Component, origin: UInt32),
    in sheet: Sheet, _ judge: inout ValueJudge, _ uses: inout ValueUses
  ) {
    var first: (property: JudgedProperty, verdict: ValueJudge.Judgment)?
    let row = sheet.declaration(Int(index))
    // As in `knownClasses(of:)`: limits the length of the list.
    for selector in rule.selectors.prefix(32) {
      // For a single class the number of the property is cached.
      let known = rule.selectors.count == 1 ? properties.firsts[Int(index)] : nil
      guard let asked = asked(of: row.name, in: sheet.className(selector), known),
        !judge.isPlain(found.value, asked.type), !judge.isSound(found.value, asked),
        let property = property(asked.number),
        let verdict = judge.verdict(on: found.value, as: property, asked.number, found.origin)
      else { continue }
      let name = sheet.className(selector)
      let isCostly = property.isVital || property.endsApp
      let isRead = !isCostly || !winningSituations(of: row.element, in: rule, for: name).isEmpty
      if first == nil || isCostly && isRead {
        first = (isRead ? property : property.unread, verdict)
      }
      if isCostly && isRead { break }
    }
    guard let first else { return }
    append(first.property, found.value, first.verdict, row.element, found.origin, to: &uses)
  }

  private func lookAtPalette(_ judge: inout ValueJudge, _ uses: inout ValueUses) {
    guard dialect.scope != .everything, mayOverridePalette,
      let palette = JudgedProperty(.color, words: [], of: .fiori)
    else { return }
    for row in sheet.definitionRows
    where isPaletteName(row.name) && isWhole(row.value) && canHold(row.media) {
      if let verdict = judge.verdict(
        on: row.value, as: palette, ValueJudge.usual(.color), row.element),
        !isColorAllTheSame(row)
      {
        append(palette, row.value, verdict, row.element, row.element, to: &uses)
      }
    }
  }

  /// True if the engine finds hex digits around a value that is no color; another rule reports it.
  private func isColorAllTheSame(_ row: Sheet.DefinitionRow) -> Bool {
    guard let line = paletteLines.line(of: row.element) else { return false }
    return line.meant == .nothing && line.read != .nothing
  }

  /// Returns the requirements for a property of a class; nil if they are unknown.
  ///
  /// An undocumented class, or another property of a partly documented one, has the type that all
  /// classes agree on. `known` is the cached number of the property.
  func asked(
    of property: NameTable.ID, in className: NameTable.ID, _ known: UInt32? = nil
  ) -> ValueJudge.Asked? {
    guard let mark = classes.mark(of: className), mark.isListed else { return agreed(on: property) }
    let number = known ?? properties.number(of: property, of: mark)
    let isOpen = number == PairTable.none && classes[className]?.isPartial == true
    return isOpen ? agreed(on: property) : asked(by: number)
  }

  private func agreed(on property: NameTable.ID) -> ValueJudge.Asked? {
    let type = AgreedProperty.type(of: property, for: dialect)
    guard type.canBeMissed else { return nil }
    return ValueJudge.Asked(type: type, number: ValueJudge.agreed(property), isUsual: false)
  }

  /// Returns the requirements for a property with a number; nil if the class does not have it.
  func asked(by number: UInt32) -> ValueJudge.Asked? {
    guard number != PairTable.none else { return nil }
    let facts = properties.mark(number)
    guard facts.type != .unknown else { return nil }
    return ValueJudge.Asked(type: facts.type, number: number, isUsual: facts.isUsual)
  }

  /// Returns the property with a number of ``ValueJudge/Asked``.
  func property(_ number: UInt32) -> JudgedProperty? {
    guard let agreed = ValueJudge.agreedName(number) else {
      return properties.facts(number)?.judged?.judged(by: dialect)
    }
    return AgreedProperty.of(agreed, for: dialect)?.judged
  }

  private func append(
    _ property: JudgedProperty, _ value: Component, _ verdict: ValueJudge.Judgment,
    _ element: UInt32, _ origin: UInt32, to uses: inout ValueUses
  ) {
    guard !hasDebris(element), origin == element || !hasDebris(origin),
      propertySwallowed(in: element) == nil, !isCutByComment(origin)
    else { return }
    let use = ValueUse(
      property: property, value: value, problem: verdict.problem, element: element, origin: origin)
    // A suppression is for the uses in its lines.
    let isAlone =
      !suppressedParts.isEmpty && suppressedParts.hasPart(of: sheet.valueRange(of: element))
    uses.add(use, isAlone: isAlone)
  }

  /// Returns the variable named `word` without '@'; nil in a definition, where none is looked up.
  func variable(named word: String, at element: UInt32) -> Suggestion.Match? {
    guard sheet.tree.elements[Int(element)].kind == .declaration, !definitions.names.isEmpty else {
      return nil
    }
    let variable = sheet.id(of: "@" + word)
    // A palette name is a valid value for an engine with a palette.
    guard definitions.has(variable), dialect.paletteNames == .notRead || !isPaletteName(variable)
    else { return nil }
    return .certain("@" + word)
  }

  func variable(meantBy use: ValueUse) -> Suggestion.Match? {
    guard use.problem != nil, use.value.kind == .word else { return nil }
    return variable(named: sheet.text(of: use.value.name), at: use.origin)
  }

  /// True if parts of a value did not parse.
  func hasDebris(_ element: UInt32) -> Bool {
    let node = Int(element)
    return sheet.tree.elements[node + 1..<sheet.tree.next(after: node)].contains { $0.kind.isNode }
  }

  /// True if a comment directly between two words of a value makes the engine lose the sheet.
  private func isCutByComment(_ element: UInt32) -> Bool {
    let comments = suspects.gluedComments
    guard dialect.brokenSheet == .nothingStyled, !comments.isEmpty else { return false }
    let value = sheet.valueRange(of: element)
    let next = comments.firstPlace { sheet.tree.range(of: $0).lowerBound >= value.lowerBound }
    guard next < comments.count else { return false }
    let comment = sheet.tree.range(of: comments[next])
    return comment.upperBound < value.upperBound
      && sheet.source.bytes[comment.upperBound] > UInt8(ascii: " ")
  }

  private func isPaletteName(_ variable: NameTable.ID) -> Bool {
    PaletteName(bareName(of: variable))?.isOfPalette == true
  }

  /// Returns the value of a declaration, its variable resolved, and the element that contains it.
  func resolved(_ row: Sheet.DeclarationRow) -> (Component, UInt32)? {
    if isWhole(row.value) { return (row.value, row.element) }
    guard row.value.kind == .variable, let definition = definition(of: row.value.name),
      isWhole(definition.value)
    else { return nil }
    return (definition.value, definition.element)
  }

  /// Returns the elements with a value of the wrong type for their property.
  func originsOfBrokenValues() -> Set<UInt32> {
    Set(values.lazy.filter { $0.problem != nil && !$0.isReadAsMeant }.map(\.origin))
  }

  /// True if the value of a declaration or definition is undefined or of the wrong type.
  func isBroken(_ value: Component, of element: UInt32) -> Bool {
    let origin = value.kind == .variable ? definition(of: value.name)?.element : element
    return isUndefined(value) || origin.map(brokenValues.contains) == true
  }

  /// True if there is a fault between the name of a declaration or definition and its value.
  func hasFaultyName(_ element: UInt32) -> Bool {
    !placesOfFaultyNames.isEmpty && placesOfFaultyNames.overlap(sheet.nodeRange(of: element))
  }

  /// True if the parentheses are balanced; if not, the parser has reported it.
  func isBalanced(_ value: Component) -> Bool {
    guard value.kind == .list else {
      return value.kind != .leftParenthesis && value.kind != .rightParenthesis
    }
    var depth = 0
    for part in sheet.components[value.items] where depth >= 0 {
      depth += part.kind == .leftParenthesis ? 1 : part.kind == .rightParenthesis ? -1 : 0
    }
    return depth == 0
  }

  /// True if a value exists and has no variables, strings or unbalanced parentheses.
  func isWhole(_ value: Component) -> Bool {
    switch value.kind {
    case .missing, .variable, .string: false
    case .list:
      !sheet.components[value.items].contains { $0.kind == .variable || $0.kind == .string }
        && isBalanced(value)
    case .word, .number, .hex, .comma, .leftParenthesis, .rightParenthesis: true
    }
  }
}

extension ValueUse {
  /// True for 'FALSE' and the like, which NUI reads as their author meant.
  fileprivate var isReadAsMeant: Bool {
    guard property.family == .nui, property.type == .boolean, case .unknownWord(let word)? = problem
    else { return false }
    return ["true", "false", "yes", "no"].contains(word.lowercased())
  }
}
