import FormCellModel
import StyleSheet

// What many runners do: show a cell, touch it, tap it, press keys.

extension RatingCell {
  var shown: RatingPresentation { shown(with: .english) }

  func shown(with strings: RatingStrings) -> RatingPresentation {
    RatingPresentation(of: self, in: .fiori, strings: strings)
  }

  var fractions: CaseValue { .values(shown.marks.map(\.fraction)) }

  /// A cell with a row of this shape.
  func shaped(_ shape: RatingShape) -> RatingCell {
    var cell = self
    cell.shape = shape
    return cell
  }

  /// The same, with another least rating.
  func from(_ minimum: FixedDecimal?) -> RatingCell {
    var cell = self
    cell.policies.holding.minimum = minimum
    return cell
  }

  /// Late on a mark, counted from 1: all of it is meant, by whatever rule.
  func lateOnMark(_ mark: Int) -> ControlTouch {
    ControlTouch(along: Double(mark - 1) * row.pitch + 0.9 * row.itemLength)
  }

  /// What is left after an event.
  func after(_ events: RatingEvent...) -> RatingCell {
    var cell = self
    for event in events { _ = cell.handle(event) }
    return cell
  }

  /// The names of what is told, by a table.
  func callbacks(
    _ events: [RatingEvent], live: String? = nil, commit: String? = nil
  ) -> CaseValue {
    var cell = self
    return .texts(
      events.flatMap { cell.handle($0) }.compactMap { effect in
        switch effect {
        case .live: live
        case .commit: commit
        case .cancelled, .hovered, .announce, .tick: nil
        }
      })
  }
}

extension RatingPreset {
  /// The control without policies that a case does not ask for, but this rule for what is shown.
  static func showing(_ rule: DecimalRounding) -> RatingPreset {
    var preset = RatingPreset.fui
    preset.policies.display = .rounded(rule)
    return preset
  }
}

extension ConformanceRunner {
  /// The rating that a finger gives at `x` on a row as wide as `width`, shared out among the marks.
  static func strip(
    _ answer: String = "rating",
    _ preset: @escaping @Sendable (ConformanceCase) throws -> RatingPreset
  ) -> ConformanceRunner {
    ConformanceRunner { c in
      let room = Extent(width: try c.number("width"), height: 20)
      let cell = try c.cell(preset(c)).shaped(.strip(in: room))
      return [answer: .value(cell.rating(at: try c.touch(on: cell, x: c.number("x"))))]
    }
  }

  /// The rating that a finger gives so many marks along the row.
  static func raw(
    _ input: String, _ answer: String,
    _ preset: @escaping @Sendable (ConformanceCase) throws -> RatingPreset
  ) -> ConformanceRunner {
    ConformanceRunner { c in
      let side = 64.0
      let cell = try c.cell(preset(c)).shaped(
        .fixed(Extent(width: side, height: side), spacing: 0))
      let touch = try c.touch(on: cell, x: c.number(input) * side)
      return [answer: .value(cell.rating(at: touch))]
    }
  }

  /// The part of the first mark that is lit for a value between 0 and 1.
  static func level(
    _ input: String = "remainder",
    _ preset: @escaping @Sendable (ConformanceCase) throws -> RatingPreset
  ) -> ConformanceRunner {
    ConformanceRunner { c in
      let marks = try c.reader(preset(c), c.value(input)).shown.marks
      return ["level": .value(marks.first?.fraction)]
    }
  }

  /// The rating that the marks show.
  static func shown(
    _ input: String, _ answer: String,
    _ preset: @escaping @Sendable (ConformanceCase) throws -> RatingPreset
  ) -> ConformanceRunner {
    ConformanceRunner { c in
      [answer: .value(try c.reader(preset(c), c.value(input)).shown.markedValue)]
    }
  }

  /// The parts of all marks that are lit.
  static func fractions(
    _ input: String, _ preset: @escaping @Sendable (ConformanceCase) throws -> RatingPreset
  ) -> ConformanceRunner {
    ConformanceRunner { c in
      ["fractions": try c.reader(preset(c), c.value(input)).fractions]
    }
  }

  /// The rating that is held of one that the program sets.
  static func set(
    _ input: String, _ answer: String = "rating",
    _ preset: @escaping @Sendable (ConformanceCase) throws -> RatingPreset
  ) -> ConformanceRunner {
    ConformanceRunner { c in
      let cell = try c.cell(preset(c)).after(.setValue(c.value(input)))
      return [answer: .value(cell.rating)]
    }
  }

  /// What a tap on a mark leaves of a rating.
  static func tap(
    _ value: String, _ answer: String,
    _ preset: @escaping @Sendable (ConformanceCase) throws -> RatingPreset
  ) -> ConformanceRunner {
    ConformanceRunner { c in
      let cell = try c.cell(preset(c), c.value(value))
      return [answer: .value(cell.after(.tap(at: cell.lateOnMark(try c.whole("tap")))).value)]
    }
  }

  /// What a key leaves of a rating.
  static func key(
    _ value: String = "value", _ answer: String = "value",
    _ preset: @escaping @Sendable (ConformanceCase) throws -> RatingPreset
  ) -> ConformanceRunner {
    ConformanceRunner { c in
      let key = try c.pick("key", keys)
      let cell = try c.cell(preset(c), c.value(value))
      return [
        answer: .value(cell.after(.key(key, c.flag("rtl") ? .rightToLeft : .leftToRight)).value)
      ]
    }
  }

  static let keys: [String: ControlKey] = [
    "ArrowLeft": .left, "ArrowRight": .right, "ArrowUp": .up, "ArrowDown": .down, "Home": .home,
    "End": .end, "PageUp": .pageUp, "PageDown": .pageDown, "Space": .space, " ": .space,
    "Enter": .enter, "Escape": .escape, "increase": .up, "decrease": .down, "home": .home,
    "end": .end, "space": .space, "enter": .enter,
  ]
}
