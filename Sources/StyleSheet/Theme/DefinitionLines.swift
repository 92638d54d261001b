/// The lines of a sheet that are definitions to an engine that takes a definition for a line.
///
/// Whatever the grammar makes of them, those in comments and blocks are among them, and those that
/// are set in or stand behind something are not.
struct DefinitionLines: Sendable {
  private var lines: [StoredName: [PaletteDefinition]] = [:]

  /// The lines of `sheet`; nil for an engine to which a definition is no line.
  init?(of sheet: Sheet, for dialect: Dialect) {
    guard dialect.definitionShape == .wholeLine else { return nil }
    let nodes = Dictionary(
      sheet.definitionRows.map { (sheet.nameRange(of: $0.element).lowerBound, $0.element) },
      uniquingKeysWith: { first, _ in first })
    for line in DefinitionLine.all(in: sheet.source) {
      guard let key = line.key else { continue }
      let definition = PaletteDefinition.line(line, element: nodes[line.range.lowerBound])
      lines[StoredName("@\(key)"), default: []].append(definition)
    }
    guard dialect.definitionWinner == .last else { return }
    lines = lines.mapValues { $0.reversed() }
  }

  var isEmpty: Bool { lines.isEmpty }

  /// Those of one variable, the strongest first.
  package func all(of key: StoredName) -> [PaletteDefinition] { lines[key] ?? [] }
}
