/// What kind of value a property of a class is taken to have, whether or not a page says so.
struct SettingType {
  /// The catalog's name of the class; nil for one whose properties no page lists.
  private let listed: String?
  private let catalog: Catalog

  /// The properties of a class; of a path, those of its last name.
  init(ofClass className: String, in catalog: Catalog) {
    self.catalog = catalog
    let last = ClassPath(className).names.last ?? className
    let name = catalog.canonicalName(for: last) ?? last
    listed = catalog.hasProperties(name) ? name : nil
  }

  /// What the class's page says; else what all classes that have the property say; else what the
  /// value looks like.
  func type(of property: String, setTo value: Component, in reader: ValueReader) -> ValueType {
    let own = catalog.property(property, at: listed ?? ClassDescription.everyClass)?.row.type
    if let own, own != .unknown { return own }
    let agreed = AgreedProperty.all[Vocabulary.shared.names.find(property)]?.type
    if let agreed, agreed != .unknown { return agreed }
    return reader.look(of: value)
  }
}

extension ValueReader {
  /// What a value looks like to somebody who knows nothing of its property.
  ///
  /// Hex digits are a color, good or bad, and numbers are numbers; a word is a color if it names
  /// one, and several words are what they can be read as.
  fileprivate func look(of value: Component) -> ValueType {
    switch value.kind {
    case .hex: .color
    case .number: value.unit == .percent ? .percentage : .number
    case .word: firstReadable([.boolean, .color], value)
    case .list: firstReadable([.color, .offset, .box], value)
    case .string, .variable, .comma, .leftParenthesis, .rightParenthesis, .missing: .unknown
    }
  }

  private func firstReadable(_ types: [ValueType], _ component: Component) -> ValueType {
    types.first {
      (try? value(of: component, as: $0, element: 0).get()) != nil
    } ?? .unknown
  }
}
