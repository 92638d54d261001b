/// A property that a class has, with the variants it comes in and what it takes.
public struct PropertyRow: Hashable, Sendable {
  /// What can follow the name: `accented` in `on-color-accented`.
  public struct Suffix: Hashable, Sendable {
    /// The variant without its dash; it may hold dashes of its own, as `editable-disabled` does.
    public let name: String
    /// How well this variant is known; the row as a whole may be known better.
    public let certainty: Certainty
  }

  /// The name without a variant.
  ///
  /// A name with a `<kind>` in front is a pattern; see ``companionSuffix``.
  public let name: String
  /// The variants, in the order of the vendor's page.
  public let variants: [Suffix]
  /// What the property takes.
  public let type: ValueType
  /// How well the bare name is known.
  public let certainty: Certainty
  /// What a reader should know before using it; nil if there is nothing.
  public internal(set) var note: String?
  /// The version of the vendor's pages that first has it; nil if not said.
  public internal(set) var since: String?
  /// Words that this property takes beyond those of its type.
  public internal(set) var moreWords: [String] = []
  /// Whether the app ends where an engine finds no color or no font in what is set.
  ///
  /// NUI puts it into the attributes of a title, where nothing cannot be; elsewhere it is only not
  /// seen (NUI 744a36f, `NUIUtilities`).
  public internal(set) var isVital = false

  /// All words it takes, or none if it is not a matter of words.
  public var words: [String] { type.words + moreWords }

  /// The ways a sheet can say it: bare, and with each variant.
  public var spellings: [String] { [name] + variants.map { "\(name)-\($0.name)" } }

  /// What is put behind any image property to make this one, as in `<image>-insets`.
  ///
  /// Nil for all rows but patterns.
  public var companionSuffix: String? {
    guard name.utf8.first == UInt8(ascii: "<"), let end = name.firstIndex(of: ">") else {
      return nil
    }
    return String(name[name.index(after: end)...])
  }
}

// MARK: - Taking a spelling apart

extension PropertyRow {
  /// A spelling taken apart at a row.
  public struct Match: Hashable, Sendable {
    /// The row that has the spelling.
    public let row: PropertyRow
    /// The variant, or nil for the bare name.
    public let variant: Suffix?

    /// How well the spelling as a whole is known.
    public var certainty: Certainty { variant?.certainty ?? row.certainty }
  }

  /// `spelling` taken apart into this row's name and one of its variants, or nil.
  public func match(_ spelling: String) -> Match? {
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
