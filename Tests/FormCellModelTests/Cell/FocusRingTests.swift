@testable import FormCellModel
import StyleSheet
import Testing

@Suite struct FocusRingTests {
  /// Returns the ring of a cell with the focus, and its contrast; nil without a ring.
  private static func ring<Cell: DescribedCell>(
    _ cell: Cell, _ appearance: ThemeEnvironment.Appearance = .light
  ) -> (shape: StyledShape, contrast: Double)? {
    var (cell, interaction) = (cell, CellInteraction())
    let theme = Theme(of: [], in: ThemeEnvironment(appearance: appearance), for: .sapfiori)
    let context = CellContext(theme)
    func shown() -> CellPresentation { cell.presentation(in: context, strings: .english) }
    _ = cell.handle(.focus, &interaction, in: shown())
    let focused = shown().withFocusRing(in: theme)
    guard let item = focused.items.last, item.part == .focusRing,
      case .shape(let shape) = item.content,
      let stroke = shape.stroke, let ground = focused.background?.color
    else { return nil }
    #expect(focused.accessibility.filter { $0.traits.contains(.focused) }.count == 1)
    return (shape, stroke.color.contrast(against: ground) ?? 0)
  }

  private static let title = FormField(title: "A")

  @Test(arguments: ThemeEnvironment.Appearance.allCases)
  func theControlHasAVisibleRing(_ appearance: ThemeEnvironment.Appearance) throws {
    let rings = [
      Self.ring(SwitchCell(Self.title), appearance), Self.ring(ButtonCell(Self.title), appearance),
      Self.ring(TextCell(Self.title), appearance),
      Self.ring(StepperCell(Self.title, value: 3), appearance),
      Self.ring(SliderCell(Self.title, value: 3), appearance),
      Self.ring(RangeSliderCell(Self.title, value: ScaleRange(0, 80)), appearance),
      Self.ring(ChoiceCell(Self.title, .chips, options: ["a", "b"]), appearance),
      Self.ring(ChoiceCell(Self.title, .picker, options: ["a", "b"]), appearance),
    ]
    for ring in rings {
      let ring = try #require(ring)
      #expect(ring.contrast >= ContrastNeed.graphic.least)
      #expect(ring.shape.stroke?.width == 2 && ring.shape.color == .clear)
      #expect(ring.shape.frame.x >= 1 && ring.shape.frame.maxX <= 319)
    }
  }

  @Test func theRingSurroundsTheFocusedPart() {
    // The switch is 51 by 31 points, and its ring is 3 points outside.
    let toggle = Self.ring(SwitchCell(Self.title))?.shape
    #expect(toggle?.frame == Frame(x: 250, y: 5, width: 57, height: 37))
    #expect(toggle?.cornerRadius == 18.5)
    // The lower thumb at the lower bound has a radius of 14 points.
    let range = RangeSliderCell(Self.title, value: ScaleRange(0, 80), hasFields: false)
    let thumb = Self.ring(range)?.shape
    #expect(thumb?.frame.width == 34 && thumb?.cornerRadius == 17)
  }

  /// The ring surrounds the whole wheel of an open picker, and both buttons of a stepper at a bound;
  /// the tooltip has the same area.
  @Test func theRingSurroundsAllParts() throws {
    var picker = ChoiceCell(
      Self.title, .picker, options: ["A", "B", "C", "D", "E"], selection: [4])
    _ = picker.handle(.open(.program))
    let open = picker.presentation(in: CellContext(.fiori))
    let atBound = StepperCell(Self.title, ValueScale(0...9), value: 0)
      .presentation(in: CellContext(.fiori))
    for shown in [open, atBound] {
      let ring = try #require(shown.withFocusRing(in: .fiori).items.last)
      let area = try #require(shown.tooltipFrame)
      for part in shown.accessibility.dropFirst() {
        #expect(ring.frame.y <= part.frame.y && ring.frame.maxY >= part.frame.maxY)
        #expect(area.contains(part.frame))
      }
    }
    let inside = StepperCell(Self.title, ValueScale(0...9), value: 3)
      .presentation(in: CellContext(.fiori))
    #expect(atBound.tooltipFrame == inside.tooltipFrame)
  }

  /// A busy button is not enabled, and keeps its place in the order of the Tab key.
  @Test func aBusyButtonHasTheRingOfAnIdleOne() {
    var busy = ButtonCell(Self.title)
    _ = busy.handle(.setActivity(.processing))
    #expect(Self.ring(busy)?.shape == Self.ring(ButtonCell(Self.title))?.shape)
  }

  @Test func aCellThatCannotBeChangedHasNoRing() {
    for access in [FormField.Access.disabled, .readOnly] {
      #expect(Self.ring(SwitchCell(FormField(title: "A", access: access))) == nil)
      #expect(Self.ring(TextCell(FormField(title: "A", access: access))) == nil)
    }
  }

  /// A pointer over the title shows no tooltip about the value.
  @Test func aTooltipIsShownAtTheControl() {
    let shown = SwitchCell(Self.title).presentation(in: CellContext(.fiori))
    #expect(shown.tooltip == "Off" && shown.tooltipFrame == shown.hitAreas.first?.frame)
    let fixed = SwitchCell(FormField(title: "A", access: .readOnly))
      .presentation(in: CellContext(.fiori))
    #expect(fixed.tooltipFrame?.width == 320)
    let button = ButtonCell(Self.title).presentation(in: CellContext(.fiori))
    #expect(button.tooltip == nil && button.tooltipFrame == nil)
  }

  /// The ring surrounds lit and open marks.
  @Test(arguments: [0, 3, 5]) func aRatingHasARing(_ value: Int) throws {
    let theme = Theme.fiori
    let cell = RatingCell(value: FixedDecimal(clamping: value))
    let shown = RatingPresentation(of: cell, in: theme)
    let ring = try #require(shown.cell.withFocusRing(in: theme).items.last)
    #expect(ring.part == .focusRing)
    #expect(shown.marks.allSatisfy { ring.frame.contains($0.frame) })
    let average = RatingPresentation(of: RatingCell(style: .standard), in: theme).cell
    #expect(!average.isFocusable && average.withFocusRing(in: theme) == average)
  }
}
