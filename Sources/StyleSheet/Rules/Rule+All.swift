extension Rule {
  /// Every rule, in order of `id`.
  public static let all: [Rule] = [
    blankAfterColon, blankBeforeColon, byteOrderMark, caseMismatch, classPathSelector,
    definitionInComment, droppedCharacter, droppedSuffix, duplicateClass, duplicateProperty,
    duplicateVariable, eightDigitHex, embeddedVariable, emptyRule, gluedComment, halfGradient,
    hslIsHSB, ignoredRules, importStatement, indentedDefinition, integerAlpha, invalidColor,
    invalidNumber, invalidUTF8, lineComment, lostByBug, lowContrastMark, lowContrastText,
    malformedBox, malformedOffset, nothingRead, numberUnit, quotedString, reservedPrefix,
    secondColonOnLine, secondOnLine, shortHex, stateByHue, textBehindDefinition, typeMismatch,
    undefinedVariable, unknownClass, unknownContrast, unknownKeyword, unknownMediaProperty,
    unknownMediaValue, unknownProperty, unknownSubpath, unknownVariant, unusedVariable,
    unverifiedName, variableAsValue, variableCycle,
  ]

  /// The rules that are run unless others are asked for: all but those of taste.
  public static let usual: [Rule] = all.filter { !$0.isOptional }

  /// The rule called `id`, or nil.
  public init?(named id: String) {
    guard let rule = Self.all.first(where: { $0.id == id }) else { return nil }
    self = rule
  }
}
