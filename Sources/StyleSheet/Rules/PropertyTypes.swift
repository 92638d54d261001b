/// What the properties of a sheet take; each pair of a class and a property is looked up once.
struct PropertyTypes {
  private let sheet: Sheet
  private let catalog: Catalog
  private let classes: [NameTable.ID: KnownClass]
  private var found: [Pair: ValueUse.Property?] = [:]

  private struct Pair: Hashable {
    let className: NameTable.ID
    let property: NameTable.ID
  }

  init(of sheet: Sheet, _ classes: [NameTable.ID: KnownClass], in catalog: Catalog) {
    self.sheet = sheet
    self.catalog = catalog
    self.classes = classes
  }

  /// What a property of one class takes; nil if the class is not known to have it, or nobody knows.
  mutating func type(
    of property: NameTable.ID, in className: NameTable.ID
  ) -> ValueUse.Property? {
    guard let known = classes[className], known.isListed else {
      return Self.agreed(property)
    }
    let pair = Pair(className: className, property: property)
    if let type = found[pair] { return type }
    let match = catalog.property(sheet.text(of: property), at: known.name)
    let type = match.flatMap { match in
      Self.isJudged(match.row.type)
        ? ValueUse.Property(type: match.row.type, words: match.row.words, family: known.family)
        : nil
    }
    found[pair] = .some(type)
    return type
  }

  /// Whether there is anything that cannot be a value of the type.
  private static func isJudged(_ type: ValueType) -> Bool {
    type != .unknown && type != .classNameList
  }

  /// What a property takes of which all classes say the same; nil where they do not.
  private static func agreed(_ property: NameTable.ID) -> ValueUse.Property? {
    guard let agreed = AgreedProperty.all[property], isJudged(agreed.type) else { return nil }
    return ValueUse.Property(type: agreed.type, words: agreed.words, family: nil)
  }
}
