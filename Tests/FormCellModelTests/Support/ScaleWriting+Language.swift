import FormCellModel

extension ScaleWriting {
  /// Applies the separator and the digits of a language.
  mutating func take(_ language: LanguageNumbers) {
    decimalSeparator = language.decimalSeparator
    digits = language.digits
  }
}
