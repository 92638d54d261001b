import Mutations
import StyleSheet
import Testing

@testable import FormCellModel

@Suite struct RatingPresentationTests {
  static let tint = ThemeColor(rgba: 0x0070_F2FF)
  static let primary = ThemeColor(rgba: 0x2235_48FF)
  static let tertiary = ThemeColor(rgba: 0x5B73_8BFF)
  static let accent = ThemeColor(rgba: 0xA93E_00FF)
  static let quaternary = ThemeColor(rgba: 0x8396_A875)
  static let separator = ThemeColor(rgba: 0x5B73_8B5E)

  static func layers(_ tint: ThemeColor) -> (on: RatingMark.Layer, off: RatingMark.Layer) {
    (.init(ImageName("star.fill"), tint), .init(ImageName("star"), tint))
  }

  /// ```
  /// │ Quality        ★★★☆☆ │
  /// ```
  @Test(arguments: ReadingDirection.allCases)
  func keyNameAndControlShareALine(_ direction: ReadingDirection) {
    let isTurned = direction == .rightToLeft
    let row = Frame(x: isTurned ? 16 : 132, y: 8, width: 172, height: 28)
    let (on, off) = Self.layers(Self.tint)
    let xs: [Double] = isTurned ? [160, 124, 88, 52, 16] : [132, 168, 204, 240, 276]

    let expected = RatingPresentation(
      arrangement: .sameLine, direction: direction, size: Extent(width: 320, height: 44),
      keyName: StyledText(
        "Quality", color: Self.primary, font: TextFont(.subheadline, .semibold),
        alignment: .leading, frame: Frame(x: isTurned ? 196 : 16, y: 12, width: 108, height: 20)),
      row: row, hitArea: Frame(x: row.x, y: 0, width: 172, height: 44),
      litFrame: Frame(x: isTurned ? 88 : 132, y: 8, width: 100, height: 28),
      marks: (0..<5).map { index in
        RatingMark(
          index, index < 3 ? .on : .off, index < 3 ? 1 : 0, index < 3 ? on : off,
          Frame(x: xs[index], y: 8, width: 28, height: 28),
          hitFrame: Frame(x: xs[index] - 8, y: 0, width: 44, height: 44), isSelected: index == 2)
      },
      value: 3, markedValue: 3,
      accessibility: AccessibilityElement(
        label: "Quality", value: "3 of 5", hint: "Changes the rating",
        actions: [AccessibilityAction(kind: .clear, name: "Clear rating")],
        traits: .adjustable, range: .init(minimum: 0, now: 3, maximum: 5, step: 1),
        frame: Frame(x: 0, y: 0, width: 320, height: 44)),
      announcement: "3 of 5")

    let cell = RatingCell(keyName: "Quality", value: 3)
    #expect(RatingPresentation(of: cell, in: .fiori, direction) == expected)
    #expect(expected.canChange)
  }

  /// ```
  /// │       ★★☆       │
  /// │   Tap a star    │
  /// ```
  @Test(arguments: ReadingDirection.allCases)
  func subtitleIsBelowTheControlAndHidesTheKeyName(_ direction: ReadingDirection) {
    let (on, off) = Self.layers(Self.quaternary)
    let xs: [Double] = direction == .rightToLeft ? [182, 146, 110] : [110, 146, 182]

    let expected = RatingPresentation(
      arrangement: .stacked, direction: direction, size: Extent(width: 320, height: 66),
      subtitle: StyledText(
        "Tap a star", color: Self.separator, font: TextFont(.footnote), alignment: .center,
        frame: Frame(x: 16, y: 40, width: 288, height: 18)),
      row: Frame(x: 110, y: 8, width: 100, height: 28),
      hitArea: Frame(x: 110, y: 0, width: 100, height: 44),
      litFrame: Frame(
        x: direction == .rightToLeft ? 146 : 110, y: 8, width: 64, height: 28),
      marks: (0..<3).map { index in
        RatingMark(
          index, index < 2 ? .on : .off, index < 2 ? 1 : 0, index < 2 ? on : off,
          Frame(x: xs[index], y: 8, width: 28, height: 28),
          hitFrame: Frame(x: xs[index] - 8, y: 0, width: 44, height: 44), isSelected: index == 1)
      },
      value: 3, markedValue: 3, hindrance: ControlHindrance(style: false, cell: true),
      accessibility: AccessibilityElement(
        label: "Quality, Tap a star", value: "3 of 4", hint: nil, traits: [.image, .notEnabled],
        range: .init(minimum: 1, now: 3, maximum: 4),
        frame: Frame(x: 0, y: 0, width: 320, height: 66)))

    let cell = RatingCell(
      keyName: "Quality", subtitle: "Tap a star", style: .editableDisabled,
      in: ScaleBounds(clamping: 1...4), value: 3)
    #expect(RatingPresentation(of: cell, in: .fiori, direction) == expected)
  }

  /// ```
  /// │  4.3 ★★★★⯪ 87 reviews  │
  /// ```
  @Test func averageHasAHalfMarkAndBothLabels() {
    var cell = RatingCell(keyName: "Quality", subtitle: "", style: .accented)
    cell.average = 4.25
    cell.policies.display.averageRounding = .nearestHalf
    cell.reviewCount = 87
    cell.showsLeadingLabel = true
    cell.showsTrailingLabel = true
    let (on, _) = Self.layers(Self.accent)
    let half = RatingMark.Layer(ImageName("star.leadinghalf.filled"), Self.accent)
    let label = TextFont(.subheadline)
    // "4.3" is 23 wide, "87 reviews" 76, the marks 104, with 6 between them.
    let left = 92.5

    for direction in ReadingDirection.allCases {
      func place(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Frame {
        direction.place(Frame(x: x, y: y, width: width, height: height), inWidth: 400)
      }
      let isTurned = direction == .rightToLeft
      let marks = (0..<5).map { index in
        let frame = place(left + 29 + 22 * Double(index), 14, 16, 16)
        return index < 4
          ? RatingMark(index, .on, 1, on, frame, hitFrame: frame.grown(to: 44))
          : RatingMark(
            index, .half, 0.5, half, frame, hitFrame: frame.grown(to: 44), isMirrored: isTurned,
            isSelected: true)
      }
      let expected = RatingPresentation(
        arrangement: .controlOnly, direction: direction, size: Extent(width: 400, height: 44),
        leadingLabel: StyledText(
          "4.3", color: Self.tertiary, font: label, alignment: .trailing,
          frame: place(left, 12, 23, 20)),
        trailingLabel: StyledText(
          "87 reviews", color: Self.tertiary, font: label, alignment: .leading,
          frame: place(left + 139, 12, 76, 20)),
        row: place(left + 29, 14, 104, 16), hitArea: place(left + 29, 0, 104, 44),
        litFrame: place(left + 29, 14, 96, 16), symbolScale: .small, marks: marks,
        value: 4.25, markedValue: 4.5, hindrance: ControlHindrance(style: false, cell: true),
        accessibility: AccessibilityElement(
          label: "Quality", value: "average rating 4.3 of 5, 87 reviews", hint: nil,
          traits: .image, range: .init(minimum: 0, now: 4.25, maximum: 5),
          frame: Frame(x: 0, y: 0, width: 400, height: 44)))
      #expect(RatingPresentation(of: cell, in: .fiori, width: 400, direction) == expected)
    }
  }

  @Test func exactFractionIsCutFromTheOnImage() {
    var cell = RatingCell(style: .standard)
    cell.average = 1.3
    cell.policies.display.averageRounding = .exact
    let (on, off) = Self.layers(Self.tertiary)
    for direction in ReadingDirection.allCases {
      let marks = RatingPresentation(of: cell, in: .fiori, direction).marks
      #expect(marks.map(\.kind) == [.on, .partial, .off, .off, .off])
      #expect(marks.map(\.fraction) == [1, 0.3, 0, 0, 0])
      #expect(marks.map(\.layer) == [on, on, off, off, off])
      #expect(marks.map(\.underlay) == [nil, off, nil, nil, nil])
      #expect(marks.map(\.isMirrored) == [false, direction == .rightToLeft, false, false, false])
    }
  }

  @Test func aTintBeatsTheThemeUnlessTheControlIsDisabled() {
    var cell = RatingCell(value: 2)
    cell.tints = TintRangesTests.sample
    let theme = Theme(sheet: "fdlFUIRatingControl { on-color: #112233; off-color: #445566; }")
    let tinted = RatingPresentation(of: cell, in: theme).marks.map(\.layer.tint)
    #expect(Set(tinted) == [TintRangesTests.red])
    _ = cell.handle(.setStyle(.editableDisabled))
    let disabled = RatingPresentation(of: cell, in: theme).marks.map(\.layer.tint)
    #expect(disabled.first == ThemeColor(rgba: 0x1122_33FF))
    #expect(disabled.last == ThemeColor(rgba: 0x4455_66FF))
  }

  /// During a touch, the cell shows the rating under the finger.
  @Test func touchIsShownBeforeItEnds() throws {
    var cell = RatingCell()
    let shown = RatingPresentation(of: cell, in: .fiori, .rightToLeft)
    let third = shown.marks[2].frame
    let touch = cell.touch(atX: third.x + 1, in: shown.row, .rightToLeft)
    _ = cell.handle(.touchBegan(at: try #require(touch)))
    #expect(RatingPresentation(of: cell, in: .fiori).value == 3)
  }

  /// At every width, nothing traps, and all frames are finite and inside the cell.
  @Test(
    arguments: [
      .nan, .infinity, -.infinity, -10, 0, 1, 31, 32, 33, 100, 204, 205, 320, 1e9,
    ] as [Double])
  func everyWidthHasALayout(_ width: Double) {
    for subtitle in [nil, "", "Tap"] as [String?] {
      for style in RatingStyle.allCases {
        for items in [0, 1, 5, 100] {
          for direction in ReadingDirection.allCases {
            var cell = RatingCell(
              keyName: "Quality", subtitle: subtitle, style: style,
              in: ScaleBounds(clamping: 0...items))
            cell.showsLeadingLabel = true
            cell.showsTrailingLabel = true
            cell.reviewCount = 1_000_000
            let shown = RatingPresentation(of: cell, in: .fiori, width: width, direction)
            #expect(shown.marks.count == items)
            #expect(shown.framesLieInside)
          }
        }
      }
    }
  }

  @Test func rowIsNarrowedLast() {
    var cell = RatingCell(keyName: "Quality", value: 3)
    cell.showsTrailingLabel = true
    let narrow = RatingPresentation(of: cell, in: .fiori, width: 200)
    #expect(narrow.row == Frame(x: 16, y: 32, width: 168, height: 28))
    #expect(narrow.trailingLabel?.frame == Frame(x: 138, y: 64, width: 46, height: 22))
    let medium = RatingPresentation(of: cell, in: .fiori, width: 240)
    #expect(medium.row.width == 172)
    #expect(medium.trailingLabel?.frame == Frame(x: 178, y: 64, width: 46, height: 22))
  }

  /// The marks keep their frames while the text of a label changes.
  @Test(arguments: Trials.some(TextSize.allCases, oneOf: 3), [288, 340, 414, 700.0])
  func ratingDoesNotMoveTheMarks(_ size: TextSize, _ width: Double) {
    for (content, bounds, step) in [
      (.name, 0...5, 1), (.value, 0...10, 1), (.value, -10...2, 0.5), (.average, 0...5, 0.25),
    ] as [(RatingLabel.Content, ClosedRange<Int>, FixedDecimal)] {
      var cell = RatingCell(keyName: "Quality", in: ScaleBounds(clamping: bounds))
      (cell.showsTrailingLabel, cell.showsLeadingLabel) = (true, true)
      cell.labels.ratings = ["bad", "bad", "so so", "very good", "outstanding"]
      cell.labels.trailing.content = content
      cell.labels.leading.content = content
      cell.policies.keys.step = step
      func shown() -> RatingPresentation {
        RatingPresentation(of: cell, in: .fiori, width: width, textSize: size)
      }
      let first = shown()
      for _ in 0..<12 {
        _ = cell.handle(.increment(.key))
        let now = shown()
        #expect(now.row == first.row && now.size == first.size)
        #expect(now.trailingLabel.map(\.isWhole) ?? true)
      }
    }
  }

  /// A touch does not move the marks either, so a finger that does not move keeps its rating.
  @Test(
    arguments: [DecimalRounding.ceiling, .nearestHalf, .exact], [nil, 2, 3.7] as [FixedDecimal?])
  func stillFingerKeepsItsRating(_ rounding: DecimalRounding, _ value: FixedDecimal?) {
    var policies = RatingPolicies.fui
    policies.holding.unset = .isNone
    policies.pointer.rounding = rounding
    var strings = RatingStrings.english
    strings.unset = "Please rate us"
    var untouched = RatingCell(keyName: "Sleep", value: value, policies: policies)
    untouched.showsTrailingLabel = true
    for width in Trials.some(stride(from: 288.0, through: 440, by: 19), oneOf: 3) {
      func row(of cell: RatingCell) -> Frame {
        RatingPresentation(of: cell, in: .fiori, width: width, strings: strings).row
      }
      let start = row(of: untouched)
      for x in stride(from: 20.0, to: width, by: 17) {
        var cell = untouched
        _ = cell.handle(.touchBegan(at: ControlTouch(x: x, along: start, .leftToRight)))
        let (touched, rating) = (row(of: cell), cell.rating)
        _ = cell.handle(.touchMoved(to: ControlTouch(x: x, along: touched, .leftToRight)))
        #expect(row(of: cell) == touched && cell.rating == rating)
      }
    }
  }

  @Test func noRatingHasItsOwnLabel() {
    var policies = RatingPolicies.fui
    policies.holding.unset = .isNone
    var cell = RatingCell(in: ScaleBounds(clamping: -1...10), policies: policies)
    cell.showsTrailingLabel = true
    var strings = RatingStrings.english
    #expect(RatingPresentation(of: cell, in: .fiori).trailingLabel?.text == "-1 of 10")
    strings.unset = "not rated"
    let shown = RatingPresentation(of: cell, in: .fiori, strings: strings)
    #expect(shown.trailingLabel?.text == "not rated")
  }

  /// A key name that does not fit beside the control is placed above it in full.
  @Test(arguments: ReadingDirection.allCases, [200, 328, 398.0])
  func keyNameIsNotTruncated(_ direction: ReadingDirection, _ width: Double) {
    for (name, bounds) in [
      ("Recommend us?", 0...10), ("Overall impression of the house", 0...5), ("Tea\nset", 0...5),
    ] {
      var cell = RatingCell(keyName: name, in: ScaleBounds(clamping: bounds))
      cell.showsTrailingLabel = true
      let shown = RatingPresentation(of: cell, in: .fiori, width: width, direction)
      #expect(shown.arrangement == .keyNameAbove)
      let shownName = shown.keyName?.lines.map(\.text).joined(separator: " ")
      #expect(shownName == name.replacing("\n", with: " "))
      #expect(shown.keyName.map { $0.frame.maxY < shown.row.y } == true)
      #expect(shown.framesLieInside)
    }
    let short = RatingPresentation(of: RatingCell(keyName: "Tea"), in: .fiori, width: 260)
    #expect(short.arrangement == .sameLine)
  }

  @Test func emptyPartsAreHidden() {
    let cell = RatingCell(keyName: "", in: ScaleBounds(clamping: 2...2))
    let shown = RatingPresentation(of: cell, in: .fiori)
    #expect(shown.keyName == nil)
    #expect(shown.marks.isEmpty)
    #expect(shown.accessibility.label == "Rating")
    #expect(shown.accessibility.value == "2 of 2")
    #expect(shown.row == Frame(x: 304, y: 8, width: 0, height: 28))
    #expect(shown.hitArea == Frame(x: 282, y: 0, width: 44, height: 44))
  }
}

extension StyledText {
  /// True if the lines have all of the text; a word that is wider than the cell is broken.
  fileprivate var isWhole: Bool {
    lines.map(\.text).joined().filter { $0 != " " } == text.filter { $0 != " " }
  }
}

extension RatingPresentation {
  fileprivate var framesLieInside: Bool {
    let texts = [keyName, subtitle, leadingLabel, trailingLabel].compactMap { $0?.frame }
    return (texts + marks.map(\.frame) + [row]).allSatisfy { frame in
      let slack = 1e-6
      return [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite)
        && frame.width >= 0 && frame.height >= 0 && frame.x >= -slack && frame.y >= -slack
        && frame.maxX <= size.width + slack && frame.maxY <= size.height + slack
    }
  }
}
