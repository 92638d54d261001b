/// A definition that says what a palette name is, as the engine of a theme finds it.
enum PaletteDefinition {
  /// What reads as one in the sheet's grammar.
  case row(Sheet.DefinitionRow)
  /// A line, for an engine that takes a definition for a line; with the node that begins it, if one
  /// does: there is none in a comment.
  case line(DefinitionLine, element: UInt32?)

  /// What it says the color is.
  enum Saying {
    case color(Color)
    /// That of another name, which may have a suffix.
    case name(PaletteName)
  }

  /// The node of the definition; nil for a line that is none in the sheet's grammar.
  var element: UInt32? {
    switch self {
    case .row(let row): row.element
    case .line(_, let element): element
    }
  }
}

extension PaletteDefinition {
  /// The bytes of a line that is no definition in the sheet's grammar; nil for all others.
  var place: Range<Int>? {
    switch self {
    case .line(let line, nil): line.range
    case .line, .row: nil
    }
  }
}

// MARK: - Lines

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
  func all(of key: StoredName) -> [PaletteDefinition] { lines[key] ?? [] }
}
