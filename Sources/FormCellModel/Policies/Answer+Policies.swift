// The policy values that are objects or numbers. Documentation/Policies.md describes the objects.

extension Answer where Value == DecimalRounding {
  /// A rule, by its name or as an object.
  static var rounding: Self {
    Answer(
      words: DecimalRounding.words, object: "rounding", read: DecimalRounding.read,
      members: \.members)
  }
}

extension Answer where Value == DecimalRounding.Threshold {
  /// `{ "from": 0.25 }` or `{ "above": 0.25 }`.
  static func threshold(_ numbers: ClosedRange<FixedDecimal> = 0...1) -> Self {
    Answer(object: numbers == 0...1 ? "threshold" : "ratingThreshold") { reader in
      let from = reader.decimal("from", in: numbers).map(Value.from)
      let above = reader.decimal("above", in: numbers).map(Value.above)
      return reader.requireOne(of: ["from", "above"]) ? from ?? above : nil
    } members: { threshold in
      switch threshold {
      case .from(let least): ["from": least]
      case .above(let greatest): ["above": greatest]
      }
    }
  }
}

extension Answer where Value == RatingPolicies.Display.Fill {
  /// A word, or `{ "areaOfStar": { "points": 5, "innerRadius": 0.381966 } }`.
  static var fill: Self {
    let words: [(word: String, value: Value)] = [
      ("width", .width), ("area", .area), ("thirds", .thirds),
    ]
    return Answer(words: words, orMember: "areaOfStar") {
      $0.object("areaOfStar") { .areaOfStar(StarShape(&$0)) }
    } written: { fill in
      switch fill {
      case .width, .area, .thirds: nil
      case .areaOfStar(let star):
        ["points": star.points, "innerRadius": FieldNumber(star.innerRadius)] as FieldMembers
      }
    }
  }
}

extension Answer where Value == RatingPolicies.Display.Compact {
  /// An object with the thresholds for half lit and lit.
  static var compact: Self {
    let threshold = Answer<DecimalRounding.Threshold>.threshold(0...FixedDecimal.mostMarks)
    return Answer(object: "compact") { reader in
      reader.require("halfFrom", "wholeFrom")
      let halfFrom = threshold.read("halfFrom", from: &reader)
      let wholeFrom = threshold.read("wholeFrom", from: &reader)
      guard let halfFrom, let wholeFrom else { return nil }
      return .init(halfFrom: halfFrom, wholeFrom: wholeFrom)
    } members: {
      ["halfFrom": threshold.written($0.halfFrom), "wholeFrom": threshold.written($0.wholeFrom)]
    }
  }
}

extension Answer where Value == RatingPolicies.Pointer.BeforeFirst {
  /// A word, or `{ "minimumWithin": 1 }`.
  static var beforeFirst: Self {
    let words: [(word: String, value: Value)] = [
      ("minimum", .minimum), ("lowerBound", .lowerBound), ("firstMark", .firstMark),
      ("clears", .clears), ("refused", .refused),
    ]
    return Answer(words: words, orMember: "minimumWithin") {
      $0.number("minimumWithin", in: 0...FixedDecimal.mostMarks).map { .minimumWithin(marks: $0) }
    } written: { answer in
      switch answer {
      case .minimum, .lowerBound, .firstMark, .clears, .refused: nil
      case .minimumWithin(let marks): FieldNumber(marks)
      }
    }
  }
}

extension Answer where Value == RatingPolicies.Accessibility.Role {
  /// A word, or `{ "choicesUpTo": 7 }`.
  static var role: Self {
    Answer(words: [("adjustable", .adjustable), ("choices", .choices)], orMember: "choicesUpTo") {
      $0.whole("choicesUpTo", in: 0...1_000_000).map { .choicesUpTo($0) }
    } written: { role in
      switch role {
      case .adjustable, .choices: nil
      case .choicesUpTo(let most): most
      }
    }
  }
}

extension Answer where Value == RatingPolicies.Holding.Items {
  /// `{ "from": 1, "to": 10, "otherwise": "clamped" }`.
  static var items: Self {
    let counts = 0...ScaleBounds.maximumItems
    let otherwise = Answer<RatingPolicies.Holding.Items.Otherwise>.otherwise
    return Answer(object: "items") { reader in
      reader.require("from", "to", "otherwise")
      let from = reader.whole("from", in: counts)
      let to = reader.whole("to", in: counts)
      let word = otherwise.read("otherwise", from: &reader)
      guard let from, let to, let word else { return nil }
      guard from <= to else {
        reader.report(.outOfRange, at: reader.place(of: "to"), "'to' is '\(to)', less than 'from'")
        return nil
      }
      return .init(from...to, otherwise: word)
    } members: {
      [
        "from": $0.range.lowerBound, "to": $0.range.upperBound,
        "otherwise": otherwise.written($0.otherwise),
      ]
    }
  }
}

extension Answer where Value == RatingPolicies.Holding.Items.Otherwise {
  /// A word, or `{ "marks": 5 }`.
  fileprivate static var otherwise: Self {
    Answer(words: [("refused", .refused), ("clamped", .clamped)], orMember: "marks") {
      $0.whole("marks", in: 0...ScaleBounds.maximumItems).map { .marks($0) }
    } written: { otherwise in
      switch otherwise {
      case .refused, .clamped: nil
      case .marks(let marks): marks
      }
    }
  }
}

extension FixedDecimal {
  static let mostMarks = FixedDecimal(clamping: ScaleBounds.maximumItems)
}

extension StarShape {
  fileprivate init(_ reader: inout any FieldReader) {
    let usual = StarShape.five
    self.init(
      points: reader.whole("points", in: 2...1_000) ?? usual.points,
      innerRadius: reader.number("innerRadius", in: 0...1) ?? usual.innerRadius)
  }
}

// MARK: - Rounding objects

extension DecimalRounding {
  /// Reads a rule from the members of an object; nil if a member is invalid.
  fileprivate static func read(_ reader: inout any FieldReader) -> DecimalRounding? {
    let threshold = Answer<Threshold>.threshold()
    let halfFrom = threshold.read("halfFrom", from: &reader)
    let wholeFrom = threshold.read("wholeFrom", from: &reader)
    let step = reader.decimal("step", in: 0...FixedDecimal.mostMarks)
    let decimals = reader.whole("preRoundDecimals", in: 0...6)
    let atWhole = reader.decimal("atWhole", in: -1...1) ?? 0

    if reader.has("halfFrom"), reader.has("step") {
      reader.report(
        .unusedKey, at: reader.placeOfKey("halfFrom"),
        "there are no halves between multiples of 'step'")
      return nil
    }
    guard reader.has("wholeFrom") || reader.has("halfFrom") || reader.has("step") else {
      return DecimalRounding(.exact, preRoundDecimals: decimals, atWhole: atWhole)
    }
    reader.require("wholeFrom")
    guard let wholeFrom else { return nil }
    let grid: Grid =
      if let step { .steps(of: step, nextFrom: wholeFrom) } else if let halfFrom {
        .halves(halfFrom: halfFrom, wholeFrom: wholeFrom)
      } else { .wholes(wholeFrom: wholeFrom) }
    return DecimalRounding(grid, preRoundDecimals: decimals, atWhole: atWhole)
  }

  fileprivate var members: FieldMembers {
    let threshold = Answer<Threshold>.threshold()
    var members: FieldMembers = [:]
    switch grid {
    case .exact: break
    case .wholes(let wholeFrom): members.add("wholeFrom", threshold.written(wholeFrom))
    case .halves(let halfFrom, let wholeFrom):
      members.add("halfFrom", threshold.written(halfFrom))
      members.add("wholeFrom", threshold.written(wholeFrom))
    case .steps(let step, let nextFrom):
      members.add("step", step)
      members.add("wholeFrom", threshold.written(nextFrom))
    }
    if let preRoundDecimals { members.add("preRoundDecimals", preRoundDecimals) }
    if atWhole != 0 { members.add("atWhole", atWhole) }
    return members
  }

  package static var words: [(word: String, value: Self)] {
    [
      ("fui", .fui), ("guideline", .guideline), ("nearestHalf", .nearestHalf), ("whole", .whole),
      ("exact", .exact), ("ceiling", .ceiling), ("ceilingHalf", .ceilingHalf),
      ("floorHalf", .floorHalf), ("anyFractionIsAHalf", .anyFractionIsAHalf),
    ]
  }
}
