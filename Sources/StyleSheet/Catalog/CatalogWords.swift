/// The names of a catalog, prepared for spelling look-ups.
final class CatalogWords: Sendable {
  /// The parts of each component by prefix.
  package let parts: [String: ComponentParts]
  private let all: Words
  private let withoutSAP: Words

  /// The words of the classes that an engine styles.
  struct Words: Sendable {
    let classes: ClassSpelling
    let properties: PropertySpelling

    fileprivate init(of index: CatalogIndex, for dialect: Dialect) {
      classes = ClassSpelling(of: index, for: dialect)
      properties = PropertySpelling(of: index, for: dialect)
    }
  }

  init(of index: CatalogIndex, parts: [String: ComponentParts]) {
    self.parts = parts
    all = Words(of: index, for: .sapfiori)
    withoutSAP = Words(of: index, for: .nui)
  }

  func words(for dialect: Dialect) -> Words { dialect.styles(.fiori) ? all : withoutSAP }
}
