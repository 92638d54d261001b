package import StyleSheet

/// The colors, images and fonts of a theme for rating cells of one style.
///
/// Many cells share one look.
package struct RatingLook: Hashable, Sendable {
  package struct Symbol: Hashable, Sendable {
    package let image: ImageName
    package let color: ThemeColor
    /// False if the image is drawn in its own colors.
    var isTemplate = true
  }

  package struct Text: Hashable, Sendable {
    package let color: ThemeColor
    package let font: TextFont
  }

  package let on: Symbol
  package let off: Symbol
  package let half: Symbol
  /// True if half marks are cut out of the lit image, because it is not the default star and has no
  /// half of its own (decision 0048).
  let cutsHalves: Bool
  package let keyName: Text
  /// The text below the control; nil if it is not resolved.
  package let subtitle: Text?
  /// The text before the marks; nil if it is not resolved.
  package let leadingLabel: Text?
  /// The text after the marks; nil if it is not resolved.
  package let trailingLabel: Text?

  /// The texts that most cells do not show.
  package struct Texts: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    static let subtitle = Self(rawValue: 1)
    static let leadingLabel = Self(rawValue: 2)
    static let trailingLabel = Self(rawValue: 4)
    package static let all: Self = [.subtitle, .leadingLabel, .trailingLabel]
  }
}

extension RatingLook {
  /// Creates the look of a style in a theme; a cell needs no other texts than it shows.
  ///
  /// The variant of the style is resolved first, then the property without a variant (decision
  /// 0002), each for the form cell and then for any rating control. Without a declaration, the row
  /// of the style applies. A half mark defaults to the color of a lit mark and, if the theme has a
  /// lit image, to that image.
  package init(of style: RatingStyle, isLarge: Bool, in theme: Theme, _ texts: Texts = .all) {
    let row = style.row(isLarge: isLarge)
    let markColor = theme.color(row.markColor)
    let path = theme.styled(.rating)
    func color(_ property: Property<ThemeColor>) -> ThemeColor? {
      path.flatMap { theme[property, row.variant, at: $0] }
    }
    func image(_ property: Property<ImageName>) -> ImageName? {
      path.flatMap { theme[property, row.imageVariant, at: $0] }
    }
    let onColor = color(.onColor) ?? markColor
    let onImage = image(.onImage) ?? .on
    let halfImage = image(.halfImage)
    let cutsHalves = halfImage == nil && onImage != .on
    self.init(
      on: Symbol(image: onImage, color: onColor),
      off: Symbol(image: image(.offImage) ?? .off, color: color(.offColor) ?? markColor),
      half: Symbol(
        image: halfImage ?? (cutsHalves ? onImage : .half), color: color(.halfColor) ?? onColor),
      cutsHalves: cutsHalves,
      keyName: Text(
        at: .title, .style, in: theme, else: row.keyNameColor, TextFont(.subheadline, .semibold)),
      subtitle: texts.contains(.subtitle)
        ? Text(at: .subtitle, .style, in: theme, else: row.subtitleColor, TextFont(.footnote))
        : nil,
      leadingLabel: texts.contains(.leadingLabel)
        ? Text(
          at: .leadingLabel, in: theme, else: row.labelColor,
          theme.styled(.leadingLabel).flatMap { theme[.printedFontStyle, nil, at: $0] }
            .map { TextFont(named: $0) } ?? row.labelFont) : nil,
      trailingLabel: texts.contains(.trailingLabel)
        ? Text(at: .trailingLabel, in: theme, else: row.labelColor, row.labelFont) : nil)
  }

  /// Returns the look at a text size and with the user's settings; marks do not change.
  func at(_ size: TextSize, _ settings: AccessibilitySettings) -> RatingLook {
    RatingLook(
      on: on, off: off, half: half, cutsHalves: cutsHalves, keyName: keyName.at(size, settings),
      subtitle: subtitle?.at(size, settings), leadingLabel: leadingLabel?.at(size, settings),
      trailingLabel: trailingLabel?.at(size, settings))
  }
}

extension RatingLook.Text {
  fileprivate func at(_ size: TextSize, _ settings: AccessibilitySettings) -> Self {
    Self(color: color, font: font.at(size, settings))
  }

  /// Creates a text; the reference has the style alone for some.
  fileprivate init(
    at path: ClassPath, _ fonts: TextFont.Properties = .all, in theme: Theme,
    else color: PaletteColor, _ font: TextFont
  ) {
    let path = theme.styled(path)
    self.init(
      color: path.flatMap { theme[.fontColor, nil, at: $0] } ?? theme.color(color),
      font: path.map { TextFont(at: $0, nil, fonts, in: theme, else: font) } ?? font)
  }
}

extension RatingLook.Symbol {
  /// True for the star of a theme without images, which has a half.
  var isUsualStar: Bool { image == .on && isTemplate }

  static func usualHalf(_ color: ThemeColor) -> Self { Self(image: .half, color: color) }

  func colored(_ color: ThemeColor) -> Self {
    Self(image: image, color: color, isTemplate: isTemplate)
  }
}

// MARK: - Theme properties

// Source: SAP Fiori for iOS SDK 25.08, `FUIRatingControl` and `FUIRatingControlFormCell`,
// "Theming". The reference lacks the paths of the subtitle and of the trailing label; they follow
// those of the title and the leading label.

extension ClassPath {
  fileprivate static let rating: Self =
    "fdlFUIRatingControl:fdlFUIRatingControlFormCell_ratingControl"
  fileprivate static let title: Self = "fdlFUIRatingControlFormCell_title"
  fileprivate static let subtitle: Self = "fdlFUIRatingControlFormCell_subtitle"
  fileprivate static let leadingLabel: Self = "fdlFUIRatingControl_leading_label"
  fileprivate static let trailingLabel: Self = "fdlFUIRatingControl_trailing_label"
}

extension Property where Value == FontStyle {
  /// As the page of the leading label prints it.
  fileprivate static let printedFontStyle = Self("font_style")
}

extension Property where Value == ThemeColor {
  fileprivate static let onColor = Self("on-color")
  fileprivate static let offColor = Self("off-color")
  fileprivate static let halfColor = Self("half-color")
}

extension Property where Value == ImageName {
  fileprivate static let onImage = Self("on-image")
  fileprivate static let offImage = Self("off-image")
  fileprivate static let halfImage = Self("half-image")
}

extension ImageName {
  fileprivate static let on = ImageName("star.fill")
  fileprivate static let off = ImageName("star")
  fileprivate static let half = ImageName("star.leadinghalf.filled")
}
