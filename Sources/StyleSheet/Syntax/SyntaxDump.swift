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
    Self.write(root, indent: "", into: &text)
    return text
  }

  /// Nodes are nested three deep at most, whatever the sheet, so this may call itself.
  private static func write(_ node: Node, indent: String, into text: inout String) {
    var line = indent + "\(node.kind)"
    var inner = ""
    for child in node.children {
      switch child {
      case .token(let token) where token.kind == .blank: break
      case .token(let token) where token.isMissing: line += " missing \(token.kind)"
      case .token(let token): line += " \(token.kind) '\(node.tree.source[token.range])'"
      case .node(let child): write(child, indent: indent + "  ", into: &inner)
      }
    }
    text += line + "\n" + inner
  }
}
