// An object with a list whose elements are written one by one, and not held at the same time.

extension JSONText {
  /// Returns the start of an object: the members, at least one, and the start of a list.
  static func opening(_ members: [Member], list name: String) -> String {
    let front = members.map { $0.text(onLevel: 1) }.joined(separator: ",")
    return "{\(front),\n  \(string(name).onOneLine): ["
  }

  /// Returns the value as an element of the list.
  func element(isFirst: Bool) -> String { (isFirst ? "" : ",") + text(onLevel: 2) }

  /// Returns the end of the list and of the object, with the members between the two.
  static func closing(_ members: [Member], isEmpty: Bool) -> String {
    (isEmpty ? "]" : "\n  ]") + members.map { ",\($0.text(onLevel: 1))" }.joined() + "\n}\n"
  }
}
