import StyleSheet

/// A choice whose values have words in options, descriptions and presentations.
protocol Worded {
  /// The values with their words, in the order of help and messages.
  static var table: [(word: String, value: Self)] { get }
}

extension Worded {
  static func named(_ word: String) -> Self? { table.first { $0.word == word }?.value }
}

/// A choice whose words are the raw values of its cases.
protocol WordedCase: Worded, CaseIterable, RawRepresentable where RawValue == String {}

extension WordedCase {
  static var table: [(word: String, value: Self)] { allCases.map { ($0.word, $0) } }
  var word: String { rawValue }
}

// MARK: - Types of the language

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
