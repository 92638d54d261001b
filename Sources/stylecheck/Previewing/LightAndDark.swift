/// A value for light mode and one for dark mode.
struct LightAndDark<Element: Sendable>: Sendable {
  let light: Element
  let dark: Element

  /// Both values, light mode first.
  var both: [Element] { [light, dark] }

  func map<Other>(_ transform: (Element) -> Other) -> LightAndDark<Other> {
    LightAndDark<Other>(light: transform(light), dark: transform(dark))
  }
}

extension LightAndDark: Equatable where Element: Equatable {
  var isAlike: Bool { light == dark }

  /// The distinct values, light mode first.
  var distinct: [Element] { isAlike ? [light] : both }
}
