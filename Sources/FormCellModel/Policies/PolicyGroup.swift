/// A group of policies for one aspect of a rating control.
package struct PolicyGroup {
  /// The key in JSON, and the name of the property of ``RatingPolicies``.
  package let name: String
  package let meaning: String
  /// The policies, in the order of the properties.
  package let fields: [Field<RatingPolicies>]

  /// All policies, in the order of the properties.
  ///
  /// A row defines a JSON key, a line of the schema, an entry in Documentation/Policies.md, and a
  /// line of the output of `explain`.
  package static var all: [PolicyGroup] {
    [
      PolicyGroup(name: "display", meaning: "the drawing of the marks", fields: display),
      PolicyGroup(name: "holding", meaning: "the ratings that a cell can have", fields: holding),
      PolicyGroup(
        name: "pointer", meaning: "the behavior of a finger, a pen or a mouse", fields: pointer),
      PolicyGroup(name: "keys", meaning: "the behavior of keys and steps", fields: keys),
      PolicyGroup(
        name: "notices", meaning: "the changes that are announced, and when", fields: notices),
      PolicyGroup(
        name: "accessibility", meaning: "the elements for assistive technologies",
        fields: accessibility),
    ]
  }

  private static let display: [Field<RatingPolicies>] = [
    Field("rounding", \.display.rounding, .rounding, "the rounding of an editable value"),
    Field(
      "averageRounding", \.display.averageRounding, .rounding,
      "the rounding of an average, and of other read-only values"),
    Field("highlight", \.display.highlight, "the marks that are lit"),
    Field(
      "fill", \.display.fill, .fill,
      "the lit part of a mark for a fraction: as much of its width, as "
        + "much of the area of a star, or a third for a quarter"),
    Field(
      "tinting", \.display.tinting, "the tint of the marks: one for the row, or one for each mark"
    ),
    Field(
      "images", \.display.images,
      "the drawing of a cell's own images whose `rendering` is `automatic`"),
    Field(
      "compact", \.display.compact, Answer<RatingPolicies.Display.Compact>.compact.or("never"),
      "the reduction of a read-only row to one mark"),
    Field(
      "animation", \.display.animation, .seconds,
      "the duration of the animation of a change, in seconds"),
    Field("activeScale", \.display.activeScale, .scale, "the scale of the mark under a finger"),
  ]

  private static let holding: [Field<RatingPolicies>] = [
    Field(
      "rounding", \.holding.rounding, .rounding, "the rounding of a rating that the program sets"),
    Field("outOfRange", \.holding.outOfRange, "the handling of a rating outside the bounds"),
    Field("unset", \.holding.unset, "the meaning of an unset rating"),
    Field(
      "minimum", \.holding.minimum,
      Answer<FixedDecimal>.number(FixedDecimal.min...FixedDecimal.max).or("lowerBound"),
      "the least rating that can be given"),
    Field("minimumHolds", \.holding.minimumHolds, "the inputs that the minimum limits"),
    Field(
      "items", \.holding.items, Answer<RatingPolicies.Holding.Items>.items.or("unlimited"),
      "the numbers of marks that bounds can have"),
  ]

  private static let pointer: [Field<RatingPolicies>] = [
    Field("rounding", \.pointer.rounding, .rounding, "the rounding of a position along the marks"),
    Field(
      "tapRounding", \.pointer.tapRounding, Answer<DecimalRounding>.rounding.or("asDrag"),
      "the rounding of the position of a tap, if it differs"),
    Field("gap", \.pointer.gap, "the mark that a touch in a gap selects"),
    Field(
      "firstMarkFrom", \.pointer.firstMarkFrom, .threshold(),
      "the fraction of the first mark that counts as before it"),
    Field(
      "beforeFirst", \.pointer.beforeFirst, .beforeFirst,
      "the result of a touch before the first mark"),
    Field("pastLast", \.pointer.pastLast, "the result of a touch past the last mark"),
    Field("drift", \.pointer.drift, "the result of a touch above or below the row"),
    Field("gesture", \.pointer.gesture, "the gestures that set a rating"),
    Field(
      "tapDistance", \.pointer.tapDistance,
      .number(0...FixedDecimal.mostPoints, [("anyDistance", .infinity)]),
      "the largest movement of a finger in a tap, in points"),
    Field(
      "tapDuration", \.pointer.tapDuration, .number(0...3_600, [("anyTime", .infinity)]),
      "the longest duration of a tap, in seconds"),
    Field("retap", \.pointer.retap, "the effect of a tap on the current rating"),
    Field("retapBy", \.pointer.retapBy, "the touches that count as such a tap"),
    Field("cancel", \.pointer.cancel, "the result of a canceled touch"),
    Field("scrolling", \.pointer.scrolling, "the handling of a touch that moves across the row"),
    Field(
      "releaseDistance", \.pointer.releaseDistance,
      .number(0...FixedDecimal.mostPoints, [("anyDistance", .infinity)]),
      "the largest distance from the row at which a touch ends and counts, in points"),
    Field("hover", \.pointer.hover, "the effect of a pointer above the marks"),
    Field(
      "target", \.pointer.target,
      "the least area for a touch: 44 points both ways, 24, or what is drawn"),
  ]

  private static var keys: [Field<RatingPolicies>] {
    let steps = Answer<FixedDecimal>.number(0...FixedDecimal.mostMarks)
    return [
      Field("step", \.keys.step, steps, "the size of one step; 0 for none"),
      Field("snap", \.keys.snap, "the result of a step from a rating between two steps"),
      Field("pageStep", \.keys.pageStep, steps, "the size of a step by Page Up and Page Down"),
      Field("home", \.keys.home, "the rating that Home sets"),
      Field("wrap", \.keys.wrap, "the result of a step from the ends"),
      Field("fromUnset", \.keys.fromUnset, "the start of a step without a rating"),
      Field("arrows", \.keys.arrows, "the effect of Left and Right in a right-to-left layout"),
      Field("upAndDown", \.keys.upAndDown, "the effect of Up and Down in every layout"),
      Field("shift", \.keys.shift, "the effect of an arrow with Shift"),
      Field("digits", \.keys.digits, "the effect of a digit"),
      Field("activation", \.keys.activation, "the effect of Space and Enter"),
      Field("commit", \.keys.commit, "when a key other than Space and Enter counts"),
      Field("adjusting", \.keys.adjusting, "when a step by assistive technology counts"),
    ]
  }

  private static let notices: [Field<RatingPolicies>] = [
    Field("live", \.notices.live, "when a rating under a finger is announced"),
    Field("end", \.notices.end, "when the end of a touch is announced"),
    Field("atOnce", \.notices.atOnce, "the announcements of an immediate change"),
    Field("program", \.notices.program, "the announcement of a change by the program"),
    Field(
      "outside", \.notices.outside,
      "the handling of a rating that the program sets during a touch"),
    Field("hover", \.notices.hover, "when a rating that a pointer previews is announced"),
  ]

  private static let accessibility: [Field<RatingPolicies>] = [
    Field("role", \.accessibility.role, .role, "the role of an editable cell"),
    Field("fixedRole", \.accessibility.fixedRole, "the role of a read-only cell"),
    Field("none", \.accessibility.none, "the choice for no rating"),
    Field("spoken", \.accessibility.spoken, "the rating that is spoken"),
    Field(
      "announcing", \.accessibility.announcing,
      "the announcement of a change that an assistive technology made and speaks itself"),
  ]
}

extension RatingPolicies {
  package static let fields: [Field<RatingPolicies>] =
    PolicyGroup.all.map { Field($0.name, \.self, $0.fields, $0.meaning) }
}
