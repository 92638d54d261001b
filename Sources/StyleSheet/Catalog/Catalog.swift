/// Every class and property that this package knows of.
///
/// It is a table that many read: suggestions, the rules on names, `explain`, an editor's
/// completions, the generated reference. A new component is new rows and no new code.
public struct Catalog: Sendable {
  public typealias Entry = CatalogEntry
  public typealias PropertyRow = StyleSheet.PropertyRow

  /// All entries, in the order of the tables: Fiori first, then MDK, then NUI.
  ///
  /// Of two entries for a class, the one with the better source comes first.
  public let entries: [CatalogEntry]

  /// For each class, where the entries are whose properties it has: its own come first.
  private let lineages: [String: [Int]]
  private let canonicalNames: [String: String]
  private let prefixes: Set<String>

  /// The catalog of all tables, read once.
  public static let all = Catalog(CatalogTable.all)

  init(_ tables: [CatalogTable]) {
    var reader = CatalogReader()
    for table in tables { reader.read(table) }
    self.init(reader.entries)
  }

  private init(_ entries: [CatalogEntry]) {
    var own: [String: [Int]] = [:]
    var canonicalNames: [String: String] = [:]
    var prefixes: Set<String> = []
    own.reserveCapacity(entries.count)
    for (position, entry) in entries.enumerated() {
      own[entry.className, default: []].append(position)
      prefixes.insert(entry.prefix)
      for alias in entry.aliases { canonicalNames[alias] = entry.className }
    }
    self.entries = entries
    self.canonicalNames = canonicalNames
    self.prefixes = prefixes
    lineages = own.mapValues { Self.lineage(from: $0, in: entries, own) }
  }

  /// `positions`, and where the entries are that they inherit from, and those of `*`.
  private static func lineage(
    from positions: [Int], in entries: [CatalogEntry], _ own: [String: [Int]]
  ) -> [Int] {
    var found = positions
    var next = 0
    while next < found.count {
      if let parent = entries[found[next]].inherits {
        for position in own[parent, default: []] where !found.contains(position) {
          found.append(position)
        }
      }
      next += 1
    }
    for position in own["*", default: []] where !found.contains(position) {
      found.append(position)
    }
    return found
  }
}

// MARK: - Classes

extension Catalog {
  /// The first entry for a class name, or nil if no page has it.
  public func entry(for className: String) -> CatalogEntry? {
    lineages[className]?.first.map { entries[$0] }
  }

  /// All entries for a class name; two where two pages describe it.
  public func entries(for className: String) -> [CatalogEntry] {
    lineages[className, default: []].map { entries[$0] }.filter { $0.className == className }
  }

  /// The vendor's name for a class, where `className` is what the naming rule would give instead.
  ///
  /// `FUISliderFormView_title` for `fdlFUISliderFormView_title`. Nil for all other names.
  public func canonicalName(for className: String) -> String? {
    canonicalNames[className]
  }

  /// A class name taken apart: what it begins with, and the part of the component.
  public struct NameParts: Hashable, Sendable {
    /// The beginning that all classes of a component share, like `fdlFUIRatingControl`.
    public let prefix: String
    /// What follows the underscore, or nil for the whole of the component.
    ///
    /// It may hold underscores of its own, as `leading_label` does.
    public let part: String?
  }

  /// The longest known beginning of `className` and what follows it, or nil if none is known.
  public func parts(of className: String) -> NameParts? {
    if prefixes.contains(className) { return NameParts(prefix: className, part: nil) }
    for index in className.utf8.indices.reversed()
    where className.utf8[index] == UInt8(ascii: "_") {
      let prefix = String(className[..<index])
      if prefixes.contains(prefix) {
        let part = String(className[className.utf8.index(after: index)...])
        return NameParts(prefix: prefix, part: part)
      }
    }
    return nil
  }

  /// The entry whose companions include `className`, with the class that it is a companion of.
  ///
  /// `MyCellDetail` is read for a cell of class `MyCell`, as `TableCellDetail` is for `TableCell`.
  public func derivation(of className: String) -> (base: String, entry: CatalogEntry)? {
    for entry in entries {
      guard let suffix = entry.derivedSuffix, className.hasSuffix(suffix) else { continue }
      let base = String(className.dropLast(suffix.count))
      if !base.isEmpty { return (base, entry) }
    }
    return nil
  }
}

// MARK: - Properties

extension Catalog {
  /// Every property that a class has: its own, those it inherits, and those of every class (`*`).
  ///
  /// Empty if no page has the class.
  public func rows(at className: String) -> [PropertyRow] {
    lineages[className, default: []].flatMap { entries[$0].properties }
  }

  /// `spelling` taken apart into a property of the class and its variant, or nil.
  ///
  /// The longest property name wins, so `background-color-top-selected` is a variant of
  /// `background-color-top` and not of `background-color`.
  public func property(_ spelling: String, at className: String) -> PropertyRow.Match? {
    guard let lineage = lineages[className] else { return nil }
    return longestMatch(spelling, in: lineage) ?? companion(spelling, in: lineage)
  }

  /// The names of all classes that have `spelling` as a property of their own, in catalog order.
  public func classNames(with spelling: String) -> [String] {
    var names: [String] = []
    for entry in entries where entry.properties.contains(where: { $0.match(spelling) != nil }) {
      if !names.contains(entry.className) { names.append(entry.className) }
    }
    return names
  }

  /// Every spelling of a property, each once, in the order of the alphabet; patterns left out.
  ///
  /// Made anew at each call.
  public var spellings: [String] {
    var all: Set<String> = []
    for entry in entries {
      for row in entry.properties where row.companionSuffix == nil {
        all.formUnion(row.spellings)
      }
    }
    return all.sorted()
  }

  /// Every variant of a property, each once, in the order of the alphabet.
  ///
  /// Made anew at each call.
  public var variants: [String] {
    Set(entries.flatMap { $0.properties.flatMap { $0.variants.map(\.name) } }).sorted()
  }

  private func longestMatch(_ spelling: String, in lineage: [Int]) -> PropertyRow.Match? {
    var best: PropertyRow.Match?
    for position in lineage {
      for index in entries[position].properties.indices {
        guard let match = entries[position].properties[index].match(spelling) else { continue }
        if match.row.name.utf8.count > best?.row.name.utf8.count ?? 0 { best = match }
      }
    }
    return best
  }

  /// The pattern that makes `spelling` of an image property, as `<image>-insets` does.
  private func companion(_ spelling: String, in lineage: [Int]) -> PropertyRow.Match? {
    for pattern in lineage.flatMap({ entries[$0].properties }) {
      guard let suffix = pattern.companionSuffix, spelling.hasSuffix(suffix),
        !lineage.contains(where: { entries[$0].without.contains(pattern.name) }),
        let image = longestMatch(String(spelling.dropLast(suffix.count)), in: lineage),
        image.row.type == .image
      else { continue }
      return PropertyRow.Match(row: pattern, variant: nil)
    }
    return nil
  }
}
