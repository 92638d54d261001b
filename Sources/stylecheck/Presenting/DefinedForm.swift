import FormCellModel
import StyleSheet

/// A form with rules and conditions as described by a file.
struct DefinedForm: Sendable {
  var state: FormState
  var strings = FormStrings.english
  var messageStyle = Validation.Style.banner
  /// The pages; at least one.
  var pages: [FormDescription.Page]
}

// MARK: - Reading

extension DefinedForm {
  /// Reads a description; nil after reporting its errors to `fields`.
  init?(_ fields: inout JSONFields) {
    pages = FormDescription.Page.all(&fields).1
    fields.require("groups")
    var definition = FormDefinition([] as [FormGroup])
    fields.read(FormDefinition.fields, into: &definition)
    var strings = strings
    fields.object("strings") { $0.read(FormStrings.fields, into: &strings) }
    self.strings = strings
    messageStyle = fields.word("messageStyle") ?? messageStyle
    let hasErrors = fields.problems.contains { $0.severity == .error }
    guard let state = fields.state(of: definition, hasErrors: hasErrors) else {
      // The values of a faulty form cannot be checked.
      _ = fields.value("values")
      return nil
    }
    self.state = state
    if let values = fields.formValues("values", of: state),
      let filled = try? FormState(definition, initial: values)
    {
      self.state = filled
    }
  }
}

extension JSONFields {
  /// Creates a form; nil after reporting the faults of its definition.
  ///
  /// A definition with errors is incomplete, so that its faults may be consequences of them.
  fileprivate mutating func state(of definition: FormDefinition, hasErrors: Bool) -> FormState? {
    do { return try FormState(definition) } catch {
      for problem in error.problems where !hasErrors {
        report(.faultyForm, at: place(at: problem.place), problem.message)
      }
      return nil
    }
  }

  /// Reads values by key; reports unknown keys, and values that a cell cannot have.
  mutating func formValues(_ name: String, of form: FormState) -> FormValues? {
    var values: FormValues?
    object(name, such: #"{ "name": "Ada" }"#) { values = $0.formValues(of: form) }
    return values
  }

  private mutating func formValues(of form: FormState) -> FormValues {
    var values = FormValues()
    for entry in form.definition.entries {
      let key = entry.key
      guard let value = formValue(key) else { continue }
      guard entry.control.canHave(value) else {
        let kind = entry.control.kind.name
        report(.wrongType, at: place(of: key), "'\(key)', a \(kind), cannot have this value")
        continue
      }
      if let reason = entry.fault(of: value) {
        report(.outOfRange, at: place(of: key), "'\(key)' cannot have this value: \(reason)")
        continue
      }
      values[key] = value
    }
    checkOptions(values, of: form)
    return values
  }

  /// Reports selections that do not fit the options beside the other values.
  private mutating func checkOptions(_ values: FormValues, of form: FormState) {
    let selections = values.keys.filter {
      if case .indexes(let places) = values[$0] { !places.isEmpty } else { false }
    }
    guard !selections.isEmpty else { return }
    var form = form
    _ = form.handle(.set(values))
    for key in selections.sorted() where form[key]?.value != values[key] {
      report(
        .outOfRange, at: place(of: key),
        "'\(key)' cannot have this value: its options beside the other values exclude it")
    }
  }
}

// MARK: - Presenting

extension DefinedForm: DescribedForm {
  func page(_ page: FormDescription.Page, in theme: Theme) -> FormPage {
    screen(in: page.context(in: theme), title: page.title).page
  }

  func presented(
    under sheets: [Sheet], for dialect: Dialect
  ) -> (Presented, problems: [Diagnostic]) {
    let screens = pages.map { page in
      let context = page.context(in: Theme(of: sheets, in: page.setting.environment, for: dialect))
      return (screen(in: context, title: page.title), context)
    }
    let facts = screens.map { screen, context in screen.keys.map { self.facts(of: $0, in: context) }
    }
    return (.form(FormPicture(screens.map(\.0.page)), facts: facts), [])
  }

  func screen(in context: CellContext, title: String?) -> FormScreen {
    state.screen(in: context, title: title, strings: strings, style: messageStyle)
  }

  /// Returns the key of a field, and the properties of its cell.
  func facts(of key: FormKey, in context: CellContext) -> JSONText {
    let head: JSONText = ["key": .string(key)]
    switch state.shownControl(of: key, strings: strings, style: messageStyle) {
    case nil: return head
    case .rating(let cell)?:
      var context = context
      context.width = FormPage.cellWidth(ofPage: context.width)
      let rating = RatingPresentation(of: cell, in: context, strings: strings.rating)
      return head.with(JSONText(encoding: rating))
    case let control?: return head.with(JSONText(encoding: control.properties))
    }
  }
}

extension FormDescription.Page {
  func context(in theme: Theme) -> CellContext {
    setting.context(in: theme, width: setting.width)
  }
}
