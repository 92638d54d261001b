/// A form as an author describes it: cells in groups, rules, conditions and policies.
///
/// A definition can be faulty; ``problems`` lists the faults, and ``FormState`` refuses it then.
public struct FormDefinition: Hashable, Sendable {
  package var groups: [FormGroup]
  package var timing: FormTiming
  package var hiddenValues: HiddenValues

  /// Creates a definition.
  public init(
    _ groups: [FormGroup], timing: FormTiming = FormTiming(), hiddenValues: HiddenValues = .keep
  ) {
    self.groups = groups
    self.timing = timing
    self.hiddenValues = hiddenValues
  }

  /// Creates a definition with one group.
  public init(_ entries: [FormEntry], timing: FormTiming = FormTiming()) {
    self.init([FormGroup(entries)], timing: timing)
  }

  package var entries: [FormEntry] { groups.flatMap(\.entries) }
}

/// Entries on one card, with an optional header.
public struct FormGroup: Hashable, Sendable {
  package var header: String?
  package var entries: [FormEntry]
  /// The condition under which the group is visible; nil for always.
  package var visible: FormCondition?

  /// Creates a group.
  public init(
    header: String? = nil, _ entries: [FormEntry], visible: FormCondition? = nil
  ) {
    self.header = header
    self.entries = entries
    self.visible = visible
  }
}

/// The moments at which a field is checked; a submission checks all fields.
public struct FormTiming: Hashable, Sendable {
  /// A moment, each later one including fewer checks.
  public enum Moment: String, Hashable, Sendable, CaseIterable, Codable {
    /// The value changes.
    case change = "change"
    /// The field loses the focus.
    case blur = "blur"
    /// The form is submitted.
    case submit = "submit"
  }

  /// The moment of the first check of a field.
  package var first: Moment
  /// The moment of each further check.
  package var again: Moment

  /// Creates a timing; by default, a field is silent until it is left or submitted, and then reacts
  /// to each change.
  public init(first: Moment = .blur, again: Moment = .change) {
    self.first = first
    self.again = again
  }
}

/// The value of a field that becomes hidden; it is never submitted.
public enum HiddenValues: String, Hashable, Sendable, CaseIterable, Codable {
  /// The field keeps its value, and shows it again.
  case keep = "keep"
  /// The field gets its initial value.
  case reset = "reset"
}
