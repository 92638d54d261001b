/// The visible color of layers above an opaque color.
///
/// Unlike `ThemeColor.composited(over:)`, the result is not rounded to bytes, so that rounding does
/// not affect comparisons with a limit.
public struct Backdrop: Hashable, Sendable {
  /// The channels, 0 to 255.
  package let red, green, blue: Double

  /// Composites `layers`, the uppermost first, down to the first opaque one.
  ///
  /// Nil if no layer is opaque, because the color below is unknown.
  package init?(_ layers: [ThemeColor]) {
    guard let opaque = layers.firstIndex(where: \.isOpaque) else { return nil }
    var seen = Backdrop(
      red: Double(layers[opaque].red), green: Double(layers[opaque].green),
      blue: Double(layers[opaque].blue))
    for layer in layers[..<opaque].reversed() { seen = seen.covered(by: layer) }
    self = seen
  }

  /// Creates a backdrop from an opaque color; nil for any other.
  package init?(_ color: ThemeColor) { self.init([color]) }

  private init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Returns the result of compositing `color` over this backdrop.
  package func covered(by color: ThemeColor) -> Backdrop {
    let part = Double(color.alpha) / 255
    func mixed(_ over: UInt8, _ under: Double) -> Double {
      color.isOpaque ? Double(over) : under + (Double(over) - under) * part
    }
    return Backdrop(
      red: mixed(color.red, red), green: mixed(color.green, green), blue: mixed(color.blue, blue))
  }

  /// The relative luminance: 0 is black, 1 is white.
  package var relativeLuminance: Double {
    ContrastRatio.luminance(
      red: LinearLight.of(red / 255), green: LinearLight.of(green / 255),
      blue: LinearLight.of(blue / 255))
  }
}
