import FormCellModel

/// Questions that concern one side of a rating control.
struct PolicyGroup {
  /// The key in JSON, and the property of ``RatingPolicies``.
  let name: String
  /// What side it is.
  let meaning: String
  let questions: [Question<RatingPolicies>]
}

extension PolicyGroup {
  /// Every policy there is, in the order of the properties.
  ///
  /// A row here is a key that is read, a line of the schema, one of Documentation/Policies.md, and one
  /// of what `explain` prints of a preset.
  static var all: [PolicyGroup] {
    [
      PolicyGroup(name: "display", meaning: "what the marks show", questions: display),
      PolicyGroup(name: "holding", meaning: "which ratings are held", questions: holding),
      PolicyGroup(
        name: "pointer", meaning: "what a finger, a pen or a mouse does", questions: pointer),
      PolicyGroup(name: "keys", meaning: "what keys and steps do", questions: keys),
      PolicyGroup(name: "notices", meaning: "what is told, and when", questions: notices),
      PolicyGroup(
        name: "accessibility", meaning: "what assistive technology finds",
        questions: accessibility),
    ]
  }

  private static var display: [Question<RatingPolicies>] {
    [
      Question(
        "rounding", \.display.rounding, .rounding, "how marks show a value that can be edited"),
      Question(
        "averageRounding", \.display.averageRounding, .rounding,
        "how marks show an average, or what else is only read"),
      Question("highlight", \.display.highlight, "which marks are lit"),
      Question(
        "fill", \.display.fill, .fill,
        "how much of a mark is lit for a fraction: as much of its width, as "
          + "much of the area of a star, or a third for a quarter"),
      Question(
        "tinting", \.display.tinting, "whether a row has one tint, or each mark its own"),
      Question(
        "images", \.display.images,
        "how images of a cell's own are drawn whose `rendering` is `automatic`"),
      Question(
        "compact", \.display.compact, .compact,
        "whether one mark stands for the row of a style to be read"),
      Question(
        "animation", \.display.animation, .seconds,
        "how long a change should take to be drawn, in seconds"),
      Question(
        "activeScale", \.display.activeScale, .scale,
        "how many times as large a mark should be drawn that a finger is on"),
    ]
  }

  private static var holding: [Question<RatingPolicies>] {
    [
      Question(
        "rounding", \.holding.rounding, .rounding, "what a rating that the program sets becomes"),
      Question(
        "outOfRange", \.holding.outOfRange, "what becomes of a rating beyond the bounds"),
      Question("unset", \.holding.unset, "what it is to have no rating"),
      Question("minimum", \.holding.minimum, .leastRating, "the least rating that can be given"),
      Question("minimumHolds", \.holding.minimumHolds, "who keeps to the minimum"),
    ]
  }

  private static var pointer: [Question<RatingPolicies>] {
    [
      Question(
        "rounding", \.pointer.rounding, .rounding, "which rating a place along the marks is"),
      Question(
        "tapRounding", \.pointer.tapRounding, .tapRounding,
        "which rating a place is for a tap, if not the same"),
      Question("gap", \.pointer.gap, "who owns the gap between two marks"),
      Question(
        "firstMarkFrom", \.pointer.firstMarkFrom, .threshold(),
        "how far a place has to be on the first mark not to be before it"),
      Question(
        "beforeFirst", \.pointer.beforeFirst, .beforeFirst,
        "what a place before the first mark is"),
      Question("pastLast", \.pointer.pastLast, "what a place past the last mark is"),
      Question("drift", \.pointer.drift, "what a place above or below the row is"),
      Question("gesture", \.pointer.gesture, "whether a finger can be drawn along the marks"),
      Question(
        "tapDistance", \.pointer.tapDistance, .points,
        "how far a finger may move for a touch to be a tap, in points"),
      Question(
        "tapDuration", \.pointer.tapDuration, .number(0...3_600, [("anyTime", .infinity)]),
        "how long a finger may be down for a touch to be a tap, in seconds"),
      Question("retap", \.pointer.retap, "what a tap on the rating there is already does"),
      Question("retapBy", \.pointer.retapBy, "which touches can be such a tap"),
      Question("cancel", \.pointer.cancel, "what a canceled touch leaves"),
      Question(
        "scrolling", \.pointer.scrolling, "what becomes of a touch that goes across the row"),
      Question(
        "releaseDistance", \.pointer.releaseDistance,
        .number(0...PageSetting.widest, [("anyDistance", .infinity)]),
        "how far off the row a finger may be lifted for its touch to count, in points"),
      Question("hover", \.pointer.hover, "what a pointer above the marks shows"),
      Question(
        "target", \.pointer.target,
        "the least area for a touch: 44 points both ways, 24, or what is drawn"),
    ]
  }

  private static var keys: [Question<RatingPolicies>] {
    let steps = Answer<FixedDecimal>.number(0...FixedDecimal.mostMarks)
    return [
      Question("step", \.keys.step, steps, "how far one step goes; 0 goes nowhere"),
      Question("snap", \.keys.snap, "where a step leads from a rating between two of them"),
      Question("pageStep", \.keys.pageStep, steps, "how far Page Up and Page Down go"),
      Question("home", \.keys.home, "what Home gives"),
      Question("wrap", \.keys.wrap, "where a step leads from the ends"),
      Question("fromUnset", \.keys.fromUnset, "where a step starts without a rating"),
      Question(
        "arrows", \.keys.arrows, "what Left and Right do where text is read from right to left"),
      Question("upAndDown", \.keys.upAndDown, "what Up and Down do, whatever the text"),
      Question("shift", \.keys.shift, "what an arrow does with Shift"),
      Question("digits", \.keys.digits, "whether a digit gives its rating"),
      Question("activation", \.keys.activation, "what Space and Enter do"),
      Question(
        "adjusting", \.keys.adjusting, "when a step by assistive technology counts"),
    ]
  }

  private static var notices: [Question<RatingPolicies>] {
    [
      Question("live", \.notices.live, "when a rating under a finger is told"),
      Question("end", \.notices.end, "when the end of a touch is told"),
      Question("atOnce", \.notices.atOnce, "what is told of a change that is made at once"),
      Question("program", \.notices.program, "whether the program hears of what it has set"),
      Question(
        "outside", \.notices.outside, "what becomes of what the program sets under a finger"),
    ]
  }

  private static var accessibility: [Question<RatingPolicies>] {
    [
      Question("role", \.accessibility.role, .role, "what a cell is that can be changed"),
      Question(
        "fixedRole", \.accessibility.fixedRole, "what a cell is that cannot be changed"),
      Question("none", \.accessibility.none, "whether there is a choice for no rating"),
      Question("spoken", \.accessibility.spoken, "which rating is spoken"),
      Question(
        "announcing", \.accessibility.announcing,
        "whether a change is announced that an assistive technology made, and speaks by itself"),
    ]
  }
}

extension RatingPolicies {
  /// Takes the answers that `fields` give, and keeps the rest.
  mutating func read(_ fields: inout Fields) {
    for group in PolicyGroup.all {
      fields.object(group.name) { fields in
        for question in group.questions { question.read(&fields, &self) }
      }
    }
  }
}
