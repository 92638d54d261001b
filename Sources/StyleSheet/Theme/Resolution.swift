/// All that the sheets of a theme set, in its environment and to its engine.
///
/// It is the theme written out, to be shown, exported or compared with another one. Everything is in
/// the order of the names, so that moving a rule changes nothing but places.
public struct Resolution: Hashable, Sendable {
  /// A property of a class, or a name of the palette, with its value and why it has it.
  public struct Entry: Hashable, Sendable {
    /// The property with its variant; of the palette, the name without a suffix.
    public let name: String
    /// What kind of value it is taken to be.
    ///
    /// The catalog says so where it has the property at the class, or where all classes that have
    /// the property agree; elsewhere it is what the value looks like (decision 0041).
    public let type: ValueType
    /// Nil if what is set is no value of `type`.
    ///
    /// A palette name is the color it stands for here, and stays a name only where nobody knows the
    /// color.
    public let value: Value?
    /// Whether `value` is what the engine goes on with in place of the text, without a word.
    public let isInstead: Bool
    /// What holds, with the text of the value after variables, which is never nil.
    public let winner: Provenance.Origin
    /// What else was set, the strongest first; a variable that is not defined is among it.
    public let beaten: [Provenance.Origin]
  }

  /// A class, or a path of them, as a rule names it.
  public struct ClassEntry: Hashable, Sendable {
    /// A name, or several joined by `:`.
    public let name: String
    /// Each property once; empty if all rules of the class are.
    ///
    /// Those whose last word is a variable that is not defined have no value, and are left out
    /// (decision 0062).
    public let entries: [Entry]
  }

  /// Every class with a rule that counts here.
  public let classes: [ClassEntry]
  /// Every palette name whose color the sheets override here.
  public let palette: [Entry]

  /// A resolution of these parts, each in the order of its names.
  public init(classes: [ClassEntry], palette: [Entry]) {
    self.classes = classes
    self.palette = palette
  }
}

extension Resolution {
  /// The part of it that concerns classes and properties of the given names; of an empty set, all.
  ///
  /// The palette belongs to no class. Its names are asked for as properties are.
  public func only(classes: Set<String>, properties: Set<String>) -> Resolution {
    func isWanted(_ entry: Entry) -> Bool { properties.isEmpty || properties.contains(entry.name) }
    let kept = self.classes.filter { classes.isEmpty || classes.contains($0.name) }.map {
      ClassEntry(name: $0.name, entries: $0.entries.filter(isWanted))
    }
    return Resolution(
      classes: properties.isEmpty ? kept : kept.filter { !$0.entries.isEmpty },
      palette: classes.isEmpty ? palette.filter(isWanted) : [])
  }
}
