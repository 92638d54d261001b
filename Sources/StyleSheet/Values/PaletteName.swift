/// A name of the Fiori palette as a sheet says it: `tintColor`, `negative_darkBackground`.
///
/// Splitting is all it does; whether the palette has such a name is for the palette to say.
public struct PaletteName: Hashable, Sendable, CustomStringConvertible {
  /// The name without its suffix.
  public let name: String
  /// Which of the name's colors is meant; nil where the sheet leaves it to the appearance.
  public let suffix: Suffix?

  /// A palette name of the given parts.
  public init(name: String, suffix: Suffix? = nil) {
    self.name = name
    self.suffix = suffix
  }

  /// The parts of `text`, split at its last `_`; nil if what follows that is no suffix.
  ///
  /// Palette names have no `_` of their own.
  public init?(_ text: String) {
    guard let underscore = text.utf8.lastIndex(of: UInt8(ascii: "_")) else {
      guard !text.isEmpty else { return nil }
      self.init(name: text)
      return
    }
    let rest = text[text.utf8.index(after: underscore)...]
    guard let suffix = Suffix(rawValue: String(rest)), underscore > text.startIndex else {
      return nil
    }
    self.init(name: String(text[..<underscore]), suffix: suffix)
  }

  /// The name, and behind a `_` its suffix if it has one.
  public var description: String {
    suffix.map { "\(name)_\($0.rawValue)" } ?? name
  }
}

extension PaletteName {
  /// What stands behind a palette name after an underscore.
  ///
  /// The trap of these names: they name the *background*. `lightBackground` is the color for light
  /// mode, though the vendor calls it the dark variant. Sources: SAPFiori reference, "Branding and
  /// Theming"; SAP/cloud-sdk-ios-fiori 098daf0, `ColorStyle` and `StyleSheetSettings`.
  public enum Suffix: String, Hashable, Sendable, CaseIterable {
    case lightBackground, darkBackground
    case elevatedLightBackground, elevatedDarkBackground
    case contrastLightBackground, contrastDarkBackground
    case elevatedContrastLightBackground, elevatedContrastDarkBackground
    /// The key that the SwiftUI port asks for in place of `elevatedContrastLightBackground`.
    case elevatedContrastLightkBackground
    /// As the device is, and the other way round.
    case device, deviceInverse
    /// As in light mode and as in dark mode, whatever the device is in.
    case lightConstant, darkConstant

    /// The one situation that the suffix stands for; nil where it follows the device.
    public var context: PaletteContext? {
      switch self {
      case .lightBackground, .lightConstant: PaletteContext()
      case .darkBackground, .darkConstant: PaletteContext(isDark: true)
      case .elevatedLightBackground: PaletteContext(isElevated: true)
      case .elevatedDarkBackground: PaletteContext(isDark: true, isElevated: true)
      case .contrastLightBackground: PaletteContext(isHighContrast: true)
      case .contrastDarkBackground: PaletteContext(isDark: true, isHighContrast: true)
      case .elevatedContrastLightBackground, .elevatedContrastLightkBackground:
        PaletteContext(isElevated: true, isHighContrast: true)
      case .elevatedContrastDarkBackground:
        PaletteContext(isDark: true, isElevated: true, isHighContrast: true)
      case .device, .deviceInverse: nil
      }
    }

    /// Whether an engine asks for definitions with it; the others stand only in values.
    package var isDefinable: Bool { self == .elevatedContrastLightkBackground || definable == self }

    /// The suffix by which a definition says the same; nil where none does.
    package var definable: Self? { context.map(Self.init) }

    /// The suffix that stands for `context`.
    public init(_ context: PaletteContext) {
      switch (context.isDark, context.isElevated, context.isHighContrast) {
      case (false, false, false): self = .lightBackground
      case (true, false, false): self = .darkBackground
      case (false, true, false): self = .elevatedLightBackground
      case (true, true, false): self = .elevatedDarkBackground
      case (false, false, true): self = .contrastLightBackground
      case (true, false, true): self = .contrastDarkBackground
      case (false, true, true): self = .elevatedContrastLightBackground
      case (true, true, true): self = .elevatedContrastDarkBackground
      }
    }
  }
}
