package import StyleSheet
import StyleRules

/// The word of a sheet at an offset, and its meaning.
package struct SheetPlace: Hashable, Sendable {
  /// The meaning of a word.
  package enum Role: Hashable, Sendable, CaseIterable {
    /// A class in a selector.
    case className
    /// The property of a declaration.
    case property
    /// The variable of a definition.
    case definedVariable
    /// A variable in a value.
    case usedVariable
    /// Another word, number or string of a value.
    case value
    /// The name of a condition of an `@media`.
    case condition
    /// The value of a condition of an `@media`.
    case conditionValue
    /// The name of an imported sheet, without quotes.
    case importedSheet
    /// The name of a rule, or of a group of rules, in a comment that suppresses it.
    case suppressedRule
    /// `@media`, `@import` and `and`.
    case keyword
    /// A comment, or another part of it.
    case comment
    /// Text that the parser did not expect.
    case unexpected
  }

  /// The meaning.
  package let role: Role
  /// The word as written.
  package let text: String
  /// Byte offsets of the word.
  package let range: Range<Int>
  /// The number of the enclosing rule among those of the sheet; nil outside of rules.
  package let rule: Int?
  /// The number of the enclosing declaration among those of the sheet; nil outside of declarations.
  package let declaration: Int?
  /// The number of the enclosing definition among those of the sheet; nil outside of definitions.
  package let definition: Int?
}

extension EditedSheet {
  /// Returns the word that contains an offset or ends at it; nil if there is none.
  ///
  /// Between two words, such as at the `:` in `A:B`, the word before the offset is meant only if
  /// none begins there.
  ///
  /// - Complexity: O(n) in the number of tokens.
  package func place(at offset: Int) -> SheetPlace? {
    let tree = sheet.tree
    return tree.wordIndexes(touching: offset).lazy.compactMap { place(ofElement: $0, at: offset) }
      .first
  }

  /// Returns the word that is a token of the tree.
  private func place(ofElement index: Int, at offset: Int) -> SheetPlace? {
    let tree = sheet.tree
    let kind = tree.elements[index].kind
    let range = tree.range(of: index)
    if kind.isComment { return comment(range, at: offset) }
    let parent = tree.parent(of: index)
    guard let role = role(of: index, kind, in: parent) else { return nil }
    let own = role == .importedSheet ? source.unquoted(range) : range
    return place(
      role, own, rule: number(ofRuleAround: range.lowerBound), in: parent,
      tree.elements[parent].kind)
  }

  private func place(
    _ role: SheetPlace.Role, _ range: Range<Int>, rule: Int?, in parent: Int, _ kind: SyntaxKind
  ) -> SheetPlace {
    let declaration = sheet.declarationRows.firstPlace { $0.element >= parent }
    let definition = sheet.definitionRows.firstPlace { $0.element >= parent }
    return SheetPlace(
      role: role, text: source[range], range: range, rule: rule,
      declaration: kind == .declaration ? declaration : nil,
      definition: kind == .definition ? definition : nil)
  }

  /// Returns the meaning of a token in a node; nil for punctuation.
  func role(of index: Int, _ kind: SyntaxKind, in parent: Int) -> SheetPlace.Role? {
    let tree = sheet.tree
    switch (tree.elements[parent].kind, kind) {
    case (_, .blank), (_, .conflict), (_, .colon), (_, .semicolon), (_, .comma), (_, .leftBrace),
      (_, .rightBrace), (_, .leftParenthesis), (_, .rightParenthesis), (_, .end):
      return nil
    case (.unexpected, _), (.sheet, _): return .unexpected
    case (.ruleset, .word): return .className
    case (.definition, .variable) where index == parent + 1: return .definedVariable
    case (.declaration, _) where index == parent + 1: return .property
    case (.definition, .variable), (.declaration, .variable): return .usedVariable
    case (.definition, _), (.declaration, _): return .value
    case (.media, _), (.importation, .variable): return .keyword
    case (.importation, _): return .importedSheet
    case (.condition, _): return index == tree.firstWord(of: parent) ? .condition : .conditionValue
    default: return .unexpected
    }
  }

  /// Returns the rule name at an offset of a comment, or the comment.
  private func comment(_ range: Range<Int>, at offset: Int) -> SheetPlace {
    let names = SuppressionComment(in: source, comment: range)?.names.map(\.range) ?? []
    let name = names.first { $0.lowerBound <= offset && offset <= $0.upperBound }
    let own = name ?? range
    return SheetPlace(
      role: name == nil ? .comment : .suppressedRule, text: source[own], range: own,
      rule: number(ofRuleAround: range.lowerBound), declaration: nil, definition: nil)
  }

  /// Returns the number of the rule that contains an offset.
  package func number(ofRuleAround offset: Int) -> Int? {
    let tree = sheet.tree
    let rows = sheet.ruleRows
    let place = rows.firstPlace { tree.start(of: Int($0.element)) > offset } - 1
    guard place >= 0, sheet.nodeRange(of: rows[place].element).contains(offset) else { return nil }
    return place
  }
}

// MARK: - The tree

extension SyntaxTree {
  /// Returns the indexes of the tokens, other than blanks, that contain an offset or end at it; the
  /// containing one is the first.
  fileprivate func wordIndexes(touching offset: Int) -> [Int] {
    elements.withView { view in
      var found: [Int] = []
      var index = 0
      while index < view.count {
        defer { index += 1 }
        guard !view[index].kind.isNode, view[index].kind != .end else { continue }
        let range = range(of: index)
        if range.lowerBound > offset { break }
        guard !range.isEmpty, offset <= range.upperBound, view[index].kind != .blank else {
          continue
        }
        found.append(index)
      }
      return found.reversed()
    }
  }

  /// Returns the innermost node around the element at `index`; that of the root is the root.
  package func parent(of index: Int) -> Int {
    elements.withView { view in
      var parent = index - 1
      while parent > 0, !view[parent].kind.isNode || Int(view[parent].place) <= index {
        parent -= 1
      }
      return max(parent, 0)
    }
  }

  /// Returns the index of the first word of a node; the index behind the node if there is none.
  fileprivate func firstWord(of node: Int) -> Int {
    let end = next(after: node)
    return (node + 1..<end).first { elements[$0].kind == .word } ?? end
  }
}
