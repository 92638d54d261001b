extension LayoutDirection {
  /// Which way a text runs in a layout of this direction: as its first letter does, and without any
  /// as the layout.
  ///
  /// An English question keeps its mark behind it, whichever side it stands on.
  ///
  /// Source: Unicode Standard Annex 9, rules P2 and P3; a text view of UIKit, `natural`.
  func direction(of text: some StringProtocol) -> LayoutDirection {
    for scalar in text.unicodeScalars {
      if Self.rightToLeftScripts.contains(where: { $0.contains(scalar.value) }) {
        return .rightToLeft
      }
      if scalar.properties.isAlphabetic { return .leftToRight }
    }
    return self
  }

  /// Hebrew, Arabic, Syriac, Thaana, N'Ko and their kin: the blocks whose letters are R or AL.
  private static let rightToLeftScripts: [ClosedRange<UInt32>] = [
    0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]
}
