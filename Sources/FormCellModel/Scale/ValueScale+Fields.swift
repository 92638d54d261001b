// The keys that describe a scale, its policies and its writing.

extension ValueScale {
  /// The keys of a scale, to be read before the value.
  package static var fields: [Field<ValueScale>] {
    let numbers = FixedDecimal.min...FixedDecimal.max
    return [
      Field("bounds", \.bounds, .bounds, "the least and the greatest value"),
      Field("step", \.step, .number(numbers), "the distance of two values"),
      Field("anchor", \.anchor, "the number from which steps are counted"),
      Field(
        "decimals", \.decimals, .whole(0...6),
        "the least number of decimals that are written"),
    ]
  }

  /// Reports a value in a file that has more decimals than the scale.
  func check(_ value: FixedDecimal, _ name: String, _ reader: inout any FieldReader) {
    guard reader.isFile, held(value) != value else { return }
    let wanted =
      switch writtenDecimals {
      case 0: "a whole number"
      case 1: "at most one decimal"
      default: "at most \(writtenDecimals) decimals"
      }
    reader.report(
      .outOfRange, at: reader.place(of: name), "'\(name)' is '\(value)'; expected \(wanted)")
  }
}

extension Answer where Value == ClosedRange<FixedDecimal> {
  /// `{ "lower": 0, "upper": 100 }`.
  fileprivate static var bounds: Self {
    Answer(object: "numberBounds") { reader in
      reader.require("lower", "upper")
      let lower = reader.decimal("lower", in: ValueScale.limits)
      guard let upper = reader.decimal("upper", in: ValueScale.limits), let lower else {
        return nil
      }
      guard lower <= upper else {
        reader.report(
          .outOfRange, at: reader.place(of: "upper"), "'upper' is '\(upper)', less than 'lower'")
        return nil
      }
      return lower...upper
    } members: {
      ["lower": $0.lowerBound, "upper": $0.upperBound]
    }
  }
}

extension ScaleWriting {
  /// The keys of the forms of the values of a slider; those of two thumbs, and of the bounds.
  static let formats: [Field<ScaleWriting>] = [
    Field("valueFormat", \.value, "the shown value"),
    Field("rangeFormat", \.range, "the shown values of a range"),
    Field("lowerBoundFormat", \.lowerBound, "the shown lower bound"),
    Field("upperBoundFormat", \.upperBound, "the shown upper bound"),
  ]

  static let numbers: [Field<ScaleWriting>] = [
    Field(
      "decimalSeparator", \.decimalSeparator, .decimalSeparator,
      "the character before the decimals"),
    Field("digits", \.digits, "a numbering system"),
    Field("keepsZeros", \.keepsZeros, "true if zeros fill all decimals"),
  ]
}

extension ScalePolicies {
  /// The keys of the policies, in the order of the properties.
  package static let fields: [Field<ScalePolicies>] = [
    Field("live", \.live, "the time at which a change is reported"),
    Field("crossing", \.crossing, "the effect of a drag past the other thumb"),
    Field("typed", \.typed, "the effect of a typed number beyond the bounds"),
    Field("typedExcess", \.typedExcess, "a number above the upper bound while it is typed"),
    Field("typedDecimals", \.typedDecimals, "more decimals than the scale has, while typed"),
    Field("typedSign", \.typedSign, "the scales for which a minus sign can be typed"),
    Field("emptied", \.emptied, "the result of a field that is left without a number"),
    Field("emptyButtons", \.emptyButtons, "the buttons of a stepper without a value"),
    Field("editingButtons", \.editingButtons, "the buttons of a stepper that is edited"),
  ]

  /// Returns the keys of the policies of a kind of cell, which lacks some.
  static func fields(without names: Set<String>) -> [Field<ScalePolicies>] {
    fields.filter { !names.contains($0.name) }
  }
}
