extension SyntaxTree {
  /// The tree in text: a node a line, its tokens behind it, its nodes indented below it.
  ///
  /// Blanks are left out; what is missing is written as `missing`. It is what `stylecheck tree`
  /// and the tests print.
  ///
  /// ```
  /// sheet
  ///   ruleset word 'Button' leftBrace '{' … rightBrace '}'
  ///     declaration word 'color' colon ':' word 'red' missing semicolon
  /// ```
  public var dump: String {
    var text = ""
    eachDumpedLine { text += $0 }
    return text
  }

  /// Hands over the same a line at a time, its end included: as one text it takes ten times the sheet.
  package func eachDumpedLine(_ body: (String) -> Void) { dump(0, indent: "", body) }

  /// Nodes are nested three deep at most, whatever the sheet, so this may call itself.
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
