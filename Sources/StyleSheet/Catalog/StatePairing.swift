/// Two colors of one thing, by which its states are told apart.
struct StatePairing: Sendable {
  /// One style of it.
  struct Style: Sendable {
    let on, off: ColorRole.State
    /// The images that may tell the states apart as well, the strongest spelling first.
    let onImage, offImage: [SoughtName]

    init(_ on: String, _ off: String, _ suffix: String = "", else paletteName: String? = nil) {
      self.on = ColorRole.State(on, [suffix], else: paletteName)
      self.off = ColorRole.State(off, [suffix], else: paletteName)
      onImage = []
      offImage = []
    }

    /// A style of the rating control, whose images come in two styles only.
    init(marks suffix: String, images: String, else paletteName: String) {
      on = ColorRole.State("on-color", [suffix], else: paletteName)
      off = ColorRole.State("off-color", [suffix], else: paletteName)
      onImage = [images, ""].map { SoughtName("on-image\($0)") }
      offImage = [images, ""].map { SoughtName("off-image\($0)") }
    }

    /// Whether images can tell the states apart, as they do unless a sheet says otherwise.
    var hasImages: Bool { !onImage.isEmpty }
  }

  let kind: CatalogEntry.Kind
  let styles: [Style]

  // Source: WCAG 2.2, Understanding 1.4.1 and 1.4.11, whose example is a control of five stars. What
  // the marks are without a sheet: SAP/cloud-sdk-ios-fiori, `RatingControl`.
  static let all = [
    StatePairing(
      kind: .ratingControl,
      styles: [
        Style(marks: "-editable", images: "-editable", else: "tintColor"),
        Style(marks: "-standard", images: "-standard", else: "tertiaryLabel"),
        Style(marks: "-accented", images: "-standard", else: "mango8"),
      ]),
    StatePairing(kind: .pageControl, styles: [Style("current-color", "color")]),
    StatePairing(
      kind: .segmentedControl, styles: [Style("background-color-selected", "background-color")]),
  ]
}
