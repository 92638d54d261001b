import StyleSheet

/// The selectors that are one name and no class of the catalog, each name read once.
struct StrangeNames: Sendable {
  enum Kind: Sendable {
    /// A class of the catalog differs only in case.
    case otherCase
    /// A known component, with a part that the catalog does not have.
    case part
    case other
  }

  /// For each name, its kind; empty if there are none.
  private var kinds: [Kind?] = []
  /// The names, in the order of their first use.
  private(set) var ids: [NameTable.ID] = []

  init() {}

  init(in sheet: Sheet, besides classes: KnownClasses, for dialect: Dialect) {
    guard classes.hasStrangers else { return }
    kinds = [Kind?](repeating: nil, count: sheet.nameCount)
    let catalog = classes.names.catalog
    let spelling = catalog.classes(for: dialect)
    let foreign = Set(classes.foreign.map(\.id))
    for selector in sheet.selectorRows {
      let name = selector.name
      guard kinds[Int(name)] == nil, classes[name] == nil, !foreign.contains(name) else {
        continue
      }
      let text = sheet.text(of: name)
      // A leading dot or '#' is reported by another rule.
      let isMarked = text.hasPrefix(".") || text.hasPrefix("#")
      guard !isMarked, !text.utf8.has(UInt8(ascii: ":")) else { continue }
      ids.append(name)
      if spelling.recased(text) != nil {
        kinds[Int(name)] = .otherCase
      } else {
        let isPart = dialect.styles(.fiori) && catalog.fioriParts(of: text) != nil
        kinds[Int(name)] = isPart ? .part : .other
      }
    }
  }

  /// Returns the kind of a name; nil if it is a class of the catalog or no selector.
  func kind(of name: NameTable.ID) -> Kind? { kinds.isEmpty ? nil : kinds[Int(name)] }
}
