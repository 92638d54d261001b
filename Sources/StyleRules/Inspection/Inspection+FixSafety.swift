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
    var uses: [NameTable.ID: Set<VariableUse>] = [:]
    for rule in rules {
      for index in rule.declarations {
        let row = sheet.declaration(Int(index))
        guard row.value.kind == .variable else { continue }
        let agreed = AgreedProperty.type(of: row.name, for: dialect)
        let type = typeAsked(of: row, in: rule) ?? (agreed == .unknown ? nil : agreed)
        let isNumber = type?.isMeasure == true || type == .integer
        uses[row.value.name, default: []].insert(
          isNumber ? .typed(.number) : type.map(VariableUse.typed) ?? .untyped(row.name))
      }
    }
    return sheet.definitionRows.filter { row in
      guard let uses = uses[row.name], uses.count > 1 else { return false }
      return !uses.contains(.typed(.color)) || uses.contains(where: \.isOfOtherType)
    }.map { sheet.valueRange(of: $0.element) }
  }
}

extension [Range<Int>] {
  /// True if an edit changes one of these values, which are in order, and more than its blanks.
  fileprivate func isRespelled(by edit: SourceEdit) -> Bool {
    let place = firstPlace { $0.upperBound >= edit.range.upperBound }
    guard place < count, self[place].lowerBound <= edit.range.lowerBound else { return false }
    return !edit.range.isEmpty || edit.replacement.contains { $0 != " " }
  }
}

private enum VariableUse: Hashable {
  case typed(ValueType)
  /// A property of unknown type.
  case untyped(NameTable.ID)

  /// True for a type other than a color.
  var isOfOtherType: Bool {
    switch self {
    case .typed(let type): type != .color
    case .untyped: false
    }
  }
}

extension Sheet {
  /// Returns the definitions inside `@media`, in source order, if an engine does not know `@media`.
  func definitionsInMedia(unknownTo dialects: [Dialect]) -> [Range<Int>] {
    guard dialects.contains(where: { $0.media == .ignored }) else { return [] }
    return definitionRows.filter { $0.media != NameTable.none }.map { nodeRange(of: $0.element) }
  }
}
