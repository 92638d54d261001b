/// A color vision deficiency, as far as a screen can simulate it.
public enum ColorVision: String, Hashable, Sendable, CaseIterable {
  /// No long-wave cones: red looks dark, and similar to green. About 1 man in 100.
  case protanopia
  /// No middle-wave cones: red and green look alike. About 1 man in 100.
  case deuteranopia
  /// No short-wave cones: blue and green look alike, and so do yellow and violet. Very rare.
  case tritanopia
  /// Lightness only. Very rare; also the result of printing without color.
  case achromatopsia

  /// The simulation matrix for linear sRGB: a row each for red, green and blue.
  ///
  /// A row has the shares of the original red, green and blue. Each row adds up to 1, so grays do
  /// not change.
  ///
  /// Source: Machado, Oliveira, Fernandes, "A Physiologically-based Model for Simulation of Color
  /// Vision Deficiency" (IEEE TVCG 15:6, 2009), the table for severity 1.0; for achromatopsia the
  /// relative luminance of WCAG 2.2.
  package var matrix: [[Double]] {
    switch self {
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritanopia:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    case .achromatopsia:
      [[0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722]]
    }
  }
}

extension ThemeColor {
  /// Returns this color as seen with a color vision deficiency; the alpha stays the same.
  ///
  /// Channels outside sRGB are clamped. Composite a color that is not opaque over its background
  /// first, because light is mixed before it is seen.
  public func seen(with vision: ColorVision) -> ThemeColor {
    let light = [LinearLight.of(red), LinearLight.of(green), LinearLight.of(blue)]
    let channels = vision.matrix.map { row in
      LinearLight.channel(zip(row, light).reduce(0) { $0 + $1.0 * $1.1 })
    }
    return ThemeColor(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
  }
}
