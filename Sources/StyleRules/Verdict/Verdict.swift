public import StyleSheet

/// What an engine makes of a sheet when it is loaded.
public enum Verdict: Hashable, Sendable {
  /// The sheet is read; what it styles is for ``Theme`` to say.
  case accepted
  /// The engine gives up at a byte, and nothing of the sheet is left; the finding says why.
  case rejected(at: Int, because: Diagnostic)
  /// The engine raises an exception for a variable that nothing defines, at the byte of its first use.
  ///
  /// The name is what the engine looks for: for a value such as `@a, @b`, all of it.
  case crashes(at: Int, variable: String)
}

extension Dialect {
  /// What this engine makes of `sheet` in `environment` when it is loaded.
  ///
  /// Only for an engine whose source is open can the answer be known. One that reads on past a fault
  /// accepts every sheet that is text; SAP's UIKit engine is taken to read as NUI does, and so to refuse
  /// what does not parse, but not what is merely undocumented. What is not UTF-8 is text to none.
  ///
  /// Source: tombenner/nui 744a36f and tombenner/NUIParse 65bc940: a fault anywhere empties the
  /// table of styles; an undefined variable raises, unless its rule is switched off or its
  /// declaration is overridden in its own block.
  ///
  /// - Complexity: O(n).
  public func verdict(of sheet: Sheet, in environment: Environment = Environment()) -> Verdict {
    if let refusal = Refusal(of: sheet, by: self) {
      return .rejected(at: refusal.place, because: refusal.reason)
    }
    if undefinedVariable == .exceptionAtLoad, let crash = crash(on: sheet, in: environment) {
      return .crashes(at: crash.place, variable: crash.variable)
    }
    return .accepted
  }
}
