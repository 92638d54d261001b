enum PreviewFormat: String, OutputFormat {
  case html, svg

  func write(_ preview: ThemePreview, to put: (String) -> Void) {
    switch self {
    case .html: PreviewPage.write(preview, to: put)
    case .svg: PreviewPicture.write(preview, to: put)
    }
  }
}
