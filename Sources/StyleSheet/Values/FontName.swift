/// Which font text is set in: the system's, in a weight, or one by its PostScript name.
public enum FontName: Hashable, Sendable, CustomStringConvertible {
  case system(Weight)
  /// A font that the app brings, or the system has, under this name: `HelveticaNeue-Light`.
  ///
  /// Whether it is there only a running app can tell; NUI draws with no font where it is not.
  case postScript(String)

  /// The faces of the system font that a sheet can name, each by its word.
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

  /// The font that `text` names; what is not a word of ``Weight`` is a PostScript name.
  ///
  /// The case of letters matters: `boldsystem` is taken for a font of that name. Nil if empty.
  public init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    self = Weight(rawValue: text).map(Self.system) ?? .postScript(text)
  }

  /// The name as a sheet says it.
  public var description: String {
    switch self {
    case .system(let weight): weight.rawValue
    case .postScript(let name): name
    }
  }
}
