extension SyntaxTree {
  /// The tree as text: one line per node, followed by its tokens, with child nodes indented below.
  ///
  /// Blanks are omitted; a missing token is written as `missing`. `stylecheck tree` and the tests
  /// print it.
  ///
  /// ```
  /// sheet
  ///   ruleset word 'Button' leftBrace '{' … rightBrace '}'
  ///     declaration word 'color' colon ':' word 'red' missing semicolon
  /// ```
  package var dump: String {
    var text = ""
    eachDumpedLine { text += $0 }
    return text
  }

  /// Calls `body` with each line of the dump, including its end.
  ///
  /// Avoids a text ten times as large as the sheet.
  package func eachDumpedLine(_ body: (String) -> Void) { dump(0, indent: "", body) }

  /// Nodes are nested at most three deep, so recursion is safe.
  private func dump(_ node: Int, indent: String, _ body: (String) -> Void) {
    var line = indent + "\(elements[node].kind)"
    eachPart(of: node) { part in
      let kind = elements[part].kind
      guard !kind.isNode, kind != .blank else { return }
      let token = Token(kind: kind, range: range(of: part))
      line += token.isMissing ? " missing \(kind)" : " \(kind) '\(source[token.range])'"
    }
    body(line + "\n")
    eachPart(of: node) { part in
      if elements[part].kind.isNode { dump(part, indent: indent + "  ", body) }
    }
  }

  private func eachPart(of node: Int, _ body: (Int) -> Void) {
    var part = node + 1
    while part < next(after: node) {
      body(part)
      part = next(after: part)
    }
  }
}
