@testable import FormCellModel
import StyleSheet
import Testing

@Suite struct RatingImagesTests {
  private static let theme = Theme(
    sheet: """
      fdlFUIRatingControl {
        on-image: heart; off-image: ring; half-image: broken;
        on-color: #FF0000; off-color: #00FF00; half-color: #0000FF;
      }
      """)
  private static let red = ThemeColor(rgba: 0xFF00_00FF)
  private static let green = ThemeColor(rgba: 0x00FF_00FF)
  private static let blue = ThemeColor(rgba: 0x0000_FFFF)

  private static func shown(
    _ style: RatingStyle = .standard, _ policies: RatingPolicies = .fui,
    _ change: (inout RatingCell) -> Void
  ) -> RatingPresentation {
    var cell = RatingCell(style: style, policies: policies)
    cell.average = 1.5
    change(&cell)
    return RatingPresentation(of: cell, in: theme)
  }

  /// SAP's sample sets the on image twice; its second line is meant for off marks.
  @Test func sampleOfTheReferenceWorks() {
    var cell = RatingCell()
    let events: [RatingEvent] = [
      .setStyle(.editable), .setBounds(ScaleBounds(clamping: 0...5)), .setValue(3),
    ]
    for event in events { _ = cell.handle(event) }
    cell.images.set(RatingImage("filledStar", .template), for: .on)
    cell.images.set(RatingImage("openStar", .template), for: .on)
    #expect(cell.images.replacedEntries == [0])
    cell.images = RatingImages()
    cell.images.set(RatingImage("filledStar", .template), for: .on)
    cell.images.set(RatingImage("openStar", .template), for: .off)
    cell.tints = TintRangesTests.sample

    func drawn() -> [RatingMark.Layer] {
      RatingPresentation(of: cell, in: Self.theme).marks.map(\.layer)
    }
    let (on, off) = ("filledStar", "openStar")
    #expect(drawn() == [on, on, on, off, off].map { Self.layer($0, TintRangesTests.red) })
    _ = cell.handle(.setValue(0))
    #expect(Set(drawn().map(\.tint)) == [TintRangesTests.orange])
    _ = cell.handle(.setValue(5))
    #expect(drawn() == (0..<5).map { _ in Self.layer(on, TintRangesTests.purple) })
  }

  private static func layer(_ image: String, _ tint: ThemeColor?) -> RatingMark.Layer {
    RatingMark.Layer(ImageName(image), tint)
  }

  @Test func cellImagesOverrideThemeImages() {
    let marks = Self.shown {
      $0.images.set(RatingImage("filledStar", .template), for: .on)
      $0.images.set(RatingImage("openStar", .template), for: .off)
      $0.images.set(RatingImage("halfStar", .template), for: .half)
    }.marks
    #expect(marks.map(\.kind) == [.on, .half, .off, .off, .off])
    let off = Self.layer("openStar", Self.green)
    #expect(
      marks.map(\.layer) == [
        Self.layer("filledStar", Self.red), Self.layer("halfStar", Self.blue), off, off, off,
      ])
  }

  /// Neither the theme nor a tint range colors an original.
  @Test func anOriginalIsNotTinted() {
    for tints in [TintRanges(), TintRangesTests.sample] {
      let marks = Self.shown {
        $0.images.set(RatingImage("photo", .original), for: .on)
        $0.tints = tints
      }.marks
      #expect(marks[0].layer == Self.layer("photo", nil))
      #expect(marks[1].kind == .partial)
      #expect(marks[1].layer == Self.layer("photo", nil))
      #expect(marks[1].underlay?.tint != nil)
      #expect(marks[2].layer.tint == (tints == TintRanges() ? Self.green : TintRangesTests.red))
    }
  }

  /// The half mark of a rating of 1.5.
  @Test(
    arguments: [
      ("the theme's, beside the theme's lit image", [], "broken", false),
      ("its own", [(.half, "half")], "half", false),
      ("cut, beside a lit image of its own", [(.on, "plate")], "plate", true),
      ("its own beside a lit one of its own", [(.on, "plate"), (.half, "half")], "half", false),
      ("the usual half of the usual star", [(.on, "star.fill")], "star.leadinghalf.filled", false),
      ("the theme's, beside an open image of its own", [(.off, "dish")], "broken", false),
    ] as [(String, [(RatingImages.Mark, String)], String, Bool)])
  func halfImageDependsOnTheOnImage(
    _ name: String, _ images: [(RatingImages.Mark, String)], _ half: String, _ isCut: Bool
  ) {
    let mark = Self.shown { cell in
      for (mark, image) in images { cell.images.set(RatingImage(image), for: mark) }
    }.marks[1]
    #expect(mark.layer == Self.layer(half, Self.blue), "\(name)")
    #expect(mark.kind == (isCut ? .partial : .half), "\(name)")
  }

  @Test func anImageForAStyleBeatsOneForAllAndTheLastOneCounts() {
    var images = RatingImages()
    images.set(RatingImage("a"), for: .on, in: .accented)
    images.set(RatingImage("b"), for: .on)
    images.set(RatingImage("c"), for: .on)
    #expect(images.image(for: .on, in: .accented) == RatingImage("a"))
    #expect(images.image(for: .on, in: .editable) == RatingImage("c"))
    #expect(images.image(for: .off, in: .editable) == nil)
    #expect(images.replacedEntries == [1])
  }

  @Test func anImageForAMarkBeatsOneForAll() {
    let marks = Self.shown(.editable) { cell in
      cell.images.set(RatingImage("b"), for: .on)
      cell.images.set(RatingImage("a"), for: .on, at: 1)
      cell.images.set(RatingImage("c"), for: .off, in: .editable, at: 4)
      cell.images.set(RatingImage("d"), for: .off, at: 4)
      #expect(cell.images.replacedEntries == [])
      _ = cell.handle(.setValue(3))
    }.marks
    #expect(
      marks.map(\.layer) == [
        Self.layer("b", Self.red), Self.layer("a", Self.red), Self.layer("b", Self.red),
        Self.layer("ring", Self.green), Self.layer("c", Self.green),
      ])
  }

  /// Without a rendering mode, image views draw an original, and SAP's cell draws a template.
  @Test(arguments: RatingPreset.all)
  func imageWithoutRenderingModeFollowsThePolicy(_ preset: RatingPreset) {
    let mark = Self.shown(.editable, preset.policies) {
      $0.images.set(RatingImage("own"), for: .on)
      _ = $0.handle(.setValue(1))
    }.marks[0]
    switch preset.policies.display.images {
    case .areTemplates: #expect(mark.layer.tint == Self.red)
    case .areOriginals: #expect(mark.layer.tint == nil)
    }
    let views = ["float-", "susi", "custom-view", "rate-view", "xh"]
    #expect(
      views.contains { preset.name.hasPrefix($0) }
        == (preset.policies.display.images == .areOriginals))
  }

  @Test func contrastOfAnOriginalIsUnknownAndRenderersDrawAGrayStar() throws {
    let shown = Self.shown { $0.images.set(RatingImage("photo", .original), for: .on) }
    let lit = try #require(
      shown.cell.contrasts(on: BackgroundFill(Self.blue)).first { $0.part == .litMarks })
    #expect(lit.ratio == nil)
    #expect(lit.verdict == .unknown(.image))
    #expect(shown.cell.svg().contains(##"<use href="#on-photo" x="##))
    #expect(shown.cell.svg().contains(##"fill="#808080"/>"##))
    #expect(shown.cell.snapshot.contains("ratingControl on photo untinted at"))
    #expect(shown.cell.terminalText(TerminalStyle(colors: .direct)).contains("38;2;128;128;128m★"))
    let disabled = Self.shown(.editableDisabled) {
      $0.images.set(RatingImage("photo", .original), for: .on)
      _ = $0.handle(.setValue(5))
    }
    #expect(disabled.marks.allSatisfy { $0.layer.tint == nil })
    #expect(
      disabled.cell.contrasts(on: BackgroundFill(Self.blue)).first { $0.part == .litMarks }?.verdict
        == .exempt)
  }

  @Test func resetRemovesTheImages() {
    var cell = RatingCell()
    cell.images.set(RatingImage("photo"), for: .on)
    _ = cell.handle(.reset)
    #expect(cell.images == RatingImages())
  }
}
