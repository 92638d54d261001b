import StyleSheet

extension Rule {
  /// Every rule, in order of `id`.
  public static let all: [Rule] = [
    bareCarriageReturn, blankAfterColon, blankBeforeColon, blankBeforeSemicolon, blanketSuppression,
    borderWithoutWidth, byteOrderMark, caseMismatch, classPathSelector, commentInDefinition,
    conflictingMedia, declarationOutsideRule, definitionInComment, definitionInMedia,
    definitionInRule, deprecatedName, droppedCharacter, droppedSuffix, duplicateClass,
    duplicateProperty, duplicateVariable, eightDigitHex, embeddedVariable, emptyRule, fontTooSmall,
    forbiddenSuppression, foreignClass, gluedComment, halfGradient, hslIsHSB, ignoredAlpha,
    ignoredRules, importCycle, importOutsideRoot, importStatement, indentedDefinition,
    indistinctVariants, integerAlpha, invalidColor, invalidNumber, invalidUTF8, leadingDot,
    lineComment, lostByBug, lowContrastMark, lowContrastText, lowCoverage, malformedBox,
    malformedCondition, malformedImport, malformedList, malformedOffset, mediaBeforeDefault,
    mergeConflict, misreadDefinition, missingBlock, missingColon, missingComma, missingCounterpart,
    missingDark, missingFinalNewline, missingImage, missingImport, missingSelector,
    missingSemicolon, missingValue, missingVariants, mixedComponents, mixedNaming,
    needlessExclusion, nestedImport, nestedMedia, nestedRule, notAStylesheet, nothingRead,
    numberUnit, outOfRange, paletteAliasConflict, preferVariable, quotedString,
    redundantDeclaration, redundantZero, repeatedCondition, repeatedImport, reservedPrefix,
    secondColonOnLine, secondOnLine, shadowedDeclaration, shortHex, splitDefinition, stateByHue,
    swallowedDeclaration, swallowedRule, swappedAppearance, tabCharacter, textBehindDefinition,
    tooManyImports, typeMismatch, unbalancedParenthesis, unclosedBlock, unclosedComment,
    unclosedString, undefinedVariable, unexpectedBrace, unexpectedCharacter, unexpectedColon,
    unexpectedToken, unexplainedSuppression, unknownAtRule, unknownClass, unknownContrast,
    unknownFont, unknownKeyword, unknownMediaProperty, unknownMediaValue, unknownProperty,
    unknownSubpath, unknownSuppression, unknownVariant, unusedSuppression, unusedVariable,
    unverifiedName, variableAsValue, variableCycle,
  ]

  /// The rules that run by default: all but those that are optional.
  public static let usual: [Rule] = all.filter { !$0.isOptional }

  package init?(named id: String) {
    guard let rule = Self.all.first(where: { $0.id == id }) else { return nil }
    self = rule
  }
}
