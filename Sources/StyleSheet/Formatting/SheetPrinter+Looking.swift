// Lookahead: the ranges of elements, and properties of a node before it is printed.

extension SheetPrinter {
  package func place(_ index: Int) -> Int { Int(elements[index].place) }

  package func start(of index: Int) -> Int { place(elements.token(from: index)) }

  package func end(of index: Int) -> Int { start(of: index &+ 1) }

  // MARK: - The shape of a node

  /// Returns true if a declaration or definition is exactly `name: value;`.
  func isPlain(_ node: Int) -> Bool {
    let colon = elements[node &+ 2]
    let value = elements[node &+ 4]
    return elements.next(after: node) == node &+ 6 && colon.kind == .colon
      && elements[node &+ 3].kind == .blank
      && (value.kind == .word || value.kind == .variable)
      && elements[node &+ 5].kind == .semicolon
      && value.place == colon.place &+ 2 && bytes[Int(colon.place) &+ 1] == 0x20
      && (!hasFaults || isSound(node))
  }

  /// Returns true if a node has all of its tokens and no others.
  func isSound(_ node: Int) -> Bool {
    (node + 1..<elements.next(after: node)).allSatisfy(isSound(at:))
  }

  /// Returns true if a rule or an `@media` has all of its own tokens and no unexpected ones before
  /// the block.
  func isSound(headOf node: Int) -> Bool {
    var index = node + 1
    while index < elements.next(after: node), elements[index].kind != .leftBrace {
      guard isSound(at: index) else { return false }
      index += 1
    }
    let last = elements.next(after: node) - 1
    return isSound(at: index) && elements[last].kind == .rightBrace && isSound(at: last)
      && index < last
  }

  func isSound(at index: Int) -> Bool {
    let kind = elements[index].kind
    return kind.isNode ? kind != .unexpected : place(index) < end(of: index)
  }
}
