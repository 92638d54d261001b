import StyleSheet

/// A reference implementation of the cascade, which reads all sheets again for each lookup.
///
/// It knows the colors `#RRGGBB` and palette names. It tests engines by name, so that it does not
/// share errors with the table of dialects.
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
  /// A declaration of a property.
  struct Declaration: Hashable {
    let sheet: Int
    let className: String
    let property: String
    /// The value with its variable replaced; nil if the variable is not defined.
    let text: String?
    let conditions: [WorldOfSheets.Line]
    let isReadable: Bool
  }

  /// The color of a property; nil if no declaration sets a color.
  func color(_ property: String, _ variant: String?, at path: String) -> ThemeColor? {
    for spelling in spellings(property, variant) {
      if let color = declarations(of: spelling, at: path).first.flatMap({ color(ofText: $0.text) })
      {
        return color
      }
    }
    return nil
  }

  /// The winning declaration and the declarations that it beats.
  func trail(
    _ property: String, _ variant: String?, at path: String
  ) -> (winner: Declaration?, beaten: [Declaration]) {
    var winner: Declaration?
    var beaten: [Declaration] = []
    for spelling in spellings(property, variant) {
      var all = declarations(of: spelling, at: path)
      if winner == nil, all.first?.isReadable == true { winner = all.removeFirst() }
      beaten += all
    }
    return (winner, beaten)
  }

  private func spellings(_ property: String, _ variant: String?) -> [String] {
    (variant.map { ["\(property)-\($0)"] } ?? []) + [property]
  }

  /// All declarations of a spelling along a path, the strongest first.
  private func declarations(of spelling: String, at path: String) -> [Declaration] {
    var all: [Declaration] = []
    for name in parts(of: path) {
      for sheet in world.sheets.indices.reversed() {
        var own: [Declaration] = []
        for placed in world.sheets[sheet] where holds(placed.conditions) && !isSwiftUI {
          guard case .rule(let selectors, let lines) = placed.item,
            selectors.contains(where: { $0.filter { $0 != " " } == name })
          else { continue }
          for line in lines where line.name == spelling && !line.value.isEmpty {
            let text = replaced(line.value, in: sheet)
            own.append(
              Declaration(
                sheet: sheet, className: name, property: spelling, text: text,
                conditions: placed.conditions, isReadable: isColor(text)))
          }
        }
        all += own.reversed()
      }
    }
    return all
  }

  /// The parts of a path that may be a selector: the longest first, then the rightmost first.
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

  /// The last of a repeated condition counts; unknown names hold, unknown values never hold.
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
  /// Replaces a variable by its definition in the same sheet, one level deep; several words that begin
  /// with a variable are one name.
  private func replaced(_ value: String, in sheet: Int) -> String? {
    value.hasPrefix("@") ? definition(of: value, in: sheet) : value
  }

  /// The definition that holds: the first for the SwiftUI port, the last for the others.
  private func definition(of variable: String, in sheet: Int) -> String? {
    var values: [String] = []
    for placed in world.sheets[sheet] where holds(placed.conditions) {
      // The SwiftUI port reads lines, and takes an empty value.
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
    // The SwiftUI port finds digits in quotes.
    let text = isSwiftUI ? text.filter { $0 != "\"" } : text
    guard text.hasPrefix("#"), text.count == 7 else { return nil }
    return UInt32(text.dropFirst(), radix: 16).map { ThemeColor(rgba: $0 << 8 | 0xFF) }
  }

  /// The palette name of a value, and its context.
  private func paletteName(_ text: String) -> (name: String, context: PaletteContext)? {
    if isNUI { return nil }
    let parts = text.split(separator: "_", maxSplits: 1).map(String.init)
    guard let name = parts.first, Palette.all.name(name) != nil else { return nil }
    guard parts.count > 1 else { return (name, here) }
    // The SwiftUI port drops unknown suffixes.
    if isSwiftUI { return (name, situation(parts[1]) ?? here) }
    return situation(parts[1]).map { (name, $0) }
  }

  /// The context of a suffix of a value; the SwiftUI port knows only the first four.
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
  /// The color of a palette name with any suffix, even one that the engine does not read in sheets.
  func paletteColor(_ text: String) -> ThemeColor? {
    question(text).flatMap { color(of: $0.name, $0.context, on: []) }
  }

  /// The sheet and variable of the definition that overrides a palette name.
  func override(of text: String) -> (sheet: Int, variable: String)? {
    question(text).flatMap { override(of: $0.name, $0.context) }
  }

  private func question(_ text: String) -> (name: String, context: PaletteContext)? {
    let parts = text.split(separator: "_", maxSplits: 1).map(String.init)
    guard parts.count > 1 else { return (text, here) }
    // The misspelled suffix of the SwiftUI port stands for the correct one.
    let asked = parts[1].contains("Lightk") ? "elevatedContrastLightBackground" : parts[1]
    return (Self.situations[asked] ?? situation(asked)).map { (parts[0], $0) }
  }

  private func override(
    of name: String, _ context: PaletteContext
  ) -> (sheet: Int, variable: String)? {
    for (variable, sheet, text) in deciding(name, context)
    where meaning(ofOverride: text, on: [Self.question(name, context)]) != .nothing {
      return (sheet, variable)
    }
    return nil
  }

  /// The color from the sheets or else the palette; names in `way` are not resolved again.
  private func color(of name: String, _ context: PaletteContext, on way: [String]) -> ThemeColor? {
    let question = Self.question(name, context)
    if !way.contains(question) {
      for (_, _, text) in deciding(name, context) {
        switch meaning(ofOverride: text, on: way + [question]) {
        case .color(let color): return color
        case .unknownColor: return nil
        case .nothing: continue
        }
      }
    }
    return Palette.all.color(name, in: context)
  }

  private enum Meaning: Equatable {
    case color(ThemeColor)
    /// A palette name without a published color.
    case unknownColor
    case nothing
  }

  private func meaning(ofOverride text: String, on way: [String]) -> Meaning {
    if let color = hexColor(text) { return .color(color) }
    guard let other = paletteName(text) else { return .nothing }
    if let color = color(of: other.name, other.context, on: way) { return .color(color) }
    return way.contains(Self.question(other.name, other.context)) ? .nothing : .unknownColor
  }

  private static func question(_ name: String, _ context: PaletteContext) -> String {
    "\(name) \(context)"
  }

  /// The overrides to resolve: for the SwiftUI port only the strongest, even if it is no color.
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
    // The port looks for a misspelled key.
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
