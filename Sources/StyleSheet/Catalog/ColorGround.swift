/// What the parts of a component lie on.
///
/// A part lies on its own ground if it has one, then on that of its component: `fdlX_title` on
/// `fdlX`. This table has what does not follow from names.
struct ColorGround: Hashable, Sendable {
  /// What the names of the parts begin with, or the name itself.
  package let prefix: String
  /// The class whose ground it is.
  let className: String
  /// The palette's name for what is below where no sheet says anything; nil if nobody knows.
  let paletteName: String?

  private init(_ prefix: String, on className: String, _ paletteName: String? = nil) {
    self.prefix = prefix
    self.className = className
    self.paletteName = paletteName
  }

  private init(_ prefix: String, _ paletteName: String) {
    self.init(prefix, on: prefix, paletteName)
  }

  /// The row of a component's prefix or of a class, or nil.
  package static func row(of prefix: String) -> ColorGround? { byPrefix[prefix] }

  private static let byPrefix = Dictionary(uniqueKeysWithValues: all.map { ($0.prefix, $0) })

  /// What form cells are drawn on, unless a sheet says otherwise; see
  /// `Documentation/Decisions/0038-contrast-is-judged-on-what-a-sheet-decides.md`.
  private static let base = "primaryBackground"

  private static let all = [
    ColorGround("fdlFUIRatingControl", on: "fdlFUIRatingControlFormCell", base),
    ColorGround("fdlFUIRatingControlFormCell", base),
    ColorGround("fdlFUIRatingControlCollectionViewCell", base),
    ColorGround("fdlFUISwitchFormCell", base),
    ColorGround("FUISliderFormView", base),
    ColorGround("fdlFUIButtonFormCell", base),
    ColorGround("fdlFUIOrderPickerFormItemView", base),
    ColorGround("fdlFUIKeyValueFormCell", base),
    ColorGround("fdlFUINoteFormCell", base),
    ColorGround("fdlFUITitleFormCell", base),
    ColorGround("fdlFUISimplePropertyCollectionViewCell", base),
    // Source: SAPFiori reference, Branding and Theming: the text is on the view, the ground on the
    // cell. NUI 0.5.5, README: a cell's detail, and a bar's items;
    // what stands in a tool bar has a class of its own mostly, so of a button's bars it is the other.
    ColorGround("fdlFUIObjectView", on: "fdlFUIObjectTableViewCell"),
    ColorGround("TableCellDetail", on: "TableCell"),
    ColorGround("TabBarItem", on: "TabBar"),
    ColorGround("BarButton", on: "NavigationBar"),
  ]
}
