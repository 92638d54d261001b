extension EditedSheet {
  /// Returns the changes of the word at an offset that do not depend on findings.
  ///
  /// - Complexity: O(n) in the size of the sheet and of the sheets with its variables.
  package func rewritings(at offset: Int) -> [SheetAction] {
    variableActions(at: offset) + colorActions(at: offset)
  }
}
