/// What a color property is to whoever looks: something to be read or made out, which lies on
/// something else.
///
/// Rules on contrast read this table, and nothing else, to know what must stand out from what.
package struct ColorRole: Sendable {
  /// A state that is drawn in colors of its own, as suffixes of the two properties.
  ///
  /// The first one that a sheet sets counts, as an unset state of UIKit shows the next one.
  ///
  /// An object, so that it is handed on without counting the references of all that is in it.
  package final class State: Sendable {
    /// What stands out, the strongest spelling first.
    package let figure: [SoughtName]
    /// What it lies on, the strongest first.
    package let grounds: [ColorGroundNames]
    /// The palette's name for the figure where no sheet says anything; nil if it is not known.
    package let paletteName: String?
    /// True if the background of the usual state is never drawn in this one.
    ///
    /// A table view draws the selection over the background of a cell: without a color for it in the
    /// sheet, it is the system's, which is not known.
    package let hidesUsualGround: Bool
    /// The same by numbers.
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
  /// Whether it is text; if not, it is a mark.
  package let isText: Bool
  /// The kinds of classes in which it has this role.
  let kinds: [CatalogEntry.Kind]
  package let states: [State]
}

// MARK: - The table

extension ColorRole {
  /// The roles of single properties.
  ///
  /// States that are disabled are not among them: the standard exempts them (WCAG 2.2, 1.4.3 and
  /// 1.4.11, "inactive").
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
    // An average is shown in the styles that are there to be read.
    ColorRole(
      property: "half-color", isText: false, kinds: [.ratingControl],
      states: [State("half-color", ["-standard"]), State("half-color", ["-accented"])]),
    ColorRole(
      property: "tint-color", isText: false, kinds: [.image], states: [State("tint-color", [])]),
  ]

  /// Of classes that draw their text on a ground of their own.
  static let ofOwnText = ColorRole(
    property: "font-color", isText: true,
    kinds: [
      .button, .barButtonItem, .textField, .textView, .segmentedControl, .navigationBar,
      .searchBar, .mdkSubControl,
    ],
    states: [[], ["-highlighted"], ["-selected"], ["-selected-highlighted"]].map {
      State("font-color", $0, on: $0)
    })

  /// The role of the text of a class that is in no catalog, by what its name ends with.
  ///
  /// NUI styles a view with any class name, so what is styled is known from the name alone.
  static func ofText(inClassNamed name: String) -> ColorRole {
    let kind = endings.first { name.hasSuffix($0.ending) }?.kind
    return kind.flatMap { kind in all.first { $0.isText && $0.kinds.contains(kind) } } ?? ofOwnText
  }

  private static let endings: [(ending: String, kind: CatalogEntry.Kind)] = [
    ("Cell", .cell), ("CellDetail", .cell), ("Label", .text),
  ]

  // Source of the palette's names: the styles' table of SAP's open SwiftUI port
  // (cloud-sdk-ios-fiori, `RatingControl`). The fourth style is the disabled one.
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
