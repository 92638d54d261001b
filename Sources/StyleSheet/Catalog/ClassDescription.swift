/// A class of an app, or the app's additions to an existing class.
///
/// ``Catalog/adding(_:)`` adds it to the catalog: the rules then know its name, check the values of
/// its properties and suggest it for misspelled names.
package struct ClassDescription: Hashable, Sendable {
  package struct Property: Hashable, Sendable {
    /// The name without a variant, like `on-color`.
    package let name: String
    package let variants: [String]
    /// The type of its values; any value is valid for ``ValueType/unknown``.
    package let type: ValueType

    /// Creates a property; nil if the name or a variant is not valid in a sheet.
    package init?(_ name: String, variants: [String] = [], _ type: ValueType = .unknown) {
      guard ([name] + variants).allSatisfy(ClassDescription.isName) else { return nil }
      self.name = name
      self.variants = variants
      self.type = type
    }
  }

  /// The name in a sheet; `*` is every class.
  package let name: String
  /// The class whose properties it inherits; nil if none.
  package let parent: String?
  /// The class's own properties.
  ///
  /// If neither the class nor its parents have properties, any property is valid.
  package let properties: [Property]

  /// Creates a class; nil if its name or its parent's name is not valid in a sheet.
  package init?(_ name: String, inheriting parent: String? = nil, _ properties: [Property] = []) {
    guard name == Self.everyClass || Self.isName(name), parent.map(Self.isName) ?? true else {
      return nil
    }
    self.name = name
    self.parent = parent
    self.properties = properties
  }

  package static let everyClass = "*"

  /// True if a text is a valid name of a class, a property or a variant: letters, digits, `-` and
  /// `_`, starting with a letter or `_`.
  package static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, first.isLetter || first == UInt8(ascii: "_") else {
      return false
    }
    return text.utf8.allSatisfy { $0.isLetterOrDigit || "-_".utf8.contains($0) }
  }

  // MARK: - As a table

  /// Returns the classes in the notation of ``CatalogTable``; a class has the kind of its nearest
  /// ancestor for which `known` returns one.
  static func table(
    of classes: [ClassDescription], known: (String) -> CatalogEntry.Kind?
  ) -> TableText {
    let parents = Dictionary(classes.map { ($0.name, $0.parent) }) { $0 ?? $1 }
    // The result for one class applies to its descendants, and to the classes between it and one
    // of a known kind.
    var kinds: [String: CatalogEntry.Kind] = [:]
    return TableText(
      made: classes.map { description in
        let (kind, classes) = description.kind(among: parents) { known($0) ?? kinds[$0] }
        for name in classes { kinds[name] = kind }
        return description.lines(kind: kind)
      }.joined())
  }

  /// Returns the kind of the class, and the classes from it to one of a known kind.
  private func kind(
    among parents: [String: String?], _ known: (String) -> CatalogEntry.Kind?
  ) -> (kind: CatalogEntry.Kind, classes: Set<String>) {
    guard name != Self.everyClass else { return (.any, [name]) }
    var met: Set<String> = [name]
    var next = parent
    while let ancestor = next, met.insert(ancestor).inserted {
      if let kind = known(ancestor) { return (kind, met.subtracting([ancestor])) }
      next = parents[ancestor] ?? nil
    }
    return (.view, met)
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
