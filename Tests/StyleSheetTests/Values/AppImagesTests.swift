@testable import StyleRules
import StyleSheet
import Testing

@Suite struct AppImagesTests {
  private static let images = AppImages(
    sets: ["star", "Marks/leaf", "mammals/Llama", "info.badge"],
    files: [
      "App/Pictures/deck@2x.png", "App/Pictures/deck@3x.png", "App/sky@3x~ipad.JPG",
      "App/notes.txt",
      "App/route~new.pdf", "App/at@home.svg", "App/@2x.png", "App/.png", "wave@2.png", "",
    ])

  /// A set is found only with all folders of its name, a file with any number of its folders.
  @Test(arguments: [
    "star", "star.png", "Marks/leaf", "Marks/leaf.jpg", "mammals/Llama", "info.badge",
    "deck", "deck.png", "deck@2x.png", "deck@3x.png", "Pictures/deck", "App/Pictures/deck.png",
    "sky", "sky.JPG", "sky@3x~ipad.JPG", "App/sky", "route~new", "route~new.pdf", "at@home",
    "at@home.svg", "wave@2",
  ])
  func nameFindsImage(_ name: String) {
    #expect(Self.images.contains(ImageName(name)))
  }

  @Test(arguments: [
    "leaf", "Llama", "Star", "Icons/star", "star.fill", "star.txt", "star.", "marks/leaf",
    "deck.jpg",
    "deck@2x", "Deck", "eck", "ictures/deck", "sky.jpg", "sky~ipad", "notes", "notes.txt", "route",
    "at", "", "png", ".png", "/deck", "Pictures/", "Marks", "Pictures",
  ])
  func nameFindsNoImage(_ name: String) {
    #expect(!Self.images.contains(ImageName(name)))
  }

  @Test func orderOfNamesIsIgnored() {
    #expect(
      AppImages(sets: ["a", "b"], files: ["c.png"])
        == AppImages(sets: ["b", "a", "b"], files: ["c.png"]))
    #expect(AppImages() != AppImages(sets: ["a"]))
  }

  /// The messages about images in a sheet, with the safety of their fixes.
  private func messages(
    _ sheet: String, for dialects: [Dialect] = [.sapfiori], _ images: AppImages? = Self.images
  ) -> [String] {
    let rules = [Rule(named: "missing-image")].compactMap(\.self)
    return Sheet(parsing: SourceText(sheet))
      .findings(for: dialects, rules: rules, showing: images).diagnostics
      .filter { $0.id == "missing-image" }
      .map { "\($0.message)\($0.fixIts.first.map { " [\($0.safety)]" } ?? "")" }
  }

  @Test func noFindingIfImagesAreUnknown() {
    let sheet = "View { background-image: nothing; }"
    #expect(messages(sheet, nil) == [])
    #expect(messages(sheet) == ["no image is called 'nothing'"])
    #expect(messages(sheet, AppImages()) == ["no image is called 'nothing'"])
  }

  /// The class decides if a property takes an image, and the engine decides if rules are read.
  @Test func onlyImagePropertiesAreChecked() {
    #expect(messages("Label { font-name: nothing; font-color: nothing; }") == [])
    #expect(messages("Mine { background-image: nothing; }") == ["no image is called 'nothing'"])
    #expect(messages("View { background-image: nothing; }", for: [.fioriSwiftUI]) == [])
    #expect(messages("View { background-image: \"nothing\"; }") == [])
    #expect(messages("View { background-image: ; }").isEmpty)
    #expect(messages("View { background-image: @nowhere; }").isEmpty)
    #expect(
      messages("@a: #123456; View { background-image: @a; }", for: [.nui])
        == ["no image is called '#123456'"])
  }

  @Test func sameNameInSeveralFoldersIsSuggestedForEach() {
    let images = AppImages(sets: ["a/star", "b/star"])
    #expect(
      messages("View { background-image: star; }", images)
        == ["no image is called 'star'; did you mean 'a/star' or 'b/star'?"])
    #expect(
      messages("View { background-image: c/star.png; }", AppImages(files: ["x/star.svg"]))
        == ["no image is called 'c/star.png'; did you mean 'star.svg'? [safe]"])
  }

  /// For a name with the form of a symbol's, only image names of that form are suggested.
  @Test func symbolNameIsNoMisspelledImage() {
    let doubt = ", and nui does not look among the system's symbols"
    let images = AppImages(sets: ["star-fill", "info.badge"])
    #expect(
      messages("View { background-image: star.fill; }", for: [.nui], images)
        == ["no image is called 'star.fill'\(doubt)"])
    #expect(
      messages("View { background-image: info.bagde; }", for: [.nui], images)
        == ["no image is called 'info.bagde'; did you mean 'info.badge'? [safe]"])
  }

  /// The intended image may be 'star-off', which is missing.
  @Test func ambiguousNameHasNoSafeFix() {
    let images = AppImages(sets: ["star-on", "heart"])
    #expect(
      messages("View { background-image: star-of; }", images)
        == ["no image is called 'star-of'; did you mean 'star-on'? [unsafe]"])
    #expect(
      messages("View { background-image: heatr; }", images)
        == ["no image is called 'heatr'; did you mean 'heart'? [safe]"])
  }

  @Test func severalTargetsHaveOneFinding() {
    let sheet = "View { background-image: nothing; }"
    let found = Sheet(parsing: SourceText(sheet)).findings(
      for: Dialect.all, rules: [Rule(named: "missing-image")].compactMap(\.self),
      showing: Self.images
    ).diagnostics
    #expect(found.map(\.targets) == [["nui", "sapfiori"]])
  }

  @Test func fixWritesTheRightName() {
    let sheet = "@mark: leaf;\nView { background-image: @mark; background-color: #fff; }\n"
    let fixedSheet = FixedSheet(
      of: SourceText(sheet), rules: [Rule(named: "missing-image")].compactMap(\.self),
      showing: Self.images)
    #expect(fixedSheet.source == SourceText(sheet.replacing("leaf", with: "Marks/leaf")))
    #expect(fixedSheet.counts == ["missing-image": 1])
  }
}
