extension TextCell: FieldCell {
  /// The kind of the text cell; each style has its own class.
  public static let kind = CellKind(
    "text", className: "fdlFUISimplePropertyCollectionViewCell")

  /// The name of the cell: the title or, without one, the placeholder; empty if there is neither.
  var spokenName: String { field.title.orNil ?? placeholder ?? "" }

  /// The text as the cell shows and speaks it: a secure text is dots.
  ///
  /// - Complexity: O(*n*) in the length of the text; a secure text has at most 256 dots.
  package var shownText: String {
    guard isSecure, !isRevealed else { return entry.shown(text, isEditing: isEditing) }
    return String(repeating: "•", count: text.prefix(256).count)
  }

  /// Returns the layout of the cell, ready to draw: the title, the box with the text, the message
  /// and the counter.
  public func presentation(
    in context: CellContext, strings: TextStrings = .english
  ) -> CellPresentation {
    let message = message(strings)
    let requirement = requirement
    var layout = TextLayout(of: self, context)
    layout.addTitle(requirement.marked(field.title, strings.validation))
    layout.addBox(shownText)
    layout.addRow(message)
    let (notice, size) = layout.addNotice(strings.validation)
    let kind = style.paths.kind
    let spokenMessage = message.map { strings.validation.spoken($0.words, $0.kind) }
    let separator = strings.listSeparator
    // A placeholder that names the cell is not its value, too.
    let value = isEmpty ? field.title.orNil.flatMap { _ in placeholder } : shownText
    let element = AccessibilityElement(
      label: requirement.spoken(spokenName, strings.validation, separator: separator),
      value: (value ?? "").followed(by: spokenMessage, after: separator)
        .followed(by: notice, after: separator),
      hint: spokenHint(strings), actions: actions(strings),
      traits: traits.union(requirement.traits),
      frame: Frame(x: 0, y: 0, width: size.width, height: size.height))
    let news = message.flatMap { $0.isNews ? spokenMessage : nil }
    return CellPresentation(
      kind, context.direction, size, on: kind.background(in: context.theme),
      items: layout.shared.items, hitAreas: layout.hitAreas,
      accessibility: [element] + button(layout, strings),
      announcement: canChange ? characters(strings) ?? "" : nil,
      message: notice ?? news, editing: layout.editedText)
  }

  /// A read-only text is text, and no field.
  private var traits: AccessibilityElement.Traits {
    let kind: AccessibilityElement.Traits = field.access == .readOnly ? [] : .textField
    return kind.union(field.isDimmed ? .notEnabled : []).union(isInError ? .invalid : [])
  }

  /// Returns the button beside the text while it has the keyboard focus; at other times, it is an action
  /// of the cell.
  private func button(_ layout: TextLayout, _ strings: TextStrings) -> [AccessibilityElement] {
    guard focusesButton, let area = layout.hitAreas.first(where: { $0.purpose == .activate }),
      let action = actions(strings).last
    else { return [] }
    return [
      AccessibilityElement(
        label: action.name, value: "", traits: [.button, .focused], frame: area.frame)
    ]
  }

  private func actions(_ strings: TextStrings) -> [AccessibilityAction] {
    guard canChange else { return [] }
    if isSecure {
      return [AccessibilityAction(kind: .reveal, name: isRevealed ? strings.hide : strings.show)]
    }
    var actions: [AccessibilityAction] = []
    if !isEmpty { actions.append(AccessibilityAction(kind: .clear, name: strings.clear)) }
    if hasAction, let action {
      actions.append(AccessibilityAction(kind: .custom, name: action.name?.orNil ?? strings.action))
    }
    return actions
  }
}
