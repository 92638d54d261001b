/// The properties that define the background of a class in one state.
///
/// A class, so that passing it does not retain each member.
package final class ColorGroundNames: Sendable {
  package let image: SoughtName
  /// The properties of the ends of a gradient.
  package let top, bottom: SoughtName
  /// The color properties, in order of precedence.
  package let colors: [SoughtName]
  let numbers: StateNumbers.Ground

  /// The properties of the normal state.
  ///
  /// Every state falls back to them, so they are created once.
  static let usual = [ColorGroundNames("-normal"), ColorGroundNames("")]

  /// The properties of which a class has at least one if it draws its own background.
  ///
  /// NUI draws a bar's `background-color` as an image, which covers the bar's tint.
  static let properties = [
    "background-image", "background-color-top", "background-color", "bar-tint-color",
  ]

  /// True for a class whose background can be a gradient.
  ///
  /// A back button is filled with the upper color alone. Source: NUI 744a36f, NUIGraphics.
  package static func canBeGradient(of className: String) -> Bool { className != "BarButtonBack" }

  init(_ suffix: String) {
    let names = Self.properties.map { SoughtName($0 + suffix) }
    (image, top) = (names[0], names[1])
    bottom = SoughtName("background-color-bottom\(suffix)")
    colors = Array(names[2...])
    numbers = StateNumbers.Ground(image: image, top: top, colors: colors)
  }
}
