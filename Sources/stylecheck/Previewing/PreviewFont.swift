import StyleSheet

/// A font of a theme and the classes that use it.
struct PreviewFont: Sendable {
  /// A size, a weight and a family.
  struct Face: Hashable, Sendable {
    /// Nil for the system font.
    let family: String?
    /// The weight as in CSS: 400 is regular.
    let weight: Int
    let isItalic: Bool
    let points: Double
    /// The values of `font-name` and `font-style`, such as `semiboldSystem` or `subheadline`; empty
    /// if neither is set.
    let words: String
  }

  let face: Face
  /// The classes that use the font, sorted by name.
  let classes: FirstFew<String>

  private static let properties: Set<String> = ["font-name", "font-size", "font-style"]

  struct Survey {
    private var classes: [Face: FirstFew<String>] = [:]

    mutating func add(_ part: Resolution.ClassEntry, in theme: Theme, knowing catalog: Catalog) {
      let isSet = part.entries.contains {
        properties.contains($0.name) && !catalog.lacks($0.name, at: part.name)
      }
      guard isSet else { return }
      let face = Face(of: part.name, in: theme, knowing: catalog)
      classes[face, default: FirstFew()].add(part.name)
    }

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
  /// The default size of text.
  private static let usual = 17.0

  /// Creates the font of a class from its possible properties; the defaults are those of body text.
  init(of className: String, in theme: Theme, knowing catalog: Catalog) {
    let path = ClassPath(className)
    func value<Value>(_ property: Property<Value>) -> Value? {
      catalog.lacks(property.name, at: className) ? nil : theme[property, at: path]
    }
    let face = value(Property<FontName>("font-name")).map(FontFace.init)
    let style = value(Property<FontStyle>("font-style"))
    let size = value(Property<Double>("font-size"))
    points = size ?? style?.pointSize ?? Self.usual
    family = face?.postScriptName
    weight = face?.weight ?? (style == .headline ? 600 : 400)
    isItalic = face?.isItalic ?? false
    words = [face?.name.description, style?.name].compactMap { $0 }.joined(separator: " ")
  }
}
