import FormCellModel

/// In what presentations are written.
enum PresentationFormat: String, OutputFormat {
  case json, svg, text

  /// What it is where nobody said anything.
  static let standard = json
}
