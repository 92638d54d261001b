package import StyleSheet

/// A cell of any kind in one of the states that a theme has to support.
package struct CellState: Sendable {
  /// A group of states, for lists.
  package struct Group: Hashable, Sendable {
    /// The name within a sentence.
    package let word: String
    /// The name as a heading.
    package let title: String
  }

  package let group: Group
  /// The name of the state within its group, without its situation.
  package let name: String
  /// The coordinates on the axes of its kind, as words.
  package let coordinates: [String]
  package fileprivate(set) var environment: ThemeEnvironment
  package fileprivate(set) var direction: ReadingDirection
  private let present: @Sendable (CellContext) -> CellPresentation
  private let showsProperty: @Sendable (_ property: String, _ part: String) -> Bool

  /// Creates a state.
  ///
  /// `shows` returns true if the state shows a property of a part, which is the last name of the
  /// class path. `present` returns the presentation of the cell.
  package init(
    _ group: Group, _ name: String, at coordinates: [String],
    _ environment: ThemeEnvironment = ThemeEnvironment(),
    _ direction: ReadingDirection = .leftToRight,
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

  /// Returns the presentation in a theme, which must be resolved for ``environment``.
  package func presentation(
    in theme: Theme, width: Double = 320,
    accessibility: AccessibilitySettings = AccessibilitySettings()
  ) -> CellPresentation {
    present(CellContext(theme, width: width, direction, accessibility: accessibility))
  }

  package func shows(_ property: String, of className: String) -> Bool {
    showsProperty(property, ClassPath(className).names.last ?? className)
  }

  /// The name of the state within its group.
  package var title: String {
    environment.contrast == .high ? "\(name), high contrast" : name
  }
}

/// The situations and directions for the states of a cell.
package struct CellSituations: Hashable, Sendable {
  /// The appearances (default: light and dark mode).
  package var appearances: [ThemeEnvironment.Appearance] = ThemeEnvironment.Appearance.allCases
  /// The levels (default: the base level).
  package var levels: [ThemeEnvironment.Level] = [.base]
  /// The contrasts (default: normal and high).
  package var contrasts: [ThemeEnvironment.Contrast] = ThemeEnvironment.Contrast.allCases
  /// The reading directions (default: left to right).
  package var directions: [ReadingDirection] = [.leftToRight]

  package init() {}

  /// Returns the states for the combinations of elements of some axes in the situations.
  package func states<each Axis>(
    of axes: repeat [each Axis], covering coverage: CoveringArray.Coverage,
    _ state: (repeat each Axis) -> CellState
  ) -> [CellState] {
    var counts: [Int] = []
    for axis in repeat each axes { counts.append(axis.count) }
    return combinations(with: counts, coverage).map { row in
      var places = row.places[...]
      var state = state(repeat (each axes)[places.removeFirst()])
      (state.environment, state.direction) = (row.environment, row.direction)
      return state
    }
  }

  /// Returns the combinations of the axes of a kind and of the situations: the index in each axis of
  /// the kind, with the environment and the direction.
  package func combinations(
    with axes: [Int], _ coverage: CoveringArray.Coverage
  ) -> [(places: [Int], environment: ThemeEnvironment, direction: ReadingDirection)] {
    let own = [appearances.count, levels.count, contrasts.count, directions.count]
    return CoveringArray(of: axes + own, coverage).rows.map { row in
      let rest = Array(row[axes.count...])
      let environment = ThemeEnvironment(
        appearance: appearances[rest[0]], level: levels[rest[1]], contrast: contrasts[rest[2]])
      return (Array(row[..<axes.count]), environment, directions[rest[3]])
    }
  }
}

extension CellState: CustomStringConvertible {
  /// The coordinates with the situation; unique among the states of a kind.
  package var description: String {
    (coordinates + environment.stateWords + direction.stateWords).joined(separator: "-")
  }
}

extension ThemeEnvironment {
  /// The words of a situation; the base level, normal contrast and portrait phone have none.
  var stateWords: [String] {
    let usual = ThemeEnvironment()
    var words = [appearance.rawValue]
    if level != usual.level { words.append(level.rawValue) }
    if contrast != usual.contrast { words.append("\(contrast.rawValue)Contrast") }
    if device != usual.device { words.append(device.rawValue) }
    if orientation != usual.orientation { words.append(orientation.rawValue) }
    return words
  }
}

extension ReadingDirection {
  /// The word of a direction; left to right has none.
  var stateWords: [String] { self == .leftToRight ? [] : ["\(self)"] }
}
