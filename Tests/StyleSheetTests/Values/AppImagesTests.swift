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

  /// A set is found with the folders of its name and no others, a file with as many as one likes.
  @Test(arguments: [
    "star", "star.png", "Marks/leaf", "Marks/leaf.jpg", "mammals/Llama", "info.badge",
    "deck", "deck.png", "deck@2x.png", "deck@3x.png", "Pictures/deck", "App/Pictures/deck.png",
    "sky", "sky.JPG", "sky@3x~ipad.JPG", "App/sky", "route~new", "route~new.pdf", "at@home",
    "at@home.svg", "wave@2",
  ])
  func leadsToAnImage(_ name: String) {
    #expect(Self.images.contains(ImageName(name)))
  }

  @Test(arguments: [
    "leaf", "Llama", "Star", "Icons/star", "star.fill", "star.txt", "star.", "marks/leaf",
    "deck.jpg",
    "deck@2x", "Deck", "eck", "ictures/deck", "sky.jpg", "sky~ipad", "notes", "notes.txt", "route",
    "at", "", "png", ".png", "/deck", "Pictures/", "Marks", "Pictures",
  ])
  func leadsToNone(_ name: String) {
    #expect(!Self.images.contains(ImageName(name)))
  }

  @Test func theOrderOfNamesMeansNothing() {
    #expect(
      AppImages(sets: ["a", "b"], files: ["c.png"])
        == AppImages(sets: ["b", "a", "b"], files: ["c.png"]))
    #expect(AppImages() != AppImages(sets: ["a"]))
  }

  /// What a sheet is told, of each image that it names.
  private func told(
    _ sheet: String, for dialects: [Dialect] = [.sapfiori], _ images: AppImages? = Self.images
  ) -> [String] {
    let rules = [Rule(named: "missing-image")].compactMap(\.self)
    return Sheet(parsing: SourceText(sheet))
      .findings(for: dialects, rules: rules, showing: images).diagnostics
      .filter { $0.id == "missing-image" }
      .map { "\($0.message)\($0.fixIts.first.map { " [\($0.safety)]" } ?? "")" }
  }

  @Test func nothingIsSaidWhereNobodySaysWhatThereIs() {
    let sheet = "View { background-image: nothing; }"
    #expect(told(sheet, nil) == [])
    #expect(told(sheet) == ["no image is called 'nothing'"])
    #expect(told(sheet, AppImages()) == ["no image is called 'nothing'"])
  }

  /// Whose property takes an image is a matter of the class, and of the engine what it looks at.
  @Test func onlyImagesAreLookedFor() {
    #expect(told("Label { font-name: nothing; font-color: nothing; }") == [])
    #expect(told("Mine { background-image: nothing; }") == ["no image is called 'nothing'"])
    #expect(told("View { background-image: nothing; }", for: [.fioriSwiftUI]) == [])
    #expect(told("View { background-image: \"nothing\"; }") == [])
    #expect(told("View { background-image: ; }").isEmpty)
    #expect(told("View { background-image: @nowhere; }").isEmpty)
    #expect(
      told("@a: #123456; View { background-image: @a; }", for: [.nui])
        == ["no image is called '#123456'"])
  }

  @Test func namesakesInSeveralFoldersAreAllNamed() {
    let images = AppImages(sets: ["a/star", "b/star"])
    #expect(
      told("View { background-image: star; }", images)
        == ["no image is called 'star'; did you mean 'a/star' or 'b/star'?"])
    #expect(
      told("View { background-image: c/star.png; }", AppImages(files: ["x/star.svg"]))
        == ["no image is called 'c/star.png'; did you mean 'star.svg'? [safe]"])
  }

  /// Only an image whose name is like a symbol's can be what was meant by such a name.
  @Test func aSymbolIsNoSlipOfAnImage() {
    let doubt = ", and nui does not look among the system's symbols"
    let images = AppImages(sets: ["star-fill", "info.badge"])
    #expect(
      told("View { background-image: star.fill; }", for: [.nui], images)
        == ["no image is called 'star.fill'\(doubt)"])
    #expect(
      told("View { background-image: info.bagde; }", for: [.nui], images)
        == ["no image is called 'info.bagde'; did you mean 'info.badge'? [safe]"])
  }

  /// Of 'star-off' and 'star-on', the one that is meant may be the one that is missing.
  @Test func anotherLetterIsNoSafeFix() {
    let images = AppImages(sets: ["star-on", "heart"])
    #expect(
      told("View { background-image: star-of; }", images)
        == ["no image is called 'star-of'; did you mean 'star-on'? [unsafe]"])
    #expect(
      told("View { background-image: heatr; }", images)
        == ["no image is called 'heatr'; did you mean 'heart'? [safe]"])
  }

  @Test func severalTargetsAreToldOnce() {
    let sheet = "View { background-image: nothing; }"
    let found = Sheet(parsing: SourceText(sheet)).findings(
      for: Dialect.all, rules: [Rule(named: "missing-image")].compactMap(\.self),
      showing: Self.images
    ).diagnostics
    #expect(found.map(\.targets) == [["nui", "sapfiori"]])
  }

  /// What is found is mended, and nothing else is.
  @Test func mendingWritesTheNameThatIsMeant() {
    let sheet = "@mark: leaf;\nView { background-image: @mark; background-color: #fff; }\n"
    let mending = Mending(
      of: SourceText(sheet), rules: [Rule(named: "missing-image")].compactMap(\.self),
      showing: Self.images)
    #expect(mending.source == SourceText(sheet.replacing("leaf", with: "Marks/leaf")))
    #expect(mending.counts == ["missing-image": 1])
  }
}
