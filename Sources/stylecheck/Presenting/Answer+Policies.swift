import FormCellModel

// The answers that are more than one of a few words. Documentation/Policies.md describes the objects.

extension Answer where Value == DecimalRounding {
  /// A rule by its name, or by the numbers that it is made of.
  static var rounding: Self {
    Answer(
      words: DecimalRounding.table,
      object: Object(name: "rounding", read: DecimalRounding.read, object: \.said))
  }
}

extension Answer where Value == DecimalRounding? {
  /// A rule, or `"asDrag"`.
  static var tapRounding: Self {
    Answer(
      words: [("asDrag", nil)] + DecimalRounding.table,
      object: Object(name: "rounding", read: DecimalRounding.read, object: { $0?.said }))
  }
}

extension Answer where Value == DecimalRounding.Threshold {
  /// `{ "from": 0.25 }` or `{ "above": 0.25 }`.
  static func threshold(_ numbers: ClosedRange<FixedDecimal> = 0...1) -> Self {
    Answer(
      object: Object(
        name: numbers == 0...1 ? "threshold" : "ratingThreshold",
        read: { fields in
          fields.oneOf([
            ("from", { $0.decimal("from", in: numbers).map(Value.from) }),
            ("above", { $0.decimal("above", in: numbers).map(Value.above) }),
          ])
        },
        object: { threshold in
          switch threshold {
          case .from(let least): ["from": JSONText(least)]
          case .above(let greatest): ["above": JSONText(greatest)]
          }
        }))
  }
}

extension Answer where Value == RatingPolicies.Display.Fill {
  /// A word, or `{ "areaOfStar": { "points": 5, "innerRadius": 0.381966 } }`.
  static var fill: Self {
    Answer(
      words: [("width", .width), ("area", .area), ("thirds", .thirds)],
      object: Object(
        name: "areaOfStar",
        read: { fields in
          fields.required("areaOfStar") { fields in
            var star: StarShape?
            fields.object("areaOfStar") { star = StarShape(&$0) }
            return star.map { .areaOfStar($0) }
          }
        },
        object: { fill in
          switch fill {
          case .width, .area, .thirds: nil
          case .areaOfStar(let star):
            [
              "areaOfStar": [
                "points": JSONText(star.points),
                "innerRadius": FixedDecimal(star.innerRadius).map { JSONText($0) } ?? .null,
              ]
            ]
          }
        }))
  }
}

extension Answer where Value == RatingPolicies.Display.Compact? {
  /// `"never"`, or from where the one mark is half lit, and lit.
  static var compact: Self {
    let threshold = Answer<DecimalRounding.Threshold>.threshold(0...FixedDecimal.mostMarks)
    return Answer(
      words: [("never", nil)],
      object: Object(
        name: "compact",
        read: { fields in
          let halfFrom = fields.required("halfFrom") { threshold.read("halfFrom", from: &$0) }
          let wholeFrom = fields.required("wholeFrom") { threshold.read("wholeFrom", from: &$0) }
          guard let halfFrom, let wholeFrom else { return nil }
          return .init(halfFrom: halfFrom, wholeFrom: wholeFrom)
        },
        object: { compact in
          compact.map {
            [
              "halfFrom": threshold.said($0.halfFrom), "wholeFrom": threshold.said($0.wholeFrom),
            ]
          }
        }))
  }
}

extension Answer where Value == FixedDecimal? {
  /// A rating, or `"lowerBound"`.
  static var leastRating: Self {
    Answer(
      words: [("lowerBound", nil)],
      number: Number(
        range: FixedDecimal.min...FixedDecimal.max, value: { $0 }, number: { $0 }))
  }
}

extension Answer where Value == RatingPolicies.Pointer.BeforeFirst {
  /// A word, or `{ "minimumWithin": 1 }`.
  static var beforeFirst: Self {
    Answer(
      words: [
        ("minimum", .minimum), ("lowerBound", .lowerBound), ("firstMark", .firstMark),
        ("clears", .clears), ("refused", .refused),
      ],
      object: Object(
        name: "minimumWithin",
        read: { fields in
          fields.required("minimumWithin") {
            $0.decimal("minimumWithin", in: 0...FixedDecimal.mostMarks)
          }.map { .minimumWithin(marks: $0.plain) }
        },
        object: { answer in
          switch answer {
          case .minimum, .lowerBound, .firstMark, .clears, .refused: nil
          case .minimumWithin(let marks):
            FixedDecimal(marks).map { ["minimumWithin": JSONText($0)] }
          }
        }))
  }
}

extension Answer where Value == RatingPolicies.Accessibility.Role {
  /// A word, or `{ "choicesUpTo": 7 }`.
  static var role: Self {
    Answer(
      words: [("adjustable", .adjustable), ("choices", .choices)],
      object: Object(
        name: "choicesUpTo",
        read: { fields in
          fields.required("choicesUpTo") { $0.whole("choicesUpTo", in: 0...1_000_000) }
            .map { .choicesUpTo($0) }
        },
        object: { role in
          switch role {
          case .adjustable, .choices: nil
          case .choicesUpTo(let most): ["choicesUpTo": JSONText(most)]
          }
        }))
  }
}

extension FixedDecimal {
  /// As many marks as there can be.
  static let mostMarks = FixedDecimal(clamping: RatingBounds.maximumItems)
}

extension StarShape {
  fileprivate init(_ fields: inout Fields) {
    let usual = StarShape.five
    self.init(
      points: fields.whole("points", in: 2...1_000) ?? usual.points,
      innerRadius: fields.decimal("innerRadius", in: 0...1)?.plain ?? usual.innerRadius)
  }
}

// MARK: - A rounding by its numbers

extension DecimalRounding {
  /// The rule that `fields` give; nil where something is wrong.
  fileprivate static func read(_ fields: inout Fields) -> DecimalRounding? {
    let threshold = Answer<Threshold>.threshold()
    let halfFrom = threshold.read("halfFrom", from: &fields)
    let wholeFrom = threshold.read("wholeFrom", from: &fields)
    let step = fields.decimal("step", in: 0...FixedDecimal.mostMarks)
    let decimals = fields.whole("preRoundDecimals", in: 0...6)
    let atWhole = fields.decimal("atWhole", in: -1...1) ?? 0

    if fields.has("halfFrom"), fields.has("step") {
      fields.report(
        .unusedKey, at: fields.placeOfKey("halfFrom"),
        "there are no halves between multiples of 'step'")
      return nil
    }
    guard fields.has("wholeFrom") || fields.has("halfFrom") || fields.has("step") else {
      return DecimalRounding(.exact, preRoundDecimals: decimals, atWhole: atWhole)
    }
    guard let wholeFrom = fields.required("wholeFrom", { _ in wholeFrom }) else { return nil }
    let grid: Grid =
      if let step { .steps(of: step, nextFrom: wholeFrom) } else if let halfFrom {
        .halves(halfFrom: halfFrom, wholeFrom: wholeFrom)
      } else { .wholes(wholeFrom: wholeFrom) }
    return DecimalRounding(grid, preRoundDecimals: decimals, atWhole: atWhole)
  }

  /// The rule as an object; only what is not as usual.
  fileprivate var said: JSONText? {
    let threshold = Answer<Threshold>.threshold()
    var members: [JSONText.Member] = []
    func add(_ name: String, _ value: JSONText) { members.append(.init(name, value)) }
    switch grid {
    case .exact: break
    case .wholes(let wholeFrom): add("wholeFrom", threshold.said(wholeFrom))
    case .halves(let halfFrom, let wholeFrom):
      add("halfFrom", threshold.said(halfFrom))
      add("wholeFrom", threshold.said(wholeFrom))
    case .steps(let step, let nextFrom):
      add("step", JSONText(step))
      add("wholeFrom", threshold.said(nextFrom))
    }
    if let preRoundDecimals { add("preRoundDecimals", JSONText(preRoundDecimals)) }
    if atWhole != 0 { add("atWhole", JSONText(atWhole)) }
    return .object(members)
  }
}
