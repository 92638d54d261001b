/// A name of the palette that is seen on another, wherever the framework uses the two.
package struct PalettePairing: Hashable, Sendable {
  package let figure: String
  package let ground: String
  package let need: ContrastNeed

  // Source: SAP/cloud-sdk-ios-fiori 098daf0, `ColorStyle`: labels are for text, the tint for what
  // can be touched, mango8 for the marks of an accented rating. Labels of the fourth and fifth rank
  // are for what is disabled, which is exempt.
  package static let all: [PalettePairing] =
    [
      "primaryLabel", "secondaryLabel", "tertiaryLabel", "tintColor", "negativeLabel",
      "criticalLabel", "positiveLabel", "informativeLabel",
    ].map { PalettePairing(figure: $0, ground: "primaryBackground", need: .text) }
    + [PalettePairing(figure: "mango8", ground: "primaryBackground", need: .graphic)]

  /// Whether the palette itself is answerable for how well the one stands out from the other.
  package static func has(_ figure: String, on ground: String) -> Bool {
    all.contains { $0.figure == figure && $0.ground == ground }
  }
}
