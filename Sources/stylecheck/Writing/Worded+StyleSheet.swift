import StyleSheet

// Types of the language with words in options and descriptions.

extension Dialect: Worded {
  static var table: [(word: String, value: Self)] { all.map { ($0.name, $0) } }
}

extension ThemeEnvironment.Appearance: WordedCase {}
extension ThemeEnvironment.Level: WordedCase {}
extension ThemeEnvironment.Contrast: WordedCase {}
extension ThemeEnvironment.Device: WordedCase {}
extension ThemeEnvironment.Orientation: WordedCase {}
extension ColorVision: WordedCase {}
extension SheetFormat.DigitCase: WordedCase {}
extension SheetFormat.LineEnd: WordedCase {}
