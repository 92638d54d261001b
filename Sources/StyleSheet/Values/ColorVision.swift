/// A way of seeing colors that is not most people's, as far as screens can show it to those others.
public enum ColorVision: String, Hashable, Sendable, CaseIterable {
  /// Without the cones for long waves: red looks dark, and like green. About 1 man in 100.
  case protanopia
  /// Without the cones for middle waves: red and green look alike. About 1 man in 100.
  case deuteranopia
  /// Without the cones for short waves: blue and green look alike, yellow and violet. Very rare.
  case tritanopia
  /// Light and dark alone. Very rare, and what a printer without colors makes of a page.
  case achromatopsia

  /// What becomes of amounts of light: a row each for red, green and blue.
  ///
  /// In a row is what is taken of the red, the green and the blue that there was. Every row adds up
  /// to 1, so grays stay what they are. The amounts are those of sRGB after its curve has been taken away.
  ///
  /// Source: Machado, Oliveira, Fernandes, "A Physiologically-based Model for Simulation of Color
  /// Vision Deficiency" (IEEE TVCG 15:6, 2009), the table for severity 1.0; for achromatopsia the
  /// relative luminance of WCAG 2.2.
  public var matrix: [[Double]] {
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

extension Color {
  /// What this color looks like to somebody who sees so, shown to those who do not; the alpha stays.
  ///
  /// What a screen cannot show is taken as the nearest that it can, channel by channel. Lay what is
  /// not opaque over what is below it first: light is mixed before it is seen.
  public func seen(with vision: ColorVision) -> Color {
    let light = [LinearLight.of(red), LinearLight.of(green), LinearLight.of(blue)]
    let channels = vision.matrix.map { row in
      LinearLight.channel(zip(row, light).reduce(0) { $0 + $1.0 * $1.1 })
    }
    return Color(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
  }
}
