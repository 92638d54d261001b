import StyleEditing
import StyleSheet

/// The positions in the sheets of a project; the lines of a sheet are counted once.
struct SheetPositions {
  let project: ServedProject
  let unit: LineTable.Unit
  /// The positions in some sheets, by index.
  var known: [Int: TextPositions]

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
