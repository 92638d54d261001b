/// The sheets of a theme as they count in its environment, the strongest first.
///
/// The strongest stands apart: most themes have one sheet, and asking an object that is a field of
/// a value counts no references, as asking an element of an array does. That was half of a look-up.
package struct ActiveSheets: Sendable {
  private let strongest: ActiveSheet
  private let others: [ActiveSheet]

  /// Sheets in load order.
  init(_ sheets: [Sheet], in environment: Environment, for dialect: Dialect) {
    strongest = ActiveSheet(
      sheets.last ?? Sheet(parsing: SourceText("")), in: environment, for: dialect)
    others = sheets.dropLast().reversed().map {
      ActiveSheet($0, in: environment, for: dialect)
    }
  }

  /// The strongest first.
  package var all: [ActiveSheet] { [strongest] + others }

  /// The only one; nil if there are others.
  package var only: ActiveSheet? { others.isEmpty ? strongest : nil }

  /// Whether something is true of one of the sheets.
  package func contains(where isTrue: (ActiveSheet) -> Bool) -> Bool {
    isTrue(strongest) || others.contains(where: isTrue)
  }

  /// What the strongest sheet says that says anything.
  @inline(__always)
  func first<Answer>(_ ask: (ActiveSheet) -> Answer?) -> Answer? {
    if let answer = ask(strongest) { return answer }
    if others.isEmpty { return nil }
    for sheet in others {
      if let answer = ask(sheet) { return answer }
    }
    return nil
  }
}
