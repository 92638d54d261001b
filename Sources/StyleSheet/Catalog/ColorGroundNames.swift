/// The properties by which a class says what its ground looks like, in one state.
struct ColorGroundNames: Hashable, Sendable {
  let image: SoughtName
  /// The ends of a gradient.
  let top, bottom: SoughtName
  /// The strongest first.
  let colors: [SoughtName]

  /// Those of the usual state.
  ///
  /// Each state looks at them last, so they are made once.
  static let usual = ["-normal", ""].map { ColorGroundNames($0) }

  /// Those with a suffix.
  init(_ suffix: String) {
    image = SoughtName("background-image\(suffix)")
    top = SoughtName("background-color-top\(suffix)")
    bottom = SoughtName("background-color-bottom\(suffix)")
    // NUI draws a bar's 'background-color' as an image, which covers the bar's tint.
    colors = ["background-color", "bar-tint-color"].map { SoughtName($0 + suffix) }
  }
}
