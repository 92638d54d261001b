/// A value where it is used, that something is wrong with or that is worth a second look.
struct ValueUse: Sendable {
  /// What the property takes that it is used for.
  struct Property: Sendable {
    let type: ValueType
    /// All words it takes, or none if it is not a matter of words.
    let words: [String]
    /// Whose class has it; nil for a class of the app's own.
    let family: CatalogEntry.Family?
  }

  let property: Property
  /// Never a variable: that is replaced.
  let value: Component
  /// Why it is no value of the type; nil if it is one.
  let problem: ValueProblem?
  /// Where it is used: a declaration, or a definition that overrides the palette.
  let element: UInt32
  /// Where it is written: the same, or the definition of the variable that is used.
  let origin: UInt32

  /// An error, or a warning where a class of NUI or of the app's makes do with something else.
  var severity: Diagnostic.Severity {
    switch property.family {
    case .fiori, .mdk: .error
    case .nui: property.type == .offset || property.type == .size ? .error : .warning
    case .app, nil: .warning
    }
  }
}
