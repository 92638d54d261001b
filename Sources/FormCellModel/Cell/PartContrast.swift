public import StyleSheet

/// The contrast of a part of a cell against its background.
public struct PartContrast: Hashable, Sendable {
  package let part: CellPart
  package let need: ContrastNeed
  /// The contrast from 1 to 21, not rounded; nil if a color is unknown.
  package let ratio: Double?
  /// The verdict on the ratio; a disabled part is exempt.
  public let verdict: ContrastVerdict
}

extension CellPresentation {
  /// Returns the contrast of each part on a background, such as ``background``.
  ///
  /// A part is listed once, by the first item that shows it; texts come first, the smallest before
  /// the others. An item on a shape is compared with the color of the shape. Shapes are excluded,
  /// because they are backgrounds or system controls. Icons are excluded, because they repeat their
  /// text. An image in its own colors has no ratio. A part that this cell does not show is not
  /// included; `Theme.contrasts` has all.
  public func contrasts(on ground: BackgroundFill) -> [PartContrast] {
    let isDisabled = accessibility.first?.traits.contains(.notEnabled) ?? false
    var shapes: [StyledShape] = []
    var parts: [(part: PartContrast, size: Double)] = []
    for item in items {
      switch item.content {
      case .shape(let shape): shapes.append(shape)
      case .text, .picture:
        guard !parts.contains(where: { $0.part.part == item.part }), let sight = item.sight else {
          continue
        }
        let below = shapes.lazy.filter { $0.frame.contains(item.frame) }
          .reduce(ground) { $0.under($1.color) }
        let result = sight.color.map { below.result(of: $0, sight.need) } ?? (nil, .unknown(.image))
        let isExempt = isDisabled && item.part != .notice
        let part = PartContrast(
          part: item.part, need: sight.need, ratio: result.ratio,
          verdict: isExempt ? .exempt : result.verdict)
        parts.append((part, sight.size))
      }
    }
    return parts.enumerated()
      .sorted { ($0.element.size, $0.offset) < ($1.element.size, $1.offset) }
      .map(\.element.part)
  }
}

extension CellItem {
  /// The color (nil if unknown), the required contrast, and the size of a text; nil for an excluded
  /// item.
  fileprivate var sight: (color: ThemeColor?, need: ContrastNeed, size: Double)? {
    switch content {
    case .text(let text): (text.color, text.font.need, text.font.pointSize)
    case .shape: nil
    case .picture(let picture):
      picture.role == .icon ? nil : (picture.tint, .graphic, .infinity)
    }
  }
}

extension BackgroundFill {
  /// Returns the background with a color on top of it.
  fileprivate func under(_ color: ThemeColor) -> BackgroundFill {
    BackgroundFill(
      color.composited(over: self.color),
      to: bottomColor.map { color.composited(over: $0) }, doubt: color.isOpaque ? nil : doubt)
  }
}

extension TextFont {
  /// Semibold is not bold.
  fileprivate var need: ContrastNeed {
    .text(points: pointSize, isBold: weight.rawValue >= Weight.bold.rawValue)
  }
}
