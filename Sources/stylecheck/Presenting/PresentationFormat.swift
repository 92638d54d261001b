import FormCellModel

/// The format of presentations.
enum PresentationFormat: String, OutputFormat {
  case json, svg, text
}
