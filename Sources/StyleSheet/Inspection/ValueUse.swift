/// A value where it is used, that something is wrong with or that is worth a second look.
struct ValueUse: Sendable {
  /// What the property takes that it is used for.
  let property: JudgedProperty
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
