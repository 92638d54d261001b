extension ChoiceCell {
  /// The fault of the selection.
  package var valueFault: ValueFault? {
    fault(of: selection).map { ValueFault(key: "selection", reason: $0) }
  }

  /// Returns why a user could not choose a selection; nil if it is possible.
  ///
  /// The options can change, so that a place without an option is no fault.
  func fault(of selection: [Int]) -> String? {
    if Set(selection).count < selection.count { return "an option is selected twice" }
    return !selectsSeveral && selection.count > 1 ? "only one option can be selected" : nil
  }
}
