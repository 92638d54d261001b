package import StyleSheet

extension ThemeValue {
  package var words: String {
    switch self {
    case .color(let color): color.withOpacity
    case .paletteColor(let name): Palette.all.words(for: name) ?? "the palette's '\(name)'"
    case .boolean, .integer, .number, .offset, .size, .box, .length, .percentage, .fontStyle,
      .fontName, .image, .borderStyle, .separatorStyle, .textAlignment, .verticalAlignment,
      .horizontalAlignment, .keyboardAppearance, .textTransform, .names, .text:
      description
    }
  }
}

extension Palette {
  /// Returns a short description of a palette name in light and dark mode; nil if unpublished.
  package func words(for name: PaletteName) -> String? {
    guard let light = color(name, in: PaletteContext()),
      let dark = color(name, in: PaletteContext(isDark: true))
    else { return nil }
    return light == dark
      ? light.withOpacity : "\(light.withOpacity) light, \(dark.withOpacity) dark"
  }
}

extension ValueOutcome {
  /// Returns a short description of the outcome of reading a text as `type`.
  package func words(as type: ValueType) -> String {
    switch self {
    case .value(let value): value.words
    case .instead(let value): value.words
    case .systemColor: "a color of iOS"
    case .nothing: type.nothing ?? "nothing"
    case .paletteColor: "no color; the palette color remains"
    case .exception: "crashes the app"
    case .lostSheet: "loses the sheet"
    case .notRead: "not read"
    case .unknown: "unknown"
    }
  }
}

extension Dialect {
  /// Returns a remark on hex digits or a color function if it is an assumption that the engine reads
  /// them; empty for another value.
  func remark(onColor text: String) -> String {
    let digits = text.hasPrefix("#") ? text.utf8.count - 1 : nil
    let isAssumed =
      switch digits {
      case 6: false
      case 8: assumed.contains(.eightDigits)
      case .some: assumed.contains(.hexLengths)
      case nil: text.hasSuffix(")") && colorFunctions == .unknown
      }
    return isAssumed ? Certainty.inferred.remark : ""
  }
}

extension Resolution.Entry {
  /// The text, and the value if that is not obvious.
  package var shownValue: String {
    let text = winner.text ?? ""
    return switch value {
    case nil where reading == .systemColor: "\(text) (unknown here)"
    case nil: "\(text) (not \(type.nameWithArticle))"
    case .paletteColor?: "\(text) (unknown here)"
    case .color(let color)? where color.description != text.uppercased():
      "\(text) = \(color.withOpacity)"
    case .some(let value) where reading == .instead: "\(text) (read as \(value))"
    case .some: text
    }
  }
}
