/// The words in generated sheets.
enum SheetWords {
  static let components = words(
    """
    FUIRatingControlFormCell FUITitleFormCell FUITextFieldFormCell FUINoteFormCell FUISwitchFormCell
    FUISliderFormCell FUIStepperFormCell FUIButtonFormCell FUIDatePickerFormCell FUIFilterFormCell
    FUISegmentedControlFormCell FUIListPickerFormCell FUIAttachmentsFormCell FUIObjectTableViewCell
    FUIObjectHeader FUIProfileHeader FUIKPIHeader FUIKPIView FUITimelineCell FUIContactCell
    FUIChartView FUICalendarView FUIToastMessage FUISearchBar FUISideBar FUITagView FUIBannerMessage
    """)
  static let parts = words(
    """
    title subtitle ratingControl leading_label trailing_label headlineLabel subheadlineLabel
    footnoteLabel statusLabel bodyLabel detailImage icon placeholder helperText track thumb
    separator background indicator primaryButton secondaryButton
    """)
  static let states = words("disabled selected highlighted readOnly compact")
  static let tones = words(
    "primary accent tint surface header footer label critical positive quiet")
  static let roles = words("Color Background Border Text Shade")
  static let prose = words(
    """
    these rows follow the printed guide, and where it is silent the older screens; ask before a
    value is moved, since two apps share it and one of them is not built from this place
    """)
  static let images = words(
    "marks/star marks/star-outline icons/check.png cell_back header.png thumb")

  /// The properties, and the kinds of their values.
  static let properties: [(name: String, kind: Kind)] = [
    "font-color background-color border-color tint-color on-color off-color half-color": .color,
    "on-color-standard on-color-accented off-color-accented font-color-disabled": .color,
    "separator-color text-shadow-color background-color-selected track-tint-color": .color,
    "background-color-top background-color-bottom font-color-highlighted": .color,
    "font-size corner-radius border-width height width padding item-interval": .length,
    "text-alpha shadow-opacity": .fraction,
    "text-auto-fit exclude": .boolean,
    "font-style": .word("body headline subheadline footnote caption1 caption2 title1 callout"),
    "text-align": .word("left center right"),
    "text-transform": .word("uppercase lowercase capitalize none"),
    "font-name": .word("semiboldSystem boldSystem AvenirNext-Bold Menlo-Regular"),
    "on-image off-image background-image": .image,
    "content-insets title-insets": .box,
    "text-shadow-offset": .offset,
    "exclude-views": .classNames,
  ]
  .flatMap { names, kind in words(names).map { ($0, kind) } }

  enum Kind: Hashable, Sendable {
    case color, length, fraction, boolean, image, box, offset, classNames
    case word(String)

    /// The frequency relative to the other kinds.
    var weight: Int {
      switch self {
      case .color: 45
      case .length: 18
      case .word: 13
      case .fraction: 9
      case .boolean, .image: 4
      case .box, .offset: 3
      case .classNames: 1
      }
    }
  }

  static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
