/// The names of a catalog, made ready to be compared with what somebody wrote.
final class CatalogWords: Sendable {
  /// By prefix.
  package let parts: [String: ComponentParts]
  private let all: Words
  private let withoutSAP: Words

  /// Those of the classes that an engine styles.
  struct Words: Sendable {
    let classes: ClassSpelling
    let properties: PropertySpelling

    fileprivate init(of index: CatalogIndex, for dialect: Dialect) {
      classes = ClassSpelling(of: index, for: dialect)
      properties = PropertySpelling(of: index, for: dialect)
    }
  }

  /// The words of an index, with the parts of each component by its prefix.
  init(of index: CatalogIndex, parts: [String: ComponentParts]) {
    self.parts = parts
    all = Words(of: index, for: .sapfiori)
    withoutSAP = Words(of: index, for: .nui)
  }

  /// The words that an engine reads.
  func words(for dialect: Dialect) -> Words { dialect.styles(.fiori) ? all : withoutSAP }
}
