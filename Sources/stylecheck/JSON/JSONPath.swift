import StyleSheet

extension String {
  /// Returns the JSON Pointer (RFC 6901) to a member or an element of the value at this one, such as
  /// `/cells/1/bounds`; that of the whole document is empty.
  func pointer(to step: String) -> String {
    "\(self)/"
      + step.replacingScalars { scalar in
        switch scalar {
        case "~": "~0"
        case "/": "~1"
        default: nil
        }
      }
  }
}

extension JSON {
  /// Returns the range of the value at a path such as `groups[0].entries[2]`, of which lists and
  /// objects count by their opening bracket; that of the innermost one if there is no such value.
  func range(at path: String) -> Range<Int> {
    var value = self
    for step in path.split(whereSeparator: { ".[]".contains($0) }) {
      guard let part = value.part(at: String(step)) else { break }
      value = part
    }
    return value.isContainer ? value.range.opening : value.range
  }

  private func part(at step: String) -> JSON? {
    switch content {
    case .null, .bool, .number, .string: nil
    case .array(let elements):
      Int(step).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
    case .object(let members): members[step]
    }
  }

  /// Returns the JSON Pointer to the innermost list or object that contains `place`.
  ///
  /// `place` is a range in the same source, inside this value.
  ///
  /// - Complexity: O(log *n*) in the number of parts on each level.
  func path(to place: Range<Int>) -> String {
    var path = ""
    var value = self
    while let (step, part) = value.part(at: place), part.isContainer {
      path = path.pointer(to: step)
      value = part
    }
    return path
  }

  /// Returns the part of a list or object that contains `place`, and its name or index.
  private func part(at place: Range<Int>) -> (String, JSON)? {
    switch content {
    case .null, .bool, .number, .string: return nil
    case .array(let elements):
      let index = elements.firstPlace { $0.range.lowerBound > place.lowerBound } - 1
      guard index >= 0, elements[index].range.contains(all: place) else { return nil }
      return ("\(index)", elements[index])
    case .object(let members):
      let index = members.firstPlace { $0.value.range.lowerBound > place.lowerBound } - 1
      guard index >= 0, members[index].value.range.contains(all: place) else { return nil }
      return (members[index].name, members[index].value)
    }
  }

  private var isContainer: Bool { members != nil || elements != nil }
}

extension Range<Int> {
  fileprivate func contains(all other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
