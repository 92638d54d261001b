/// Two palette names that the framework uses as foreground and background.
package struct PalettePairing: Hashable, Sendable {
  package let figure: String
  package let ground: String
  package let need: ContrastNeed

  // Source: SAP/cloud-sdk-ios-fiori 098daf0, `ColorStyle`: labels are for text, the tint for
  // interactive elements, mango8 for the marks of an accented rating. Labels of the fourth and
  // fifth rank are for disabled elements, which are exempt.
  package static let all: [PalettePairing] =
    [
      "primaryLabel", "secondaryLabel", "tertiaryLabel", "tintColor", "negativeLabel",
      "criticalLabel", "positiveLabel", "informativeLabel",
    ].map { PalettePairing(figure: $0, ground: "primaryBackground", need: .text) }
    + [PalettePairing(figure: "mango8", ground: "primaryBackground", need: .graphic)]

  /// True if the palette itself is responsible for the contrast of the two names.
  package static func has(_ figure: String, on ground: String) -> Bool {
    all.contains { $0.figure == figure && $0.ground == ground }
  }
}

extension PaletteName {
  /// True for a color of backgrounds, such as `primaryBackground` or its deprecated `background1`:
  /// used as a foreground, it is a choice of the sheet and not of the palette.
  package var isOfBackground: Bool {
    let current = Palette.all.name(name)?.successor ?? name
    return current.hasPrefix("background") || current.utf8.has("Background")
  }
}
