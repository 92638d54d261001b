import StyleSheet

extension EditedSheet {
  /// Returns the changes of the word at an offset that do not depend on findings; none in a
  /// statement with a syntax error.
  package func rewritings(at offset: Int) -> [SheetAction] {
    guard let place = place(at: offset), !hasProblem(around: place) else { return [] }
    return variableActions(at: place) + colorActions(at: place)
  }

  /// True if the statement around a word has a syntax error.
  private func hasProblem(around place: SheetPlace) -> Bool {
    let element =
      place.declaration.map { sheet.declarationRows[$0].element }
      ?? place.definition.map { sheet.definitionRows[$0].element }
    guard let range = element.map(sheet.nodeRange) else { return false }
    return sheet.tree.problems.contains {
      Int($0.start) <= range.upperBound && range.lowerBound <= Int($0.end)
    }
  }
}
