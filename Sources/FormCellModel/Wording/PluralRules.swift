/// The plural rules of a language for cardinal numbers.
///
/// They use the syntax of the Unicode CLDR, with one rule for each category except `other`, which
/// matches all remaining numbers:
///
/// ```
/// one: i = 1 and v = 0; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14
/// ```
///
/// Source: Unicode Technical Standard 35, part 3, "Plural rules syntax".
public struct PluralRules: Hashable, Sendable {
  private struct Rule: Hashable {
    let category: PluralCategory
    /// Lists of relations; the rule matches if all relations of one list hold.
    let alternatives: [[PluralRelation]]
  }

  private let rules: [Rule]

  /// Parses rules; nil if the text is not a list of rules.
  package init?(_ text: String) {
    var rules: [Rule] = []
    for part in text.split(separator: ";") {
      let sides = part.split(separator: ":", maxSplits: 1)
      guard sides.count == 2, let name = sides[0].split(separator: " ").first,
        let category = PluralCategory(rawValue: String(name))
      else { return nil }
      var alternatives: [[PluralRelation]] = []
      let words = sides[1].split(separator: " ")
      for alternative in words.split(separator: "or", omittingEmptySubsequences: false) {
        let relations = alternative.split(separator: "and", omittingEmptySubsequences: false)
          .map { PluralRelation($0) }
        guard relations.allSatisfy({ $0 != nil }) else { return nil }
        alternatives.append(relations.compactMap { $0 })
      }
      guard !alternatives.isEmpty else { return nil }
      rules.append(Rule(category: category, alternatives: alternatives))
    }
    self.rules = rules
  }

  /// Creates the rules of a language from its BCP 47 tag; nil if the table does not have the
  /// language.
  ///
  /// A tag with a region, such as `pt-PT`, has its own rules or those of its language.
  ///
  /// - Complexity: O(*n*) in the number of languages.
  public init?(language tag: String) {
    guard let row = LanguageTag(tag).row(of: Self.table, \.languages) else { return nil }
    self.init(row.rules)
  }

  private init() { rules = [] }

  /// The rules of English: 1 is `one`; 1.0 and all others are `other`.
  public static let english = PluralRules(language: "en") ?? PluralRules()

  package func category(of number: WrittenNumber) -> PluralCategory {
    rules.first { rule in
      rule.alternatives.contains { $0.allSatisfy { $0.holds(for: number) } }
    }?.category ?? .other
  }
}

/// One relation of a plural rule: `i % 10 = 2..4`.
private struct PluralRelation: Hashable {
  private enum Operand: String {
    case n, i, v, w, f, t, c, e
  }

  private let operand: Operand
  private let modulus: UInt64?
  private let isEqual: Bool
  private let ranges: [ClosedRange<UInt64>]

  // relation → operand ('%' number)? ('=' | '!=') range (',' range)*
  init?(_ tokens: ArraySlice<Substring>) {
    var tokens = tokens
    guard let operand = tokens.popFirst().flatMap({ Operand(rawValue: String($0)) }) else {
      return nil
    }
    var modulus: UInt64?
    if tokens.first == "%" {
      tokens.removeFirst()
      guard let number = tokens.popFirst().flatMap({ UInt64($0) }), number > 0 else { return nil }
      modulus = number
    }
    guard let sign = tokens.popFirst(), sign == "=" || sign == "!=", let list = tokens.popFirst(),
      tokens.isEmpty
    else { return nil }
    let ranges = list.split(separator: ",").map { Self.range($0) }
    guard ranges.allSatisfy({ $0 != nil }) else { return nil }
    (self.operand, self.modulus, isEqual) = (operand, modulus, sign == "=")
    self.ranges = ranges.compactMap { $0 }
  }

  // range → number ('..' number)?
  private static func range(_ text: Substring) -> ClosedRange<UInt64>? {
    let ends = text.split(separator: ".").map { UInt64($0) }
    guard let first = ends.first, let lower = first, let last = ends.last, let upper = last,
      lower <= upper, ends.count <= 2
    else { return nil }
    return lower...upper
  }

  /// True if the relation holds; a fraction equals no whole number.
  func holds(for number: WrittenNumber) -> Bool {
    guard let value = value(of: number) else { return !isEqual }
    let rest = modulus.map { value % $0 } ?? value
    return ranges.contains { $0.contains(rest) } == isEqual
  }

  /// Returns the value of the operand; nil if it is not a whole number.
  private func value(of number: WrittenNumber) -> UInt64? {
    switch operand {
    case .n: number.withoutZeros.fraction == 0 ? number.whole : nil
    case .i: number.whole
    case .v: UInt64(max(number.fractionDigits, 0))
    case .w: UInt64(max(number.withoutZeros.digits, 0))
    case .f: number.fraction
    case .t: number.withoutZeros.fraction
    case .c, .e: UInt64(max(number.exponent, 0))
    }
  }
}
