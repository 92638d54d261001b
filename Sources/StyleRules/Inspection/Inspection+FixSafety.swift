import StyleSheet

// Fixes that are safe for the finding, and not for another part of the sheet.

extension Inspection {
  /// Returns the findings, with unsafe fixes if these change the value of a variable which properties of different types use,
  /// or that make a line engine read a definition in an `@media`, which it does not know.
  ///
  /// `rules` are the identifiers of the rules whose fixes change the theme.
  func withUnsafeFixes(
    _ found: [Diagnostic], fixedBy rules: @autoclosure () -> Set<String>
  ) -> [Diagnostic] {
    guard found.contains(where: \.hasSafeFixIt) else { return found }
    let spared = (valuesOfSeveralTypes + sheet.definitionsInMedia(unknownTo: company)).merged
    guard !spared.isEmpty else { return found }
    let changing = rules()
    return found.map { finding in
      guard finding.hasSafeFixIt, changing.contains(finding.id) else { return finding }
      let isHarmful = finding.fixIts.flatMap(\.edits).contains { spared.hasPart(of: $0.range) }
      return isHarmful ? finding.with(\.withUnsafeFixIts) : finding
    }
  }

  /// The values of the definitions whose variables properties of different types use.
  private var valuesOfSeveralTypes: [Range<Int>] {
    guard !sheet.definitionRows.isEmpty else { return [] }
    var types: [NameTable.ID: Set<ValueType>] = [:]
    for rule in rules {
      for index in rule.declarations {
        let value = sheet.declaration(Int(index)).value
        guard value.kind == .variable else { continue }
        let type = asked(by: properties.firsts[Int(index)])?.type ?? .unknown
        types[value.name, default: []].insert(type.isMeasure || type == .integer ? .number : type)
      }
    }
    return sheet.definitionRows.filter { row in
      guard let types = types[row.name], types.count > 1 else { return false }
      return types != [.color, .unknown]
    }.map { sheet.valueRange(of: $0.element) }
  }
}

extension Sheet {
  /// Returns the definitions inside `@media`, in source order, if an engine does not know `@media`.
  func definitionsInMedia(unknownTo dialects: [Dialect]) -> [Range<Int>] {
    guard dialects.contains(where: { $0.media == .ignored }) else { return [] }
    return definitionRows.filter { $0.media != NameTable.none }.map { nodeRange(of: $0.element) }
  }
}
