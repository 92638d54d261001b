/// The background of the parts of a component.
///
/// A part is drawn on its own background if it has one, otherwise on that of its component:
/// `fdlX_title` on `fdlX`. This table has the relations that do not follow from names.
struct ColorGround: Hashable, Sendable {
  /// The prefix of the parts' names, or a full class name.
  package let prefix: String
  /// The class that draws the background.
  let className: String
  /// The default palette name of the background; nil if unknown.
  let paletteName: String?
  /// The index in `PaletteValues.all` of that name or, if it is unknown, of ``usualName``; nil if it
  /// is not there.
  let paletteRow: Int?

  private init(_ prefix: String, on className: String, _ paletteName: String? = nil) {
    self.prefix = prefix
    self.className = className
    self.paletteName = paletteName
    paletteRow = paletteName.map(Self.row(ofPalette:)) ?? Self.usualRow
  }

  private init(_ prefix: String, _ paletteName: String) {
    self.init(prefix, on: prefix, paletteName)
  }

  /// Returns the row for a component's prefix or a class, or nil.
  package static func row(of prefix: String) -> ColorGround? { byPrefix[prefix] }

  private static let byPrefix = Dictionary(uniqueKeysWithValues: all.map { ($0.prefix, $0) })

  private static func row(ofPalette name: String) -> Int? {
    PaletteValues.all.firstIndex { $0.name == name }
  }

  /// The background of form cells, and of views where neither a sheet nor the documentation names
  /// one; see `Documentation/Decisions/0038-contrast-is-judged-on-what-a-sheet-decides.md`.
  static let usualName = "primaryBackground"
  /// The index of ``usualName`` in `PaletteValues.all`.
  static let usualRow = row(ofPalette: usualName)

  private static let all = [
    ColorGround("fdlFUIRatingControl", on: "fdlFUIRatingControlFormCell", usualName),
    ColorGround("fdlFUIRatingControlFormCell", usualName),
    ColorGround("fdlFUIRatingControlCollectionViewCell", usualName),
    ColorGround("fdlFUISwitchFormCell", usualName),
    ColorGround("FUISliderFormView", usualName),
    ColorGround("fdlFUIButtonFormCell", usualName),
    // The color of a button follows from its rank and tone, which no sheet knows.
    ColorGround("fdlFUIButtonFormCell_button", on: "fdlFUIButtonFormCell_button"),
    ColorGround("fdlFUIOrderPickerFormItemView", usualName),
    ColorGround("fdlFUIKeyValueFormCell", usualName),
    ColorGround("fdlFUINoteFormCell", usualName),
    ColorGround("fdlFUITitleFormCell", usualName),
    ColorGround("fdlFUISimplePropertyCollectionViewCell", usualName),
    // Source: SAPFiori reference, Branding and Theming: the text is on the view, the background on
    // the cell. NUI 0.5.5, README: a cell's detail, and a bar's items. Most items of a tool bar
    // have a class of their own, so a bar button is assumed to be on a navigation bar.
    ColorGround("fdlFUIObjectView", on: "fdlFUIObjectTableViewCell"),
    ColorGround("TableCellDetail", on: "TableCell"),
    ColorGround("TabBarItem", on: "TabBar"),
    ColorGround("BarButton", on: "NavigationBar"),
  ]
}
