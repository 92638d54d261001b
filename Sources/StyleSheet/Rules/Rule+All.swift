extension Rule {
  /// Every rule, in order of `id`.
  public static let all: [Rule] = [
    byteOrderMark, caseMismatch, classPathSelector, duplicateClass, duplicateProperty,
    duplicateVariable, eightDigitHex, embeddedVariable, emptyRule, gluedComment, halfGradient,
    hslIsHSB, ignoredRules, importStatement, integerAlpha, invalidColor, invalidNumber, invalidUTF8,
    lineComment, lowContrastMark, lowContrastText, malformedBox, malformedOffset, numberUnit,
    quotedString, reservedPrefix, shortHex, stateByHue, typeMismatch, undefinedVariable,
    unknownClass, unknownContrast, unknownKeyword, unknownMediaProperty, unknownMediaValue,
    unknownProperty, unknownSubpath, unknownVariant, unusedVariable, unverifiedName,
    variableAsValue, variableCycle,
  ]

  /// The rule called `id`, or nil.
  public init?(named id: String) {
    guard let rule = Self.all.first(where: { $0.id == id }) else { return nil }
    self = rule
  }
}
