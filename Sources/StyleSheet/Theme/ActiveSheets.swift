/// The sheets of a theme in its environment, the strongest first.
///
/// The strongest is a stored property: most themes have one sheet, and this avoids the reference
/// counting of an array element.
package struct ActiveSheets: Sendable {
  private let strongest: ActiveSheet
  private let others: [ActiveSheet]

  /// Creates the active sheets of `sheets`, which are in load order, after `imported` ones, which
  /// lend only their variables.
  init(
    _ sheets: [Sheet], in environment: ThemeEnvironment, for dialect: Dialect,
    after imported: [Sheet]
  ) {
    let isChained =
      dialect.imports.isFollowed
      && (!imported.isEmpty || sheets.contains { !$0.importElements.isEmpty })
    var loaded: [ActiveSheet] = []
    for sheet in imported + (sheets.isEmpty ? [Sheet(parsing: SourceText(""))] : sheets) {
      loaded.append(
        ActiveSheet(sheet, in: environment, for: dialect, after: isChained ? loaded.last : nil))
    }
    strongest = loaded.removeLast()
    others = loaded.dropFirst(imported.count).reversed()
  }

  /// All sheets, the strongest first.
  package var all: [ActiveSheet] { [strongest] + others }

  /// The sheets that lend only their variables, the strongest first.
  var lenders: [ActiveSheet] {
    var sheets: [ActiveSheet] = []
    var next = (others.last ?? strongest).previous
    while let sheet = next {
      sheets.append(sheet)
      next = sheet.previous
    }
    return sheets
  }

  package var only: ActiveSheet? { others.isEmpty ? strongest : nil }

  /// True if a predicate holds for at least one sheet.
  package func contains(where isTrue: (ActiveSheet) -> Bool) -> Bool {
    isTrue(strongest) || others.contains(where: isTrue)
  }

  /// Returns the answer of the strongest sheet that has one.
  func first<Answer>(_ ask: (ActiveSheet) -> Answer?) -> Answer? {
    if let answer = ask(strongest) { return answer }
    if others.isEmpty { return nil }
    for sheet in others {
      if let answer = ask(sheet) { return answer }
    }
    return nil
  }
}
