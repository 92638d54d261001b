extension TrackCell {
  /// The keys that all sliders have, those of the scale before the value.
  static func fields(_ value: [Field<Self>]) -> [Field<Self>] {
    sharedFields + ValueScale.fields.map { $0.at(\.track.describedScale) } + value + [
      Field("hasFields", \.track.hasFields, "true for text fields in which values can be typed"),
      Field("showsValue", \.track.showsValue, "true if the value stands beside the title"),
      Field("showsBounds", \.track.showsBounds, "true if the bounds stand at the track"),
      Field("thumbHalfWidth", \.track.thumbHalfWidth, .points, "half the width of a thumb"),
    ] + (ScaleWriting.formats + ScaleWriting.numbers).map { $0.at(\.track.writing) } + [
      Field(
        "policies", \.track.policies,
        ScalePolicies.fields(without: ["emptyButtons", "editingButtons"]), "the behavior"),
      Field("phase", \.track.phase, .phase, "the phase of an interaction"),
      Field(
        "focusedThumb", Answer<SliderThumb>.named.forms, "the thumb with the keyboard focus",
        read: { reader, cell in cell.track.focusedThumb = reader.word("focusedThumb") },
        written: { $0.track.focusedThumb }),
    ]
  }

  /// A key whose value is a value of a thumb.
  static func field(
    _ name: String, _ thumb: SliderThumb, _ meaning: String
  ) -> Field<Self> {
    Field(
      name, [.number(ValueScale.limits)], meaning,
      read: { reader, cell in
        let least = thumb == .upper ? cell.track.values.lower : cell.track.scale.bounds.lowerBound
        let range = least...cell.track.scale.bounds.upperBound
        guard let value = reader.decimal(name, in: range) else { return }
        cell.track.scale.check(value, name, &reader)
        let other = cell.track.values[thumb.other]
        cell.track.hold(ScaleRange(value, other))
      }, written: { $0.track.values[thumb] })
  }

  /// The states of a cell in the given situations: each access with each value and each look of the
  /// ends.
  static func states(
    of name: String, _ make: (FormField, SliderEnds, SliderPlace) -> Self,
    _ situations: CellSituations, _ coverage: CoveringArray.Coverage
  ) -> [CellState] {
    situations.states(
      of: FormField.Access.allCases, SliderEnds.allCases, SliderPlace.allCases, covering: coverage
    ) { access, end, place in
      let cell = make(
        FormField(title: name, information: "From 0 to 100", access: access), end, place)
      return CellState(
        access.group(of: name),
        (["\(place) value"] + end.titles(access)).joined(separator: ", "),
        at: [kind.name, "\(access)", "\(end)", "\(place)"],
        shows: { property, part in
          part.hasPrefix(kind.className)
            && (access == .disabled || !property.hasSuffix("-disabled"))
        },
        present: { cell.presentation(in: $0) })
    }
  }
}

extension DescribedCell where Self: TrackCell {
  package var valueFault: ValueFault? { track.valueFault }
}

/// The ends of a track in a state of a preview.
enum SliderEnds: CaseIterable {
  case bounds, fields, focusedField

  var hasFields: Bool { self != .bounds }

  /// The words for the ends as they are drawn: a read-only cell has none, and a disabled one has no
  /// focus.
  fileprivate func titles(_ access: FormField.Access) -> [String] {
    switch (self, access) {
    case (_, .readOnly): []
    case (.bounds, _): ["with bounds"]
    case (.fields, _), (.focusedField, .disabled): ["with text fields"]
    case (.focusedField, .normal): ["editing"]
    }
  }
}

/// The value in a state of a preview, on a scale from 0 to 100.
enum SliderPlace: Int, CaseIterable {
  case lowest = 0
  case middle = 50
  case highest = 100

  var value: FixedDecimal { FixedDecimal(whole: rawValue) }
}
