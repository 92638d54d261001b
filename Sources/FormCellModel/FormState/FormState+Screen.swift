extension FormState {
  /// Returns the presentation of a cell with its message; nil if there is no such key, or the cell is
  /// hidden.
  public func presentation(
    of key: FormKey, in context: CellContext, strings: FormStrings = FormStrings(),
    style: Validation.Style = .banner
  ) -> CellPresentation? {
    guard let field = plan.places[key], fields[field].terms.isVisible else { return nil }
    return presentation(of: field, in: context, strings, style)
  }

  private func presentation(
    of field: Int, in context: CellContext, _ strings: FormStrings, _ style: Validation.Style
  ) -> CellPresentation {
    let validation = fields[field].messages.shown.map {
      Validation(strings.text(of: $0), $0.kind, style)
    }
    let shown = controls[field].presentation(in: context, strings, validation)
    return focusedField == field ? shown.withFocusRing(in: context.theme) : shown
  }

  /// Lays out the visible cells in their groups; a group without visible cells is not shown.
  ///
  /// - Parameters:
  ///   - context: The theme, and the width of the page, from which that of the cells follows.
  ///   - title: The title above the groups.
  ///   - strings: The texts.
  ///   - style: The layout of messages.
  /// - Returns: The page with the keys of its cells.
  /// - Complexity: O(*n*) in the number of visible cells.
  public func screen(
    in context: CellContext, title: String? = nil, strings: FormStrings = FormStrings(),
    style: Validation.Style = .banner
  ) -> FormScreen {
    var cells = context
    cells.width = FormPage.cellWidth(ofPage: context.width)
    var keys: [FormKey] = []
    var first = 0
    var sections: [FormSection] = []
    for group in definition.groups {
      let shown = (first..<first + group.entries.count).filter { fields[$0].terms.isVisible }
      first += group.entries.count
      guard !shown.isEmpty else { continue }
      keys += shown.map { plan.entries[$0].key }
      sections.append(
        FormSection(
          header: group.header, shown.map { presentation(of: $0, in: cells, strings, style) }))
    }
    let page = FormPage(
      of: sections, in: context.theme, width: context.width, context.direction,
      textSize: context.textSize, title: title, measurer: context.measurer)
    return FormScreen(page: page, keys: keys)
  }

  /// Returns the text of a notice, as it is announced.
  public func text(of notice: FormNotice, strings: FormStrings = FormStrings()) -> String {
    switch notice {
    case .invalid(let key, let message, let count):
      strings.announcement(of: message, about: control(of: key)?.title ?? key, count: count)
    case .submission(.submitted): strings.submitted
    case .submission(.notSubmitted(let failure)): strings.text(of: failure, strings.notSubmitted)
    case .submission(.notLoaded(let failure)): strings.text(of: failure, strings.notLoaded)
    }
  }
}

extension FormStrings {
  /// Returns a text with the reason of a failure.
  fileprivate func text(of failure: SubmissionFailure, _ phrase: Phrase<Slot>) -> String {
    let reason =
      switch failure {
      case .offline: offline
      case .unanswered: unanswered
      case .refused(let message): message ?? refused
      }
    return phrase { $0 == .message ? reason : "" }
  }
}

extension FormControl {
  /// The title of the cell.
  fileprivate var title: String {
    switch self {
    case .rating(let cell): cell.keyName ?? ""
    case .toggle(let cell): cell.field.title
    case .text(let cell): cell.field.title
    case .choice(let cell): cell.field.title
    case .button(let cell): cell.field.title
    case .slider(let cell): cell.field.title
    case .rangeSlider(let cell): cell.field.title
    case .stepper(let cell): cell.field.title
    }
  }
}
