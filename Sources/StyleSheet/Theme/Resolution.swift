/// All values that the sheets of a theme set, in its environment and for its engine.
///
/// For display, export and comparison. Everything is sorted by name, so moving a rule changes only
/// the locations.
public struct Resolution: Hashable, Sendable {
  /// A property of a class, or a palette name, with its value and provenance.
  public struct Entry: Hashable, Sendable {
    /// Boxed, because a comparison copies entries.
    private let facts: Boxed<Facts>

    private struct Facts: Hashable, Sendable {
      let name: String
      let type: ValueType
      let value: ThemeValue?
      let reading: Reading
      let winner: Provenance.Origin
      let beaten: [Provenance.Origin]
    }

    /// The way from a text to its value.
    package enum Reading: Hashable, Sendable {
      case asWritten
      /// The engine silently uses the value instead of the text.
      case instead
      /// The text is a system color, whose channels are known only at run time.
      case systemColor
    }

    /// Creates an entry; `beaten` has the strongest declaration first.
    init(
      name: String, type: ValueType, value: ThemeValue?, reading: Reading = .asWritten,
      winner: Provenance.Origin, beaten: [Provenance.Origin]
    ) {
      facts = .value(
        Facts(
          name: name, type: type, value: value, reading: reading, winner: winner, beaten: beaten))
    }

    /// The property with its variant; for the palette, the name without a suffix.
    public var name: String { facts.value.name }

    /// The type of the value.
    ///
    /// It comes from the catalog if it lists the property for the class, or if all classes with the
    /// property agree. Otherwise it is inferred from the value (decision 0041).
    public var type: ValueType { facts.value.type }

    /// The value, or nil if the text is no value of `type`.
    ///
    /// A palette name is resolved to its color here, and stays a name only if its color is unknown.
    public var value: ThemeValue? { facts.value.value }

    /// The way from the text to ``value``.
    package var reading: Reading { facts.value.reading }

    /// The winning declaration; its text, which is never nil, is the value after variables.
    public var winner: Provenance.Origin { facts.value.winner }

    /// The overridden declarations, the strongest first, including those with undefined variables.
    public var beaten: [Provenance.Origin] { facts.value.beaten }
  }

  /// A class, or a path of classes, as written in a selector.
  public struct ClassEntry: Hashable, Sendable {
    /// One name, or several joined by `:`.
    public let name: String
    /// Each property once, sorted by name; empty if all rules of the class are empty.
    ///
    /// A property whose last declaration has an undefined variable has no value and is left out
    /// (decision 0062).
    public let entries: [Entry]
  }

  /// Every class with an active rule, sorted by name.
  public let classes: [ClassEntry]
  /// Every palette name that the sheets override here, sorted by name.
  public let palette: [Entry]

  /// Creates a resolution from its parts, each sorted by name.
  public init(classes: [ClassEntry], palette: [Entry]) {
    self.classes = classes
    self.palette = palette
  }

  /// Returns the part for the given classes and properties; an empty set selects all.
  ///
  /// Palette names belong to no class and are selected like properties.
  public func only(classes: Set<String>, properties: Set<String>) -> Resolution {
    if classes.isEmpty, properties.isEmpty { return self }
    func isWanted(_ entry: Entry) -> Bool { properties.isEmpty || properties.contains(entry.name) }
    let kept = self.classes.filter { classes.isEmpty || classes.contains($0.name) }.map {
      ClassEntry(name: $0.name, entries: $0.entries.filter(isWanted))
    }
    return Resolution(
      classes: properties.isEmpty ? kept : kept.filter { !$0.entries.isEmpty },
      palette: classes.isEmpty ? palette.filter(isWanted) : [])
  }
}
