extension ChoiceCell: FieldCell {
  /// The kind of the choice cell; each style has a class of its own.
  public static let kind = CellKind("choice", className: "fdlFUIFilterFormCell")

  /// Returns the layout of the cell, ready to draw: the title with segments, chips or a value, the
  /// information, the wheel of an open picker, and the validation.
  public func presentation(
    in context: CellContext, strings: ChoiceStrings = .english
  ) -> CellPresentation {
    var layout = ChoiceLayout(of: self, context)
    let value = texts(of: shownSelection).joined(separator: strings.listSeparator)
    layout.add(title: requirement.marked(field.title, strings.validation), value: value)
    let (notice, size) = layout.shared.addNotice(
      requirement, below: layout.bottom, strings.validation)
    let whole = whole(value, hint: hint(strings), wholeTraits, size, strings)
    return CellPresentation(
      style.kind, context.direction, size, on: style.kind.background(in: context.theme),
      items: layout.shared.items, hitAreas: canChoose ? hitAreas(in: layout) : [],
      accessibility: [whole] + elements(in: layout, strings),
      tooltip: field.isDimmed ? nil : value.orNil, announcement: canChoose ? value : nil,
      message: notice)
  }

  private func hitAreas(in layout: ChoiceLayout) -> [HitArea] {
    let options = layout.options.map { place, frame in
      HitArea(ChoicePart.option, style == .segments ? frame.taller(to: 44) : frame, .choose(place))
    }
    guard let opener = layout.opener, !picker.staysOpen else { return options }
    return [HitArea(ChoicePart.value, opener, .activate)] + options
  }

  // MARK: - Elements

  /// The hint of a picker that the user can open or close.
  private func hint(_ strings: ChoiceStrings) -> String? {
    guard style == .picker, !picker.staysOpen, canChoose else { return nil }
    return isOpen ? strings.closeHint : strings.openHint
  }

  /// A read-only cell is no control; a wheel that is always open is an element of its own.
  private var wholeTraits: AccessibilityElement.Traits {
    guard field.access != .readOnly else { return [] }
    return switch style {
    case .segments, .chips: .group
    case .picker: picker.staysOpen ? .group : .button
    }
  }

  /// Returns the elements of the options, or of the wheel.
  private func elements(
    in layout: ChoiceLayout, _ strings: ChoiceStrings
  ) -> [AccessibilityElement] {
    switch style {
    case .segments, .chips:
      return layout.options.map { place, frame in
        element(of: place, frame, isSelected: layout.selected.contains(place), strings)
      }
    case .picker:
      guard let wheel = layout.wheel else { return [] }
      let range = range(of: selectedOption ?? 0, step: canChange ? 1 : nil)
      return [
        AccessibilityElement(
          label: field.title, value: texts(of: selection).first ?? "",
          traits: canChange ? .adjustable : [.adjustable, .notEnabled], range: range, frame: wheel)
      ]
    }
  }

  private func element(
    of place: Int, _ frame: Frame, isSelected: Bool, _ strings: ChoiceStrings
  ) -> AccessibilityElement {
    var traits: AccessibilityElement.Traits = style == .segments ? .choice : [.choice, .button]
    if !canChange { traits.insert(.notEnabled) }
    if focusedOption == place { traits.insert(.focused) }
    let label: String
    switch selectionSpeech {
    case .asTrait:
      label = options[place]
      if isSelected { traits.insert(.selected) }
    case .asWords: label = strings.words(for: options[place], isSelected: isSelected)
    }
    return AccessibilityElement(
      label: label, value: "", traits: traits, range: range(of: place), frame: frame)
  }

  /// Returns the place of an option as a number: 1 is the first one.
  private func range(of place: Int, step: FixedDecimal? = nil) -> AccessibilityRange {
    AccessibilityRange(
      minimum: 1, now: FixedDecimal(clamping: place + 1),
      maximum: FixedDecimal(clamping: options.count), step: step)
  }
}

extension CellKind {
  fileprivate static let segments = CellKind(
    "choice", className: "fdlFUISegmentedControlFormCell")
  fileprivate static let picker = CellKind("choice", className: "fdlFUIValuePickerFormCell")
}

extension ChoiceStyle {
  /// The kind with the class of the vendor's cell, by the naming rule of the documented classes.
  var kind: CellKind {
    switch self {
    case .segments: .segments
    case .chips: ChoiceCell.kind
    case .picker: .picker
    }
  }
}

extension Frame {
  /// Returns the frame, grown evenly above and below to at least a height.
  fileprivate func taller(to height: Double) -> Frame {
    let more = max(0, height - self.height)
    return Frame(x: x, y: y - more / 2, width: width, height: self.height + more)
  }
}
