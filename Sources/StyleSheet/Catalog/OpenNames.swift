/// The names that an app's schema leaves open; they belong to the app and are not reported.
package struct OpenNames: Hashable, Sendable {
  /// The classes for which any property is valid; `*` is every class.
  package var classes: Set<String>
  /// The prefixes of the app's class and property names.
  package var prefixes: [String]
  /// True if the schema describes all classes of the app, so that any other class is a finding.
  package var areComplete: Bool

  package init(
    classes: Set<String> = [], prefixes: [String] = [], areComplete: Bool = false
  ) {
    self.classes = classes
    self.prefixes = prefixes
    self.areComplete = areComplete
  }

  package mutating func add(_ other: OpenNames) {
    classes.formUnion(other.classes)
    prefixes += other.prefixes
    areComplete = areComplete || other.areComplete
  }

  package func has(_ name: String) -> Bool { prefixes.contains { name.hasPrefix($0) } }

  package func has(propertiesOf className: String) -> Bool {
    classes.contains(className) || classes.contains(ClassDescription.everyClass)
  }
}
