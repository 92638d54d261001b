// The words and keys of a stored state are written beside the cases, so that a case can be renamed.

extension RatingCell {
  /// The keys of the state that a description does not include.
  static let stateFields: [Field<RatingCell>] = [
    Field("given", \.given, .rating, "the rating as it was set"),
    Field("held", \.held, .rating, "the rating in the bounds"),
    Field("kept", \.kept, .object("kept"), "the rating before an interaction"),
    Field("phase", \.phase, .phase, "the phase of an interaction"),
    Field("isFocused", \.isFocused, "true if the cell has the keyboard focus"),
  ]

  /// Decodes a state, whose ratings are clamped to the bounds.
  mutating func restore(from decoder: any Decoder) throws {
    (given, held, kept, phase, isFocused) = (nil, nil, nil, .resting, false)
    try Self.stateFields.decode(from: decoder, into: &self)
    held = held?.clamped(to: bounds.values)
    kept = kept.map { Kept(held: $0.held?.clamped(to: bounds.values), given: $0.given) }
    switch phase {
    case .hovering(let rating), .staged(let rating):
      if !bounds.values.contains(rating) { phase = .resting }
    case .resting, .tracking, .engaged: break
    }
  }
}

extension Answer where Value == FixedDecimal {
  fileprivate static var rating: Self { number(FixedDecimal.min...FixedDecimal.max) }
}

/// `{ "held": 3, "given": 3 }`.
extension RatingCell.Kept: FieldObject {
  init(_ reader: inout any FieldReader) {
    held = reader.decimal("held", in: nil)
    given = reader.decimal("given", in: nil)
  }

  var members: FieldMembers { ["held": held, "given": given] }
}

extension Answer where Value == RatingCell.Phase {
  /// `"resting"`, or `{ "staged": 3 }` and the like.
  fileprivate static var phase: Self {
    let tracking = Answer<RatingCell.Tracking>.tracking
    return Answer(words: [("resting", .resting)], object: "phase") { reader in
      var phase = reader.decimal("hovering", in: nil).map { Value.hovering(over: $0) }
      if let next = reader.decimal("staged", in: nil) { phase = .staged(next) }
      if let touch = tracking.read("tracking", from: &reader) { phase = .tracking(touch) }
      reader.inside("engaged") { phase = .engaged(start: $0.decimal("start", in: nil)) }
      return reader.requireOne(of: ["hovering", "tracking", "engaged", "staged"]) ? phase : nil
    } members: { phase in
      switch phase {
      case .resting: nil
      case .hovering(let rating): ["hovering": rating]
      case .tracking(let touch): ["tracking": tracking.written(touch)]
      case .engaged(let start): ["engaged": ["start": start] as FieldMembers]
      case .staged(let rating): ["staged": rating]
      }
    }
  }
}

extension Answer where Value == RatingCell.Tracking {
  fileprivate static var tracking: Self {
    let touch = Answer<ControlTouch>.touch
    let waiting = Answer<RatingCell.Waiting>.waiting
    return Answer(object: "tracking") { reader in
      reader.require("first", "last")
      let start = reader.decimal("start", in: nil)
      let first = touch.read("first", from: &reader)
      guard let last = touch.read("last", from: &reader), let first else { return nil }
      return RatingCell.Tracking(
        start: start, first: first, last: last, isTap: reader.bool("isTap") ?? true,
        isDrawn: reader.bool("isDrawn") ?? false,
        waiting: waiting.read("waiting", from: &reader) ?? .nothing)
    } members: {
      [
        "start": $0.start, "first": touch.written($0.first), "last": touch.written($0.last),
        "isTap": $0.isTap, "isDrawn": $0.isDrawn, "waiting": waiting.written($0.waiting),
      ]
    }
  }
}

extension Answer where Value == RatingCell.Waiting {
  /// `"nothing"`, or `{ "rating": 3 }`, where null is no rating.
  fileprivate static var waiting: Self {
    Answer(words: [("nothing", .nothing)], object: "waiting") {
      .rating($0.decimal("rating", in: nil))
    } members: { waiting in
      switch waiting {
      case .nothing: nil
      case .rating(let rating): ["rating": rating]
      }
    }
  }
}

extension Answer where Value == ControlTouch {
  fileprivate static var touch: Self {
    let numbers = FixedDecimal.min...FixedDecimal.max
    return Answer(object: "touch") { reader in
      reader.require("along")
      guard let along = reader.number("along", in: numbers) else { return nil }
      let across = reader.number("across", in: numbers)
      return ControlTouch(along: along, across: across, time: reader.number("time", in: numbers))
    } members: {
      [
        "along": FieldNumber($0.along), "across": $0.across.map { FieldNumber($0) },
        "time": $0.time.map { FieldNumber($0) },
      ]
    }
  }
}
