import StyleSheet

/// A token of a sheet with its meaning.
struct SheetWord: Hashable {
  /// The meaning; nil for punctuation.
  let role: SheetPlace.Role?
  /// The kind of the token.
  let kind: SyntaxKind
  /// Byte offsets.
  let range: Range<Int>
  /// The index of the innermost node around the token.
  let node: Int
}

extension EditedSheet {
  /// Calls `body` with each token in source order, without blanks and missing tokens.
  ///
  /// - Complexity: O(n) in the number of elements.
  func eachWord(_ body: (SheetWord) -> Void) {
    let tree = sheet.tree
    tree.elements.withView { view in
      var nodes: [Int] = []
      var index = 0
      while index < view.count, view[index].kind != .end {
        defer { index += 1 }
        while let last = nodes.last, Int(view[last].place) <= index { nodes.removeLast() }
        let kind = view[index].kind
        guard !kind.isNode else {
          nodes.append(index)
          continue
        }
        guard kind != .blank else { continue }
        let range = tree.range(of: index)
        guard !range.isEmpty else { continue }
        let node = nodes.last ?? 0
        let role = kind.isComment ? .comment : role(of: index, kind, in: node)
        body(SheetWord(role: role, kind: kind, range: range, node: node))
      }
    }
  }
}
