package import StyleSheet

/// What a theme says about rating cells of one style: every color, image and font.
///
/// This is the one place where a rating cell meets the theme. A list of many cells of a style needs
/// one look for all of them.
package struct RatingLook: Hashable, Sendable {
  /// The picture of a mark and its color.
  package struct Symbol: Hashable, Sendable {
    package let image: ImageName
    package let color: Color
    /// False if the image is drawn in its own colors.
    package let isTemplate: Bool

    package init(image: ImageName, color: Color, isTemplate: Bool = true) {
      self.image = image
      self.color = color
      self.isTemplate = isTemplate
    }
  }

  /// The color and the font of a text.
  package struct Text: Hashable, Sendable {
    package let color: Color
    package let font: TextFont

    package init(_ color: Color, _ font: TextFont) {
      self.color = color
      self.font = font
    }
  }

  /// Of lit marks.
  package let on: Symbol
  /// Of open marks.
  package let off: Symbol
  /// Of half marks.
  package let half: Symbol
  /// Whether a half mark is cut out of the lit picture, which is not the usual star then and has no
  /// half of its own (decision 0048).
  package let cutsHalves: Bool
  /// Of what is rated.
  package let keyName: Text
  /// Of the words below the control.
  package let subtitle: Text
  /// Of the figures before the marks.
  package let leadingLabel: Text
  /// Of the words after the marks.
  package let trailingLabel: Text
}

extension RatingLook {
  /// The look of a style in a theme.
  ///
  /// The style's variant is looked for first, then the bare property (decision 0002); each of them
  /// in the form cell, then in any rating control. Where no sheet says anything, the style's own row
  /// holds. A half mark without a color of its own has that of a lit one, and without a picture of its
  /// own the picture of a lit one, if that is the theme's.
  package init(of style: RatingStyle, isLarge: Bool, in theme: Theme) {
    let row = style.row(isLarge: isLarge)
    let markColor = theme.color(row.markColor)
    let onColor = theme[.onColor, row.variant, at: .rating] ?? markColor
    on = Symbol(
      image: theme[.onImage, row.imageVariant, at: .rating] ?? .on,
      color: onColor)
    off = Symbol(
      image: theme[.offImage, row.imageVariant, at: .rating] ?? .off,
      color: theme[.offColor, row.variant, at: .rating] ?? markColor)
    let halfImage = theme[.halfImage, row.imageVariant, at: .rating]
    cutsHalves = halfImage == nil && on.image != .on
    half = Symbol(
      image: halfImage ?? (cutsHalves ? on.image : .half),
      color: theme[.halfColor, row.variant, at: .rating] ?? onColor)
    keyName = Text(
      styledAt: .title, in: theme, else: row.keyNameColor, TextFont(.subheadline, .semibold))
    subtitle = Text(styledAt: .subtitle, in: theme, else: row.subtitleColor, TextFont(.footnote))
    leadingLabel = Text(at: .leadingLabel, in: theme, else: row.labelColor, row.labelFont)
    trailingLabel = Text(at: .trailingLabel, in: theme, else: row.labelColor, row.labelFont)
  }
}

extension RatingLook {
  /// The same look with larger or smaller texts; marks stay as they are.
  func at(_ size: TextSize) -> RatingLook {
    RatingLook(
      on: on, off: off, half: half, cutsHalves: cutsHalves, keyName: keyName.at(size),
      subtitle: subtitle.at(size), leadingLabel: leadingLabel.at(size),
      trailingLabel: trailingLabel.at(size))
  }
}

extension RatingLook.Text {
  fileprivate func at(_ size: TextSize) -> Self { Self(color, font.at(size)) }

  fileprivate init(
    at path: ClassPath, in theme: Theme, else color: PaletteColor, _ font: TextFont
  ) {
    self.init(
      theme[.fontColor, nil, at: path] ?? theme.color(color),
      TextFont(at: path, in: theme, else: font))
  }

  /// The same for a text of which the reference lists the color and the style alone.
  fileprivate init(
    styledAt path: ClassPath, in theme: Theme, else color: PaletteColor, _ font: TextFont
  ) {
    self.init(
      theme[.fontColor, nil, at: path] ?? theme.color(color),
      theme[.fontStyle, nil, at: path].map(TextFont.init(named:)) ?? font)
  }
}

extension RatingLook.Symbol {
  /// True for the star that a theme without images has, of which there is a half.
  var isUsualStar: Bool { image == .on && isTemplate }

  /// Half of the usual star.
  static func usualHalf(_ color: Color) -> Self { Self(image: .half, color: color) }

  /// Returns the same image in another color.
  func colored(_ color: Color) -> Self {
    Self(image: image, color: color, isTemplate: isTemplate)
  }
}

// MARK: - Asking the theme

// Source: SAP Fiori for iOS SDK 25.08, `FUIRatingControl` and `FUIRatingControlFormCell`, "Theming".
// The paths of the subtitle and of the trailing label are not in the reference; they follow those of
// the title and the leading label.

extension ClassPath {
  fileprivate static let rating: Self =
    "fdlFUIRatingControl:fdlFUIRatingControlFormCell_ratingControl"
  fileprivate static let title: Self = "fdlFUIRatingControlFormCell_title"
  fileprivate static let subtitle: Self = "fdlFUIRatingControlFormCell_subtitle"
  fileprivate static let leadingLabel: Self = "fdlFUIRatingControl_leading_label"
  fileprivate static let trailingLabel: Self = "fdlFUIRatingControl_trailing_label"
}

extension Property where Value == Color {
  fileprivate static let onColor = Self("on-color")
  fileprivate static let offColor = Self("off-color")
  fileprivate static let halfColor = Self("half-color")
  fileprivate static let fontColor = Self("font-color")
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
