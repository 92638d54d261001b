package import StyleSheet

/// A cell's own images for its marks, which override the theme's.
///
/// ```swift
/// cell.images.set(RatingImage("filledStar", .template), for: .on)
/// cell.images.set(RatingImage("openStar", .template), for: .off)
/// ```
///
/// An image for one mark of the row takes precedence over an image for all marks, and then an image
/// for one style over an image for all styles. The order of setting matters only between images for
/// the same marks and the same style.
///
/// ```swift
/// for (index, face) in ["bad", "fair", "good"].enumerated() {
///   cell.images.set(RatingImage("\(face).fill"), for: .on, at: index)
///   cell.images.set(RatingImage(face), for: .off, at: index)
/// }
/// ```
///
/// Sources: SAP Fiori for iOS SDK 25.08, `FUIRatingControl.onImage` and `offImage`; decision 0086.
public struct RatingImages: Hashable, Sendable {
  /// The marks that an image is for.
  public enum Mark: String, Hashable, Sendable, CaseIterable, Codable {
    case on = "on"
    case off = "off"
    case half = "half"
  }

  package struct Entry: Hashable, Sendable {
    package let image: RatingImage
    /// The marks that show it.
    package let mark: Mark
    /// The style that shows it; nil is every style.
    package let style: RatingStyle?
    /// The index of the mark in the row that shows it; nil is every mark.
    package let index: Int?
  }

  /// The images, in the order in which they were set; without one, the theme's are shown.
  package private(set) var entries: [Entry] = []

  /// Sets the image of some marks, in one style or, with nil, in every style.
  ///
  /// A later image replaces an earlier one for the same marks and the same style. `index` is the
  /// index of the mark in the row, where 0 is the first; nil is every mark.
  public mutating func set(
    _ image: RatingImage, for mark: Mark, in style: RatingStyle? = nil, at index: Int? = nil
  ) {
    entries.append(Entry(image: image, mark: mark, style: style, index: index))
  }

  /// Returns the image of some marks in a style; nil if the theme provides it.
  ///
  /// With an index, the mark at it can have its own image.
  package func image(
    for mark: Mark, in style: RatingStyle, at index: Int? = nil
  ) -> RatingImage? {
    let own = index.flatMap { last(mark, style, $0) ?? last(mark, nil, $0) }
    return (own ?? last(mark, style, nil) ?? last(mark, nil, nil))?.image
  }

  /// The indices of the images that are never shown, because a later one has the same marks and
  /// style.
  public var replacedEntries: [Int] {
    entries.indices.filter { index in
      let entry = entries[index]
      return entries[(index + 1)...].contains {
        $0.mark == entry.mark && $0.style == entry.style && $0.index == entry.index
      }
    }
  }

  private func last(_ mark: Mark, _ style: RatingStyle?, _ index: Int?) -> Entry? {
    entries.last { $0.mark == mark && $0.style == style && $0.index == index }
  }
}

/// An image name and its rendering.
public struct RatingImage: Hashable, Sendable {
  /// The rendering of an image.
  public enum Rendering: String, Hashable, Sendable, CaseIterable, Codable {
    /// The rendering of ``RatingPolicies/Display/images``.
    case automatic = "automatic"
    /// A template, filled with the color of its mark.
    case template = "template"
    /// The image's own colors; neither the theme nor a tint range changes them.
    case original = "original"
  }

  /// The name that a renderer resolves.
  package let name: ImageName
  /// The rendering of the image.
  public let rendering: Rendering

  package init(_ name: ImageName, _ rendering: Rendering = .automatic) {
    self.name = name
    self.rendering = rendering
  }

  /// Creates an image with a name.
  public init(_ name: String, _ rendering: Rendering = .automatic) {
    self.init(ImageName(name), rendering)
  }
}

// MARK: - Applying the images

extension RatingLook {
  /// Returns the look with the cell's own images in place of the theme's.
  ///
  /// If the cell's own lit image has no half, halves are cut out of it, as with a theme's image
  /// (decision 0048).
  ///
  /// With an index, the look is that of the mark at it, which can have its own images.
  func with(
    _ images: RatingImages, _ policy: RatingPolicies.Display.Images, in style: RatingStyle,
    at index: Int? = nil
  ) -> RatingLook {
    func own(_ mark: RatingImages.Mark, _ color: ThemeColor) -> Symbol? {
      images.image(for: mark, in: style, at: index).map { Symbol($0, policy, color) }
    }
    let ownOn = own(.on, on.color)
    let ownHalf = own(.half, half.color)
    let cutsOwn = ownOn.map { !$0.isUsualStar } ?? cutsHalves
    let halfOfOwn = ownOn.map { $0.isUsualStar ? .usualHalf(half.color) : $0.colored(half.color) }
    return RatingLook(
      on: ownOn ?? on, off: own(.off, off.color) ?? off, half: ownHalf ?? halfOfOwn ?? half,
      cutsHalves: ownHalf == nil && cutsOwn, keyName: keyName, subtitle: subtitle,
      leadingLabel: leadingLabel, trailingLabel: trailingLabel)
  }
}

extension RatingLook.Symbol {
  fileprivate init(
    _ image: RatingImage, _ policy: RatingPolicies.Display.Images, _ color: ThemeColor
  ) {
    let isTemplate =
      switch (image.rendering, policy) {
      case (.template, _), (.automatic, .areTemplates): true
      case (.original, _), (.automatic, .areOriginals): false
      }
    self.init(image: image.name, color: color, isTemplate: isTemplate)
  }
}
