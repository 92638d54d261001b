/// What is seen of colors that lie over each other down to an opaque one.
///
/// Unlike ``Color/composited(over:)`` it is not rounded to bytes, so that what is compared with a
/// limit has not been rounded on the way.
public struct Backdrop: Hashable, Sendable {
  /// The amounts of red, green and blue, 0 to 255.
  public let red, green, blue: Double

  /// What is seen of `layers`, the uppermost first; what lies below the first opaque one is hidden.
  ///
  /// Nil if none of them is opaque: something shines through then, and nobody knows what.
  public init?(_ layers: [Color]) {
    guard let opaque = layers.firstIndex(where: \.isOpaque) else { return nil }
    var seen = Backdrop(
      red: Double(layers[opaque].red), green: Double(layers[opaque].green),
      blue: Double(layers[opaque].blue))
    for layer in layers[..<opaque].reversed() { seen = seen.covered(by: layer) }
    self = seen
  }

  /// An opaque color; nil for any other.
  public init?(_ color: Color) { self.init([color]) }

  private init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// What is seen when `color` lies over it.
  public func covered(by color: Color) -> Backdrop {
    let part = Double(color.alpha) / 255
    func mixed(_ over: UInt8, _ under: Double) -> Double {
      color.isOpaque ? Double(over) : under + (Double(over) - under) * part
    }
    return Backdrop(
      red: mixed(color.red, red), green: mixed(color.green, green), blue: mixed(color.blue, blue))
  }

  /// How well one amount of light stands out from another, whichever is the greater.
  ///
  /// Source: WCAG 2.2, "contrast ratio".
  package static func contrast(_ left: Double, _ right: Double) -> Double {
    (max(left, right) + 0.05) / (min(left, right) + 0.05)
  }

  /// How much light it gives to the eye: 0 is black, 1 is white.
  ///
  /// Source: WCAG 2.2, "relative luminance".
  public var relativeLuminance: Double {
    0.2126 * LinearLight.of(red / 255) + 0.7152 * LinearLight.of(green / 255)
      + 0.0722 * LinearLight.of(blue / 255)
  }
}
