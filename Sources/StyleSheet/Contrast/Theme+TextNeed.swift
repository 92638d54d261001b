extension Theme {
  /// What text at a path needs, by its size and weight so far as sheets set them.
  func needOfText(at path: ClassPath) -> ContrastNeed {
    let size = self[Property<Double>("font-size"), at: path]
    let style = self[Property<FontStyle>("font-style"), at: path]
    let name = self[Property<FontName>("font-name"), at: path]
    return .text(points: size ?? style?.pointSize, isBold: name?.isBold == true)
  }
}

extension FontName {
  /// Whether the name says that the face is bold, or heavier still; semibold is less.
  fileprivate var isBold: Bool {
    switch self {
    case .system(let weight):
      switch weight {
      case .bold, .heavy, .black: true
      case .regular, .italic, .light, .medium, .semibold, .thin, .ultraLight: false
      }
    case .postScript(let name):
      ["Bold", "Heavy", "Black"].contains { word in
        name.split(separator: "-").dropFirst().contains { $0.hasPrefix(word) }
      }
    }
  }
}
