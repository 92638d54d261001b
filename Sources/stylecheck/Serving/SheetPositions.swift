import StyleEditing
import StyleSheet

/// The positions in the sheets of a project; the lines of a sheet are counted once.
struct SheetPositions {
  private let project: ServedProject
  private let unit: LineTable.Unit
  private var known: [Int: TextPositions]

  /// Creates the positions in a project, some of which are known by the index of their sheet.
  init(in project: ServedProject, _ unit: LineTable.Unit, knowing known: [Int: TextPositions]) {
    self.project = project
    self.unit = unit
    self.known = known
  }

  mutating func of(_ member: Int) -> TextPositions {
    let positions = known[member] ?? project.positions(of: member, unit)
    known[member] = positions
    return positions
  }

  mutating func json(_ location: SheetLocation) -> JSONText {
    [
      "uri": .string(project.uri(of: location.member)),
      "range": of(location.member).json(location.range),
    ]
  }
}
