extension TrackCell {
  /// Returns the layout of the cell, ready to draw: the title and the value, the slider with its
  /// bounds or text fields, the information and the validation.
  ///
  /// A read-only cell shows its value as text, without a slider.
  public func presentation(
    in context: CellContext, strings: ScaleStrings = .english
  ) -> CellPresentation {
    let words = words(track.values, strings)
    let shown = shownValue(words)
    let background = Self.kind.background(in: context.theme)
    var layout = SliderLayout(of: track, field, on: background, context)
    let showsValue = isReadOnly || track.showsValue && !track.hasFields
    layout.addHeader(
      title: requirement.marked(field.title, strings.validation), value: showsValue ? shown : "",
      widest: track.scale.widestValues.map { shownValue(self.words(ScaleRange($0, $0), strings)) })
    if !isReadOnly { layout.addControl(bounds: bounds(words), texts: texts) }
    let (notice, size) = layout.shared.addEnd(
      below: layout.bottom, requirement, strings.validation)
    let spoken = words(spokenValue(strings))
    return CellPresentation(
      Self.kind, context.direction, size, on: background,
      items: layout.shared.items, hitAreas: hitAreas(layout),
      accessibility: elements(words, spoken, layout, size, strings),
      tooltip: field.isDimmed ? nil : shown, announcement: canChange ? spoken : nil,
      message: notice, editing: layout.editedText)
  }

  private var isReadOnly: Bool { field.access == .readOnly }

  private func shownValue(_ words: ScaleWords) -> String {
    track.isRange ? words(track.writing.range) : words.value
  }

  /// Returns the placeholders of all phrases: the values are as they are shown, with their unit.
  private func words(_ values: ScaleRange, _ strings: ScaleStrings) -> ScaleWords {
    var words = ScaleWords(
      title: field.title, scale: track.scale, writing: track.writing, plurals: strings.plurals)
    words.numbers = values
    if track.isRange {
      words.lower = track.writing.number(values.lower, track.scale)
      words.upper = track.writing.number(values.upper, track.scale)
    } else {
      words.value = words(track.writing.value, values.upper)
    }
    return words
  }

  private var texts: [SliderThumb: String] {
    guard track.hasFields else { return [:] }
    return Dictionary(uniqueKeysWithValues: track.thumbs.map { ($0, track.text(of: $0)) })
  }

  private func bounds(_ words: ScaleWords) -> [SliderThumb: String] {
    guard track.showsBounds else { return [:] }
    let bounds = track.scale.bounds
    let texts: [SliderThumb: String] = [
      .lower: words(track.writing.lowerBound, bounds.lowerBound),
      .upper: words(track.writing.upperBound, bounds.upperBound),
    ]
    return texts.compactMapValues(\.orNil)
  }

  // MARK: - Hit testing

  private func hitAreas(_ layout: SliderLayout) -> [HitArea] {
    guard canChange, let control = layout.control, let way = layout.way else { return [] }
    let slider = HitArea(.slider, control.grown(to: FieldLayout.least), .adjust(along: way))
    let fields = track.thumbs.compactMap { thumb in
      layout.fields[thumb].map {
        HitArea(
          thumb.field, $0.grown(to: FieldLayout.least),
          .edit(TextInputStyle(cursor: layout.cursor, keyboard: track.scale.keyboard)))
      }
    }
    return [slider] + fields
  }

  // MARK: - Accessibility

  /// Returns the whole cell and, for two thumbs, each of them; then the text fields.
  private func elements(
    _ words: ScaleWords, _ spoken: String, _ layout: SliderLayout, _ size: Extent,
    _ strings: ScaleStrings
  ) -> [AccessibilityElement] {
    let whole = whole(
      named: words(phrase(strings)), spoken, wholeTraits,
      range: track.isRange ? nil : range(of: .upper), size, strings)
    let thumbs =
      track.isRange ? track.thumbs.compactMap { thumb(words, $0, layout, size, strings) } : []
    return [whole] + thumbs + track.thumbs.compactMap { field(words, $0, layout, strings) }
  }

  private func phrase(_ strings: ScaleStrings) -> Phrase<ScaleSlot> {
    switch (track.isRange, track.hasFields) {
    case (false, false): strings.slider
    case (false, true): canChange ? strings.sliderWithField : strings.fixedSlider
    case (true, false): strings.range
    case (true, true): canChange ? strings.rangeWithFields : strings.fixedRange
    }
  }

  private func spokenValue(_ strings: ScaleStrings) -> Phrase<ScaleSlot> {
    if track.isRange { return strings.rangeValue }
    return track.hasFields ? strings.fieldValue : strings.value
  }

  private var wholeTraits: AccessibilityElement.Traits {
    isReadOnly ? [] : track.isRange ? .group : adjustable
  }

  /// The trait of a thumb, unless nothing steps.
  private var adjustable: AccessibilityElement.Traits { track.scale.step > 0 ? .adjustable : [] }

  private func range(of thumb: SliderThumb) -> AccessibilityRange {
    let reach = track.reach(of: thumb)
    return AccessibilityRange(
      minimum: reach.lowerBound, now: track.values[thumb], maximum: reach.upperBound,
      step: canChange && track.scale.step > 0 ? track.scale.step : nil)
  }

  private func thumb(
    _ words: ScaleWords, _ thumb: SliderThumb, _ layout: SliderLayout, _ size: Extent,
    _ strings: ScaleStrings
  ) -> AccessibilityElement? {
    guard let frame = layout.thumbs[thumb] else { return nil }
    let isLower = thumb == .lower
    return AccessibilityElement(
      label: words(isLower ? strings.lowerThumb : strings.upperThumb),
      value: words(track.writing.value, track.values[thumb]),
      hint: canChange ? isLower ? strings.lowerHint : strings.upperHint : nil,
      traits: adjustable.union(track.focusedThumb == thumb ? .focused : [])
        .union(field.isDimmed ? .notEnabled : []),
      range: range(of: thumb),
      frame: frame.grown(to: FieldLayout.least, in: size))
  }

  /// Returns the element of a text field; nil while the user cannot change it.
  private func field(
    _ words: ScaleWords, _ thumb: SliderThumb, _ layout: SliderLayout, _ strings: ScaleStrings
  ) -> AccessibilityElement? {
    guard canChange, let frame = layout.fields[thumb] else { return nil }
    let names = track.isRange ? [strings.lowerField, strings.upperField] : [strings.field]
    var words = words
    words.value = track.text(of: thumb)
    words.numbers = track.writing.number(in: words.value).map { ScaleRange($0, $0) }
    return AccessibilityElement(
      label: words(thumb == .lower ? names[0] : names[names.count - 1]),
      value: words(strings.fieldValue), hint: strings.fieldHint, traits: .textField, frame: frame)
  }
}

extension SliderThumb {
  var field: CellPart { self == .lower ? .lowerField : .upperField }
}
