/// A plural category of the Unicode CLDR, which selects the form of a word for a number.
///
/// The numbers in a category differ by language; see `PluralRules`.
///
/// Source: Unicode Technical Standard 35, part 3, "Language Plural Rules".
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}
