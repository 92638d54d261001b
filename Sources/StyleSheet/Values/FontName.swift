/// The name of a font: the system font in a weight, or a PostScript name.
public enum FontName: Hashable, Sendable, CustomStringConvertible {
  case system(Weight)
  /// A font of the app or the system by its PostScript name: `HelveticaNeue-Light`.
  ///
  /// Only a running app knows if the font exists; without it, NUI draws with no font.
  case postScript(String)

  /// The faces of the system font, by their words in a sheet.
  ///
  /// Source: NUI 0.5.5, README and `NUISettings`; the weighted ones need iOS 8.2.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    case regular = "system"
    case bold = "boldSystem"
    case italic = "italicSystem"
    case black = "blackSystem"
    case heavy = "heavySystem"
    case light = "lightSystem"
    case medium = "mediumSystem"
    case semibold = "semiboldSystem"
    case thin = "thinSystem"
    case ultraLight = "ultraLightSystem"
  }

  /// Creates a font name; a text that is not a word of ``Weight`` is a PostScript name.
  ///
  /// The words are case-sensitive: `boldsystem` is a PostScript name. Nil if `text` is empty.
  public init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    self = Weight(rawValue: text).map(Self.system) ?? .postScript(text)
  }

  /// The name as in a sheet.
  public var description: String {
    switch self {
    case .system(let weight): weight.rawValue
    case .postScript(let name): name
    }
  }
}
