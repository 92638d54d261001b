/// A plural category of the Unicode CLDR: which form of a word goes with a number.
///
/// What belongs to a category differs by language; ``PluralRules`` has the rules.
///
/// Source: Unicode Technical Standard 35, part 3, "Language Plural Rules".
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}
