import StyleSheet

// Fixes that are safe for the finding, and not for another part of the sheet.

extension Inspection {
  /// Returns the findings, with unsafe fixes if these change the value of a variable that properties
  /// of different types use, or make a line engine read a definition in an `@media`, which it does
  /// not know.
  ///
  /// `rules` are the identifiers of the rules whose fixes change the theme.
  func withUnsafeFixes(
    _ found: [Diagnostic], fixedBy rules: @autoclosure () -> Set<String>
  ) -> [Diagnostic] {
    guard found.contains(where: \.hasSafeFixIt) else { return found }
    let shared = valuesOfSeveralTypes.merged
    let inMedia = sheet.definitionsInMedia(unknownTo: company).merged
    guard !shared.isEmpty || !inMedia.isEmpty else { return found }
    let changing = rules()
    return found.map { finding in
      guard finding.hasSafeFixIt else { return finding }
      let isHarmful = finding.fixIts.flatMap(\.edits).contains {
        shared.isRespelled(by: $0)
          || changing.contains(finding.id) && inMedia.hasPart(of: $0.range)
      }
      return isHarmful ? finding.with(\.withUnsafeFixIts) : finding
    }
  }

  /// The values of the definitions whose variables properties of different types use.
  ///
  /// A property of unknown type that uses a color is assumed to be a color.
  private var valuesOfSeveralTypes: [Range<Int>] {
    guard !sheet.definitionRows.isEmpty else { return [] }
    var uses = [UsedTypes](repeating: UsedTypes(), count: sheet.nameCount)
    for rule in rules {
      for index in rule.declarations {
        let row = sheet.declaration(Int(index))
        guard row.value.kind == .variable else { continue }
        let agreed = AgreedProperty.type(of: row.name, for: dialect)
        let type = typeAsked(of: row, in: rule) ?? (agreed == .unknown ? nil : agreed)
        let isNumber = type?.isMeasure == true || type == .integer
        uses[Int(row.value.name)].add(
          isNumber ? .typed(.number) : type.map(VariableUse.typed) ?? .untyped(row.name))
      }
    }
    return sheet.definitionRows.filter { uses[Int($0.name)].areSeveral }
      .map { sheet.valueRange(of: $0.element) }
  }

  /// Returns the safety of replacing a misspelled class name with a known one.
  ///
  /// An app can name its elements freely, so `Buton` may be intentional. The list of names is known
  /// only if an app declares its classes, or for names in SAP's style if the engine styles SAP's
  /// classes and the catalog has all of the component. If a sheet sets a property for both names,
  /// or for another misspelling, one of the two values is lost.
  ///
  /// - Complexity: O(n) in the rules; at most 1,000 unknown classes are compared with the name.
  func safetyOfRenaming(_ slip: String, toClass name: String) -> Diagnostic.FixIt.Safety {
    guard !slip.hasPrefix("."), let entry = catalog.entry(for: name), dialect.styles(entry.family),
      entry.family == .app || name.isOfSAP && !entry.isPartial
    else { return .unsafe }
    guard strangeNames.ids.count <= Self.mostStrangers else { return .unsafe }
    let own = sheet.id(of: slip)
    let others =
      [sheet.id(of: name)].filter { $0 != NameTable.none }
      + sheet.misspellings(of: name, among: strangeNames.ids.filter { $0 != own })
    guard !others.isEmpty else { return .safe }
    guard others.count <= Self.mostRivals else { return .unsafe }
    let set = properties(of: own)
    return others.allSatisfy { set.isDisjoint(with: properties(of: $0)) } ? .safe : .unsafe
  }

  /// The maximum number of unknown classes, each compared with each other; with more, none is safe.
  private static let mostStrangers = 1_000
  /// The maximum number of classes whose properties are compared.
  private static let mostRivals = 4

  private func properties(of className: NameTable.ID) -> Set<NameTable.ID> {
    var names: Set<NameTable.ID> = []
    for rule in rules where selectors(of: rule).contains(where: { $0.name == className }) {
      names.formUnion(declarations(of: rule).map(\.name))
    }
    return names
  }

  /// Returns a finding without the fixes to a property that is set as well, or takes no such value.
  func withoutHarm(
    _ finding: Finding, renaming row: Sheet.DeclarationRow, in rule: Sheet.RuleRow
  ) -> Finding {
    finding.withoutFixes { name in
      let id = sheet.id(of: name)
      guard id != NameTable.none else { return false }
      return declarations(of: rule).contains { $0.name == id } || !takes(row, name, in: rule)
    }
  }

  /// True if a property takes the value of a declaration at each class of a rule where its type is
  /// known, and for one word, which may be misspelled as well.
  private func takes(
    _ row: Sheet.DeclarationRow, _ property: String, in rule: Sheet.RuleRow
  ) -> Bool {
    guard let (value, origin) = resolved(row), value.kind == .list else { return true }
    let agreed = AgreedProperty.type(of: sheet.id(of: property), for: dialect)
    return rule.selectors.prefix(32).allSatisfy { selector in
      let className = sheet.text(of: sheet.className(selector))
      let type = catalog.property(property, at: className)?.row.type ?? agreed
      // Several words are a list of fonts, or those of 'font' in CSS.
      if type == .fontName { return false }
      if case .failure = reader.value(of: value, as: type, element: origin) { return false }
      return true
    }
  }

  /// Returns the safety of renaming a property in a rule.
  ///
  /// If the rule, or another one of its classes, sets the intended property as well, or has it
  /// misspelled in another way, one of two values is lost.
  ///
  /// An app may read properties of its own from a class of NUI's.
  func safetyOfRenaming(
    _ slip: NameTable.ID, toProperty name: String, of known: KnownClass, in rule: Sheet.RuleRow
  ) -> Diagnostic.FixIt.Safety {
    guard known.severity == .error || known.family == .app else { return .unsafe }
    // A class with more properties than are compared is not worth a copy of them for each finding.
    guard rule.selectors.count <= Self.mostClasses,
      selectors(of: rule).allSatisfy({
        settings[$0.name, default: []].count <= Self.mostDeclarations + 1
      })
    else { return .unsafe }
    let elsewhere = selectors(of: rule).reduce(into: Set()) {
      $0.formUnion(settings[$1.name] ?? [])
    }
    guard !elsewhere.contains(NameTable.none) else { return .unsafe }
    let names = Set(declarations(of: rule).prefix(Self.mostDeclarations + 1).map(\.name))
      .union(elsewhere).subtracting([slip, NameTable.none])
    let right = sheet.id(of: name)
    guard names.count < Self.mostDeclarations, !names.contains(right) else { return .unsafe }
    let unknown = names.filter { catalog.property(sheet.text(of: $0), at: known.name) == nil }
    let isCompleted = unknown.contains {
      catalog.property(begunBy: sheet.text(of: $0), at: known.name) == name
    }
    return isCompleted || !sheet.misspellings(of: name, among: unknown).isEmpty ? .unsafe : .safe
  }

  /// The maximum number of compared declarations; in a rule with more, no renaming is safe.
  private static let mostDeclarations = 100
}

extension [Range<Int>] {
  /// True if an edit changes one of these values, which are in order, and more than its blanks.
  fileprivate func isRespelled(by edit: SourceEdit) -> Bool {
    let place = firstPlace { $0.upperBound >= edit.range.upperBound }
    guard place < count, self[place].lowerBound <= edit.range.lowerBound else { return false }
    return !edit.range.isEmpty || edit.replacement.contains { $0 != " " }
  }
}

private enum VariableUse: Equatable {
  case typed(ValueType)
  /// A property of unknown type.
  case untyped(NameTable.ID)
}

/// The types of the properties that use a variable.
private struct UsedTypes {
  private var first: VariableUse?
  private var hasOthers = false
  private var hasColor = false
  private var hasOtherType = false

  mutating func add(_ use: VariableUse) {
    hasOthers = hasOthers || first.map { $0 != use } ?? false
    first = first ?? use
    switch use {
    case .typed(.color): hasColor = true
    case .typed: hasOtherType = true
    case .untyped: break
    }
  }

  var areSeveral: Bool { hasOthers && (hasOtherType || !hasColor) }
}

extension Sheet {
  /// Returns the definitions inside `@media`, in source order, if an engine does not know `@media`.
  func definitionsInMedia(unknownTo dialects: [Dialect]) -> [Range<Int>] {
    guard dialects.contains(where: { $0.media == .ignored }) else { return [] }
    return definitionRows.filter { $0.media != NameTable.none }.map { nodeRange(of: $0.element) }
  }

  fileprivate func misspellings(
    of word: String, among names: some Sequence<NameTable.ID>
  ) -> [NameTable.ID] {
    let shelf = WordShelf([word])
    return names.filter { Suggestion.match(text(of: $0), on: shelf) != nil }
  }
}

extension Finding {
  /// Returns a copy without fixes that write a taken name: one of two values would be lost.
  func withoutFixes(writing isTaken: (String) -> Bool) -> Self {
    offering(fixIts.filter { !$0.edits.contains { isTaken($0.replacement) } })
  }
}
