import StyleSheet

extension Rule {
  static let missingImage = Rule(
    id: "missing-image", .reference, .warning,
    summary: "the app does not have an image of this name",
    rationale: """
      A name without an image is not an error in UIKit: nothing is drawn. The rule applies only if \
      the images of the app are known: with '--assets', or with "assets" in a configuration. A \
      folder of an asset catalog is part of the name only if it provides a namespace. The symbols \
      of the system are not images of the app.
      """,
    source:
      "NUI 0.5.5, NUIConverter; Apple, UIImage(named:) and Asset Catalog Format Reference; Documentation/Decisions/0060-which-images-an-app-has.md",
    examples: """
      /* The app has the image sets 'star-filled' and 'marks/leaf', and the file 'deck@2x.jpg'. */
      fdlFUIRatingControl { on-image: star-filled; off-image: marks/leaf; }
      View { background-image: deck.jpg; }
      ---
      fdlFUIRatingControl { on-image: star-filed; }
                                      ^^^^^^^^^^ warning[missing-image]: no image is called 'star-filed'; did you mean 'star-filled'?
      --- nui
      @mark: leaf;
      fdlFUIRatingControl { on-image: @mark; }
                                      ^^^^^ warning[missing-image]: no image is called 'leaf'; did you mean 'marks/leaf'?
      View { background-image: deck.png; }
                               ^^^^^^^^ warning[missing-image]: no image is called 'deck.png'; did you mean 'deck.jpg'?
      --- nui
      Button { background-image: star.fill; }
                                 ^^^^^^^^^ warning[missing-image]: no image is called 'star.fill', and nui does not look among the system's symbols
      ---
      fdlFUIRatingControl { on-image: star.fill; }
                                      ^^^^^^^^^ remark[missing-image]: no image is called 'star.fill', and it is not known whether sapfiori looks among the system's symbols
      """.examples(showing: someImages),
    fixChangesTheme: true, checksResolvedValues: true
  ) { inspection, report in
    guard let images = inspection.images else { return }
    var known: [ImageName: Bool] = [:]
    for use in inspection.namedImages() {
      let isThere = known[use.name] ?? images.contains(use.name)
      known[use.name] = isThere
      guard !isThere else { continue }
      let severity: Diagnostic.Severity =
        use.name.name.isLikeSymbol && !inspection.dialect.isReadInSource ? .information : .warning
      report.ifAny(as: severity) {
        .missingImage(use, among: images, inspection, &$0)
      }
    }
  }

  private static let someImages = AppImages(
    sets: ["star-filled", "marks/leaf"], files: ["deck@2x.jpg"])
}

extension Inspection {
  /// The origin contains the name: it is the declaration, or the definition of its variable.
  fileprivate typealias ImageUse = (name: ImageName, element: UInt32, origin: UInt32)

  /// Returns every image that the sheet sets by a value that other rules do not report.
  fileprivate func namedImages() -> [ImageUse] {
    rules.flatMap { rule in
      // As in `knownClasses(of:)`: limits the length of the list.
      let names = selectors(of: rule).prefix(32)
      return declarations(of: rule).compactMap { row in
        let isImage =
          row.name != NameTable.none
          && names.contains { asked(of: row.name, in: $0.name)?.type == .image }
        return isImage ? imageUse(row) : nil
      }
    }
  }

  private func imageUse(_ row: Sheet.DeclarationRow) -> ImageUse? {
    guard let (value, origin) = resolved(row), !hasDebris(row.element), !hasDebris(origin),
      case .success(.image(let name)) = reader.value(of: value, as: .image, element: origin)
    else { return nil }
    return (name, row.element, origin)
  }
}

extension Finding {
  fileprivate static func missingImage(
    _ use: Inspection.ImageUse, among images: AppImages, _ inspection: Inspection,
    _ speller: inout Speller
  ) -> Self {
    let name = use.name.name
    let meant = speller.image(meantBy: use.name, among: images)
    let doubt =
      use.name.name.isLikeSymbol && meant == nil
      ? inspection.dialect.doubtAboutSymbols : Speller.question(meant)
    // 'star-of' is not 'star-on' with another letter if 'star-off' is the missing image.
    let isSlip = meant.map { $0.cost <= Slip.mostOfFingers } ?? false
    return Finding(
      at: inspection.sheet.valueRange(of: use.element), "no image is called '\(name)'\(doubt)"
    )
    .fixIt(
      writing: meant?.words.allSatisfy(inspection.dialect.readsAsValue) == true ? meant : nil,
      as: isSlip ? .safe : .unsafe, at: [inspection.sheet.valueRange(of: use.origin)])
  }
}

extension Speller {
  /// Returns the image in another folder or format, or else the one with the nearest name.
  fileprivate mutating func image(
    meantBy image: ImageName, among images: AppImages
  ) -> Suggestion.Match? {
    let namesakes = images.namesakes(of: image.name)
    if (1...3).contains(namesakes.count) { return .alike(namesakes) }
    let hasExtension = ImageFile.isImage(image.name)
    let match = nearest(to: image.name, on: hasExtension ? "all files of images" : "all images") {
      WordShelf(images.names(withExtension: hasExtension))
    }
    // 'star.fill' is the name of a symbol, not a misspelt 'star-filled'.
    let isOfOneKind = !image.name.isLikeSymbol || match?.words.allSatisfy(\.isLikeSymbol) == true
    return isOfOneKind ? match : nil
  }
}

extension Dialect {
  fileprivate var doubtAboutSymbols: Message {
    isReadInSource
      ? ", and \(.engine("does", "do")) not look among the system's symbols"
      : ", and it is not known whether \(.engine("looks", "look")) among the system's symbols"
  }
}

extension String {
  /// True if the name looks like that of a symbol: `star.fill`.
  ///
  /// A name without a dot can be that of an image as well.
  fileprivate var isLikeSymbol: Bool {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && !ImageFile.isImage(self)
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
      }
  }
}
