/// Two colors of an element that distinguish its states.
package struct StatePairing: Sendable {
  package struct Style: Sendable {
    package let on, off: ColorRole.State
    /// Two more colors that may distinguish the states, if a sheet sets both.
    private(set) var others: (on: ColorRole.State, off: ColorRole.State)?
    /// The images that may distinguish the states, in order of precedence.
    package private(set) var onImage: [SoughtName] = []
    package private(set) var offImage: [SoughtName] = []
    /// True if both states have an image, including default images of the framework.
    private(set) var hasImages = false

    init(_ on: String, _ off: String) {
      self.on = ColorRole.State(on, [])
      self.off = ColorRole.State(off, [])
    }

    /// Creates the style of a segmented control: backgrounds, texts and images in a sheet.
    init(segments state: String) {
      on = ColorRole.State("background-color\(state)", [])
      off = ColorRole.State("background-color", [])
      others = (ColorRole.State("font-color\(state)", []), ColorRole.State("font-color", []))
      onImage = [SoughtName("background-image\(state)")]
      offImage = [SoughtName("background-image")]
    }

    /// Creates a style of the rating control, whose images have two styles only.
    init(marks suffix: String, images: String, else paletteName: String) {
      on = ColorRole.State("on-color", [suffix], else: paletteName)
      off = ColorRole.State("off-color", [suffix], else: paletteName)
      hasImages = true
      onImage = [images, ""].map { SoughtName("on-image\($0)") }
      offImage = [images, ""].map { SoughtName("off-image\($0)") }
    }
  }

  private let kind: CatalogEntry.Kind
  private let styles: [Style]

  package static func styles(of kind: CatalogEntry.Kind) -> [Style] {
    all.first { $0.kind == kind }?.styles ?? []
  }

  package static var styles: [Style] { all.flatMap(\.styles) }

  // Source: WCAG 2.2, Understanding 1.4.1 and 1.4.11, whose example is a control of five stars.
  // Default colors: SAP/cloud-sdk-ios-fiori, `RatingControl`.
  private static let all = [
    StatePairing(
      kind: .ratingControl,
      styles: [
        Style(marks: "-editable", images: "-editable", else: "tintColor"),
        Style(marks: "-standard", images: "-standard", else: "tertiaryLabel"),
        Style(marks: "-accented", images: "-standard", else: "mango8"),
      ]),
    StatePairing(kind: .pageControl, styles: [Style("current-color", "color")]),
    StatePairing(kind: .segmentedControl, styles: [Style(segments: "-selected")]),
  ]
}
