/// What kinds of values properties are taken to have, whether or not a page says so.
struct SettingTypes {
  package let catalog: Catalog
  /// The catalog's name of the class at hand; nil for one whose properties no page lists.
  private var listed: String?
  /// What is said of properties at all classes that no page lists; unknown where nobody says
  /// anything.
  private var unlisted: [String: ValueType] = [:]

  /// The types that `catalog` knows; there is no class at hand yet.
  init(in catalog: Catalog) { self.catalog = catalog }

  /// Goes on with another class; of a path, its last name counts.
  mutating func turn(to className: String) {
    // Most are one name, and taking one apart costs more than all that is asked of it.
    let last = className.isOneName ? className : ClassPath(className).names.last ?? className
    let name = catalog.canonicalName(for: last) ?? last
    listed = catalog.hasProperties(name) ? name : nil
  }

  /// What the class's page says; else what all classes that have the property say; else what the
  /// value looks like.
  mutating func type(
    of property: String, setTo value: Component, in reader: ValueReader
  ) -> ValueType {
    let said = said(of: property, for: reader.dialect)
    return said == .unknown ? reader.look(of: value) : said
  }

  /// Whether the class at hand takes the word of a value for a property; one that nobody lists, or
  /// the engine does not style, does if any class does.
  func takes(_ value: Value, for property: String, in dialect: Dialect) -> Bool {
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

extension String {
  /// Whether nothing in it parts the names of a path.
  fileprivate var isOneName: Bool {
    utf8.allSatisfy { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: " ") }
  }
}

extension ValueReader {
  /// What the engine hands to whoever styles, as ``engineValue(of:as:element:)`` says, where a word is
  /// none to some of the classes that have the property.
  func engineValue(
    of component: Component, as type: ValueType, element: UInt32, for property: String,
    at className: String, knowing catalog: Catalog = .all
  ) -> Value? {
    let value = engineValue(of: component, as: type, element: element)
    guard let value, value.isOnlyForSome else { return value }
    var types = SettingTypes(in: catalog)
    types.turn(to: className)
    return types.takes(value, for: property, in: dialect) ? value : valueOfUnknownWord(as: type)
  }
}

extension Value {
  /// Whether it is of a word that its type does not have, but a few properties take all the same.
  @inline(__always)
  var isOnlyForSome: Bool {
    guard case .textAlignment(let own) = self else { return false }
    return own == .fill
  }
}

extension ValueReader {
  /// What a value looks like to somebody who knows nothing of its property.
  ///
  /// Hex digits are a color, good or bad, and numbers are numbers; a word is a color if it names
  /// one, and several words are what they can be read as.
  func look(of value: Component) -> ValueType {
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
