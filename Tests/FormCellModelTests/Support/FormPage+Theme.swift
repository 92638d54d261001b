import FormCellModel
import StyleSheet

extension FormPage {
  /// Lays out sections in a theme.
  init(
    of sections: [FormSection], in theme: Theme, width: Double = 360,
    _ direction: ReadingDirection = .leftToRight, title: String? = nil
  ) {
    self.init(of: sections, in: CellContext(theme, width: width, direction), title: title)
  }
}
