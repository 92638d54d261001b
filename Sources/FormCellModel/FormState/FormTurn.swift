/// Everything that one event does to a form.
struct FormTurn {
  var effects: [FormEffect] = []
  /// The presentations of the cells; nil without a screen.
  var screen: FormScreen?
  /// True if the changes are a step of the history, with everything that follows from them.
  var isRecorded = false
  /// The fields with a value of an earlier time, which fit together.
  var revised: Set<Int> = []
  /// False if new values are not checked.
  var isChecked = true
  /// The fields that look different.
  var updated: Set<Int> = []
  /// The fields whose conditions were evaluated, in order.
  var evaluated: [Int] = []
}

/// A press of a pointer in a cell.
struct FormPress: Hashable, Sendable {
  let field: Int
  /// The left edge of the cell on the page when the press began.
  let x: Double
  /// The upper edge of the cell on the page when the press began.
  let y: Double
}
