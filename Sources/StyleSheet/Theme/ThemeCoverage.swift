/// The coverage of the catalog by the sheets of a theme.
///
/// The unit is a property of a class in one spelling: bare, or with a variant.
public struct ThemeCoverage: Hashable, Sendable {
  /// The source of a property's value.
  public enum Status: Hashable, Sendable {
    /// The sheets set a readable value.
    case set
    /// Another declaration of the sheets applies: the bare property for a variant, all variants
    /// together for a bare property, or the same property of a parent class on the path.
    case covered(by: String, at: String)
    /// The sheets set nothing; the default is this palette name.
    case palette(String)
    /// The sheets set nothing, and no default is documented.
    case nothing

    /// True if the sheets determine the value.
    public var isCovered: Bool {
      switch self {
      case .set, .covered: true
      case .palette, .nothing: false
      }
    }
  }

  /// The status of a property in one spelling.
  public struct PropertyEntry: Hashable, Sendable {
    /// The property with its variant.
    public let name: String
    /// The source of its value.
    public let status: Status
  }

  /// The coverage of a class or of the palette.
  public struct ClassEntry: Hashable, Sendable {
    /// The class; empty for the palette.
    public let name: String
    /// The vendor's class that is styled; `palette` for the palette.
    package let component: String
    /// The properties, in the order of the catalog.
    public let properties: [PropertyEntry]

    package var count: Count { Count(of: properties) }
  }

  /// The coverage of all classes of a component.
  package struct ComponentEntry: Hashable, Sendable {
    /// The vendor's class that is styled; `palette` for the palette.
    package let name: String
    package let count: Count
  }

  /// The number of covered properties among all.
  public struct Count: Hashable, Sendable {
    /// The properties that the sheets determine.
    public let covered: Int
    /// The properties that use a palette default.
    package let palette: Int
    /// All properties.
    public let all: Int

    /// The covered share in percent; 100 if there are no properties.
    public var percent: Double { all == 0 ? 100 : Double(covered) * 100 / Double(all) }
  }

  /// The components to examine.
  public enum Scope: Hashable, Sendable {
    /// The components that have a class with a rule in the sheets.
    case touched
    /// The components with these names.
    case components(Set<String>)
    /// Everything that the engine styles.
    case everything
  }

  /// The classes in the order of the catalog; empty if the sheets style nothing of the catalog.
  public let classes: [ClassEntry]

  /// The total coverage.
  public var count: Count { Count(of: classes.flatMap(\.properties)) }

  /// The coverage of each component, in the order of the catalog.
  package var components: [ComponentEntry] {
    classes.groups { $0.component }.map { name, classes in
      ComponentEntry(name: name, count: Count(of: classes.flatMap(\.properties)))
    }
  }
}

extension ThemeCoverage.Count {
  init(of properties: [ThemeCoverage.PropertyEntry]) {
    covered = properties.count { $0.status.isCovered }
    palette = properties.count {
      if case .palette = $0.status { true } else { false }
    }
    all = properties.count
  }
}
