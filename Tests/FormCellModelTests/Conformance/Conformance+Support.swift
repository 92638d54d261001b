import FormCellModel
import StyleSheet

// The common steps of runners: presenting and changing a cell, and answering with a value.

extension RatingCell {
  var shown: RatingPresentation { shown(with: .english) }

  func shown(with strings: RatingStrings) -> RatingPresentation {
    RatingPresentation(of: self, in: .fiori, strings: strings)
  }

  var fractions: CaseValue { .values(shown.marks.map(\.fraction)) }

  /// Returns the cell with a row of this shape.
  func shaped(_ shape: RatingShape) -> RatingCell {
    var cell = self
    cell.shape = shape
    return cell
  }

  /// Returns the cell with another minimum rating.
  func from(_ minimum: FixedDecimal?) -> RatingCell {
    var cell = self
    cell.policies.holding.minimum = minimum
    return cell
  }

  /// Returns a touch near the end of a mark, counted from 1, which any rule rounds up.
  func endOfMark(_ mark: Int) -> ControlTouch {
    ControlTouch(along: Double(mark - 1) * row.pitch + 0.9 * row.itemLength)
  }

  /// Returns the cell after events.
  func after(_ events: RatingEvent...) -> RatingCell {
    var cell = self
    for event in events { _ = cell.handle(event) }
    return cell
  }

  /// Returns the names of the callbacks for live changes and commits.
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
  /// Returns the preset of FUI with this rule for the shown rating.
  static func showing(_ rule: DecimalRounding) -> RatingPreset {
    var preset = RatingPreset.fui
    preset.policies.display = .rounded(rule)
    return preset
  }
}

extension ConformanceRunner {
  /// Returns a runner for the rating of a touch at `x` in a row of the width `width` without gaps.
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

  /// Returns a runner for the rating of a touch at a position that is given in marks.
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

  /// Returns a runner for the lit fraction of the first mark, for a value between 0 and 1.
  static func level(
    _ input: String = "remainder",
    _ preset: @escaping @Sendable (ConformanceCase) throws -> RatingPreset
  ) -> ConformanceRunner {
    ConformanceRunner { c in
      let marks = try c.reader(preset(c), c.value(input)).shown.marks
      return ["level": .value(marks.first?.fraction)]
    }
  }

  /// Returns a runner for the rating that the marks show.
  static func shown(
    _ input: String, _ answer: String,
    _ preset: @escaping @Sendable (ConformanceCase) throws -> RatingPreset
  ) -> ConformanceRunner {
    ConformanceRunner { c in
      [answer: .value(try c.reader(preset(c), c.value(input)).shown.markedValue)]
    }
  }

  /// Returns a runner for the lit fractions of all marks.
  static func fractions(
    _ input: String, _ preset: @escaping @Sendable (ConformanceCase) throws -> RatingPreset
  ) -> ConformanceRunner {
    ConformanceRunner { c in
      ["fractions": try c.reader(preset(c), c.value(input)).fractions]
    }
  }

  /// Returns a runner for the stored rating after the program has set one.
  static func set(
    _ input: String, _ answer: String = "rating",
    _ preset: @escaping @Sendable (ConformanceCase) throws -> RatingPreset
  ) -> ConformanceRunner {
    ConformanceRunner { c in
      let cell = try c.cell(preset(c)).after(.setValue(c.value(input)))
      return [answer: .value(cell.rating)]
    }
  }

  /// Returns a runner for the rating after a tap on a mark.
  static func tap(
    _ value: String, _ answer: String,
    _ preset: @escaping @Sendable (ConformanceCase) throws -> RatingPreset
  ) -> ConformanceRunner {
    ConformanceRunner { c in
      let cell = try c.cell(preset(c), c.value(value))
      return [answer: .value(cell.after(.tap(at: cell.endOfMark(try c.whole("tap")))).value)]
    }
  }

  /// Returns a runner for the rating after a key.
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
