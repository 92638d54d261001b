package import StyleSheet

extension EditedSheet {
  /// Returns the texts that complete the word at an offset, the likeliest first.
  ///
  /// - Parameters:
  ///   - offset: A byte offset.
  ///   - trigger: The character that was typed, if the editor asks because of it. There are no
  ///     completions after a blank where any name can begin.
  ///   - findings: Returns the findings of a text, for a comment that suppresses some.
  /// - Returns: The completions, without items at a position where no name can be.
  /// - Complexity: O(n) in the sizes of the sheet, the catalog and the project.
  package func completions(
    at offset: Int, behind trigger: String? = nil,
    _ findings: (SourceText) -> [Diagnostic] = { _ in [] }
  ) -> Completions {
    let place = completionPlace(at: offset)
    guard trigger != " " || place.position.isClear else { return Completions(of: place, from: []) }
    let source = CompletionSource(sheet: self, place: place)
    if case .suppressedRule(let others) = place.position {
      return Completions(of: place, from: source.suppressedRules(after: others, findings))
    }
    return Completions(of: place, from: source.candidates)
  }
}

extension Completions {
  /// The characters after which an editor asks for completions.
  package static let triggers = ["@", "-", "_", ":", "#", "(", ",", "\"", " "]
}

extension CompletionPlace.Position {
  /// True if the text before the position asks for a certain kind of name.
  fileprivate var isClear: Bool {
    switch self {
    case .statement, .selector, .property, .punctuation, .directive, .nothing: false
    case .value, .definitionValue, .mediaStart, .mediaEnd, .condition, .conditionValue,
      .importedSheet, .suppressedRule:
      true
    }
  }
}

/// The candidates for a word of a sheet.
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

  /// The word at the position, with the part after the offset.
  var word: String { sheet.source[place.range] }
  var catalog: Catalog { sheet.catalog }
  var dialect: Dialect { sheet.dialect }
  var dialects: [Dialect] { sheet.settings.dialects }
  /// The targets and, if nothing shows them, the other engines behind them.
  var possibleDialects: [Dialect] {
    guard sheet.settings.isTargetAssumed else { return dialects }
    return dialects + Dialect.all.filter { !dialects.contains($0) }
  }
  /// All sheets of the project.
  var sheets: [Sheet] { sheet.project.members.map(\.sheet) }
  /// The sheets that share variables with this one, which is the first.
  var connected: [Sheet] {
    sheet.project.connected(to: sheet.index).map { sheet.project.members[$0].sheet }
  }
}
