/// A palette name in a sheet: `tintColor`, `negative_darkBackground`.
///
/// The type only splits the text; it does not check that the palette has the name.
public struct PaletteName: Hashable, Sendable, CustomStringConvertible {
  package let name: String
  /// The suffix that selects one of the name's colors; nil if the appearance selects it.
  package let suffix: Suffix?

  package init(name: String, suffix: Suffix? = nil) {
    self.name = name
    self.suffix = suffix
  }

  /// Splits `text` at its last `_`; nil if the text after it is not a suffix.
  ///
  /// Palette names contain no `_`.
  public init?(_ text: String) {
    guard text.utf8.has(UInt8(ascii: "_")),
      let underscore = text.utf8.lastIndex(of: UInt8(ascii: "_"))
    else {
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

  /// The name, with `_` and the suffix if there is one.
  public var description: String {
    suffix.map { "\(name)_\($0.rawValue)" } ?? name
  }

  /// The suffix after the underscore of a palette name.
  ///
  /// These suffixes name the *background*: `lightBackground` is the color for light mode, although
  /// the vendor calls it the dark variant. Sources: SAPFiori reference, "Branding and Theming";
  /// SAP/cloud-sdk-ios-fiori 098daf0, `ColorStyle` and `StyleSheetSettings`.
  package enum Suffix: String, Hashable, Sendable, CaseIterable {
    case lightBackground, darkBackground
    case elevatedLightBackground, elevatedDarkBackground
    case contrastLightBackground, contrastDarkBackground
    case elevatedContrastLightBackground, elevatedContrastDarkBackground
    /// The misspelled key that the SwiftUI port reads instead of `elevatedContrastLightBackground`.
    case elevatedContrastLightkBackground
    /// The mode of the device, and the opposite mode.
    case device, deviceInverse
    /// Always light mode and always dark mode.
    case lightConstant, darkConstant

    /// The context that the suffix selects; nil if it depends on the device.
    package var context: PaletteContext? {
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

    /// True if an engine reads definitions with this suffix; other suffixes occur in values only.
    package var isDefinable: Bool { self == .elevatedContrastLightkBackground || definable == self }

    /// The equivalent suffix for a definition, or nil.
    package var definable: Self? { context.map(Self.init) }

    /// Creates the suffix that selects `context`: the first of those that do.
    package init(_ context: PaletteContext) {
      self = Self.allCases.first { $0.context == context } ?? .lightBackground
    }
  }
}
