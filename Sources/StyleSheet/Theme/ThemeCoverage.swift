/// How much of what the catalog has of some classes the sheets of a theme set.
///
/// A unit is a property of a class in one of its spellings: bare, and with each variant.
public struct ThemeCoverage: Hashable, Sendable {
  /// Where a property has its value from.
  public enum Status: Hashable, Sendable {
    /// The sheets set it, to something that can be read.
    case set
    /// The sheets do not set it here, and what they set there does for it: the bare property for a
    /// variant, the variants for a bare property that they leave nothing of, the class before this
    /// one on its path.
    case covered(by: String, at: String)
    /// The sheets say nothing; it is this name of the palette.
    case palette(String)
    /// The sheets say nothing, and no page says what it is then.
    case nothing

    /// Whether the sheets decide it.
    public var isCovered: Bool {
      switch self {
      case .set, .covered: true
      case .palette, .nothing: false
      }
    }
  }

  /// A property in one spelling.
  public struct PropertyEntry: Hashable, Sendable {
    /// With its variant.
    public let name: String
    /// Who gives it a value: the sheets, the palette or nobody.
    public let status: Status
  }

  /// A class, or the palette.
  public struct ClassEntry: Hashable, Sendable {
    /// Empty for the palette.
    public let name: String
    /// The vendor's class that is styled; `palette` for the palette.
    public let component: String
    /// In the order of the catalog.
    public let properties: [PropertyEntry]

    /// How much of it is covered.
    public var count: Count { Count(of: properties) }
  }

  /// All classes of a component.
  public struct ComponentEntry: Hashable, Sendable {
    /// The vendor's class that is styled; `palette` for the palette.
    public let name: String
    /// How much of it is covered.
    public let count: Count
  }

  /// So many of so many.
  public struct Count: Hashable, Sendable {
    /// What the sheets decide.
    public let covered: Int
    /// What they leave to the palette.
    public let palette: Int
    /// All that there is.
    public let all: Int

    /// What the sheets decide, in hundredths of all; of nothing it is all.
    public var percent: Double { all == 0 ? 100 : Double(covered) * 100 / Double(all) }
  }

  /// What is to be looked at.
  public enum Scope: Hashable, Sendable {
    /// The components of which the sheets style a class.
    case touched
    /// The components of these names, whether the sheets style them or not.
    case components(Set<String>)
    /// All that the engine styles.
    case everything
  }

  /// In the order of the catalog, each class once; empty if nothing of the catalog is styled.
  public let classes: [ClassEntry]

  /// How much of all of them is covered.
  public var count: Count { Count(of: classes.flatMap(\.properties)) }

  /// The same for each component, in the order of the catalog.
  public var components: [ComponentEntry] {
    var order: [String] = []
    var properties: [String: [PropertyEntry]] = [:]
    for entry in classes {
      if properties[entry.component] == nil { order.append(entry.component) }
      properties[entry.component, default: []] += entry.properties
    }
    return order.map {
      ComponentEntry(name: $0, count: Count(of: properties[$0, default: []]))
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
