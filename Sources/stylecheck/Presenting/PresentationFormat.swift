import FormCellModel

/// In what presentations are written.
enum PresentationFormat: String, OutputFormat {
  case json, svg, text
}
