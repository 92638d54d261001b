import StyleSheet
import Testing

@testable import FormCellModel

@Suite struct RatingValidationTests {
  private static func cell(_ validation: Validation?, value: FixedDecimal = 0) -> RatingCell {
    var cell = RatingCell(keyName: "Quality", value: value)
    cell.isRequired = true
    cell.validation = validation
    return cell
  }

  /// ```
  /// │ Quality*                     ☆☆☆☆☆ │
  /// │▒(!)▒A rating is required▒▒▒▒▒▒▒▒▒▒▒▒│
  /// ```
  @Test(arguments: ReadingDirection.allCases)
  func missingRatingIsReportedBelowTheCell(_ direction: ReadingDirection) {
    let shown = RatingPresentation(of: Self.cell(.missing), in: .fiori, direction)
    let red = ThemeColor(rgba: 0xAA08_08FF)
    let isTurned = direction == .rightToLeft
    let expected = ValidationNotice(
      kind: .error, style: .banner, frame: Frame(x: 0, y: 44, width: 320, height: 34),
      background: ThemeColor(rgba: 0xEE39_3914),
      icon: .init(
        ImageName("exclamationmark.circle"), tint: red, .icon,
        Frame(x: isTurned ? 288 : 16, y: 53, width: 16, height: 16)),
      text: StyledText(
        "A rating is required", color: red, font: TextFont(.footnote), alignment: .leading,
        frame: Frame(x: isTurned ? 16 : 40, y: 52, width: 264, height: 18)),
      announcement: "error: A rating is required")
    #expect(shown.validation == expected)
    #expect(shown.size == Extent(width: 320, height: 78))
    #expect(shown.accessibility.value == "0 of 5, error: A rating is required")
  }

  /// A message is announced when it appears, and not again while it is shown.
  @Test func aNewMessageIsAnnounced() {
    func shown(_ cell: RatingCell) -> CellPresentation {
      RatingPresentation(of: cell, in: .fiori).cell
    }
    let rated = shown(Self.cell(.missing, value: 1))
    let missing = shown(Self.cell(.missing))
    let warned = shown(Self.cell(Validation("Low", .warning), value: 1))
    #expect(missing.newMessage(since: rated) == "error: A rating is required")
    #expect(missing.newMessage(since: missing) == nil)
    #expect(rated.newMessage(since: missing) == nil)
    #expect(warned.newMessage(since: missing) == "warning: Low")
    #expect(missing.newMessage(since: nil) == "error: A rating is required")
  }

  /// The message is hidden if a rating is given or not required, and if its text is empty.
  @Test func noMessageIfNothingIsMissing() {
    let whole = RatingPresentation(of: Self.cell(.missing, value: 1), in: .fiori)
    #expect(whole.validation == nil)
    #expect(whole == RatingPresentation(of: Self.cell(nil, value: 1), in: .fiori))
    var free = Self.cell(.missing)
    free.isRequired = false
    #expect(RatingPresentation(of: free, in: .fiori).validation == nil)
    #expect(!free.isMissing)
    #expect(RatingPresentation(of: Self.cell(Validation("")), in: .fiori).validation == nil)
  }

  @Test(
    arguments: [
      (nil, .isNone, 0, true), (0, .isNone, 0, false), (1, .isNone, 1, false),
      (nil, .isLowerBound, 0, true), (0, .isLowerBound, 0, true),
      (nil, .isLowerBound, 1, true), (1, .isLowerBound, 1, false),
      (2, .isLowerBound, 1, false),
    ] as [(FixedDecimal?, RatingPolicies.Holding.Unset, Int, Bool)])
  func isMissingDependsOnValueAndPolicy(
    _ value: FixedDecimal?, _ unset: RatingPolicies.Holding.Unset, _ lower: Int, _ isMissing: Bool
  ) {
    var cell = RatingCell(
      in: ScaleBounds(clamping: lower...5), value: value,
      policies: RatingPolicies(holding: .init(unset: unset)))
    cell.isRequired = true
    #expect(cell.isMissing == isMissing)
  }

  /// Every event that changes `isMissing` emits a commit.
  @Test(
    arguments: [RatingEvent.tap(at: -5), .choose(1, .accessibility), .key(.home), .setValue(1)])
  func changeOfIsMissingEmitsACommit(_ event: RatingEvent) {
    var cell = RatingCell(in: ScaleBounds(clamping: 1...5))
    cell.isRequired = true
    #expect(cell.isMissing)
    let effects = cell.handle(event)
    #expect(!cell.isMissing)
    #expect(
      effects.contains { effect in
        guard case .commit(from: nil, to: 1, _) = effect else { return false }
        return true
      })
    #expect(cell.handle(event) == [])
    #expect(cell.handle(.setValue(nil)) == [.commit(from: 1, to: nil, .program)])
    #expect(cell.isMissing)
  }

  /// Clamping to new bounds does not count as a rating, and a fixed cell misses nothing.
  @Test func newBoundsDoNotGiveARating() {
    var cell = RatingCell()
    cell.isRequired = true
    #expect(cell.handle(.setBounds(ScaleBounds(clamping: 2...5))).isEmpty == false)
    #expect(cell.value == 2 && cell.isMissing)
    #expect(cell.handle(.setBounds(ScaleBounds(clamping: 3...5))) == [])
    #expect(cell.value == 3 && cell.isMissing)
    _ = cell.handle(.setEditable(false))
    #expect(!cell.isMissing)
  }

  @Test func canceledTouchLeavesTheRatingMissing() {
    var cell = RatingCell(in: ScaleBounds(clamping: 1...5))
    cell.isRequired = true
    #expect(cell.handle(.touchBegan(at: -5)) == [.live(1, .pointer), .tick])
    #expect(!cell.isMissing)
    #expect(cell.handle(.touchCancelled) == [.cancelled(to: nil, .pointer)])
    #expect(cell.isMissing)
  }

  struct Row: CustomTestStringConvertible {
    let kind: Validation.Kind
    let icon: String?
    let color: UInt32
    let spoken: String
    var testDescription: String { "\(kind)" }

    init(_ kind: Validation.Kind, _ icon: String?, _ color: UInt32, _ spoken: String) {
      self.kind = kind
      self.icon = icon
      self.color = color
      self.spoken = spoken
    }
  }

  @Test(arguments: [
    Row(.none, nil, 0x5B73_8BFF, "3 of 5, Well"),
    Row(.info, "info.circle", 0x0057_D2FF, "3 of 5, information: Well"),
    Row(.success, "checkmark.circle", 0x256F_3AFF, "3 of 5, success: Well"),
    Row(.error, "exclamationmark.circle", 0xAA08_08FF, "3 of 5, error: Well"),
    Row(.warning, "exclamationmark.triangle", 0xA93E_00FF, "3 of 5, warning: Well"),
  ])
  func kindDeterminesIconColorAndWord(_ row: Row) throws {
    let cell = Self.cell(Validation("Well", row.kind, .hint), value: 3)
    let shown = RatingPresentation(of: cell, in: .fiori)
    let notice = try #require(shown.validation)
    #expect(notice.icon?.image.name == row.icon)
    #expect(notice.text.color == ThemeColor(rgba: row.color))
    #expect(notice.background == nil)
    #expect(notice.text.frame.x == (row.icon == nil ? 16 : 40))
    #expect(shown.accessibility.value == row.spoken)
  }

  @Test func sheetSetsColorsAndFont() throws {
    let theme = Theme(
      sheet: """
        @criticalBackground: #102030;
        fdlFUIInlineValidationView_titleLabel { font-color: #FF0000; font-style: body; }
        """)
    let cell = Self.cell(Validation("Hm", .warning))
    let notice = try #require(RatingPresentation(of: cell, in: theme).validation)
    #expect(notice.background == ThemeColor(rgba: 0x1020_30FF))
    #expect(notice.text.color == ThemeColor(rgba: 0xFF00_00FF))
    #expect(notice.text.font == TextFont(.body))
    #expect(notice.icon?.tint == ThemeColor(rgba: 0xA93E_00FF))
    let painted = Theme(
      sheet: "fdlFUIInlineValidationView_backgroundView { background-color: #00FF00; }")
    let other = try #require(RatingPresentation(of: cell, in: painted).validation)
    #expect(other.background == ThemeColor(rgba: 0x00FF_00FF))
  }

  @Test(
    arguments: [
      (320, 10, 1), (320, 40, 2), (320, 1_000, 3), (0, 5, 1), (-1, 5, 1), (20, 5, 1),
      (.infinity, 5, 1),
    ] as [(Double, Int, Int)])
  func messageHasOneToThreeLines(_ width: Double, _ letters: Int, _ lines: Int) throws {
    let cell = Self.cell(Validation(String(repeating: "m", count: letters)))
    let shown = RatingPresentation(of: cell, in: .fiori, width: width)
    let notice = try #require(shown.validation)
    #expect(notice.text.lineLimit == lines)
    #expect(notice.frame.height == Double(lines) * 18 + 16)
    #expect(notice.frame.maxY == shown.size.height)
    for frame in [notice.frame, notice.text.frame, notice.icon?.frame].compactMap(\.self) {
      #expect(frame.width >= 0 && frame.x >= 0 && frame.maxX <= shown.size.width)
    }
  }
}
