public import StyleSheet

/// A cell in one of the states that a theme has to stand, whatever its kind.
package struct CellState: Sendable {
  /// States that are listed together.
  package struct Group: Hashable, Sendable {
    /// The name within a sentence.
    package let word: String
    /// The name as a heading.
    package let title: String

    /// A group of the given names.
    package init(_ word: String, title: String) {
      self.word = word
      self.title = title
    }
  }

  /// The group of the state.
  package let group: Group
  /// The state within its group, in words, without its situation.
  package let name: String
  /// The places on the axes of its kind, a word each.
  package let coordinates: [String]
  /// Light or dark mode, and everything else that a theme depends on.
  package let environment: Environment
  /// The reading direction.
  package let direction: LayoutDirection
  private let present: @Sendable (CellContext) -> CellPresentation
  private let showsProperty: @Sendable (_ property: String, _ part: String) -> Bool

  /// A state.
  ///
  /// `shows` is true if a declaration of a property can be seen in the state; the part is the last name of
  /// its class path. `present` returns the cell as it is drawn.
  package init(
    _ group: Group, _ name: String, at coordinates: [String], _ environment: Environment,
    _ direction: LayoutDirection,
    shows: @escaping @Sendable (_ property: String, _ part: String) -> Bool,
    present: @escaping @Sendable (CellContext) -> CellPresentation
  ) {
    self.group = group
    self.name = name
    self.coordinates = coordinates
    self.environment = environment
    self.direction = direction
    showsProperty = shows
    self.present = present
  }

  /// Returns the cell as it is drawn in a theme, which has to be that of ``environment``.
  package func presentation(in theme: Theme, width: Double = 320) -> CellPresentation {
    present(CellContext(theme, width: width, direction))
  }

  /// True if a declaration of a class can be seen in the state.
  package func shows(_ property: String, of className: String) -> Bool {
    showsProperty(property, ClassPath(className).names.last ?? className)
  }
}

/// The situations and directions in which the states of a cell are wanted.
public struct CellSituations: Hashable, Sendable {
  /// Light and dark, unless the caller sets others.
  public var appearances: [Environment.Appearance] = Environment.Appearance.allCases
  /// The base alone, unless the caller sets others.
  public var levels: [Environment.Level] = [.base]
  /// Normal and high, unless the caller sets others.
  public var contrasts: [Environment.Contrast] = Environment.Contrast.allCases
  /// From left to right alone, unless the caller sets others.
  public var directions: [LayoutDirection] = [.leftToRight]

  /// Both appearances and contrasts.
  public init() {}
}

extension CellState: CustomStringConvertible {
  /// The coordinates with the situation: a name that no other state of its kind has.
  package var description: String {
    (coordinates + environment.stateWords + direction.stateWords).joined(separator: "-")
  }
}

extension Environment {
  /// The words of a situation; the base level, normal contrast and an upright telephone have none.
  var stateWords: [String] {
    let usual = Environment()
    var words = [appearance.rawValue]
    if level != usual.level { words.append(level.rawValue) }
    if contrast != usual.contrast { words.append("\(contrast.rawValue)Contrast") }
    if device != usual.device { words.append(device.rawValue) }
    if orientation != usual.orientation { words.append(orientation.rawValue) }
    return words
  }
}

extension LayoutDirection {
  /// The word of a direction; from left to right has none.
  var stateWords: [String] { self == .leftToRight ? [] : ["\(self)"] }
}

extension CellState {
  /// The state within its group, in words.
  package var title: String {
    environment.contrast == .high ? "\(name), high contrast" : name
  }
}

extension CellSituations {
  /// Returns the combinations of the axes of a kind, then of the situations.
  ///
  /// - Returns: The index in each axis of the kind, with the environment and the direction.
  /// - Complexity: That of ``CoveringArray``.
  package func combinations(
    with axes: [Int], _ coverage: CoveringArray.Coverage
  ) -> [(places: [Int], environment: Environment, direction: LayoutDirection)] {
    let own = [appearances.count, levels.count, contrasts.count, directions.count]
    return CoveringArray(of: axes + own, coverage).rows.map { row in
      let rest = Array(row[axes.count...])
      let environment = Environment(
        appearance: appearances[rest[0]], level: levels[rest[1]], contrast: contrasts[rest[2]])
      return (Array(row[..<axes.count]), environment, directions[rest[3]])
    }
  }
}
