extension Rule {
  /// Every rule, in order of `id`.
  public static let all: [Rule] = [
    byteOrderMark, classPathSelector, duplicateProperty, eightDigitHex, emptyRule, gluedComment,
    halfGradient, hslIsHSB, importStatement, integerAlpha, invalidColor, invalidNumber, invalidUTF8,
    lineComment, malformedBox, malformedOffset, numberUnit, quotedString, reservedPrefix, shortHex,
    typeMismatch, unknownKeyword, unknownMediaProperty, unknownMediaValue,
  ]

  /// The rule called `id`, or nil.
  public init?(named id: String) {
    guard let rule = Self.all.first(where: { $0.id == id }) else { return nil }
    self = rule
  }
}
