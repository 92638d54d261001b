import StyleSheet

extension Theme {
  /// Creates the theme of a single sheet.
  init(sheet: String) {
    self.init(of: [Sheet(parsing: SourceText(sheet))])
  }
}
