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
  let classes: FirstFew<String>
}

extension PreviewFont {
  private static let properties: Set<String> = ["font-name", "font-size", "font-style"]

  /// A collector of the fonts of classes, which come one after another.
  struct Survey {
    private var classes: [Face: FirstFew<String>] = [:]

    /// Adds the font of a class.
    mutating func add(_ part: Resolution.ClassEntry, in theme: Theme) {
      guard part.entries.contains(where: { properties.contains($0.name) }) else { return }
      classes[Face(of: part.name, in: theme), default: FirstFew()].add(part.name)
    }

    /// Each font, the largest first.
    var all: [PreviewFont] {
      classes.map { PreviewFont(face: $0.key, classes: $0.value) }.sorted {
        $0.face.points == $1.face.points
          ? ($0.face.words, $0.face.weight) < ($1.face.words, $1.face.weight)
          : $0.face.points > $1.face.points
      }
    }
  }
}

extension PreviewFont.Face {
  /// The size of text that nobody gives one.
  private static let usual = 17.0

  /// What a class is set in; what is not set is as in body text.
  init(of className: String, in theme: Theme) {
    let path = ClassPath(className)
    let face = theme[Property<FontName>("font-name"), at: path].map(FontFace.init)
    let style = theme[Property<FontStyle>("font-style"), at: path]
    let size = theme[Property<Double>("font-size"), at: path]
    points = size ?? style?.pointSize ?? Self.usual
    family = face?.postScriptName
    weight = face?.weight ?? (style == .headline ? 600 : 400)
    isItalic = face?.isItalic ?? false
    words = [face?.name.description, style?.name].compactMap { $0 }.joined(separator: " ")
  }
}
