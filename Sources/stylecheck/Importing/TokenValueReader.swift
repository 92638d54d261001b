import StyleSheet

/// Converts the values of tokens to text for a sheet.
struct TokenValueReader: ProblemCollector {
  /// The number of points per `rem`: the default text size of browsers.
  private static let pointsInRem = 16.0

  let dialect: Dialect
  var problems: [Diagnostic] = []

  init(for dialect: Dialect) { self.dialect = dialect }

  /// Returns the text of a value; reports a problem and returns nil if there is none.
  mutating func text(of meaning: ResolvedTokens.Meaning) -> String? {
    guard case .string(let type) = meaning.type.content else {
      return wrong(.wrongType, meaning.type, "'$type' is \(meaning.type.kind); expected a text")
    }
    guard let row = TokenTypes.all.first(where: { $0.name == type }) else {
      return wrong(
        .unknownType, meaning.type,
        "there is no type '\(type)'" + Suggestion.question(type, among: TokenTypes.all.map(\.name)))
    }
    guard row.isHeld else {
      leaveOut(
        at: meaning.value.range, "a sheet has no values of type '\(type)'; the token is left out")
      return nil
    }
    switch type {
    case "color": return color(meaning.value)
    case "dimension": return dimension(meaning.value)
    case "fontFamily": return family(meaning.value)
    default: return number(meaning.value).map(\.plainText)
    }
  }

  // MARK: - Plain values

  mutating func number(
    _ value: JSON, _ what: String = "the value", in range: ClosedRange<Double>? = nil
  ) -> Double? {
    guard case .number(let text) = value.content else {
      return wrong(.wrongType, value, "\(what) is \(value.kind); expected a number")
    }
    guard let number = Double(text), number.isFinite else {
      return wrong(.outOfRange, value, "'\(text)' is too large for a number")
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
    if case .string(let text) = value.content, let (number, unit) = Self.amount(of: text) {
      tellOlderForm(value, "an object such as { \"value\": 12, \"unit\": \"px\" }")
      return points(number, unit, at: value.range)
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
    guard case .string(let word) = unit.content, let known = Unit(rawValue: word) else {
      return wrong(.unknownWord, unit, "expected \"px\" or \"rem\" as 'unit'")
    }
    return points(number, known, at: unit.range)
  }

  private enum Unit: String, CaseIterable {
    case px, rem
  }

  private mutating func points(_ number: Double, _ unit: Unit, at range: Range<Int>) -> String {
    guard unit == .rem else { return number.plainText }
    let points = number * Self.pointsInRem
    report(
      .otherUnit, .warning, at: range,
      "a sheet has no 'rem'; \(number.plainText) rem are read as \(points.plainText) points")
    return points.plainText
  }

  /// Parses a text such as `12px`, which drafts of the format used.
  private static func amount(of text: String) -> (Double, Unit)? {
    guard let unit = Unit.allCases.first(where: { text.hasSuffix($0.rawValue) }),
      let number = Double(text.dropLast(unit.rawValue.count)), number.isFinite
    else { return nil }
    return (number, unit)
  }

  private mutating func family(_ value: JSON) -> String? {
    switch value.content {
    case .string(let name): return name
    case .array(let names):
      guard let first = names.first?.text else { break }
      // A name that cannot be written is reported with its token.
      guard names.count > 1, let name = names.lazy.compactMap(\.text).first(where: isFont) else {
        return first
      }
      leaveOut(
        at: names[name == first ? 1 : 0].range,
        "a sheet names one font; all except '\(name)' are left out")
      return name
    case .null, .bool, .number, .object: break
    }
    let what = value.elements.map { $0.isEmpty ? "an empty list" : "a list without a name" }
    return wrong(
      .wrongType, value,
      "a font family is a text or a list of texts, not \(what ?? value.kind)")
  }

  /// True if a sheet can name a font family; the generic families of CSS are no fonts of iOS.
  private func isFont(_ family: String) -> Bool {
    let generic = ["serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui"]
    guard !generic.contains(family.lowercased()) else { return false }
    var draft = SheetDraft(for: dialect)
    return draft.define("family", as: family)
  }

  // MARK: - Reporting

  mutating func wrong<Value>(_ fault: JSONFault, _ value: JSON, _ message: String) -> Value? {
    rejected(fault, at: value.range, message)
  }

  mutating func required(_ members: [JSON.Member], _ name: String, _ object: JSON) -> JSON? {
    if let value = members[name] { return value }
    report(.missingValue, at: object.range.opening, "expected '\(name)' in here")
    return nil
  }

  mutating func tellOlderForm(_ value: JSON, _ form: String) {
    report(
      .olderForm, .warning, at: value.range,
      "this form is that of a draft; 2025.10 has \(form)")
  }
}
