extension Rule {
  /// Every rule, in order of `id`.
  public static let all: [Rule] = [
    byteOrderMark, caseMismatch, classPathSelector, duplicateClass, duplicateProperty,
    duplicateVariable, embeddedVariable, emptyRule, gluedComment, importStatement, invalidUTF8,
    lineComment, quotedString, reservedPrefix, undefinedVariable, unknownClass, unknownProperty,
    unknownSubpath, unknownVariant, unusedVariable, unverifiedName, variableAsValue, variableCycle,
  ]

  /// The rule called `id`, or nil.
  public init?(named id: String) {
    guard let rule = Self.all.first(where: { $0.id == id }) else { return nil }
    self = rule
  }
}
