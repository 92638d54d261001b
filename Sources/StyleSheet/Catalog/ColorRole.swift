/// The visual role of a color property: a foreground that is read or recognized on a background.
///
/// The contrast rules use only this table to find the foregrounds that need contrast.
package struct ColorRole: Sendable {
  /// A state with its own colors, given as suffixes of the two properties.
  ///
  /// The first property that a sheet sets wins, because UIKit falls back from an unset state to the
  /// next one.
  ///
  /// A class, so that passing it does not retain each member.
  package final class State: Sendable {
    /// The foreground properties, in order of precedence.
    package let figure: [SoughtName]
    /// The background properties, in order of precedence.
    package let grounds: [ColorGroundNames]
    /// The default palette name of the foreground; nil if unknown.
    package let paletteName: String?
    /// True if the background of the normal state is never drawn in this one.
    ///
    /// A table view draws the selection over the background of a cell. If the sheet sets no color
    /// for it, it has the system's color, which is unknown.
    package let hidesUsualGround: Bool
    /// The same properties as numbers of the vocabulary, for fast look-ups.
    package let numbers: StateNumbers

    package init(
      _ property: String, _ suffixes: [String], on ground: [String] = [],
      hidingUsualGround: Bool = false, else paletteName: String? = nil
    ) {
      figure = suffixes.map { SoughtName(property + $0) } + [SoughtName(property)]
      grounds =
        ground.map { ColorGroundNames($0) } + (hidingUsualGround ? [] : ColorGroundNames.usual)
      hidesUsualGround = hidingUsualGround
      self.paletteName = paletteName
      numbers = StateNumbers(
        figure, grounds.map(\.numbers), hidesUsualGround: hidesUsualGround,
        else: paletteName.map(Palette.all.number))
    }
  }

  /// The property without a variant.
  package let property: String
  /// True for text, false for a graphic.
  package let isText: Bool
  /// The kinds of classes in which the property has this role.
  let kinds: [CatalogEntry.Kind]
  package let states: [State]

  // MARK: - The table

  /// The roles of the properties that need contrast.
  ///
  /// Disabled states are excluded, because the standard exempts them (WCAG 2.2, 1.4.3 and 1.4.11,
  /// "inactive").
  package static let all: [ColorRole] = [
    ofOwnText,
    ColorRole(
      property: "font-color", isText: true, kinds: [.cell],
      // UIKit highlights the text of a cell while the cell is selected.
      states: [
        State("font-color", []),
        State(
          "font-color", ["-selected", "-highlighted"], on: ["-selected", "-highlighted"],
          hidingUsualGround: true),
      ]),
    ColorRole(
      property: "font-color", isText: true, kinds: [.text, .tabBarItem],
      states: [
        State("font-color", []),
        State("font-color", ["-selected", "-highlighted"], on: ["-selected", "-highlighted"]),
      ]),
    ColorRole(
      property: "placeholder-color", isText: true, kinds: [.mdkSubControl],
      states: [State("placeholder-color", [])]),
    mark("on-color"),
    mark("off-color"),
    // Averages are shown in the read-only styles.
    ColorRole(
      property: "half-color", isText: false, kinds: [.ratingControl],
      states: [State("half-color", ["-standard"]), State("half-color", ["-accented"])]),
    ColorRole(
      property: "tint-color", isText: false, kinds: [.image], states: [State("tint-color", [])]),
  ]

  /// The role of text that a class draws on its own background.
  static let ofOwnText = ColorRole(
    property: "font-color", isText: true,
    kinds: [
      .button, .barButtonItem, .textField, .textView, .segmentedControl, .navigationBar,
      .searchBar, .mdkSubControl,
    ],
    states: [[], ["-highlighted"], ["-selected"], ["-selected-highlighted"]].map {
      State("font-color", $0, on: $0)
    })

  /// Returns the text role of a class outside the catalog, based on the end of its name.
  ///
  /// NUI styles a view with any class name, so only the name indicates the kind of element.
  static func ofText(inClassNamed name: String) -> ColorRole {
    let kind = endings.first { name.hasSuffix($0.ending) }?.kind
    return kind.flatMap { kind in all.first { $0.isText && $0.kinds.contains(kind) } } ?? ofOwnText
  }

  private static let endings: [(ending: String, kind: CatalogEntry.Kind)] = [
    ("Cell", .cell), ("CellDetail", .cell), ("Label", .text),
  ]

  // Source of the palette names: the style table of SAP's open SwiftUI port (cloud-sdk-ios-fiori,
  // `RatingControl`). The fourth style is the disabled one.
  private static func mark(_ property: String) -> ColorRole {
    ColorRole(
      property: property, isText: false, kinds: [.ratingControl],
      states: [
        State(property, ["-editable"], else: "tintColor"),
        State(property, ["-standard"], else: "tertiaryLabel"),
        State(property, ["-accented"], else: "mango8"),
      ])
  }
}
