/// The properties by which a class says what its ground looks like, in one state.
struct ColorGroundNames: Hashable, Sendable {
  let image: SoughtName
  /// The ends of a gradient.
  let top, bottom: SoughtName
  /// The strongest first.
  let colors: [SoughtName]

  /// Those with a suffix, which is empty for the usual state.
  init(_ suffix: String) {
    image = SoughtName("background-image\(suffix)")
    top = SoughtName("background-color-top\(suffix)")
    bottom = SoughtName("background-color-bottom\(suffix)")
    // NUI draws a bar's 'background-color' as an image, which covers the bar's tint.
    colors = ["background-color", "bar-tint-color"].map { SoughtName($0 + suffix) }
  }
}
