/// The output format of a preview.
enum PreviewFormat: String, OutputFormat {
  case html, svg

  /// Writes a preview in pieces.
  func write(_ preview: ThemePreview, to put: (String) -> Void) {
    switch self {
    case .html: PreviewPage.write(preview, to: put)
    case .svg: PreviewPicture.write(preview, to: put)
    }
  }
}
