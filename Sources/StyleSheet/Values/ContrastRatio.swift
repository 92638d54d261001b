/// The contrast of two colors, and the luminance that it is computed from.
///
/// Source: WCAG 2.2, "contrast ratio" and "relative luminance".
package enum ContrastRatio {
  /// Returns the contrast ratio of two relative luminances, in any order.
  package static func of(_ left: Double, _ right: Double) -> Double {
    (max(left, right) + 0.05) / (min(left, right) + 0.05)
  }

  /// Returns the relative luminance of three channels of linear light: 0 is black, 1 is white.
  static func luminance(red: Double, green: Double, blue: Double) -> Double {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
}
