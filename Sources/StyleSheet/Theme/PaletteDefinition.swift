/// A definition that says what a palette name is, as the engine of a theme finds it.
package enum PaletteDefinition {
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
  package var element: UInt32? {
    switch self {
    case .row(let row): row.element
    case .line(_, let element): element
    }
  }
}

extension PaletteDefinition {
  /// The bytes of a line that is no definition in the sheet's grammar; nil for all others.
  package var place: Range<Int>? {
    switch self {
    case .line(let line, nil): line.range
    case .line, .row: nil
    }
  }
}
