/// The properties by which a class says what its ground looks like, in one state.
///
/// An object, so that it is handed on without counting the references of all that is in it.
package final class ColorGroundNames: Sendable {
  package let image: SoughtName
  /// The ends of a gradient.
  package let top, bottom: SoughtName
  /// The strongest first.
  package let colors: [SoughtName]
  /// The same by numbers.
  let numbers: StateNumbers.Ground

  /// Those of the usual state.
  ///
  /// Each state looks at them last, so they are made once.
  static let usual = [ColorGroundNames("-normal"), ColorGroundNames("")]

  /// The properties of which a class has at least one if it draws a background of its own.
  ///
  /// NUI draws a bar's `background-color` as an image, which covers the bar's tint.
  static let properties = [
    "background-image", "background-color-top", "background-color", "bar-tint-color",
  ]

  /// Those with a suffix.
  init(_ suffix: String) {
    let names = Self.properties.map { SoughtName($0 + suffix) }
    (image, top) = (names[0], names[1])
    bottom = SoughtName("background-color-bottom\(suffix)")
    colors = Array(names[2...])
    numbers = StateNumbers.Ground(image: image, top: top, colors: colors)
  }
}
