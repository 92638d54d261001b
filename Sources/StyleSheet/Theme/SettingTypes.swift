/// The types of properties, from the catalog or inferred from values.
struct SettingTypes {
  package let catalog: Catalog
  /// The catalog's name of the current class, or nil if the catalog lists no properties for it.
  private var listed: String?
  /// The types of properties on unlisted classes; `unknown` without a source.
  private var unlisted: [String: ValueType] = [:]

  /// Creates the types that `catalog` lists, without a current class.
  init(in catalog: Catalog) { self.catalog = catalog }

  /// Sets the current class; of a path, the last name counts.
  mutating func turn(to className: String) {
    let last = ClassPath.lastName(in: className)
    let name = catalog.canonicalName(for: last) ?? last
    listed = catalog.hasProperties(name) ? name : nil
  }

  /// Returns the type listed for the class, else the type all classes with the property agree on,
  /// else the type inferred from the value.
  mutating func type(
    of property: String, setTo value: Component, in reader: ValueReader
  ) -> ValueType {
    let said = said(of: property, for: reader.dialect)
    return said == .unknown ? reader.look(of: value) : said
  }

  /// Returns true if the current class accepts a keyword for a property.
  ///
  /// An unlisted or unstyled class accepts it if any class does.
  func takes(_ value: ThemeValue, for property: String, in dialect: Dialect) -> Bool {
    let words =
      if let listed, catalog.entry(for: listed).map({ dialect.styles($0.family) }) ?? false {
        catalog.property(property, at: listed)?.row.words
      } else {
        AgreedProperty.of(Vocabulary.shared.names.find(property), for: dialect)?.words
      }
    return words?.contains(value.description) ?? true
  }

  private mutating func said(of property: String, for dialect: Dialect) -> ValueType {
    if let listed { return said(of: property, at: listed, for: dialect) }
    if let known = unlisted[property] { return known }
    let said = said(of: property, at: ClassDescription.everyClass, for: dialect)
    unlisted[property] = said
    return said
  }

  private func said(
    of property: String, at className: String, for dialect: Dialect
  ) -> ValueType {
    let own = catalog.property(property, at: className)?.row.type
    if let own, own != .unknown { return own }
    return AgreedProperty.type(of: Vocabulary.shared.names.find(property), for: dialect)
  }
}

extension ValueReader {
  /// Returns the value that the engine uses, as ``engineValue(of:as:element:)`` does, considering
  /// keywords that only some classes with the property accept.
  func engineValue(
    of component: Component, as type: ValueType, element: UInt32, for property: String,
    at className: String, knowing catalog: Catalog = .all
  ) -> ThemeValue? {
    let value = engineValue(of: component, as: type, element: element)
    guard let value, value.isOnlyForSome else { return value }
    var types = SettingTypes(in: catalog)
    types.turn(to: className)
    return types.takes(value, for: property, in: dialect) ? value : valueOfUnknownWord(as: type)
  }

  /// Infers the type of a value without knowing its property.
  ///
  /// Hex digits are a color, valid or not, and numbers are numbers. A word is a color if it names
  /// one; a list of words is the type that it can be parsed as.
  package func look(of value: Component) -> ValueType {
    switch value.kind {
    case .hex: .color
    case .number: value.unit == .percent ? .percentage : .number
    case .word: firstReadable([.boolean, .color], value)
    case .list: firstReadable([.color, .offset, .box], value)
    case .string, .variable, .comma, .leftParenthesis, .rightParenthesis, .missing: .unknown
    }
  }

  private func firstReadable(_ types: [ValueType], _ component: Component) -> ValueType {
    types.first { value(of: component, as: $0, element: 0).value != nil } ?? .unknown
  }
}

extension ThemeValue {
  /// True for a keyword that is not in its type but that a few properties accept.
  var isOnlyForSome: Bool {
    guard case .textAlignment(let own) = self else { return false }
    return own == .fill
  }
}
