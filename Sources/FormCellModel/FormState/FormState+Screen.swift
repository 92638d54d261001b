extension FormState {
  /// Returns the presentation of a cell with its message; nil if there is no such key, or the cell is
  /// hidden.
  public func presentation(
    of key: FormKey, in context: CellContext, strings: FormStrings = .english,
    style: Validation.Style = .banner
  ) -> CellPresentation? {
    guard let field = plan.places[key], fields[field].terms.isVisible else { return nil }
    return presentation(of: field, in: context, strings, style)
  }

  private func presentation(
    of field: Int, in context: CellContext, _ strings: FormStrings, _ style: Validation.Style
  ) -> CellPresentation {
    var control = shownControl(field, strings, style)
    // A stored text beyond the limit is an error as one that is typed.
    if fields[field].messages.haveError { control.textLimit.excess = .allow }
    let shown = control.presentation(in: context, strings)
    return focusedField == field
      ? shown.withFocusRing(in: context.theme) : shown.withoutFocus()
  }

  /// Returns the cell of a field with the message that it shows; nil if there is no such key.
  package func shownControl(
    of key: FormKey, strings: FormStrings, style: Validation.Style
  ) -> FormControl? { plan.places[key].map { shownControl($0, strings, style) } }

  private func shownControl(
    _ field: Int, _ strings: FormStrings, _ style: Validation.Style
  ) -> FormControl {
    var control = controls[field]
    // The cell itself says that its text is beyond the limit.
    if let message = fields[field].messages.filter({ $0.source != .limit }).shown {
      control.cell.validation = Validation(
        strings.text(of: message, about: control), message.kind, style)
    }
    return control
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
    in context: CellContext, title: String? = nil, strings: FormStrings = .english,
    style: Validation.Style = .banner
  ) -> FormScreen { screen(in: context, title, strings, style) { _ in nil } }

  /// Returns the screen after an event, with the arguments of the old screen.
  ///
  /// Only cells that the effects name in ``FormEffect/updated(_:)``, and cells that were not visible, are
  /// presented again. The others are placed where they belong now.
  ///
  /// - Parameters:
  ///   - old: The screen before the event.
  ///   - effects: The effects of the event.
  ///   - context: The theme and the width of the page.
  ///   - title: The title above the groups.
  ///   - strings: The texts.
  ///   - style: The layout of messages.
  /// - Returns: The page with the keys of its cells.
  /// - Complexity: O(*n*) in the number of visible cells for their places, and O(*k*) for *k* presentations.
  public func screen(
    after old: FormScreen, _ effects: [FormEffect], in context: CellContext, title: String? = nil,
    strings: FormStrings = .english, style: Validation.Style = .banner
  ) -> FormScreen {
    var updated: Set<FormKey> = []
    for case .updated(let keys) in effects { updated.formUnion(keys) }
    var shown: [FormKey: CellPresentation] = [:]
    for (key, cell) in zip(old.keys, old.page.cells) where !updated.contains(key) {
      shown[key] = cell.presentation
    }
    return screen(in: context, title, strings, style) { shown[$0] }
  }

  /// Lays out the visible cells; `known` returns a presentation that is still right.
  private func screen(
    in context: CellContext, _ title: String?, _ strings: FormStrings, _ style: Validation.Style,
    _ known: (FormKey) -> CellPresentation?
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
      let cells = shown.map { field in
        let key = plan.entries[field].key
        keys.append(key)
        return known(key) ?? presentation(of: field, in: cells, strings, style)
      }
      sections.append(FormSection(header: group.header, cells))
    }
    return FormScreen(page: FormPage(of: sections, in: context, title: title), keys: keys)
  }

  /// Returns the text of a notice, as it is announced.
  public func text(of notice: FormNotice, strings: FormStrings = .english) -> String {
    switch notice {
    case .invalid(let key, let message, let count):
      let control = control(of: key)
      return strings.announcement(
        of: message, about: control?.cell.spokenName ?? key, control, count: count)
    case .submission(.submitted): return strings.submitted
    case .submission(.notSubmitted(let failure)):
      return strings.text(of: failure, strings.notSubmitted)
    case .submission(.notLoaded(let failure)):
      return strings.text(of: failure, strings.notLoaded)
    }
  }
}

extension FormStrings {
  fileprivate func text(of failure: SubmissionFailure, _ phrase: Phrase<Slot>) -> String {
    let reason =
      switch failure {
      case .offline: offline
      case .unanswered: unanswered
      case .refused(let message): message?.orNil ?? refused
      }
    return phrase { $0 == .message ? reason : "" }
  }
}
