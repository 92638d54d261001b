/// A color in the perceptual color space Oklab.
///
/// Source: Björn Ottosson, "A perceptual color space for image processing" (2020), with the
/// matrices as corrected in 2021.
struct Oklab: Hashable {
  /// The lightness: 0 is black, 1 is white.
  let lightness: Double
  /// The axes from green to red and from blue to yellow; their direction is the hue.
  let greenRed, blueYellow: Double

  /// Converts a color; the alpha is ignored.
  init(_ color: ThemeColor) {
    let red = LinearLight.of(color.red)
    let green = LinearLight.of(color.green)
    let blue = LinearLight.of(color.blue)
    let long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue).root(3)
    let middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue).root(3)
    let short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue).root(3)
    lightness = 0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short
    greenRed = 1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short
    blueYellow = 0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short
  }

  /// Returns this hue at another lightness, with the same chroma or as much as sRGB allows.
  package func color(lightness: Double, alpha: UInt8) -> ThemeColor {
    var part = 1.0
    if !isInGamut(lightness, part) {
      var low = 0.0
      for _ in 0..<12 {
        let middle = (low + part) / 2
        if isInGamut(lightness, middle) { low = middle } else { part = middle }
      }
      part = low
    }
    let light = light(lightness, part)
    return ThemeColor(
      red: LinearLight.channel(light.red), green: LinearLight.channel(light.green),
      blue: LinearLight.channel(light.blue), alpha: alpha)
  }

  private func isInGamut(_ lightness: Double, _ part: Double) -> Bool {
    let light = light(lightness, part)
    // The linear light of half a byte step at the dark end is 0.00015.
    let range = -0.0001...1.0001
    return range.contains(light.red) && range.contains(light.green) && range.contains(light.blue)
  }

  /// Returns the linear light at a lightness, with the chroma scaled by `part`.
  private func light(
    _ lightness: Double, _ part: Double
  ) -> (red: Double, green: Double, blue: Double) {
    let greenRed = greenRed * part
    let blueYellow = blueYellow * part
    func cube(_ root: Double) -> Double { root * root * root }
    let long = cube(lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow)
    let middle = cube(lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow)
    let short = cube(lightness - 0.0894841775 * greenRed - 1.2914855480 * blueYellow)
    return (
      4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
      -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
      -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short
    )
  }
}
