/// The state of a field of a form.
public struct FormFieldState: Hashable, Sendable {
  /// A custom check of the current value.
  enum Question: Hashable, Sendable {
    case asked(SubmissionTicket)
    case answered(FormVerdict)
  }

  /// The value after a reset.
  public private(set) var initial: FormValue
  /// The options of a choice that the initial value belongs to.
  private(set) var initialOptions: [String]?
  /// The value after a cancellation: the one that was applied or submitted last.
  public internal(set) var applied: FormValue
  /// The current value, also during an interaction.
  public internal(set) var value: FormValue
  /// The field when the last request was sent, with the value that the server has returned since.
  var requested: FormFieldStart
  /// True if the field had the focus, and lost it.
  public internal(set) var isTouched = false
  /// The results of the conditions.
  public internal(set) var terms = FormTerms()
  /// True if the field was checked since the last reset.
  var isChecked = false
  /// The messages of checks.
  var findings: [FormMessage] = []
  /// The messages of the server and the app.
  var notes: [FormMessage] = []
  /// The custom checks of the current value, by name.
  var questions: [String: Question] = [:]

  /// Creates a field that was not touched.
  init(_ value: FormValue) {
    (initial, applied, self.value) = (value, value, value)
    requested = FormFieldStart(value: value, terms: FormTerms())
  }

  /// True if the value differs from the applied one; the order in which options were selected does
  /// not count.
  public var isDirty: Bool { value.withoutOrder != applied.withoutOrder }

  /// The messages of checks, the server and the app; a hidden field has none.
  public var messages: [FormMessage] { terms.isVisible ? findings + notes : [] }

  /// True if the app has not answered all checks of the current value.
  public var isValidating: Bool { !tickets.isEmpty }

  /// The value as conditions and checks of other fields read it.
  var read: FormValue { terms.isVisible ? value : .none }

  var tickets: [SubmissionTicket] {
    questions.values.compactMap { if case .asked(let ticket) = $0 { ticket } else { nil } }
  }

  /// Sets the initial value, which belongs to the options of now.
  mutating func setInitial(_ value: FormValue) {
    (initial, initialOptions) = (value, terms.options)
  }

  /// Removes everything that the user and checks have left, except the values.
  mutating func forget() {
    (isTouched, isChecked) = (false, false)
    (findings, questions) = ([], [:])
    notes.removeAll { $0.source == .server }
  }
}

/// A field before a change in progress.
struct FormFieldStart: Hashable, Sendable {
  var value: FormValue
  var terms: FormTerms
  /// True if the server has sent the value since the change began.
  var isReplied = false
}

extension FormFieldStart {
  init(_ field: FormFieldState) { self.init(value: field.value, terms: field.terms) }

  /// True if the value fits a field with other terms.
  func fits(_ terms: FormTerms) -> Bool {
    (terms.isVisible, terms.options) == (self.terms.isVisible, self.terms.options)
  }
}

/// The results of the conditions of a field.
public struct FormTerms: Hashable, Sendable {
  /// True if the cell is shown.
  public internal(set) var isVisible = true
  /// False if the cell is disabled, by itself or by a condition; a read-only one is enabled.
  public internal(set) var isEnabled = true
  /// True if a value is required.
  public internal(set) var isRequired = false
  /// The options of a choice; nil for those of the cell.
  public internal(set) var options: [String]?
}
