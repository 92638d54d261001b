// Text and ranges of parts of a sheet.

extension Sheet {
  /// Returns the words of a value, joined by single blanks, as NUI does.
  package func valueText(of element: UInt32) -> String {
    valueText(of: element, upTo: .max)
  }

  /// Returns the same, truncated for a message.
  package func valueExcerpt(of element: UInt32) -> String {
    // Limits the work for a very long value; forty characters rarely have as many bytes.
    let text = valueText(of: element, upTo: 4_000)
    return text.count > 40 ? text.prefix(39) + "…" : text
  }

  /// Returns the words of a value that begin within `count` bytes.
  private func valueText(of element: UInt32, upTo count: Int) -> String {
    var text = ""
    eachValueToken(of: element) { range in
      if !text.isEmpty { text += " " }
      text += source[range]
      return text.utf8.count < count
    }
    return text
  }

  /// Returns true if a value of several words begins with a variable: engines look up all of it as
  /// one name, which is never defined.
  package func isVariableList(_ value: Component) -> Bool {
    value.kind == .list && components[value.items].first?.kind == .variable
  }

  /// Returns the bytes from the first word of a value to its last; empty, after the colon, without
  /// a value.
  package func valueRange(of element: UInt32) -> Range<Int> {
    var span: Range<Int>?
    eachValueToken(of: element) { range in
      span = (span?.lowerBound ?? range.lowerBound)..<range.upperBound
      return true
    }
    let behind = tree.start(of: colon(of: element) + 1)
    return span ?? behind..<behind
  }

  /// Returns the bytes of the name of a definition or declaration.
  package func nameRange(of element: UInt32) -> Range<Int> { tree.range(of: Int(element) + 1) }

  /// Returns the bytes of a whole definition, declaration, rule or condition.
  package func nodeRange(of element: UInt32) -> Range<Int> {
    let node = Int(element)
    var last = tree.next(after: node) - 1
    while last > node, tree.elements[last].kind.isTrivia { last -= 1 }
    return tree.start(of: node)..<max(tree.start(of: last + 1), tree.start(of: node))
  }

  /// Returns the words of a value in order, without blanks, comments and unexpected text.
  package func valueTokens(of element: UInt32) -> [Range<Int>] {
    var tokens: [Range<Int>] = []
    eachValueToken(of: element) { range in
      tokens.append(range)
      return true
    }
    return tokens
  }

  /// Calls `goesOn` with each word of a value, as long as it returns true.
  package func eachValueToken(of element: UInt32, _ goesOn: (Range<Int>) -> Bool) {
    var index = colon(of: element) + 1
    let end = tree.next(after: Int(element))
    while index < end, tree.elements[index].kind != .semicolon {
      let kind = tree.elements[index].kind
      if !kind.isTrivia, !kind.isNode {
        let range = tree.range(of: index)
        if !range.isEmpty, !goesOn(range) { return }
      }
      index = tree.next(after: index)
    }
  }

  /// Returns the colon of a definition or declaration, which may be a missing one.
  private func colon(of element: UInt32) -> Int {
    var index = Int(element) + 1
    let end = tree.next(after: Int(element)) - 1
    while index < end, tree.elements[index].kind != .colon { index = tree.next(after: index) }
    return index
  }

  /// Returns the bytes of a rule's selectors; empty at its start if it has none.
  package func selectorRange(of rule: RuleRow) -> Range<Int> {
    let rows = selectorRows(of: rule)
    let start = rows.first.map { selectorRange($0) } ?? nodeRange(of: rule.element)
    return start.lowerBound..<(rows.last.map { selectorRange($0) }?.upperBound ?? start.lowerBound)
  }

  /// Returns the bytes of a selector, from its first name to its last.
  package func selectorRange(_ row: SelectorRow) -> Range<Int> {
    let start = tree.start(of: Int(row.element))
    var end = tree.range(of: Int(row.element)).upperBound
    var index = Int(row.element) + 1
    // A path continues with a colon and a word.
    while tree.elements[index].kind.isTrivia || tree.elements[index].kind == .colon
      || (tree.elements[index].kind == .word && follows(.colon, index))
    {
      if tree.elements[index].kind == .word { end = tree.range(of: index).upperBound }
      index += 1
    }
    return start..<end
  }

  private func follows(_ kind: SyntaxKind, _ index: Int) -> Bool {
    var before = index - 1
    while tree.elements[before].kind.isTrivia { before -= 1 }
    return tree.elements[before].kind == kind
  }
}
