import StyleSheet

/// The indices of tokens that some engines cannot read, collected in one pass over the tree.
struct SuspectTokens: Hashable, Sendable {
  fileprivate(set) var lineComments: [Int] = []
  /// Comments of the kind '/* … */', closed or not.
  fileprivate(set) var blockComments: [Int] = []
  /// The number of lines indented with spaces only; 0 for a text without tabs.
  fileprivate(set) var spaceIndentations = 0
  /// The number of lines indented with a tab, and the first of them.
  fileprivate(set) var tabIndentations = 0
  fileprivate(set) var firstTabIndentation: Int?
  /// Blanks between the name and the colon of a definition or a declaration.
  fileprivate(set) var blanksBeforeColon: [Int] = []
  /// Comments of either kind right after a word that is no keyword.
  fileprivate(set) var gluedComments: [Int] = []
  /// Closed strings outside imports.
  fileprivate(set) var strings: [Int] = []
  /// Words that begin with `and`, and variables that begin with `@media`.
  fileprivate(set) var reserved: [Int] = []

  init(in tree: SyntaxTree) {
    tree.source.withBytes { bytes in
      // Most sheets have no tab, and then the indentations need not be read.
      let hasTabs = bytes.has(0x09)
      tree.elements.withView { collect($0, count: $0.count, bytes, hasTabs: hasTabs) }
    }
    // A misplaced or misspelled '@media' is already a syntax error.
    let faults: [SyntaxProblem.Code] = [.nestedMedia, .nestedRule, .unknownAtRule]
    let misplaced = Set(tree.problems.filter { faults.contains($0.code) }.map(\.start))
    if !misplaced.isEmpty { reserved.removeAll { misplaced.contains(tree.elements[$0].place) } }
  }

  private mutating func collect(
    _ elements: ElementView, count: Int, _ bytes: ByteView, hasTabs: Bool
  ) {
    var head = 0..<0  // the elements of an `@media` up to its brace
    var condition = 0..<0
    var endOfTold = 0
    var inSelector = false
    for index in 0..<count {
      let element = elements[index]
      let start = Int(element.place)
      switch element.kind {
      case .word:
        guard bytes[start] == UInt8(ascii: "a"), bytes.starts(with: "and", at: start) else {
          continue
        }
        let isAnd = elements.range(of: index).count == 3
        append(index, unless: isAnd && head.contains(index) && !condition.contains(index))
      case .variable:
        guard bytes[start + 1] == UInt8(ascii: "m"), bytes.starts(with: "@media", at: start) else {
          continue
        }
        append(index, unless: head.lowerBound == index)
      case .lineComment:
        lineComments.append(index)
        if Self.isBehindWord(index, elements, bytes) { gluedComments.append(index) }
      case .blockComment, .openComment:
        blockComments.append(index)
        if Self.isBehindWord(index, elements, bytes) { gluedComments.append(index) }
      case .string:
        if index >= endOfTold { strings.append(index) }
      case .media: head = index + 1..<Self.brace(of: index, elements)
      case .condition: condition = index..<elements.next(after: index)
      case .importation: endOfTold = elements.next(after: index)
      case .unexpected where elements[index + 1].kind == .variable:
        // The quotes of an unknown or misplaced at-rule; the rule itself is reported.
        endOfTold = elements.next(after: index)
      case .colon:
        if elements[index - 1].kind == .blank, elements.range(of: index).count > 0,
          !inSelector, !condition.contains(index)
        {
          blanksBeforeColon.append(index - 1)
        }
      // A single blank, as most are, is no indentation.
      case .blank where hasTabs && bytes[start + 1] <= 0x20:
        indentation(index, start, elements.range(of: index).count, bytes)
      case .leftBrace: inSelector = false
      case .ruleset: inSelector = true
      case .unexpected, .sheet, .definition, .declaration, .blank, .conflict, .openString,
        .semicolon, .comma, .rightBrace, .leftParenthesis, .rightParenthesis, .unknown, .end:
        continue
      }
    }
  }

  /// True if a token directly follows a word or a variable, but not a keyword, such as `and`.
  private static func isBehindWord(
    _ index: Int, _ elements: ElementView, _ bytes: ByteView
  ) -> Bool {
    var before = index - 1
    while before >= 0 {
      let start = Int(elements[before].place)
      switch elements[before].kind {
      case .unexpected, .sheet, .definition, .declaration, .ruleset: before -= 1
      case .word:
        return elements.range(of: before).count > (bytes.starts(with: "and", at: start) ? 3 : 0)
      case .variable:
        return !bytes.starts(with: "@media", at: start) || elements.range(of: before).count > 6
      case .blank, .blockComment, .openComment, .lineComment, .conflict, .string, .openString,
        .colon, .semicolon, .comma, .leftBrace, .rightBrace, .leftParenthesis,
        .rightParenthesis, .unknown, .end, .media, .condition, .importation:
        return false
      }
    }
    return false
  }

  private mutating func indentation(_ index: Int, _ start: Int, _ count: Int, _ bytes: ByteView) {
    let end = start + count
    guard count > 1, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 else { return }
    var offset = end
    var hasTab = false
    while offset > start, bytes[offset - 1] == 0x20 || bytes[offset - 1] == 0x09 {
      offset -= 1
      if bytes[offset] == 0x09 { hasTab = true }
    }
    guard offset > start, bytes[offset - 1] == 0x0A || bytes[offset - 1] == 0x0D else { return }
    if hasTab {
      tabIndentations += 1
      if firstTabIndentation == nil { firstTabIndentation = index }
    } else {
      spaceIndentations += 1
    }
  }

  private mutating func append(_ index: Int, unless isAllowed: Bool) {
    if !isAllowed { reserved.append(index) }
  }

  /// Returns the index of the brace after the conditions of an `@media`.
  private static func brace(of media: Int, _ elements: ElementView) -> Int {
    var index = media + 1
    let end = elements.next(after: media)
    while index < end, elements[index].kind != .leftBrace { index = elements.next(after: index) }
    return index
  }
}
