import Foundation
import StyleSheet
import Testing

@testable import FormCellModel

/// The effects of reduced motion, bold text and differences without color on a presentation.
@Suite struct AccessibilitySettingsTests {
  private static func context(
    _ settings: AccessibilitySettings, _ direction: ReadingDirection = .leftToRight,
    in theme: Theme = .fiori, width: Double = 320
  ) -> CellContext {
    CellContext(theme, width: width, direction, accessibility: settings)
  }

  private static let colorless = AccessibilitySettings(differentiatesWithoutColor: true)
  private static let bold = AccessibilitySettings(boldensText: true)

  /// Returns the shapes that the setting adds to a cell or changes in it.
  private static func newShapes<Cell: DescribedCell>(
    of cell: Cell, _ direction: ReadingDirection = .leftToRight
  ) -> [StyledShape] {
    func shapes(_ settings: AccessibilitySettings) -> [StyledShape] {
      cell.presentation(in: context(settings, direction), strings: .english).shapes
    }
    let usual = shapes(AccessibilitySettings())
    return shapes(colorless).filter { !usual.contains($0) }
  }

  // MARK: - Motion

  @Test func reducedMotionDisablesAnimation() {
    var cell = RatingCell(keyName: "Service", value: 3)
    (cell.policies.display.animation, cell.policies.display.activeScale) = (0.3, 1.5)
    let usual = RatingPresentation(of: cell, in: .fiori)
    #expect((usual.animation, usual.activeScale) == (0.3, 1.5))
    let still = RatingPresentation(
      of: cell, in: .fiori, accessibility: AccessibilitySettings(reducesMotion: true))
    #expect((still.animation, still.activeScale) == (0, 1))
    #expect(still.cell.items == usual.cell.items && still.cell.animation == 0)
  }

  // MARK: - Bold text

  @Test(
    arguments: zip(
      TextFont.Weight.allCases,
      [.ultraLight, .light, .regular, .semibold, .bold, .heavy, .black, .black, .black]
        as [TextFont.Weight]))
  func boldTextIsHeavier(_ weight: TextFont.Weight, _ boldened: TextFont.Weight) {
    let font = TextFont(.body, weight)
    #expect(font.at(.small, Self.bold) == TextFont(.body, boldened, at: .small))
    #expect(font.at(.small) == TextFont(.body, weight, at: .small))
    let named = TextFont(.body, weight, family: "Lora-Regular")
    #expect(named.at(.large, Self.bold) == named)
  }

  /// A text that fits in one line only at its regular weight has two lines in bold.
  @Test func textsAreMeasuredAtTheirWeight() {
    let field = FormField(title: "A title that just fits", information: "Information")
    func texts(_ settings: AccessibilitySettings) -> [StyledText] {
      let cell = TextCell(field, text: "Text")
      // The edges are 16 points wide.
      let measurer = TextMeasurer { text, font in
        Double(text.count) * (font.weight == .heavy ? 12 : 10)
      }
      let context = CellContext(
        .fiori, width: 10 * Double(field.title.count) + 32, accessibility: settings,
        measurer: measurer)
      return cell.presentation(in: context).items.compactMap {
        if case .text(let text) = $0.content { text } else { nil }
      }
    }
    #expect(texts(AccessibilitySettings()).map(\.font.weight) == [.semibold, .regular, .regular])
    #expect(texts(Self.bold).map(\.font.weight) == [.heavy, .semibold, .semibold])
    #expect(texts(AccessibilitySettings())[0].lines.map(\.text) == [field.title])
    #expect(texts(Self.bold)[0].lines.map(\.text) == ["A title that just", "fits"])
  }

  @Test func aRatingAndAPageHaveBoldText() {
    var cell = RatingCell(keyName: "Service")
    cell.validation = .missing
    cell.isRequired = true
    let shown = cell.presentation(in: Self.context(Self.bold))
    let page = FormPage(
      of: [FormSection(header: "Header", [shown])], in: Self.context(Self.bold), title: "Title")
    let weights = page.texts.map(\.font.weight)
    #expect(weights == [.heavy, .semibold])
    let texts = shown.items.compactMap {
      if case .text(let text) = $0.content { text.font.weight } else { nil }
    }
    #expect(texts == [.heavy, .semibold])
  }

  // MARK: - Differences without color

  @Test(arguments: ReadingDirection.allCases)
  func aSwitchHasALineOrARing(_ direction: ReadingDirection) {
    func place(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Frame {
      direction.place(Frame(x: x, y: y, width: width, height: height), inWidth: 320)
    }
    let field = FormField(title: "Sync")
    let white = ThemeColor(rgba: 0xFFFF_FFFF)
    // The track begins at 253 points and is 51 points wide; its thumb has 27 points at one end.
    #expect(
      Self.newShapes(of: SwitchCell(field, isOn: true), direction) == [
        StyledShape(place(264, 17.5, 2, 12), color: white, cornerRadius: 1)
      ])
    let label = Theme.fiori.color(.primaryLabel)
    #expect(
      Self.newShapes(of: SwitchCell(field), direction) == [
        StyledShape(
          place(287, 18.5, 10, 10), color: .clear, stroke: .init(label, width: 1.5), cornerRadius: 5
        )
      ])
    #expect(Self.newShapes(of: SwitchCell(FormField(access: .readOnly))) == [])
  }

  @Test func selectedSegmentsAndButtonsHaveAnOutline() {
    let segments = ChoiceCell(
      FormField(), .segments, options: ["One", "Two", "Three"], selection: [1])
    let label = Theme.fiori.color(.primaryLabel)
    #expect(
      Self.newShapes(of: segments).map(\.stroke) == [StyledShape.Stroke(label, width: 1)])
    let chips = ChoiceCell(FormField(), .chips, options: ["One", "Two"], selection: [1])
    #expect(Self.newShapes(of: chips) == [])

    var button = ButtonCell(FormField(title: "Pin"))
    button.staysSelected = true
    #expect(Self.newShapes(of: button) == [])
    _ = button.handle(.activate(.pointer))
    let text = Theme.fiori.color(.base2)
    #expect(Self.newShapes(of: button).map(\.stroke) == [StyledShape.Stroke(text, width: 2)])
  }

  /// The sign of the progress is before the image; without the setting, a button has none.
  @Test(
    arguments: [
      (.idle, nil, []), (.idle, "plus", ["plus"]), (.processing, nil, ["ellipsis"]),
      (.success, nil, ["checkmark"]), (.success, "checkmark", ["checkmark", "checkmark"]),
    ] as [(ButtonActivity, String?, [String])])
  func theProgressOfAButtonHasASign(
    _ activity: ButtonActivity, _ image: String?, _ names: [String]
  ) throws {
    let own = image.map { ImageName($0) }
    var cell = ButtonCell(FormField(title: "Go"), .secondary, .normal, image: own)
    let idle = cell.presentation(in: Self.context(AccessibilitySettings())).items
    _ = cell.handle(.setActivity(activity))
    #expect(cell.presentation(in: Self.context(AccessibilitySettings())).items == idle)

    let items = cell.presentation(in: Self.context(Self.colorless)).items
    let pictures = items.dropFirst().dropLast()
    #expect(items.allSatisfy { $0.part.name == "button" })
    let found = pictures.map { item in
      if case .picture(let picture) = item.content, picture.role == .icon {
        picture.image.name
      } else {
        ""
      }
    }
    #expect(found == names)
    // The distances are those of the image: 16 points at the sides, and 8 between two parts.
    let frames = items.dropFirst().map(\.frame)
    let starts = [items[0].frame.x + 8] + frames.dropLast().map(\.maxX)
    #expect(
      zip(frames, starts).allSatisfy { ($0.x - $1 - 8).magnitude < 1e-9 }, "\(frames)")
  }

  /// The default stars differ in shape; marks of one image in two colors need a line.
  @Test(arguments: ReadingDirection.allCases)
  func litMarksOfOneImageAreUnderlined(_ direction: ReadingDirection) {
    let path = "fdlFUIRatingControlFormCell_ratingControl"
    let sheet = Sheet(
      parsing: SourceText(
        """
        \(path) { on-image-standard: "heart"; off-image-standard: "heart"; }
        """))
    func lines(_ theme: Theme) -> [StyledShape] {
      var cell = RatingCell(keyName: "Service", style: .standard)
      cell.average = FixedDecimal(millionths: 1_500_000)
      cell.policies.display.averageRounding = .exact
      let shown = cell.presentation(in: Self.context(Self.colorless, direction, in: theme))
      return shown.shapes
    }
    #expect(lines(.fiori) == [])
    let theme = Theme(of: [sheet])
    var cell = RatingCell(keyName: "Service", style: .standard)
    cell.average = FixedDecimal(millionths: 1_500_000)
    cell.policies.display.averageRounding = .exact
    let marks = RatingPresentation(of: cell, in: theme, direction).marks
    let (first, second) = (marks[0], marks[1])
    let half = second.frame.width / 2
    #expect(
      lines(theme) == [
        StyledShape(
          Frame(x: first.frame.x, y: first.frame.maxY + 1, width: first.frame.width, height: 2),
          color: first.layer.tint ?? .clear, cornerRadius: 1),
        StyledShape(
          Frame(
            x: second.frame.x + (direction == .leftToRight ? 0 : half), y: second.frame.maxY + 1,
            width: half, height: 2), color: second.layer.tint ?? .clear, cornerRadius: 1),
      ])
    #expect(cell.presentation(in: Self.context(AccessibilitySettings(), in: theme)).shapes == [])
  }
}
