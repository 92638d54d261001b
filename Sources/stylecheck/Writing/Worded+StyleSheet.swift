import StyleSheet

// Types of the language with words in options and descriptions.

extension Dialect: Worded {
  static var table: [(word: String, value: Self)] { all.map { ($0.name, $0) } }
}

extension Environment.Appearance: WordedCase {}
extension Environment.Level: WordedCase {}
extension Environment.Contrast: WordedCase {}
extension Environment.Device: WordedCase {}
extension Environment.Orientation: WordedCase {}
extension ColorVision: WordedCase {}
extension SheetFormat.DigitCase: WordedCase {}
extension SheetFormat.LineEnd: WordedCase {}
