// The requirements of a form for each kind of cell.

extension SwitchCell: OwnedCell {
  var control: FormControl { .toggle(self) }
  var reach: ValueReach { ValueReach(kind: .flag) }

  static func strings(in strings: FormStrings) -> SwitchStrings { strings.toggle }
}

extension ButtonCell: OwnedCell {
  var control: FormControl { .button(self) }
  var reach: ValueReach { ValueReach(kind: .none) }

  static func strings(in strings: FormStrings) -> ButtonStrings { strings.button }
}

extension TextCell: OwnedCell {
  var control: FormControl { .text(self) }

  var reach: ValueReach {
    let most = limit.excess == .allow ? nil : limit.maximum
    return ValueReach(
      kind: .text, decimals: entry == .whole ? 0 : nil,
      mostLength: [most, entry.longestText].compactMap(\.self).min())
  }

  func fault(of value: FormValue) -> String? {
    if case .text(let text) = value, canChange { fault(of: text) } else { nil }
  }

  func numbers(in strings: FormStrings) -> NumberEntry {
    if case .number(let entry) = entry { entry } else { .plain }
  }

  static func strings(in strings: FormStrings) -> TextStrings { strings.text }
}

extension ChoiceCell: OwnedCell {
  var control: FormControl { .choice(self) }
  var canTakeFocus: Bool { canChoose }
  var reach: ValueReach { reach(amongOptions: options.count) }

  /// Returns the selections of so many options.
  func reach(amongOptions count: Int) -> ValueReach {
    ValueReach(kind: .indexes, mostLength: selectsSeveral ? count : min(count, 1))
  }

  func fault(of value: FormValue) -> String? {
    if case .indexes(let selection) = value { fault(of: selection) } else { nil }
  }

  static func strings(in strings: FormStrings) -> ChoiceStrings { strings.choice }
}

extension SliderCell: OwnedCell {
  var control: FormControl { .slider(self) }
}

extension RangeSliderCell: OwnedCell {
  var control: FormControl { .rangeSlider(self) }
}

extension TrackCell {
  var reach: ValueReach {
    let values = [track.values.lower, track.values.upper]
    return track.scale.reach(track.isRange ? .range : .number, with: values)
  }
}

extension TrackCell where Self: OwnedCell {
  func numbers(in strings: FormStrings) -> NumberEntry {
    NumberEntry(track.writing.format(of: track.scale))
  }
}

extension FormCell where Strings == ScaleStrings {
  static func strings(in strings: FormStrings) -> ScaleStrings { strings.scale }
}

extension StepperCell: OwnedCell {
  var control: FormControl { .stepper(self) }

  var reach: ValueReach {
    var reach = scale.reach(.number, with: [value].compactMap(\.self))
    reach.canBeNone = true
    return reach
  }

  func numbers(in strings: FormStrings) -> NumberEntry { NumberEntry(writing.format(of: scale)) }
}

extension RatingCell: OwnedCell {
  var canTakeFocus: Bool { canChange }
  var control: FormControl { .rating(self) }
  var spokenName: String { keyName?.orNil ?? subtitle ?? "" }

  /// The access by the style and ``isEditable``; the read-only styles stay read-only.
  var access: FormField.Access {
    get {
      switch style {
      case .editable: isEditable ? .normal : .readOnly
      case .editableDisabled: .disabled
      case .standard, .accented: .readOnly
      }
    }
    set {
      guard !style.isReadOnly || style == .editableDisabled else { return }
      _ = handle(.setStyle(newValue == .disabled ? .editableDisabled : .editable))
      _ = handle(.setEditable(newValue != .readOnly))
    }
  }

  var reach: ValueReach {
    ValueReach(
      kind: .number, canBeNone: true, bounds: bounds.values, decimals: hasWholeRatings ? 0 : nil)
  }

  func numbers(in strings: FormStrings) -> NumberEntry { NumberEntry(strings.rating.table.numbers) }

  static func strings(in strings: FormStrings) -> RatingStrings { strings.rating }
}
