/// A class that an app has of its own, or what an app adds to a class that others have.
///
/// With ``Catalog/adding(_:)`` it becomes a part of the catalog: the rules know its name, check the
/// values of its properties and suggest it where a slip is near.
public struct ClassDescription: Hashable, Sendable {
  /// A property that the class has.
  public struct Property: Hashable, Sendable {
    /// The name without a variant, like `on-color`.
    public let name: String
    /// What can follow the name, without the dash.
    public let variants: [String]
    /// What it takes; ``ValueType/unknown`` takes anything.
    public let type: ValueType

    /// A property, or nil where a name or a variant is none that a sheet can write.
    public init?(_ name: String, variants: [String] = [], _ type: ValueType = .unknown) {
      guard ([name] + variants).allSatisfy(ClassDescription.isName) else { return nil }
      self.name = name
      self.variants = variants
      self.type = type
    }
  }

  /// The name in a sheet; `*` is every class.
  public let name: String
  /// The class whose properties it has as well; nil if none.
  public let parent: String?
  /// Its own properties.
  ///
  /// If neither it nor its parents have any, it may be given all.
  public let properties: [Property]

  /// A class, or nil where its name or its parent's is none that a sheet can write.
  public init?(_ name: String, inheriting parent: String? = nil, _ properties: [Property] = []) {
    guard name == Self.everyClass || Self.isName(name), parent.map(Self.isName) ?? true else {
      return nil
    }
    self.name = name
    self.parent = parent
    self.properties = properties
  }

  /// What stands for every class.
  public static let everyClass = "*"

  /// Whether a text can be the name of a class, a property or a variant: letters, digits, `-` and
  /// `_`, a letter or `_` first.
  public static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, first.isLetter || first == UInt8(ascii: "_") else {
      return false
    }
    return text.utf8.allSatisfy { byte in
      byte.isLetter || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "_")
    }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}

// MARK: - As a table

extension ClassDescription {
  /// The classes in the notation of ``CatalogTable``; what is drawn by one is what is drawn by the
  /// class that it descends from, as far as `known` knows it.
  static func table(
    of classes: [ClassDescription], known: (String) -> CatalogEntry.Kind?
  ) -> TableText {
    let parents = Dictionary(classes.map { ($0.name, $0.parent) }) { $0 ?? $1 }
    // What was found for one class serves all that descend from it.
    var kinds: [String: CatalogEntry.Kind] = [:]
    return TableText(
      made: classes.map { description in
        let kind = description.kind(among: parents) { known($0) ?? kinds[$0] }
        kinds[description.name] = kind
        return description.lines(kind: kind)
      }.joined())
  }

  private func kind(
    among parents: [String: String?], _ known: (String) -> CatalogEntry.Kind?
  ) -> CatalogEntry.Kind {
    guard name != Self.everyClass else { return .any }
    var met: Set<String> = [name]
    var next = parent
    while let ancestor = next, met.insert(ancestor).inserted {
      if let kind = known(ancestor) { return kind }
      next = parents[ancestor] ?? nil
    }
    return .view
  }

  private func lines(kind: CatalogEntry.Kind) -> String {
    let inherits = parent.map { "inherits \($0)\n" } ?? ""
    return """
      component \(name): \(name)
      source a schema of the app's own
      class \(name): \(kind.rawValue)
      \(inherits)\(properties.map(\.line).joined())
      """
  }
}

extension ClassDescription.Property {
  fileprivate var line: String {
    let all = variants.map { "-\($0)" }.joined(separator: " | ")
    return "  \(name)\(variants.isEmpty ? "" : " { \(all) }"): \(type.name)\n"
  }
}
