import StyleSheet

extension Theme {
  /// The theme of one sheet, as an app would load it.
  init(sheet: String) {
    self.init(of: [Sheet(parsing: SourceText(sheet))])
  }
}
