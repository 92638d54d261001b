extension Theme {
  /// Returns the contrast that the text of a pairing needs, by the font size and weight that sheets
  /// set and the class supports.
  package func needOfText(in pairing: ColorPairing, knowing catalog: Catalog) -> ContrastNeed {
    func value<Own>(_ property: Property<Own>) -> Own? {
      self[property, at: pairing.path].flatMap {
        pairing.reads(property.name, knowing: catalog) ? $0 : nil
      }
    }
    let size = value(Property<Double>("font-size"))
    let style =
      value(Property<FontStyle>("font-style")) ?? value(Property<FontStyle>("font_style"))
    let name = value(Property<FontName>("font-name"))
    return .text(points: size ?? style?.pointSize, isBold: name?.isBold == true)
  }
}

extension FontName {
  /// True if the name denotes a bold or heavier face; semibold is lighter.
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
