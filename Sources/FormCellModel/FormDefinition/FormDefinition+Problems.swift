extension FormDefinition {
  /// The faults of the definition, in the order of their places.
  public var problems: [FormProblem] { FormPlan(self).problems }
}

extension FormPlan {
  var problems: [FormProblem] {
    var finder = FormProblemFinder(self)
    var number = 0
    for (index, group) in definition.groups.enumerated() {
      let place = "groups[\(index)]"
      if let condition = group.visible {
        finder.inspect(condition, of: nil, at: "\(place).visible")
      }
      for (index, entry) in group.entries.enumerated() {
        finder.inspect(entry, number, at: "\(place).entries[\(index)]")
        number += 1
      }
    }
    return finder.problems
  }
}

private struct FormProblemFinder {
  /// A longer circle is shown with an ellipsis.
  private static let mostKeys = 8

  private let plan: FormPlan
  private(set) var problems: [FormProblem] = []

  init(_ plan: FormPlan) { self.plan = plan }

  private mutating func add(_ message: String, _ key: FormKey?, _ place: String) {
    problems.append(FormProblem(key: key, place: place, message: message))
  }

  mutating func inspect(_ entry: FormEntry, _ number: Int, at place: String) {
    let key = entry.key
    if key.isEmpty {
      add("a key is empty", key, place)
    } else if plan.places[key] != number {
      add("the key '\(key)' is used twice", key, place)
    }
    if let fault = entry.control.valueFault {
      add("the value of '\(key)' cannot be: \(fault)", key, "\(place).cell")
    }
    for circle in plan.graph.circles where circle.first == number { add(circle, key, place) }
    for (name, condition) in [
      ("visible", entry.visible), ("enabled", entry.enabled), ("required", entry.required),
    ] {
      if let condition { inspect(condition, of: key, at: "\(place).\(name)") }
    }
    inspectOptions(of: entry, at: place)
    inspectButton(entry, at: place)
    inspectRequirement(of: entry, at: place)
    for (index, rule) in entry.rules.enumerated() {
      inspect(rule, of: entry, at: "\(place).rules[\(index)]")
    }
  }

  private mutating func add(_ circle: [Int], _ key: FormKey, _ place: String) {
    let keys = (circle.dropFirst() + circle.prefix(1)).map { "'\(plan.entries[$0].key)'" }
    let isLong = keys.count > Self.mostKeys
    let shown = isLong ? keys.prefix(Self.mostKeys - 1) + ["…"] + keys.suffix(1) : keys
    add("'\(key)' depends on " + shown.joined(separator: ", which depends on "), key, place)
  }

  private mutating func inspectOptions(of entry: FormEntry, at place: String) {
    if !entry.control.isChoice, !entry.options.isEmpty {
      add("'\(entry.key)' has options, but its cell is no choice", entry.key, "\(place).options")
    }
    for (index, options) in entry.options.enumerated() {
      inspect(options.when, of: entry.key, at: "\(place).options[\(index)]")
    }
  }

  private mutating func inspectButton(_ entry: FormEntry, at place: String) {
    let key = entry.key
    if !entry.control.isButton, entry.action != nil {
      add("'\(key)' has an action, but its cell is no button", key, "\(place).action")
    }
    if entry.control.isButton, entry.required != nil {
      add("'\(key)' is a button, which has no value to require", key, "\(place).required")
    }
  }

  /// Inspects a requirement without a rule, which is inspected itself.
  private mutating func inspectRequirement(of entry: FormEntry, at place: String) {
    let isRequired = entry.required != nil || entry.control.cell.isRequired
    guard isRequired, !entry.hasRequiredRule, let obstacle = entry.obstacle(to: .required)
    else { return }
    let part = entry.required == nil ? "cell" : "required"
    add(
      "'\(entry.key)' is required, and never has a value: \(obstacle)", entry.key,
      "\(place).\(part)")
  }

  // MARK: Checks

  private mutating func inspect(_ rule: FormRule, of entry: FormEntry, at place: String) {
    let (check, key) = (rule.check, entry.key)
    if let fault = check.fault {
      add("the check '\(check.name)' of '\(key)' cannot be used: \(fault)", key, place)
    } else if !check.canFail(among: entry.reach) {
      let kind = entry.control.kind.name
      add("the check '\(check.name)' of '\(key)' does not fit a \(kind)", key, place)
    } else if let obstacle = entry.obstacle(to: check, isError: rule.kind == .error) {
      add("the check '\(check.name)' of '\(key)' never passes: \(obstacle)", key, place)
    } else if let other = check.otherKey {
      inspect(reading: other, by: "the check 'equals' of '\(key)'", key, place)
      if other == key {
        add("the check 'equals' of '\(key)' compares the field with itself", key, place)
      } else if let field = plan.places[other], !plan.entries[field].control.isButton,
        let obstacle = entry.obstacle(
          toEqualing: plan.entries[field], isHideable: plan.isHideable(field))
      {
        add("the check 'equals' of '\(key)' never passes: \(obstacle)", key, place)
      }
    }
  }

  // MARK: Conditions

  /// Inspects a condition; `isPart` is true for one that another condition contains.
  mutating func inspect(
    _ condition: FormCondition, of key: FormKey?, at place: String, isPart: Bool = false
  ) {
    let whole = key.map { "a condition of '\($0)'" } ?? "the condition of the group"
    let owner = isPart ? "a part of \(whole)" : whole
    switch condition {
    case .equals(let other, let value):
      inspect(reading: other, by: owner, key, place)
      if let other = entry(of: other), !other.control.isButton, !other.canEqual(value) {
        add("\(owner) is never fulfilled: '\(other.key)' cannot have this value", key, place)
      }
    case .contains(let other, let option):
      inspect(reading: other, by: owner, key, place)
      if let field = plan.places[other], !plan.entries[field].hasOption(option) {
        add("\(owner) is never fulfilled: '\(other)' has no option \(option)", key, place)
      }
    case .isEmpty(let other):
      inspect(reading: other, by: owner, key, place)
      if plan.result(of: condition) == false {
        add("\(owner) is never fulfilled: '\(other)' always has a value", key, place)
      }
    case .atLeast(let other, let minimum):
      inspect(reading: other, by: owner, key, place)
      guard let control = control(of: other), !control.isButton else { return }
      let range = FormCheck.range(minimum: minimum, maximum: nil)
      if !range.canFail(among: control.reach) {
        add("\(owner) is never fulfilled: '\(other)' has no number", key, place)
      } else if let limits = control.reach.bounds, minimum > limits.upperBound {
        add("\(owner) is never fulfilled: '\(other)' is at most \(limits.upperBound)", key, place)
      }
    case .any([]): add("\(owner) is never fulfilled: 'any' is empty", key, place)
    // A condition that a field is filled.
    case .not(.isEmpty(let other)):
      inspect(reading: other, by: owner, key, place)
      if plan.result(of: condition) == false {
        add("\(owner) is never fulfilled: '\(other)' never has a value", key, place)
      }
    case .not where plan.result(of: condition) == false:
      add("\(owner) is never fulfilled: the condition in 'not' always is", key, place)
    case .not(let inner): inspect(inner, of: key, at: place, isPart: true)
    case .all(let inner), .any(let inner):
      for one in inner { inspect(one, of: key, at: place, isPart: true) }
    }
  }

  private mutating func inspect(
    reading other: FormKey, by owner: String, _ key: FormKey?, _ place: String
  ) {
    guard let control = control(of: other) else {
      return add("\(owner) reads '\(other)', which is no field", key, place)
    }
    if control.isButton {
      add("\(owner) reads '\(other)', a button, which has no value", key, place)
    }
  }

  private func entry(of key: FormKey) -> FormEntry? { plan.places[key].map { plan.entries[$0] } }

  private func control(of key: FormKey) -> FormControl? { entry(of: key)?.control }
}
