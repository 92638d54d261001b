/// A definition that overrides a palette name, as the theme's engine finds it.
package enum PaletteDefinition {
  /// A definition in the sheet's grammar.
  case row(Sheet.DefinitionRow)
  /// A line, for an engine that reads each definition as one line, with the node that it starts;
  /// nil in a comment.
  case line(DefinitionLine, element: UInt32?)

  /// The node of the definition, or nil for a line that is none in the sheet's grammar.
  package var element: UInt32? {
    switch self {
    case .row(let row): row.element
    case .line(_, let element): element
    }
  }

  /// The bytes of a line that is no definition in the sheet's grammar; nil for all others.
  package var place: Range<Int>? {
    switch self {
    case .line(let line, nil): line.range
    case .line, .row: nil
    }
  }
}
