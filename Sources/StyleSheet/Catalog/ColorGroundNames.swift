/// The properties by which a class says what its ground looks like, in one state.
///
/// An object, so that it is handed on without counting the references of all that is in it.
final class ColorGroundNames: Sendable {
  let image: SoughtName
  /// The ends of a gradient.
  let top, bottom: SoughtName
  /// The strongest first.
  let colors: [SoughtName]
  /// The same by numbers.
  let numbers: StateNumbers.Ground

  /// Those of the usual state.
  ///
  /// Each state looks at them last, so they are made once.
  static let usual = [ColorGroundNames("-normal"), ColorGroundNames("")]

  /// Those with a suffix.
  init(_ suffix: String) {
    image = SoughtName("background-image\(suffix)")
    top = SoughtName("background-color-top\(suffix)")
    bottom = SoughtName("background-color-bottom\(suffix)")
    // NUI draws a bar's 'background-color' as an image, which covers the bar's tint.
    colors = [SoughtName("background-color\(suffix)"), SoughtName("bar-tint-color\(suffix)")]
    numbers = StateNumbers.Ground(image: image, top: top, colors: colors)
  }
}
