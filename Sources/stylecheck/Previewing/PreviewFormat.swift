/// In what previews are drawn.
enum PreviewFormat: String, OutputFormat {
  case html, svg

  /// What it is where nobody said anything.
  static let standard = html

  /// Writes a preview, piece by piece.
  func write(_ preview: ThemePreview, to put: (String) -> Void) {
    switch self {
    case .html: PreviewPage.write(preview, to: put)
    case .svg: PreviewPicture.write(preview, to: put)
    }
  }
}
