import StyleSheet

/// A sheet for one engine, built from declarations and definitions.
///
/// Each one is accepted only if parsing it alone gives the same result, so that no name or value
/// can break the syntax. Texts are words separated by single spaces, as in
/// ``Provenance/Origin/text``.
struct SheetDraft {
  private let dialect: Dialect
  private var definitions: [(name: String, text: String)] = []
  private var defined: Set<String> = []
  private var rules: [(name: String, declarations: [(property: String, text: String)])] = []
  private var numbers: [String: Int] = [:]

  init(for dialect: Dialect) { self.dialect = dialect }

  var hasRules: Bool {
    switch dialect.scope {
    case .everything, .everythingAndPalette: true
    case .definitionsOnly: false
    }
  }

  /// True if a variable is defined; its name is without `@`.
  func defines(_ name: String) -> Bool { defined.contains(name) }

  /// True if a variable begins with `media`; engines then lose the sheet.
  static func isReserved(_ name: String) -> Bool { name.lowercased().hasPrefix("media") }

  /// Adds a definition; returns false if it would be read differently.
  mutating func define(_ name: String, as text: String) -> Bool {
    guard !name.isEmpty, !defined.contains(name), !Self.isReserved(name),
      !text.hasOpenVariable || !text.utf8.contains(UInt8(ascii: " ")),
      let written = [text.tidied, text].first(where: { canDefine(name, $0, saying: text) })
    else { return false }
    defined.insert(name)
    definitions.append((name, written))
    return true
  }

  /// Adds a declaration; returns false if it would be read differently.
  mutating func declare(_ property: String, as text: String, in className: String) -> Bool {
    guard !text.hasOpenVariable,
      let written = [text.tidied, text].first(where: {
        canDeclare(property, $0, className, saying: text)
      })
    else { return false }
    add(property, written, className)
    return true
  }

  /// Adds a declaration whose value is a defined variable.
  mutating func declare(_ property: String, asVariable name: String, in className: String) -> Bool {
    guard defines(name), canDeclare(property, "1", className, saying: "1") else { return false }
    add(property, "@\(name)", className)
    return true
  }

  private mutating func add(_ property: String, _ text: String, _ className: String) {
    let number = numbers[className] ?? rules.count
    if number == rules.count { rules.append((className, [])) }
    numbers[className] = number
    rules[number].declarations.append((property, text))
  }

  // MARK: - Verifying

  private static let probe = "probe"

  private func canDeclare(
    _ property: String, _ written: String, _ className: String, saying text: String
  ) -> Bool {
    guard hasRules else { return false }
    if className.isPlainName, property.isPlainName, text.isPlainText { return true }
    var expected: [String: [String: String]] = [:]
    expected[className, default: [:]][property] = text
    expected[Self.probe, default: [:]][Self.probe] = "1"
    return reads(
      "\(className) {\n  \(property): \(written);\n}\n\(Self.probe) { \(Self.probe): 1; }\n",
      as: expected, for: dialect)
  }

  /// True if a definition is read as intended; by sapfiori, if the engine itself reads no rules.
  private func canDefine(_ name: String, _ written: String, saying text: String) -> Bool {
    if name.isPlainName, text.isPlainText { return true }
    let expected = [Self.probe: [Self.probe: text]]
    let sheet = "@\(name): \(written);\n\(Self.probe) { \(Self.probe): @\(name); }\n"
    return reads(sheet, as: expected, for: hasRules ? dialect : .sapfiori)
  }

  private func reads(
    _ text: String, as expected: [String: [String: String]], for dialect: Dialect
  ) -> Bool {
    let source = SourceText(text)
    return dialect.readsAll(of: source)
      && Theme(of: [Sheet(parsing: source)], for: dialect).resolvedTexts == expected
  }

  // MARK: - As text

  /// The sheet: a comment, the definitions, and a rule for each class.
  var text: String {
    let separator = dialect.definitionShape == .wholeLine ? ":" : ": "
    let lines = definitions.map { "@\($0.name)\(separator)\($0.text);\n" }.joined()
    let blocks = rules.map { rule in
      let declarations = rule.declarations.map { "  \($0.property): \($0.text);\n" }
      return "\(rule.name) {\n\(declarations.joined())}\n"
    }
    return (["/* \(ExportFormat.comment) */\n"] + (lines.isEmpty ? [] : [lines]) + blocks)
      .joined(separator: "\n")
  }
}

extension String {
  /// True if every engine reads the name as one word, so that it need not be verified; NUI reads
  /// `and` at the beginning of a word as a keyword.
  fileprivate var isPlainName: Bool {
    utf8.first.map { Character(Unicode.Scalar($0)).isLetter } == true && !hasPrefix("and")
      && utf8.allSatisfy { $0 < 0x80 && Self.isPlain($0) }
  }

  /// True if every engine reads the text as one word, number or color.
  fileprivate var isPlainText: Bool {
    let rest = utf8.first == UInt8(ascii: "#") ? utf8.dropFirst() : utf8[...]
    return !rest.isEmpty && !hasPrefix("and")
      && rest.allSatisfy { Self.isPlain($0) || $0 == UInt8(ascii: ".") }
  }

  /// True if the text has a variable outside quotes.
  ///
  /// The theme resolves no variable inside a longer value, and the new sheet does not define it.
  fileprivate var hasOpenVariable: Bool {
    var quote: UInt8?
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "@") where quote == nil: return true
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        quote = quote == nil ? byte : quote == byte ? nil : quote
      default: continue
      }
    }
    return false
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }

  /// The text with conventional spaces; a text with quotes is unchanged.
  fileprivate var tidied: String {
    guard !utf8.contains(where: { "\"'".utf8.contains($0) }) else { return self }
    return replacing(" ( ", with: "(").replacing(" )", with: ")").replacing(" , ", with: ", ")
  }
}

// MARK: - Colors

extension Dialect {
  func variable(overriding name: String, in context: PaletteContext) -> String {
    PaletteName(name: name, suffix: paletteNames.overridingSuffix(in: context)).description
  }

  /// Returns a text that the engine reads as this color, with single spaces between words, or nil.
  func text(of color: ThemeColor) -> String? {
    if color.isOpaque { return color.description }
    let digits = color.withAlpha(255).description.dropFirst()
    let percent = (UInt32(color.alpha) * 100 + 127) / 255
    for alpha in [percent, percent + 1] {
      let text = HexByte.text(of: UInt8(truncatingIfNeeded: alpha))
      if let number = UInt32(text + digits, radix: 16),
        eightDigits == .percentageAlphaFirst, eightDigits.color(of: number) == color
      {
        return "#\(text)\(digits)"
      }
    }
    if eightDigits == .alphaLast { return color.description }
    let channels = [color.red, color.green, color.blue]
    let parts = channels.map { ColorFunction.Argument(Double($0), isDotted: false) }
    let alpha = color.alphaText
    let all = parts + [ColorFunction.Argument(Double(alpha) ?? 0, isDotted: true)]
    guard self.color(.rgba, all) == color else { return nil }
    return "rgba ( \(channels.map { "\($0)" }.joined(separator: " , ")) , \(alpha) )"
  }
}
