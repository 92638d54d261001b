import StyleSheet

/// Reads the values of tokens as the text of a sheet.
struct TokenValueReader {
  /// The types of the format, and whether a sheet has values of the kind.
  private static let types: [(name: String, isHeld: Bool)] = [
    ("color", true), ("dimension", true), ("fontFamily", true), ("number", true),
    ("fontWeight", false), ("duration", false), ("cubicBezier", false), ("strokeStyle", false),
    ("border", false), ("transition", false), ("shadow", false), ("gradient", false),
    ("typography", false),
  ]

  /// Points in a `rem`: the system's standard text size, as browsers have it.
  private static let pointsInRem = 16.0

  let dialect: Dialect
  private(set) var problems: [Diagnostic] = []

  init(for dialect: Dialect) { self.dialect = dialect }

  /// The text of a value, or nil where there is none, which is told.
  mutating func text(of meaning: ResolvedTokens.Meaning) -> String? {
    guard case .string(let type) = meaning.type.content else {
      return wrong(.wrongType, meaning.type, "'$type' is \(meaning.type.kind); expected a text")
    }
    guard let row = Self.types.first(where: { $0.name == type }) else {
      return wrong(
        .unknownType, meaning.type,
        "there is no type '\(type)'" + Suggestion.question(type, among: Self.types.map(\.name)))
    }
    guard row.isHeld else {
      problems.append(
        .token(
          .leftOut, .warning, at: meaning.value.range,
          "a sheet has no values of type '\(type)'; the token is left out"))
      return nil
    }
    switch type {
    case "color": return color(meaning.value)
    case "dimension": return dimension(meaning.value)
    case "fontFamily": return family(meaning.value)
    default: return number(meaning.value).map(\.plainText)
    }
  }
}

// MARK: - Plain values

extension TokenValueReader {
  private mutating func number(
    _ value: JSON, _ what: String = "the value", in range: ClosedRange<Double>? = nil
  ) -> Double? {
    guard case .number(let text) = value.content else {
      return wrong(.wrongType, value, "\(what) is \(value.kind); expected a number")
    }
    guard let number = Double(text), number.isFinite else {
      return wrong(.outOfRange, value, "'\(text)' is more than a number can be")
    }
    if let range, !range.contains(number) {
      return wrong(
        .outOfRange, value,
        "\(what) is '\(text)'; expected \(range.lowerBound.plainText) to "
          + range.upperBound.plainText)
    }
    return number
  }

  private mutating func dimension(_ value: JSON) -> String? {
    if case .string(let text) = value.content, let points = Self.points(of: text) {
      tellOlderForm(value, "an object such as { \"value\": 12, \"unit\": \"px\" }")
      return points.plainText
    }
    guard case .object(let members) = value.content else {
      return wrong(
        .wrongType, value,
        "a dimension is an object with 'value' and 'unit', not \(value.kind)")
    }
    check(members, ["value", "unit"])
    guard let amount = required(members, "value", value),
      let number = number(amount, "'value'"), let unit = required(members, "unit", value)
    else { return nil }
    switch unit.content {
    case .string("px"): return number.plainText
    case .string("rem"):
      let points = number * Self.pointsInRem
      problems.append(
        .token(
          .otherUnit, .warning, at: unit.range,
          "a sheet has no 'rem'; \(number.plainText) of them are taken as "
            + "\(points.plainText) points"))
      return points.plainText
    default: return wrong(.unknownWord, unit, "expected \"px\" or \"rem\" as 'unit'")
    }
  }

  /// Points of a text such as `12px`, which drafts of the format had.
  private static func points(of text: String) -> Double? {
    guard text.hasSuffix("px"), let number = Double(text.dropLast(2)), number.isFinite else {
      return nil
    }
    return number
  }

  private mutating func family(_ value: JSON) -> String? {
    switch value.content {
    case .string(let name): return name
    case .array(let names):
      guard let first = names.first, case .string(let name) = first.content else { break }
      if names.count > 1 {
        problems.append(
          .token(
            .leftOut, .warning, at: names[1].range,
            "a sheet names one font; all but '\(name)' are left out"))
      }
      return name
    case .null, .bool, .number, .object: break
    }
    return wrong(
      .wrongType, value, "a font family is a text or a list of texts, not \(value.kind)")
  }
}

// MARK: - Colors

extension TokenValueReader {
  private static let spaces = [
    "srgb", "hsl", "hwb", "srgb-linear", "lab", "lch", "oklab", "oklch", "display-p3", "a98-rgb",
    "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50",
  ]

  private mutating func color(_ value: JSON) -> String? {
    guard let color = readColor(value) else { return nil }
    guard let text = dialect.text(of: color) else {
      problems.append(
        .token(
          .leftOut, .warning, at: value.range,
          "'\(dialect.name)' has no text for \(color.withOpacity); the token is left out"))
      return nil
    }
    return text
  }

  private mutating func readColor(_ value: JSON) -> Color? {
    if case .string(let text) = value.content, let color = Self.hexColor(text) {
      tellOlderForm(value, "an object with 'colorSpace' and 'components'")
      return color
    }
    guard case .object(let members) = value.content else {
      return wrong(
        .wrongType, value,
        "a color is an object with 'colorSpace' and 'components', not \(value.kind)")
    }
    check(members, ["colorSpace", "components", "alpha", "hex"])
    var alpha = 1.0
    if let given = members["alpha"] {
      guard let number = number(given, "'alpha'", in: 0...1) else { return nil }
      alpha = number
    }
    guard let space = required(members, "colorSpace", value),
      let components = required(members, "components", value)
    else { return nil }
    guard case .string(let name) = space.content, Self.spaces.contains(name) else {
      let words = Self.spaces.map { "\"\($0)\"" }.joined(separator: ", ")
      return wrong(.unknownWord, space, "expected one of \(words)")
    }
    guard let parts = parts(components, of: name) else { return nil }
    switch name {
    case "srgb": return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    case "hsl":
      return Color(
        hue: parts[0] / 360, saturation: parts[1] / 100, lightness: parts[2] / 100, alpha: alpha)
    case "hwb": return Self.hwb(parts[0] / 360, parts[1] / 100, parts[2] / 100, alpha)
    default: return fallback(members, space, name, alpha, value)
    }
  }

  /// Three numbers; `none` is 0.
  private mutating func parts(_ components: JSON, of space: String) -> [Double]? {
    guard case .array(let elements) = components.content, elements.count == 3 else {
      return wrong(.wrongType, components, "'components' are a list of three numbers")
    }
    let ranges: [ClosedRange<Double>?] =
      switch space {
      case "srgb": [0...1, 0...1, 0...1]
      case "hsl", "hwb": [0...360, 0...100, 0...100]
      default: [nil, nil, nil]
      }
    let numbers = zip(elements, ranges).map { element, range -> Double? in
      if case .string("none") = element.content { return 0 }
      return number(element, "a component", in: range)
    }
    let known = numbers.compactMap { $0 }
    return known.count == 3 ? known : nil
  }

  /// Source: CSS Color 4, section 8.1.
  private static func hwb(
    _ hue: Double, _ white: Double, _ black: Double, _ alpha: Double
  ) -> Color {
    guard white + black < 1 else {
      let gray = white / (white + black)
      return Color(red: gray, green: gray, blue: gray, alpha: alpha)
    }
    let brightness = 1 - black
    return Color(
      hue: hue, saturation: 1 - white / brightness, brightness: brightness, alpha: alpha)
  }

  /// The `hex` that a color of a space beyond sRGB may bring along.
  private mutating func fallback(
    _ members: [JSON.Member], _ space: JSON, _ name: String, _ alpha: Double, _ value: JSON
  ) -> Color? {
    guard let hex = members["hex"] else {
      problems.append(
        .token(
          .leftOut, .warning, at: space.range,
          "colors of sheets are sRGB, not '\(name)', and there is no 'hex' to take instead; the "
            + "token is left out"))
      return nil
    }
    guard case .string(let text) = hex.content, text.utf8.count == 7,
      let color = Self.hexColor(text)
    else { return wrong(.wrongType, hex, "expected six digits such as \"#0064d9\" as 'hex'") }
    problems.append(
      .token(
        .otherSpace, .warning, at: space.range,
        "colors of sheets are sRGB, not '\(name)'; '\(text)' is taken instead"))
    return Color(
      red: Double(color.red) / 255, green: Double(color.green) / 255,
      blue: Double(color.blue) / 255, alpha: alpha)
  }

  /// `#RRGGBB`, or `#RRGGBBAA` as CSS has it.
  private static func hexColor(_ text: String) -> Color? {
    let digits = text.dropFirst()
    guard text.first == "#", digits.utf8.count == 6 || digits.utf8.count == 8,
      digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    return Color(rgba: digits.utf8.count == 6 ? number << 8 | 0xFF : number)
  }
}

// MARK: - Telling

extension TokenValueReader {
  private mutating func wrong<Value>(
    _ fault: TokenFault, _ value: JSON, _ message: String
  ) -> Value? {
    problems.append(.token(fault, at: value.range, message))
    return nil
  }

  private mutating func required(
    _ members: [JSON.Member], _ name: String, _ object: JSON
  ) -> JSON? {
    if let value = members[name] { return value }
    problems.append(.token(.missingValue, at: object.range.opening, "expected '\(name)' in here"))
    return nil
  }

  private mutating func check(_ members: [JSON.Member], _ known: [String]) {
    for member in members where !known.contains(member.name) {
      problems.append(.unknownKey(member, known))
    }
  }

  private mutating func tellOlderForm(_ value: JSON, _ form: String) {
    problems.append(
      .token(
        .olderForm, .warning, at: value.range,
        "this form is of drafts of the format; 2025.10 has \(form)"))
  }
}
