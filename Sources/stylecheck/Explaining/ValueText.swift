import StyleEditing
import StyleSheet

/// The interpretations of a text as a value, for all targets.
struct ValueText {
  let text: String

  /// The informative types; any text can be the name of a font or an image.
  private static let kinds: [ValueType] = [
    .color, .number, .integer, .offset, .size, .box, .boolean, .fontStyle, .textAlign,
    .verticalAlign, .horizontalAlign, .borderStyle, .separatorStyle, .keyboardAppearance,
    .textTransform,
  ]

  /// Describes the text as a value of each type that fits for some target; nil if there is none.
  ///
  /// Unless it is a color or a known name, the types are included in which some target reads it
  /// differently from arbitrary words.
  func explanation(ofName isName: Bool) -> String? {
    var rows = Self.kinds.compactMap(row)
    let isNumber = rows.contains { $0.isValue && $0.kind.isOfNumbers }
    let isColor = rows.contains { $0.isValue && $0.kind == .color }
    let isFont = FontName.Weight(rawValue: text) != nil
    guard isFont || rows.contains(where: \.isValue) else { return nil }
    rows.removeAll {
      !$0.isValue
        && (isName || isColor || !$0.isTelling && !(isNumber && $0.outcomes.contains(.exception)))
    }
    if isFont, let font = row(of: .fontName) { rows.append(font) }
    return page(of: rows)
  }

  /// Describes the types that any word can name, and those in which some target reads the text
  /// differently from arbitrary words.
  ///
  /// Without one of the latter, all types; nil if there are none.
  var explanationOfAnyWord: String? {
    let rows = (Self.kinds + [.fontName, .image]).compactMap(row)
    let telling = rows.filter(\.isTelling)
    let names: [ValueType] = [.color, .fontName, .image]
    let shown = telling.isEmpty ? rows : rows.filter { $0.isTelling || names.contains($0.kind) }
    return rows.isEmpty ? nil : page(of: shown)
  }

  private func page(of rows: [Row]) -> String {
    var columns = Columns()
    columns.add(["as"] + Dialect.all.map(\.name))
    for row in rows { columns.add([row.kind.name] + row.cells) }
    var notes: [String] = []
    if rows.contains(where: { $0.outcomes.contains(where: \.isInstead) }) {
      notes.append("*: used instead, without a message")
    }
    if rows.contains(where: \.isInferred) { notes.append("sapfiori: inferred") }
    return "'\(text)' as a value\n\n\(columns.text)"
      + (notes.isEmpty ? "" : "\n" + notes.joined(separator: "; ") + "\n")
  }

  private func row(of kind: ValueType) -> Row? {
    let outcomes = Dialect.all.compactMap { $0.outcome(of: text, as: kind) }
    guard outcomes.count == Dialect.all.count else { return nil }
    let ofAnyWord = Dialect.all.compactMap { $0.outcome(of: "x", as: kind) }
    return Row(kind: kind, outcomes: outcomes, ofAnyWord: ofAnyWord)
  }

  /// The outcomes of reading the text as one type.
  private struct Row {
    let kind: ValueType
    let outcomes: [ValueOutcome]
    let ofAnyWord: [ValueOutcome]

    var isValue: Bool {
      outcomes.contains { outcome in
        switch outcome {
        case .value, .systemColor: true
        case .instead, .nothing, .paletteColor, .exception, .lostSheet, .notRead, .unknown: false
        }
      }
    }

    /// True if some target replaces the text by another value than it does for arbitrary words.
    var isTelling: Bool {
      zip(outcomes, ofAnyWord).contains { $0.isInstead && $0 != $1 }
    }

    /// The outcomes in words; replaced values are marked.
    var cells: [String] {
      outcomes.map { $0.words(as: kind) + ($0.isInstead ? "*" : "") }
    }

    /// True if outcomes for SAP's closed engine are inferred from related engines; for colors, the
    /// documentation covers six digits and palette names.
    var isInferred: Bool {
      zip(Dialect.all, outcomes).contains { dialect, outcome in
        switch outcome {
        case .value(.paletteColor): false
        case .value, .systemColor, .lostSheet: !dialect.assumed.isEmpty
        case .instead, .nothing, .paletteColor, .exception, .notRead, .unknown: false
        }
      }
    }
  }
}

extension ValueType {
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

extension ValueOutcome {
  fileprivate var isInstead: Bool { if case .instead = self { true } else { false } }
}
