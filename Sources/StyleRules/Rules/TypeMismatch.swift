import StyleSheet

extension Rule {
  static let typeMismatch = Rule(
    id: "type-mismatch", .value, .error,
    summary: "a value is not of the kind that its property needs",
    rationale: """
      No engine gives an error: it reads such a value as nothing, as zero or as its default, as if \
      the property were not set.
      """,
    source: "NUI 744a36f, NUIConverter; SAPFiori reference 9.0 to 25.08, class references",
    targets: .all,
    examples: """
      @brand: #0064D9;
      fdlFUIRatingControl { on-color: @brand; }
      ---
      fdlFUIRatingControl { on-color: 17; }
                                      ^^ error[type-mismatch]: 'on-color' takes a color such as '#0064D9' or 'red', not a number
      ---
      @brand: #0064D9;
              ~~~~~~~ note: '@brand' is defined here
      Label { font-size: @brand; }
                         ^^^^^^ warning[type-mismatch]: 'font-size' takes a number such as '12' or '0.5', and a color is 0 to engines such as nui
      ---
      Label { text-auto-fit: 1; }
                             ^ remark[type-mismatch]: 'text-auto-fit' takes 'true' or 'false', and '1' is true to engines such as nui
      ---
      fdlFUIRatingControl { on-image: #0064D9; }
                                      ^^^^^^^ error[type-mismatch]: 'on-image' takes the name of an image such as 'star.png', not a color
      --- fiori-swiftui
      @tintColor:17;
                 ^^ error[type-mismatch]: '@tintColor' takes a color such as '#0064D9' or 'red', not a number: fiori-swiftui will keep the palette's color
      """
  ) { inspection, report in
    let sheet = inspection.sheet
    for use in inspection.values where use.problem == .wrongType {
      guard let found = use.value.kindOfMismatch(for: use, sheet),
        inspection.colorFound(in: use) == nil  // invalid-color
      else { continue }
      let decimal = sheet.decimal(withCommaIn: use)
      let truth = sheet.truth(ofDigitIn: use)
      // A variable can have other uses, for numbers.
      let right = decimal ?? (use.origin == use.element ? truth : nil)
      let subject = right == nil ? found : sheet.quotedValue(of: use)
      let advice = decimal == nil ? "" : ": a number has a decimal point, not a comma"
      report(
        as: truth == nil ? use.severity : .information,
        Finding(
          at: use, in: sheet,
          "\(sheet.quotedName(of: use)) takes \(use.property.type.expectation), "
            + inspection.verdict(on: use, subject) + "\(inspection.dialect.cost(of: use))\(advice)"
        )
        .asking(forVariableAt: use, in: inspection)
        .fixIt(writing: right, as: .unsafe, at: [sheet.valueRange(of: use.origin)]))
    }
  }
}

extension Inspection {
  /// Returns the effect of a value of another type.
  fileprivate func verdict(on use: ValueUse, _ found: String) -> Message {
    if use.property.type == .color, dialect.badColor == .paletteValue {
      return "not \(found): \(.engine) will keep the palette's color"
    }
    guard use.property.family == .nui, use.property.type != .image else { return "not \(found)" }
    let made = sheet.valueOfNUI(for: use) ?? use.property.type.nothing
    let verb = found == Component.severalWords ? "are" : "is"
    return made.map { "and \(found) \(verb) \($0) to \(converter)" } ?? "not \(found)"
  }
}

extension Component {
  fileprivate static let severalWords = "several words"

  /// Returns the type of the value found, or nil if another rule reports it.
  fileprivate func kindOfMismatch(for use: ValueUse, _ sheet: Sheet) -> String? {
    let type = use.property.type
    switch kind {
    case .number: return type == .color && sheet.bareHex(of: use) != nil ? nil : "a number"
    case .hex: return "a color"
    case .word: return type.isMeasure || type == .integer ? nil : "a word"
    case .list:
      if let call = sheet.call(of: use) {
        return type == .color ? nil : ColorFunction(call) == nil ? "a call" : "a color"
      }
      return Self.severalWords
    case .comma: return "a comma"
    case .leftParenthesis, .rightParenthesis: return "a parenthesis"
    case .missing, .variable, .string: return nil
    }
  }
}

extension Sheet {
  /// The name in `name(…)` as written; nil for any other value.
  func call(of use: ValueUse) -> String? { call(in: use.value) }

  func call(in value: Component) -> String? {
    let items = components[value.items]
    guard let first = items.first, first.kind == .word,
      items.dropFirst().first?.kind == .leftParenthesis
    else { return nil }
    return text(of: first.name)
  }

  /// Returns a number with a decimal comma, written with a point; nil for other values.
  fileprivate func decimal(withCommaIn use: ValueUse) -> String? {
    let parts = components[use.value.items]
    let text = source[valueRange(of: use.origin)]
    guard use.property.type.isMeasure, parts.map(\.kind) == [.number, .comma, .number],
      text.utf8.allSatisfy({ $0 == UInt8(ascii: ",") || $0.isDigit })
    else { return nil }
    return text.split(separator: ",").joined(separator: ".")
  }

  /// Returns the word for a '0' or '1' as a Boolean value, which NUI reads so; nil for other values.
  fileprivate func truth(ofDigitIn use: ValueUse) -> String? {
    use.property.type == .boolean && use.severity == .warning
      ? ["0": "false", "1": "true"][source[valueRange(of: use.origin)]] : nil
  }

  /// Returns a value of six or eight hex digits without '#', or nil for others.
  func bareHex(of use: ValueUse) -> String? {
    let text = source[valueRange(of: use.origin)]
    let digits = text.utf8
    guard [6, 8].contains(digits.count), digits.allSatisfy({ $0.hexDigit != nil }) else {
      return nil
    }
    return text
  }
}
