extension Rule {
  /// Every rule, in order of `id`.
  public static let all: [Rule] = [
    blanketSuppression, byteOrderMark, caseMismatch, classPathSelector, duplicateClass,
    duplicateProperty, duplicateVariable, eightDigitHex, embeddedVariable, emptyRule,
    forbiddenSuppression, gluedComment, halfGradient, hslIsHSB, ignoredRules, importStatement,
    integerAlpha, invalidColor, invalidNumber, invalidUTF8, lineComment, malformedBox,
    malformedOffset, numberUnit, quotedString, reservedPrefix, shortHex, typeMismatch,
    undefinedVariable, unexplainedSuppression, unknownClass, unknownKeyword,
    unknownMediaProperty, unknownMediaValue, unknownProperty, unknownSubpath,
    unknownSuppression, unknownVariant, unusedSuppression, unusedVariable, unverifiedName,
    variableAsValue, variableCycle,
  ]

  /// The rule called `id`, or nil.
  public init?(named id: String) {
    guard let rule = Self.all.first(where: { $0.id == id }) else { return nil }
    self = rule
  }
}
