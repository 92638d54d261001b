import StyleSheet

/// The cascade in the plainest words: it reads all that is written anew at each question.
///
/// Of colors it knows `#RRGGBB` and palette names. Which engine does what is written out by name, so
/// that a slip in the table of dialects does not find its way in here.
struct ReferenceCascade {
  let world: WorldOfSheets
  let environment: ThemeEnvironment
  let dialect: Dialect

  private var isNUI: Bool { dialect.name == "nui" }
  private var isSwiftUI: Bool { dialect.name == "fiori-swiftui" }
  private var here: PaletteContext { environment.paletteContext }
}

// MARK: - Properties

extension ReferenceCascade {
  /// One place that says something of a property, as a person would point at it.
  struct Saying: Hashable {
    let sheet: Int
    let className: String
    let property: String
    /// After variables; nil if the variable is not defined.
    let text: String?
    let conditions: [WorldOfSheets.Line]
    let isReadable: Bool
  }

  /// What a property is; nil if nobody says so, or not what a color is.
  func color(_ property: String, _ variant: String?, at path: String) -> ThemeColor? {
    for spelling in spellings(property, variant) {
      if let color = sayings(of: spelling, at: path).first.flatMap({ color(ofText: $0.text) }) {
        return color
      }
    }
    return nil
  }

  /// Who wins, and whom it beat.
  func trail(
    _ property: String, _ variant: String?, at path: String
  ) -> (winner: Saying?, beaten: [Saying]) {
    var winner: Saying?
    var beaten: [Saying] = []
    for spelling in spellings(property, variant) {
      var all = sayings(of: spelling, at: path)
      if winner == nil, all.first?.isReadable == true { winner = all.removeFirst() }
      beaten += all
    }
    return (winner, beaten)
  }

  private func spellings(_ property: String, _ variant: String?) -> [String] {
    (variant.map { ["\(property)-\($0)"] } ?? []) + [property]
  }

  /// All that is said of a spelling along a path, the strongest first.
  private func sayings(of spelling: String, at path: String) -> [Saying] {
    var all: [Saying] = []
    for name in parts(of: path) {
      for sheet in world.sheets.indices.reversed() {
        var own: [Saying] = []
        for placed in world.sheets[sheet] where holds(placed.conditions) && !isSwiftUI {
          guard case .rule(let selectors, let lines) = placed.item,
            selectors.contains(where: { $0.filter { $0 != " " } == name })
          else { continue }
          for line in lines where line.name == spelling && !line.value.isEmpty {
            let text = replaced(line.value, in: sheet)
            own.append(
              Saying(
                sheet: sheet, className: name, property: spelling, text: text,
                conditions: placed.conditions, isReadable: isColor(text)))
          }
        }
        all += own.reversed()
      }
    }
    return all
  }

  /// The parts of a path that may be a selector: the longest first, of equally long ones the right.
  private func parts(of path: String) -> [String] {
    let names = path.split(separator: ":").map(String.init)
    var parts: [String] = []
    for length in stride(from: names.count, to: 0, by: -1) {
      for start in stride(from: names.count - length, through: 0, by: -1) {
        parts.append(names[start..<start + length].joined(separator: ":"))
      }
    }
    return parts
  }

  /// Of a repeated condition the last counts, one that nobody knows holds, a wrong word never does.
  private func holds(_ conditions: [WorldOfSheets.Line]) -> Bool {
    if conditions.isEmpty { return true }
    if isSwiftUI { return false }
    let device = conditions.last { $0.name == "device" }?.value
    let orientation = conditions.last { $0.name == "orientation" }?.value
    return (device == nil || device == environment.device.rawValue)
      && (orientation == nil || orientation == environment.orientation.rawValue)
  }
}

// MARK: - Variables and values

extension ReferenceCascade {
  /// A value that is a variable is what that is defined to be in its own sheet, one level deep.
  private func replaced(_ value: String, in sheet: Int) -> String? {
    guard value.hasPrefix("@"), !value.contains(" ") else { return value }
    return definition(of: value, in: sheet)
  }

  /// The definition that holds: the first for the SwiftUI port, the last for the others.
  private func definition(of variable: String, in sheet: Int) -> String? {
    var values: [String] = []
    for placed in world.sheets[sheet] where holds(placed.conditions) {
      // To the SwiftUI port, which reads lines, nothing is a value too.
      if case .definition(let line) = placed.item, line.name == variable,
        isSwiftUI || !line.value.isEmpty
      {
        values.append(line.value)
      }
    }
    return isSwiftUI ? values.first : values.last
  }

  private func isColor(_ text: String?) -> Bool {
    guard let text else { return false }
    return hexColor(text) != nil || paletteName(text) != nil
  }

  private func color(ofText text: String?) -> ThemeColor? {
    guard let text else { return nil }
    if let color = hexColor(text) { return color }
    return paletteName(text).flatMap { color(of: $0.name, $0.context, on: []) }
  }

  private func hexColor(_ text: String) -> ThemeColor? {
    // Where the SwiftUI port finds the digits does not matter to it.
    let text = isSwiftUI ? text.filter { $0 != "\"" } : text
    guard text.hasPrefix("#"), text.count == 7 else { return nil }
    return UInt32(text.dropFirst(), radix: 16).map { ThemeColor(rgba: $0 << 8 | 0xFF) }
  }

  /// A word of the palette, and the situation that it is asked for in.
  private func paletteName(_ text: String) -> (name: String, context: PaletteContext)? {
    if isNUI { return nil }
    let parts = text.split(separator: "_", maxSplits: 1).map(String.init)
    guard let name = parts.first, Palette.all.name(name) != nil else { return nil }
    guard parts.count > 1 else { return (name, here) }
    // Whatever the SwiftUI port does not know behind a '_' it drops.
    if isSwiftUI { return (name, situation(parts[1]) ?? here) }
    return situation(parts[1]).map { (name, $0) }
  }

  /// The situation that a suffix of a value asks for; the SwiftUI port knows the first four only,
  /// and drops the others.
  private func situation(_ suffix: String) -> PaletteContext? {
    switch suffix {
    case "device": return here
    case "deviceInverse":
      return PaletteContext(
        isDark: !here.isDark, isElevated: here.isElevated, isHighContrast: here.isHighContrast)
    case "lightConstant": return PaletteContext()
    case "darkConstant": return PaletteContext(isDark: true)
    case "elevatedContrastLightkBackground": return isSwiftUI ? here : nil
    default: return Self.situations[suffix].map { isSwiftUI ? here : $0 }
    }
  }

  private static let situations: [String: PaletteContext] = [
    "lightBackground": PaletteContext(),
    "darkBackground": PaletteContext(isDark: true),
    "elevatedLightBackground": PaletteContext(isElevated: true),
    "elevatedDarkBackground": PaletteContext(isDark: true, isElevated: true),
    "contrastLightBackground": PaletteContext(isHighContrast: true),
    "contrastDarkBackground": PaletteContext(isDark: true, isHighContrast: true),
    "elevatedContrastLightBackground": PaletteContext(isElevated: true, isHighContrast: true),
    "elevatedContrastDarkBackground": PaletteContext(
      isDark: true, isElevated: true, isHighContrast: true),
  ]
}

// MARK: - The palette

extension ReferenceCascade {
  /// What a word of the palette is here, perhaps with a suffix, which a program may ask for whatever
  /// the engine reads in sheets.
  func paletteColor(_ text: String) -> ThemeColor? {
    question(text).flatMap { color(of: $0.name, $0.context, on: []) }
  }

  /// The definition that makes a word of the palette what it is: its sheet and its variable.
  func override(of text: String) -> (sheet: Int, variable: String)? {
    question(text).flatMap { override(of: $0.name, $0.context) }
  }

  private func question(_ text: String) -> (name: String, context: PaletteContext)? {
    let parts = text.split(separator: "_", maxSplits: 1).map(String.init)
    guard parts.count > 1 else { return (text, here) }
    // The slip of the SwiftUI port stands for the name it was meant to be.
    let asked = parts[1].contains("Lightk") ? "elevatedContrastLightBackground" : parts[1]
    return (Self.situations[asked] ?? situation(asked)).map { (parts[0], $0) }
  }

  private func override(
    of name: String, _ context: PaletteContext
  ) -> (sheet: Int, variable: String)? {
    for (variable, sheet, text) in deciding(name, context)
    where color(ofOverride: text, on: [Self.question(name, context)]) != nil {
      return (sheet, variable)
    }
    return nil
  }

  /// What the sheets make of it, else what the palette says; names on the way are not asked again.
  private func color(of name: String, _ context: PaletteContext, on way: [String]) -> ThemeColor? {
    let question = Self.question(name, context)
    if !way.contains(question) {
      for (_, _, text) in deciding(name, context) {
        if let color = color(ofOverride: text, on: way + [question]) { return color }
      }
    }
    return Palette.all.color(name, in: context)
  }

  private func color(ofOverride text: String, on way: [String]) -> ThemeColor? {
    if let color = hexColor(text) { return color }
    return paletteName(text).flatMap { color(of: $0.name, $0.context, on: way) }
  }

  private static func question(_ name: String, _ context: PaletteContext) -> String {
    "\(name) \(context)"
  }

  /// Those that are asked: to the SwiftUI port the strongest alone, be it a color or not.
  private func deciding(
    _ name: String, _ context: PaletteContext
  ) -> [(variable: String, sheet: Int, text: String)] {
    let all = overrides(of: name, context)
    return isSwiftUI ? Array(all.prefix(1)) : all
  }

  /// The definitions that override a name, the strongest first: key by key, the last sheet first.
  private func overrides(
    of name: String, _ context: PaletteContext
  ) -> [(variable: String, sheet: Int, text: String)] {
    if isNUI { return [] }
    return keys(of: name, context).flatMap { variable in
      world.sheets.indices.reversed().compactMap { sheet in
        definition(of: variable, in: sheet).map { (variable, sheet, $0) }
      }
    }
  }

  private func keys(of name: String, _ context: PaletteContext) -> [String] {
    let suffix = Self.situations.first { $0.value == context }?.key ?? ""
    // The port asks for a key with a slip in it.
    let asked =
      isSwiftUI && suffix == "elevatedContrastLightBackground"
      ? "elevatedContrastLightkBackground" : suffix
    var keys = ["@\(name)_\(asked)"]
    let hasAlias = name == "tintColor" || name == "tintColorTapState"
    if context == PaletteContext() {
      keys.append("@\(name)")
      if hasAlias { keys.append("@\(name)Dark") }
    } else if context == PaletteContext(isDark: true), hasAlias {
      keys.append("@\(name)Light")
    }
    return keys
  }
}
