import StyleSheet
import StyleRules

/// The word of a sheet at an offset, and its meaning.
package struct SheetPlace: Hashable, Sendable {
  package enum Role: Hashable, Sendable, CaseIterable {
    case className
    case property
    case definedVariable
    case usedVariable
    /// Another word, number or string of a value.
    case value
    case condition
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

  package let role: Role
  package let text: String
  package let range: Range<Int>
  /// The number of the enclosing rule among those of the sheet; nil outside of rules.
  package let rule: Int?
  /// The number of the enclosing declaration among those of the sheet; nil outside of declarations.
  package let declaration: Int?
  /// The number of the enclosing definition among those of the sheet; nil outside of definitions.
  package let definition: Int?
}

/// A token of a sheet with its meaning.
struct SheetWord: Hashable {
  /// The meaning; nil for punctuation.
  let role: SheetPlace.Role?
  let kind: SyntaxKind
  let range: Range<Int>
  /// The index of the innermost node around the token.
  let node: Int
}

extension EditedSheet {
  /// Calls `body` with each token in source order, without blanks and missing tokens.
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

  /// Returns the word that contains an offset or ends at it; nil if there is none.
  ///
  /// Between two words, such as at the `:` in `A:B`, the word before the offset is meant only if
  /// none begins there.
  package func place(at offset: Int) -> SheetPlace? { places(at: SortedOffsets([offset]))[0] }

  /// Returns the place at each of several offsets, which share one walk through the sheet.
  ///
  /// - Complexity: O(n · log m) in the numbers of tokens and offsets.
  func places(at offsets: SortedOffsets) -> [SheetPlace?] {
    var words = offsets.all.map { _ in [SheetWord]() }
    eachWord { word in
      for number in offsets.numbers(touching: word.range) { words[number].append(word) }
    }
    let hasComments = words.contains { $0.contains { $0.kind.isComment } }
    let comments = hasComments ? sheet.tree.suppressionComments : []
    return zip(offsets.all, words).map { offset, words in
      words.reversed().lazy.compactMap { place(of: $0, at: offset, among: comments) }.first
    }
  }

  private func place(
    of word: SheetWord, at offset: Int, among comments: [SuppressionComment]
  ) -> SheetPlace? {
    if word.kind.isComment { return comment(word.range, at: offset, among: comments) }
    guard let role = word.role else { return nil }
    let range = role == .importedSheet ? source.unquoted(word.range) : word.range
    let kind = sheet.tree.elements[word.node].kind
    let declaration = sheet.declarationRows.firstPlace { $0.element >= word.node }
    let definition = sheet.definitionRows.firstPlace { $0.element >= word.node }
    return SheetPlace(
      role: role, text: source[range], range: range,
      rule: number(ofRuleAround: word.range.lowerBound),
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
  private func comment(
    _ range: Range<Int>, at offset: Int, among comments: [SuppressionComment]
  ) -> SheetPlace {
    let comment = comments.place(around: range.lowerBound, \.range).map { comments[$0] }
    let names = comment?.names.map(\.range) ?? []
    let name = names.first { $0.lowerBound <= offset && offset <= $0.upperBound }
    let own = name ?? range
    return SheetPlace(
      role: name == nil ? .comment : .suppressedRule, text: source[own], range: own,
      rule: number(ofRuleAround: range.lowerBound), declaration: nil, definition: nil)
  }

  package func number(ofRuleAround offset: Int) -> Int? {
    sheet.ruleRows.place(around: offset) { sheet.nodeRange(of: $0.element) }
  }
}

// MARK: - The tree

extension SyntaxTree {
  /// Returns the index of the first word of a node; the index behind the node if there is none.
  fileprivate func firstWord(of node: Int) -> Int {
    let end = next(after: node)
    return (node + 1..<end).first { elements[$0].kind == .word } ?? end
  }
}
