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

    fileprivate init(of catalog: Catalog, for dialect: Dialect) {
      classes = ClassSpelling(of: catalog, for: dialect)
      properties = PropertySpelling(of: catalog, for: dialect)
    }
  }

  /// The words of a catalog.
  init(of catalog: Catalog) {
    parts = catalog.partsOfComponents
    all = Words(of: catalog, for: .sapfiori)
    withoutSAP = Words(of: catalog, for: .nui)
  }

  /// The words that an engine reads.
  func words(for dialect: Dialect) -> Words { dialect.styles(.fiori) ? all : withoutSAP }
}
