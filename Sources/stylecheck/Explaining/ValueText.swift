import StyleSheet

/// What a text is as a value, to each target beside the others.
struct ValueText {
  let text: String

  /// The kinds of value that say something of a text; a name of a font or an image can be anything.
  private static let kinds: [ValueType] = [
    .color, .number, .integer, .offset, .size, .box, .boolean, .fontStyle, .textAlign,
    .verticalAlign, .horizontalAlign, .borderStyle, .separatorStyle, .keyboardAppearance,
    .textTransform,
  ]

  /// One line for each kind of value that it is to somebody, and if it is no color and no name
  /// besides, for each kind that somebody makes something else of than of any word; nil if it is none
  /// to anybody.
  func explanation(ofName isName: Bool) -> String? {
    var rows = Self.kinds.compactMap(row)
    let isNumber = rows.contains { $0.isValue && $0.kind.isOfNumbers }
    let isColor = rows.contains { $0.isValue && $0.kind == .color }
    let isFont = FontName.Weight(rawValue: text) != nil
    guard isFont || rows.contains(where: \.isValue) else { return nil }
    rows.removeAll {
      !$0.isValue && (isName || isColor || !$0.isTelling && !($0.isException && isNumber))
    }
    if isFont, let font = row(of: .fontName) { rows.append(font) }
    return page(of: rows)
  }

  /// One line for each kind of value that somebody makes something of which is not what it makes of
  /// any word, or if there are none, for every kind; nil for a text that is no value to anybody.
  var explanationOfAnyWord: String? {
    let rows = (Self.kinds + [.fontName, .image]).compactMap(row)
    let telling = rows.filter(\.isTelling)
    return rows.isEmpty ? nil : page(of: telling.isEmpty ? rows : telling)
  }

  private func page(of rows: [Row]) -> String {
    var columns = Columns()
    columns.add(["as"] + Dialect.all.map(\.name))
    for row in rows { columns.add([row.kind.name] + row.cells) }
    var notes: [String] = []
    if rows.contains(where: \.isInstead) {
      notes.append("*: taken in its place, without a word")
    }
    if rows.contains(where: \.isInferred) { notes.append("of sapfiori so far as is known") }
    return "'\(text)' as a value\n\n\(columns.text)"
      + (notes.isEmpty ? "" : "\n" + notes.joined(separator: "; ") + "\n")
  }

  private func row(of kind: ValueType) -> Row? {
    let outcomes = Dialect.all.compactMap { $0.outcome(of: text, as: kind) }
    guard outcomes.count == Dialect.all.count else { return nil }
    return Row(kind: kind, outcomes: outcomes, ofAnyWord: Row.ofAnyWord(kind))
  }

  /// What a value is, in a few words.
  static func words(for value: Value) -> String {
    switch value {
    case .color(let color): color.withOpacity
    case .paletteColor(let name): Palette.all.words(for: name) ?? "the palette's '\(name)'"
    case .boolean, .integer, .number, .offset, .size, .box, .length, .percentage, .fontStyle,
      .fontName, .image, .borderStyle, .separatorStyle, .textAlignment, .verticalAlignment,
      .horizontalAlignment, .keyboardAppearance, .textTransform, .names, .text:
      value.description
    }
  }
}

extension Palette {
  /// What a name is in light and in dark mode, in a few words; nil where that is not published.
  func words(for name: PaletteName) -> String? {
    guard let light = color(name, in: PaletteContext()),
      let dark = color(name, in: PaletteContext(isDark: true))
    else { return nil }
    return light == dark
      ? light.withOpacity : "\(light.withOpacity) light, \(dark.withOpacity) dark"
  }
}

extension ValueText {
  /// What targets make of the text where one kind of value is asked for.
  private struct Row {
    let kind: ValueType
    /// One for each target.
    let outcomes: [ValueOutcome]
    /// What comes of a word that means nothing.
    let ofAnyWord: [ValueOutcome]

    static func ofAnyWord(_ kind: ValueType) -> [ValueOutcome] {
      Dialect.all.compactMap { $0.outcome(of: "x", as: kind) }
    }

    /// Whether it is such a value to some target.
    var isValue: Bool {
      outcomes.contains { outcome in
        switch outcome {
        case .value, .systemColor: true
        case .instead, .nothing, .paletteColor, .exception, .notRead, .unknown: false
        }
      }
    }

    /// Whether some target takes it for something, and not for what it takes any word for.
    var isTelling: Bool {
      zip(outcomes, ofAnyWord).contains { outcome, usual in
        if case .instead = outcome { outcome != usual } else { false }
      }
    }

    /// In words, what is taken for something else with a mark.
    var cells: [String] {
      outcomes.map { outcome in
        let words = outcome.words(as: kind)
        return if case .instead = outcome { words + "*" } else { words }
      }
    }

    var isException: Bool { outcomes.contains(.exception) }

    var isInstead: Bool {
      outcomes.contains { if case .instead = $0 { true } else { false } }
    }

    /// Whether what is said of SAP's closed engine is taken from its kin: of colors, the pages show
    /// six digits and names of the palette.
    var isInferred: Bool {
      zip(Dialect.all, outcomes).contains { dialect, outcome in
        switch outcome {
        case .value(.paletteColor): false
        case .value, .systemColor: !dialect.assumed.isEmpty
        case .instead, .nothing, .paletteColor, .exception, .notRead, .unknown: false
        }
      }
    }
  }
}

extension ValueOutcome {
  /// What comes of a text where `type` is asked for, in a few words.
  func words(as type: ValueType) -> String {
    switch self {
    case .value(let value): ValueText.words(for: value)
    case .instead(let value): ValueText.words(for: value)
    case .systemColor: "a color of iOS"
    case .nothing: type.nothing ?? "nothing"
    case .paletteColor: "the palette's color"
    case .exception: "ends the app"
    case .notRead: "not read"
    case .unknown: "not known"
    }
  }
}

extension ValueType {
  /// Whether its values are made of numbers.
  fileprivate var isOfNumbers: Bool {
    switch self {
    case .integer, .number, .float, .offset, .size, .box, .length, .percentage: true
    case .boolean, .color, .fontStyle, .fontName, .image, .borderStyle, .separatorStyle,
      .textAlign, .verticalAlign, .horizontalAlign, .keyboardAppearance, .textTransform,
      .classNameList, .unknown:
      false
    }
  }
}
