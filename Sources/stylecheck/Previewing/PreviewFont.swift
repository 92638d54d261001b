import StyleSheet

/// What text is set in, as a page can show it.
struct PreviewFont: Sendable {
  /// A size, a weight and a family.
  struct Face: Hashable, Sendable {
    /// Nil for the system's own.
    let family: String?
    /// As CSS counts: 400 is regular.
    let weight: Int
    let isItalic: Bool
    let points: Double
    /// What sheets call it, without its size: `semiboldSystem`, `subheadline`; empty where they
    /// give it no name.
    let words: String
  }

  let face: Face
  /// The classes that are set in it, in the order of their names.
  let classes: [String]
}

extension PreviewFont {
  private static let properties: Set<String> = ["font-name", "font-size", "font-style"]

  /// Each font that the sheets set, the largest first.
  static func all(in themes: [Theme], _ resolutions: [Resolution]) -> [PreviewFont] {
    guard let theme = themes.first, let resolution = resolutions.first else { return [] }
    var classes: [Face: [String]] = [:]
    for part in resolution.classes
    where part.entries.contains(where: { properties.contains($0.name) }) {
      classes[Face(of: part.name, in: theme), default: []].append(part.name)
    }
    return classes.map { PreviewFont(face: $0.key, classes: $0.value) }.sorted {
      $0.face.points == $1.face.points
        ? ($0.face.words, $0.face.weight) < ($1.face.words, $1.face.weight)
        : $0.face.points > $1.face.points
    }
  }
}

extension PreviewFont.Face {
  /// The size of text that nobody gives one.
  private static let usual = 17.0

  /// What a class is set in; what is not set is as in body text.
  init(of className: String, in theme: Theme) {
    let path = ClassPath(className)
    let name = theme[Property<FontName>("font-name"), at: path]
    let style = theme[Property<FontStyle>("font-style"), at: path]
    let size = theme[Property<Double>("font-size"), at: path]
    points = size ?? style?.pointSize ?? Self.usual
    switch name {
    case .system(let face)?:
      family = nil
      weight = face.weight
      isItalic = face == .italic
    case .postScript(let postScript)?:
      let style = FaceStyle(ofPostScriptName: postScript)
      family = postScript
      weight = style.weight
      isItalic = style.isItalic
    case nil:
      family = nil
      weight = style == .headline ? 600 : 400
      isItalic = false
    }
    words = [name?.description, style?.name].compactMap { $0 }.joined(separator: " ")
  }
}

extension FontName.Weight {
  /// As CSS Fonts 4 counts, "Common weight name mapping".
  fileprivate var weight: Int {
    switch self {
    case .ultraLight: 200
    case .thin: 100
    case .light: 300
    case .regular, .italic: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}

/// What the style in the PostScript name of a font says, as in `HelveticaNeue-LightItalic`.
struct FaceStyle: Hashable, Sendable {
  /// As CSS counts; 400 where the name says nothing of it.
  private(set) var weight = 400
  private(set) var isItalic = false
  /// What stands in front of the style.
  let family: String

  init(ofPostScriptName name: String) {
    let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    family = String(parts[0])
    // Some have no hyphen: `ArialRoundedMTBold`.
    let last = name.lastIndex(where: \.isUppercase).map { name[$0...] } ?? ""
    let style = (parts.count > 1 ? parts[1] : last).lowercased()
    isItalic = Self.slanted.contains(where: style.contains)
    // The longer words first: `semibold` has `bold` in it.
    weight = Self.weights.first { style.contains($0.word) }?.weight ?? 400
  }

  private static let slanted = ["italic", "oblique"]

  // Source: CSS Fonts 4, "Common weight name mapping"; `Demi` and `Ultra` alone as Apple's and
  // Monotype's fonts have them.
  private static let weights: [(word: String, weight: Int)] = [
    ("ultralight", 200), ("extralight", 200), ("hairline", 100), ("thin", 100), ("light", 300),
    ("semibold", 600), ("demibold", 600), ("demi", 600), ("extrabold", 800), ("ultrabold", 800),
    ("bold", 700), ("medium", 500), ("heavy", 800), ("black", 900), ("ultra", 900),
  ]
}
