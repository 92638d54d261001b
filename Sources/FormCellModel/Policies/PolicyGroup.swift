/// A group of policies for one aspect of a rating control.
package struct PolicyGroup {
  /// The key in JSON, and the name of the property of ``RatingPolicies``.
  package let name: String
  /// A phrase that describes the group.
  package let meaning: String
  /// The policies, in the order of the properties.
  package let fields: [Field<RatingPolicies>]
}

extension PolicyGroup {
  /// All policies, in the order of the properties.
  ///
  /// A row defines a JSON key, a line of the schema, an entry in Documentation/Policies.md, and a
  /// line of the output of `explain`.
  package static var all: [PolicyGroup] {
    [
      PolicyGroup(name: "display", meaning: "what the marks show", fields: display),
      PolicyGroup(name: "holding", meaning: "which ratings are held", fields: holding),
      PolicyGroup(
        name: "pointer", meaning: "what a finger, a pen or a mouse does", fields: pointer),
      PolicyGroup(name: "keys", meaning: "what keys and steps do", fields: keys),
      PolicyGroup(
        name: "notices", meaning: "which changes are announced, and when", fields: notices),
      PolicyGroup(
        name: "accessibility", meaning: "what assistive technology finds",
        fields: accessibility),
    ]
  }

  private static var display: [Field<RatingPolicies>] {
    [
      Field(
        "rounding", \.display.rounding, .rounding, "how marks show a value that can be edited"),
      Field(
        "averageRounding", \.display.averageRounding, .rounding,
        "how marks show an average, or what else is only read"),
      Field("highlight", \.display.highlight, "which marks are lit"),
      Field(
        "fill", \.display.fill, .fill,
        "how much of a mark is lit for a fraction: as much of its width, as "
          + "much of the area of a star, or a third for a quarter"),
      Field(
        "tinting", \.display.tinting, "whether a row has one tint, or each mark its own"),
      Field(
        "images", \.display.images,
        "how images of a cell's own are drawn whose `rendering` is `automatic`"),
      Field(
        "compact", \.display.compact, .compact,
        "whether one mark stands for the row of a style to be read"),
      Field(
        "animation", \.display.animation, .seconds,
        "how long a change should take to be drawn, in seconds"),
      Field(
        "activeScale", \.display.activeScale, .scale,
        "how many times as large a mark should be drawn that a finger is on"),
    ]
  }

  private static var holding: [Field<RatingPolicies>] {
    [
      Field(
        "rounding", \.holding.rounding, .rounding, "what a rating that the program sets becomes"),
      Field(
        "outOfRange", \.holding.outOfRange, "what becomes of a rating beyond the bounds"),
      Field("unset", \.holding.unset, "what it is to have no rating"),
      Field("minimum", \.holding.minimum, .leastRating, "the least rating that can be given"),
      Field("minimumHolds", \.holding.minimumHolds, "who keeps to the minimum"),
    ]
  }

  private static var pointer: [Field<RatingPolicies>] {
    [
      Field(
        "rounding", \.pointer.rounding, .rounding, "which rating a place along the marks is"),
      Field(
        "tapRounding", \.pointer.tapRounding, .tapRounding,
        "which rating a place is for a tap, if not the same"),
      Field("gap", \.pointer.gap, "who owns the gap between two marks"),
      Field(
        "firstMarkFrom", \.pointer.firstMarkFrom, .threshold(),
        "how far a place has to be on the first mark not to be before it"),
      Field(
        "beforeFirst", \.pointer.beforeFirst, .beforeFirst,
        "what a place before the first mark is"),
      Field("pastLast", \.pointer.pastLast, "what a place past the last mark is"),
      Field("drift", \.pointer.drift, "what a place above or below the row is"),
      Field("gesture", \.pointer.gesture, "whether a finger can be drawn along the marks"),
      Field(
        "tapDistance", \.pointer.tapDistance,
        .number(0...FixedDecimal.mostPoints, [("anyDistance", .infinity)]),
        "how far a finger may move for a touch to be a tap, in points"),
      Field(
        "tapDuration", \.pointer.tapDuration, .number(0...3_600, [("anyTime", .infinity)]),
        "how long a finger may be down for a touch to be a tap, in seconds"),
      Field("retap", \.pointer.retap, "what a tap on the rating there is already does"),
      Field("retapBy", \.pointer.retapBy, "which touches can be such a tap"),
      Field("cancel", \.pointer.cancel, "what a canceled touch leaves"),
      Field(
        "scrolling", \.pointer.scrolling, "what becomes of a touch that goes across the row"),
      Field(
        "releaseDistance", \.pointer.releaseDistance,
        .number(0...FixedDecimal.mostPoints, [("anyDistance", .infinity)]),
        "how far off the row a finger may be lifted for its touch to count, in points"),
      Field("hover", \.pointer.hover, "what a pointer above the marks shows"),
      Field(
        "target", \.pointer.target,
        "the least area for a touch: 44 points both ways, 24, or what is drawn"),
    ]
  }

  private static var keys: [Field<RatingPolicies>] {
    let steps = Answer<FixedDecimal>.number(0...FixedDecimal.mostMarks)
    return [
      Field("step", \.keys.step, steps, "how far one step goes; 0 goes nowhere"),
      Field("snap", \.keys.snap, "where a step leads from a rating between two of them"),
      Field("pageStep", \.keys.pageStep, steps, "how far Page Up and Page Down go"),
      Field("home", \.keys.home, "what Home gives"),
      Field("wrap", \.keys.wrap, "where a step leads from the ends"),
      Field("fromUnset", \.keys.fromUnset, "where a step starts without a rating"),
      Field(
        "arrows", \.keys.arrows, "what Left and Right do where text is read from right to left"),
      Field("upAndDown", \.keys.upAndDown, "what Up and Down do, whatever the text"),
      Field("shift", \.keys.shift, "what an arrow does with Shift"),
      Field("digits", \.keys.digits, "whether a digit gives its rating"),
      Field("activation", \.keys.activation, "what Space and Enter do"),
      Field(
        "adjusting", \.keys.adjusting, "when a step by assistive technology counts"),
    ]
  }

  private static var notices: [Field<RatingPolicies>] {
    [
      Field("live", \.notices.live, "when a rating under a finger is announced"),
      Field("end", \.notices.end, "when the end of a touch is announced"),
      Field("atOnce", \.notices.atOnce, "what is announced of a change that is made at once"),
      Field("program", \.notices.program, "whether the program hears of what it has set"),
      Field(
        "outside", \.notices.outside, "what becomes of what the program sets under a finger"),
    ]
  }

  private static var accessibility: [Field<RatingPolicies>] {
    [
      Field("role", \.accessibility.role, .role, "what a cell is that can be changed"),
      Field(
        "fixedRole", \.accessibility.fixedRole, "what a cell is that cannot be changed"),
      Field("none", \.accessibility.none, "whether there is a choice for no rating"),
      Field("spoken", \.accessibility.spoken, "which rating is spoken"),
      Field(
        "announcing", \.accessibility.announcing,
        "whether a change is announced that an assistive technology made, and speaks by itself"),
    ]
  }
}

extension RatingPolicies: Codable {
  /// The groups as fields with object values.
  package static var fields: [Field<RatingPolicies>] {
    PolicyGroup.all.map { Field($0.name, \.self, $0.fields, $0.meaning) }
  }

  /// Decodes the policies that are present; the others default to those of SAP's cell.
  public init(from decoder: any Decoder) throws {
    self = .fui
    try Self.fields.decode(from: decoder, into: &self)
  }

  /// Encodes all policies.
  public func encode(to encoder: any Encoder) throws {
    try Self.fields.members(of: self).encode(to: encoder)
  }
}
