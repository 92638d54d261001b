// Looking ahead: where elements begin and end, and what a node is before any of it is printed.

extension SheetPrinter {
  package func place(_ index: Int) -> Int { Int(elements[index].place) }

  /// The first byte of an element.
  package func start(of index: Int) -> Int {
    var index = index
    while elements[index].kind.isNode { index &+= 1 }
    return place(index)
  }

  /// The end of a token.
  package func end(of index: Int) -> Int { start(of: index &+ 1) }
}

// MARK: - What a node has

extension SheetPrinter {
  /// Whether a declaration or definition is `name: value;` to the letter.
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

  /// An '@import' of nothing has none, and what comes behind it is not its own.
  func endsWithSemicolon(_ node: Int) -> Bool {
    elements[elements.next(after: node) - 1].kind == .semicolon
  }

  /// Whether a node has all of its tokens and nothing else.
  func isSound(_ node: Int) -> Bool {
    (node + 1..<elements.next(after: node)).allSatisfy(isSound(at:))
  }

  /// Whether a rule or an `@media` has all of its own tokens, whatever its declarations have, and
  /// nothing that has no place in front of the block.
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
