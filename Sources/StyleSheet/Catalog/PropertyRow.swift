/// A property of a class, with its variants and the type of its values.
public struct PropertyRow: Hashable, Sendable {
  /// A suffix of the name: `accented` in `on-color-accented`.
  public struct Suffix: Hashable, Sendable {
    /// The variant without its leading dash; it may contain dashes, as in `editable-disabled`.
    public let name: String
    /// The certainty of this variant; the row may have a better one.
    package let certainty: Certainty
  }

  /// The name without a variant.
  ///
  /// A name that starts with a `<kind>` is a pattern; see ``companionSuffix``.
  public let name: String
  /// The variants, in the order of the vendor's page.
  public let variants: [Suffix]
  /// The type of the property's values.
  public let type: ValueType
  /// The certainty of the name without a variant.
  public let certainty: Certainty
  /// A remark on the use of the property; nil if there is none.
  public internal(set) var note: String?
  /// The first version of the vendor's pages with the property; nil if unknown.
  package internal(set) var since: String?
  /// The valid words beyond those of the type.
  package internal(set) var moreWords: [String] = []
  /// True if the app crashes when an engine finds no color or font in the value.
  ///
  /// NUI inserts the value into the attributes of a title, where nil is not allowed; elsewhere, the
  /// value has no visible effect (NUI 744a36f, `NUIUtilities`).
  package internal(set) var isVital = false

  /// All valid words, or none if the type is not a set of words.
  public var words: [String] { type.words + moreWords }

  package var spellings: [String] { [name] + variants.map { "\(name)-\($0.name)" } }

  /// The suffix that makes this property from any image property, as in `<image>-insets`.
  ///
  /// Nil for all rows but patterns.
  public var companionSuffix: String? { Self.companionSuffix(of: name) }

  static func companionSuffix(of name: String) -> String? {
    guard name.utf8.first == UInt8(ascii: "<"), let end = name.firstIndex(of: ">") else {
      return nil
    }
    return String(name[name.index(after: end)...])
  }

  // MARK: - Parsing a spelling

  /// A spelling, split into a row and a variant.
  public struct Match: Hashable, Sendable {
    /// The row of the property.
    public let row: PropertyRow
    /// The variant, or nil for the name without one.
    public let variant: Suffix?

    package var certainty: Certainty { variant?.certainty ?? row.certainty }
  }

  /// Splits `spelling` into this row's name and one of its variants; nil if it does not match.
  package func match(_ spelling: String) -> Match? {
    let length = spelling.utf8.count - name.utf8.count
    guard length >= 0 else { return nil }
    let rest = spelling.utf8.suffix(length)
    guard length == 0 || rest.first == UInt8(ascii: "-"), spelling.hasPrefix(name) else {
      return nil
    }
    if length == 0 { return Match(row: self, variant: nil) }
    for variant in variants where variant.name.utf8.count == length - 1 {
      if variant.name.utf8.elementsEqual(rest.dropFirst()) {
        return Match(row: self, variant: variant)
      }
    }
    return nil
  }
}
