import StyleEditing
import StyleSheet

/// The positions in the sheets of a project; the lines of a sheet are counted once.
struct SheetPositions {
  private let project: ServedProject
  private let unit: LineTable.Unit
  private var known: [Int: TextPositions] = [:]

  init(in project: ServedProject, _ unit: LineTable.Unit) {
    self.project = project
    self.unit = unit
  }

  /// Returns the positions in a sheet.
  mutating func of(_ member: Int) -> TextPositions {
    let positions = known[member] ?? project.positions(of: member, unit)
    known[member] = positions
    return positions
  }

  /// Returns a place in a sheet.
  mutating func json(_ location: SheetLocation) -> JSONText {
    [
      "uri": .string(project.uri(of: location.member)),
      "range": of(location.member).json(location.range),
    ]
  }
}
