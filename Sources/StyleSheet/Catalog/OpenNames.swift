/// The names that an app leaves open in its schema: they are the app's, and nothing is wrong with them.
public struct OpenNames: Hashable, Sendable {
  /// The classes that may be given any property; `*` is every class.
  public var classes: Set<String>
  /// What the names of the app's classes and properties begin with.
  public var prefixes: [String]
  /// True if the schema describes all classes of the app, so that any other class is a finding.
  public var areComplete: Bool

  /// No names, unless others are given.
  public init(
    classes: Set<String> = [], prefixes: [String] = [], areComplete: Bool = false
  ) {
    self.classes = classes
    self.prefixes = prefixes
    self.areComplete = areComplete
  }

  /// Adds the names of another schema.
  public mutating func add(_ other: OpenNames) {
    classes.formUnion(other.classes)
    prefixes += other.prefixes
    areComplete = areComplete || other.areComplete
  }

  /// True if the name of a class or a property is the app's.
  package func has(_ name: String) -> Bool { prefixes.contains { name.hasPrefix($0) } }

  /// True if a class may be given any property.
  package func has(propertiesOf className: String) -> Bool {
    classes.contains(className) || classes.contains(ClassDescription.everyClass)
  }
}
