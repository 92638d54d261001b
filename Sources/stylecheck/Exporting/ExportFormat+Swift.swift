import StyleSheet

extension ExportFormat {
  static let swift = ExportFormat(
    name: "swift", summary: "Swift constants without dependencies", fileExtension: ".swift",
    scope: .all, mark: comment
  ) { theme in
    let theme = theme.borrowing
    var omissions = theme.omittedScreens + theme.borrowedColors + theme.omittedVariables
    var groups: [(name: String, lines: String)] = []
    var typeNames = SwiftNames(reserved: ["ThemeColor", "Swift", "Palette", "Variables"])
    var names = SwiftNames()
    /// The constants that others can refer to, with their qualified names.
    var constants: [String: (place: String, value: SwiftText.Constant)] = [:]
    let globals =
      theme.palette.filter { $0.isSet.contains(true) || $0.isKnownEverywhere }
      .map { (group: "@Palette", entry: $0, use: $0) }
      + theme.variables.map { (group: "@Variables", entry: $0.entry, use: $0.use) }
    let all =
      globals
      + theme.entries.filter { !$0.className.isEmpty }
      .map { (group: $0.className, entry: $0, use: $0) }
    // A name that needs no change keeps it, whatever stands beside it.
    let plain = Dictionary(grouping: all, by: \.group).mapValues { group in
      Set(group.map(\.entry.name).filter(SwiftText.isPlain).map(SwiftText.constantName))
    }
    for (group, entry, use) in all {
      if groups.last?.name != group {
        groups.append((group, ""))
        names = SwiftNames(reserved: plain[group] ?? [])
      }
      guard let constant = SwiftText.constant(for: use) else {
        if entry.className.isEmpty, entry.name.first == "@" { continue }
        omissions.append(ThemeExport.Omission(entry, entry.lack, among: "values"))
        continue
      }
      let constantName = SwiftText.constantName(entry.name)
      let name =
        SwiftText.isPlain(entry.name)
        ? SwiftNames.escaped(constantName) : names.unique(constantName)
      let target = [entry.variable, entry.paletteName].lazy.compactMap {
        $0.flatMap { constants[$0] }
      }
      .first { $0.value == constant }
      if entry.className.isEmpty {
        constants[entry.name] = ("\(group.dropFirst()).\(name)", constant)
      }
      groups[groups.count - 1].lines +=
        "    /// \(SwiftText.comment(entry.name))\n    static let \(name): \(constant.type) = "
        + "\(target?.place ?? constant.literal)\n"
    }
    let bodies = groups.filter { !$0.lines.isEmpty }.map { group in
      // Class names never begin with '@'.
      let isGlobal = group.name.first == "@"
      let name =
        isGlobal ? String(group.name.dropFirst()) : typeNames.unique(SwiftText.typeName(group.name))
      let what =
        isGlobal
        ? (name == "Palette" ? "Names of the palette." : "Variables of the sheets.")
        : "The class '\(group.name)'."
      return "  /// \(SwiftText.comment(what))\n  enum \(name) {\n\(group.lines)  }\n"
    }
    return ThemeExport(SwiftText.file(bodies), without: omissions)
  }
}

/// The identifiers of a scope.
private struct SwiftNames {
  private var taken: Set<String>

  init(reserved: Set<String> = []) { taken = reserved }

  /// Returns the name, with a number if it is already taken.
  mutating func unique(_ name: String) -> String {
    var result = name
    var number = 2
    while !taken.insert(result).inserted {
      result = "\(name)_\(number)"
      number += 1
    }
    return Self.escaped(result)
  }

  static func escaped(_ name: String) -> String {
    SwiftText.keywords.contains(name) ? "`\(name)`" : name
  }
}

/// Values and names in Swift syntax.
///
/// Source: The Swift Programming Language, "Lexical Structure".
enum SwiftText {
  struct Constant: Hashable {
    let type, literal: String

    init(_ type: String, _ literal: String) {
      self.type = type
      self.literal = literal
    }
  }

  /// Returns a constant; nil unless there is a value in every situation.
  static func constant(for entry: ExportedTheme.Entry) -> Constant? {
    let colors = entry.values.compactMap { $0?.color }
    if colors.count == entry.values.count {
      let numbers = (entry.isConstant ? Array(colors.prefix(1)) : colors).map(number)
      return Constant("ThemeColor", "ThemeColor(\(numbers.joined(separator: ", ")))")
    }
    return entry.isConstant ? entry.values[0].flatMap(constant) : nil
  }

  private static func constant(of value: ThemeValue) -> Constant? {
    switch value {
    case .color, .paletteColor: return nil
    case .boolean(let bool): return Constant("Swift.Bool", "\(bool)")
    case .integer(let number): return Constant("Swift.Int", "\(number)")
    case .number(let number): return double(number)
    case .length(let length): return double(length.points)
    case .percentage(let percentage): return double(percentage.hundredths / 100)
    case .offset(let offset):
      return tuple([("horizontal", offset.horizontal), ("vertical", offset.vertical)])
    case .size(let size): return tuple([("width", size.width), ("height", size.height)])
    case .box(let box):
      return tuple([
        ("top", box.top), ("right", box.right), ("bottom", box.bottom), ("left", box.left),
      ])
    case .names(let list):
      return Constant("[Swift.String]", "[\(list.names.map(literal).joined(separator: ", "))]")
    case .fontStyle, .fontName, .image, .borderStyle, .separatorStyle, .textAlignment,
      .verticalAlignment, .horizontalAlignment, .keyboardAppearance, .textTransform, .text:
      return Constant("Swift.String", literal(value.description))
    }
  }

  private static func double(_ number: Double) -> Constant? {
    number.isFinite ? Constant("Swift.Double", number.plainText) : nil
  }

  private static func tuple(_ parts: [(String, Double)]) -> Constant? {
    guard parts.allSatisfy(\.1.isFinite) else { return nil }
    let type = parts.map { "\($0.0): Swift.Double" }.joined(separator: ", ")
    let value = parts.map { "\($0.0): \($0.1.plainText)" }.joined(separator: ", ")
    return Constant("(\(type))", "(\(value))")
  }

  /// `0x0064D9FF`, in the order red, green, blue, alpha.
  private static func number(of color: ThemeColor) -> String {
    "0x" + [color.red, color.green, color.blue, color.alpha].map(HexByte.text).joined()
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.replacingScalars { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        "\\u{\(String(scalar.value, radix: 16))}"
      default: nil
      }
    }
    return "\"\(escaped)\""
  }

  // MARK: - Names

  /// `onColorAccented` for `on-color-accented`.
  static func constantName(_ name: String) -> String {
    let words = identifier(name).split(separator: "-")
    let first = words.first.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? "value"
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return startingRightly(first + rest.joined())
  }

  /// True for a name that its constant has unchanged, apart from an `@`.
  static func isPlain(_ name: String) -> Bool {
    constantName(name) == (name.first == "@" ? String(name.dropFirst()) : name)
  }

  /// `FdlFUIRatingControl` for `fdlFUIRatingControl`.
  static func typeName(_ name: String) -> String {
    let joined = identifier(name).split(separator: "-").map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }.joined()
    let result = startingRightly(joined.isEmpty ? "Class" : joined)
    return ["Type", "Protocol", "Self", "Any"].contains(result) ? "\(result)_" : result
  }

  /// Replaces everything except ASCII letters, digits, `_` and `-` by `-`.
  private static func identifier(_ name: String) -> String {
    String(
      name.map { character in
        character.isASCII && (character.isLetter || character.isNumber) || character == "_"
          ? character : "-"
      })
  }

  private static func startingRightly(_ name: String) -> String {
    let isBlank = name.utf8.allSatisfy { $0 == UInt8(ascii: "_") }
    return isBlank || name.first?.isNumber == true ? "_\(name)x" : name
  }

  /// Returns the text on one line without control characters.
  static func comment(_ text: String) -> String {
    SystemText(text).description
  }

  static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]

  // MARK: - The file

  static func file(_ groups: [String]) -> String {
    """
    // \(ExportFormat.commentOnReplacing)

    /// A theme: an enumeration for each class, a constant for each of its properties.
    enum Theme {
      /// A color in sRGB for each situation, or one for all of them.
      struct ThemeColor: Swift.Hashable, Swift.Sendable {
        private let numbers: [Swift.UInt32]

        /// Numbers are RRGGBBAA: one for all situations, or eight: light before dark, at the base
        /// before raised, normal before high contrast.
        init(_ numbers: Swift.UInt32...) { self.numbers = numbers }

        /// The color in a situation, as RRGGBBAA.
        func rgba(
          isDark: Swift.Bool = false, isElevated: Swift.Bool = false,
          isHighContrast: Swift.Bool = false
        ) -> Swift.UInt32 {
          let number = (isDark ? 4 : 0) + (isElevated ? 2 : 0) + (isHighContrast ? 1 : 0)
          return numbers.count == 1 ? numbers[0] : numbers[number]
        }
      }

    \(groups.joined(separator: "\n"))}

    """
  }
}
