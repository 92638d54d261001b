import StyleSheet

struct CompletionSource {
  let sheet: EditedSheet
  let place: CompletionPlace

  /// The candidates for the position, the likeliest first.
  var candidates: [CompletionItem] {
    switch place.position {
    case .statement(let inMedia):
      place.prefix.hasPrefix("@")
        ? definitions(inMedia: inMedia) + atRules(inMedia: inMedia) + paletteDefinitions
        : classes + atRules(inMedia: inMedia) + definitions(inMedia: inMedia)
    case .selector: classes
    case .property: properties
    case .value(let property, let index): values(of: property, index: index)
    case .definitionValue(let variable, let index): values(ofVariable: variable, index: index)
    case .mediaStart(let others): mediaConditions(after: others)
    case .mediaEnd: [CompletionItem("and", .keyword, .keyword("and"))]
    case .condition(let others): conditionNames(after: others)
    case .conditionValue(let name): conditionValues(of: name)
    case .importedSheet(let isQuoted): importedSheets(isQuoted: isQuoted)
    case .directive: directives
    case .suppressedRule, .punctuation, .nothing: []
    }
  }

  var catalog: Catalog { sheet.catalog }
  var dialect: Dialect { sheet.dialect }
  var dialects: [Dialect] { sheet.settings.dialects }
  /// The targets and, if nothing shows them, the other engines behind them.
  var possibleDialects: [Dialect] {
    guard sheet.settings.isTargetAssumed else { return dialects }
    return dialects + Dialect.all.filter { !dialects.contains($0) }
  }
  var sheets: [Sheet] { sheet.project.members.map(\.sheet) }
  /// The sheets that share variables with this one, which is the first.
  var connected: [Sheet] { sheet.connectedSheets }
}
