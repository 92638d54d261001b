/// A cell of a form with its key, its rules and its conditions.
public struct FormEntry: Hashable, Sendable {
  package var key: FormKey
  /// The cell; its value is the initial one.
  package var control: FormControl
  /// The checks of the value, in the order of their messages.
  ///
  /// A cell that is required has the check ``FormCheck/required`` without a rule, too. A rule with
  /// this check makes a cell required if it is an error; of another kind, it only has a message.
  package var rules: [FormRule]
  /// The condition under which the cell is visible; nil for always.
  package var visible: FormCondition?
  /// The condition under which the user can change the cell; nil for always.
  package var enabled: FormCondition?
  /// The condition under which a value is required; nil for the cell's own requirement.
  package var required: FormCondition?
  /// The options of a choice by condition; the first fulfilled one counts, and without one the
  /// cell's own options.
  package var options: [FormOptions]
  /// The action of a button; nil if the app performs it.
  package var action: FormAction?

  /// Creates an entry.
  public init(
    _ key: FormKey, _ control: FormControl, rules: [FormRule] = [], visible: FormCondition? = nil,
    enabled: FormCondition? = nil, required: FormCondition? = nil, options: [FormOptions] = [],
    action: FormAction? = nil
  ) {
    self.key = key
    self.control = control
    self.rules = rules
    self.visible = visible
    self.enabled = enabled
    self.required = required
    self.options = options
    self.action = action
  }
}

/// The options of a choice under a condition.
public struct FormOptions: Hashable, Sendable {
  package var when: FormCondition
  package var options: [String]

  /// Creates options.
  public init(when condition: FormCondition, _ options: [String]) {
    when = condition
    self.options = options
  }
}

/// An action of a form that a button performs.
public enum FormAction: String, Hashable, Sendable, CaseIterable, Codable {
  case submit = "submit"
  case apply = "apply"
  case cancel = "cancel"
  case reset = "reset"
}

extension FormEntry {
  var conditions: [FormCondition] {
    [visible, enabled, required].compactMap { $0 } + options.map(\.when)
  }

  /// Returns why a user could not enter a value of the kind of the cell; nil if it is possible.
  package func fault(of value: FormValue) -> String? {
    if let fault = control.fault(of: value) { return fault }
    guard case .indexes(let selection) = value else { return nil }
    return selection.first { !hasOption($0) }.map { "there is no option \($0)" }
  }

  var hasRequiredRule: Bool { rules.contains(where: \.isRequirement) }

  /// The checks in effect for a cell that is required or not.
  func rules(isRequired: Bool) -> [FormRule] {
    guard isRequired else { return rules.filter { !$0.isRequirement } }
    return hasRequiredRule ? rules : [FormRule(.required)] + rules
  }
}
