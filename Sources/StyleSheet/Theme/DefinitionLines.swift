/// The lines of a sheet that are definitions to an engine that reads each definition as one line.
///
/// The grammar is ignored: lines in comments and blocks count; definitions that are indented or
/// follow other text do not.
struct DefinitionLines: Sendable {
  private var lines: [StoredName: [PaletteDefinition]] = [:]

  /// Reads the lines of `sheet`, or returns nil if the engine does not read definitions by line.
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

  /// Returns the lines that define a variable, the strongest first.
  package func all(of key: StoredName) -> [PaletteDefinition] { lines[key] ?? [] }
}
