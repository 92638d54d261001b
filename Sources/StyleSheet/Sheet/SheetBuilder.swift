/// Builds a sheet in one walk over a tree.
struct SheetBuilder {
  package let tree: SyntaxTree
  private let bytes: ByteView
  private let elements: ElementView

  private(set) var names: NameNumbering
  private(set) var rows = Sheet.Rows()

  private var currentMedia = NameTable.none
  /// True if names may contain look-alikes.
  private let hasForeignText: Bool

  init(
    _ tree: SyntaxTree, _ bytes: ByteView, _ elements: ElementView, _ known: NameTable.View
  ) {
    self.tree = tree
    self.bytes = bytes
    self.elements = elements
    hasForeignText = tree.hasForeignText
    // The most that real sheets have for each element of the tree; avoids copies on growth. Rules
    // are counted, because their number varies most.
    let count = tree.elements.count
    names = NameNumbering(after: known, expecting: count / 24 + 64)
    rows.declarations.reserveCapacity(count / 8 + 8)
    rows.components.reserveCapacity(count / 12 + 8)
    rows.rules.reserveRoom(for: tree.ruleCount)
    rows.selectors.reserveCapacity(count / 30 + 8)
    rows.definitions.reserveCapacity(count / 60 + 8)
  }

  mutating func build() {
    items(in: 0)
    rows.rules.end(behind: rows.selectors.count, rows.declarations.count)
  }

  // MARK: - Productions

  /// Adds the items of the sheet or of an `@media`, which cannot be nested.
  private mutating func items(in parent: Int) {
    var index = parent + 1
    let end = elements.next(after: parent)
    while index < end {
      switch elements[index].kind {
      case .ruleset: ruleset(index)
      case .definition: definition(index)
      case .media where parent == 0: mediaBlock(index)
      case .importation: rows.imports.append(UInt32(index))
      default: break
      }
      index = elements.next(after: index)
    }
  }

  private mutating func mediaBlock(_ node: Int) {
    let first = rows.conditions.count
    var index = node + 1
    let end = elements.next(after: node)
    while index < end {
      if elements[index].kind == .condition { condition(index) }
      index = elements.next(after: index)
    }
    currentMedia = UInt32(rows.media.count)
    rows.media.append(
      Sheet.MediaRow(
        firstCondition: UInt32(first), endCondition: UInt32(rows.conditions.count),
        element: UInt32(node)))
    items(in: node)
    currentMedia = NameTable.none
  }

  private mutating func condition(_ node: Int) {
    var words: [NameTable.ID] = []
    var index = node + 1
    while index < elements.next(after: node) {
      if elements[index].kind == .word { words.append(name(elements.range(of: index))) }
      index = elements.next(after: index)
    }
    guard words.count == 2 else { return }
    rows.conditions.append(
      Sheet.ConditionRow(name: words[0], value: words[1], element: UInt32(node)))
  }

  private mutating func ruleset(_ node: Int) {
    rows.rules.begin(
      behind: rows.selectors.count, rows.declarations.count,
      element: UInt32(truncatingIfNeeded: node), media: currentMedia)
    var index = node &+ 1
    let end = Int(elements[node].place)
    index = selectorList(from: index, to: end)
    while index < end {
      let element = elements[index]
      switch element.kind {
      case .declaration:
        if plainDeclaration(index) {
          index &+= elements[index &+ 6].kind == .blank ? 7 : 6
          continue
        }
        declaration(index)
      case .definition: definition(index)
      default: break
      }
      index = element.kind.isNode ? Int(element.place) : index &+ 1
    }
  }

  /// Adds the selectors and returns where the block begins.
  private mutating func selectorList(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end {
      switch elements[index].kind {
      case .leftBrace: return index &+ 1
      case .word:
        let range = elements.range(of: index)
        if range.isEmpty { break }
        let last = elements.endOfPath(from: index, before: end)
        rows.selectors.append(
          Sheet.SelectorRow(
            name: last == index ? name(range) : pathName(from: index, to: last),
            element: UInt32(truncatingIfNeeded: index)))
        index = last
      default: break
      }
      index = elements.next(after: index)
    }
    return end
  }

  private mutating func pathName(from first: Int, to last: Int) -> NameTable.ID {
    let words = (first...last).filter { elements[$0].kind == .word }
    if !rows.pathLengths.contains(words.count) { rows.pathLengths.append(words.count) }
    let path = words.map { tree.source[elements.range(of: $0)] }.joined(separator: ":")
    return names.number(path)
  }

  private mutating func definition(_ node: Int) {
    let (name, colon) = head(node)
    guard name != NameTable.none else { return }
    rows.definitions.append(
      Sheet.DefinitionRow(
        value: value(after: colon, in: node), name: name, element: UInt32(node),
        media: currentMedia))
  }

  private mutating func declaration(_ node: Int) {
    let (name, colon) = head(node)
    rows.declarations.append(
      Sheet.DeclarationRow(
        value: value(after: colon, in: node), name: name,
        element: UInt32(truncatingIfNeeded: node)))
  }

  /// Adds a declaration of the form `name: word;`; returns false for any other form.
  ///
  /// A fast path for the most common form, which reads fixed positions.
  private mutating func plainDeclaration(_ node: Int) -> Bool {
    let kinds = elements.pairs.firstsWord(at: node) & PlainForm.mask
    guard kinds == PlainForm.word || kinds == PlainForm.variable, !hasForeignText,
      let (_, name, colon, _, value, end) = elements.pairs.sixSeconds(from: node),
      colon > name, end > value
    else { return false }
    let property = names.number(bytes, Range(uncheckedBounds: (Int(name), Int(colon))))
    let range = Range(uncheckedBounds: (Int(value), Int(end)))
    let component =
      kinds == PlainForm.word ? word(range) : Component(.variable, name: self.name(range))
    rows.declarations.append(
      Sheet.DeclarationRow(
        value: component, name: property, element: UInt32(truncatingIfNeeded: node)))
    return true
  }

  /// Returns the name of a definition or declaration, and the position of its colon.
  private mutating func head(_ node: Int) -> (name: NameTable.ID, colon: Int) {
    let first = node &+ 1
    let name = name(elements.range(of: first))
    var colon = first &+ 1
    while elements[colon].kind != .colon, colon < Int(elements[node].place) {
      colon = elements.next(after: colon)
    }
    return (name, colon)
  }

  private mutating func value(after colon: Int, in node: Int) -> Component {
    let index = elements.solid(after: colon)
    let kind = elements[index].kind
    // A fast path for a value of one word.
    if kind == .word || kind == .variable, elements[elements.solid(after: index)].kind == .semicolon
    {
      return component(index)
    }
    return list(after: colon, in: node)
  }

  @inline(never)
  private mutating func list(after colon: Int, in node: Int) -> Component {
    let first = rows.components.count
    let end = Int(elements[node].place)
    var index = colon + 1
    // Avoids repeated copies of a list as long as the sheet.
    if end - index > rows.components.capacity {
      rows.components.reserveCapacity(first + end - index)
    }
    while index < end {
      let kind = elements[index].kind
      if kind == .semicolon { break }
      if !kind.isTrivia, !kind.isNode { rows.components.append(component(index)) }
      index = elements.next(after: index)
    }
    switch rows.components.count - first {
    case 0: return .missing
    case 1: return rows.components.removeLast()
    default: return .list(first..<rows.components.count)
    }
  }

  private mutating func component(_ index: Int) -> Component {
    let range = elements.range(of: index)
    switch elements[index].kind {
    case .word: return range.isEmpty ? .missing : word(range)
    case .variable: return Component(.variable, name: name(range))
    case .string, .openString:
      return Component(.string, name: name(tree.source.unquoted(range)))
    case .comma: return Component(.comma)
    case .leftParenthesis: return Component(.leftParenthesis)
    case .rightParenthesis: return Component(.rightParenthesis)
    default: return .missing
    }
  }

  // MARK: - Names

  package mutating func word(_ range: Range<Int>) -> Component {
    ComponentReader.read(bytes, range) ?? Component(.word, name: name(range))
  }

  private mutating func name(_ range: Range<Int>) -> NameTable.ID {
    if range.isEmpty { return NameTable.none }
    return hasForeignText ? foreignName(range) : names.number(bytes, range)
  }

  /// Returns the number of a name that may have look-alikes, which count as what they look like.
  @inline(never)
  private mutating func foreignName(_ range: Range<Int>) -> NameTable.ID {
    guard range.contains(where: { bytes[$0] >= 0x80 }),
      let word = Lookalike.word(tree.source[range])
    else { return names.number(bytes, range) }
    return names.number(word)
  }
}

/// The kinds of the elements of a declaration `name: word;`, a byte for each.
private enum PlainForm {
  static var word: UInt64 { of(.word) }
  static var variable: UInt64 { of(.variable) }
  static var mask: UInt64 { 0xFFFF_FFFF_FFFF }

  private static func of(_ value: SyntaxKind) -> UInt64 {
    at(0, .declaration) | at(1, .word) | at(2, .colon) | at(3, .blank) | at(4, value)
      | at(5, .semicolon)
  }

  private static func at(_ place: UInt64, _ kind: SyntaxKind) -> UInt64 {
    UInt64(kind.rawValue) << (8 * place)
  }
}

extension ElementView {
  /// Returns the last word of the path `word:word` that begins at `index`.
  fileprivate func endOfPath(from index: Int, before end: Int) -> Int {
    var last = index
    while true {
      let colon = solid(after: last)
      guard colon < end, self[colon].kind == .colon else { return last }
      let word = solid(after: colon)
      guard word < end, self[word].kind == .word, !range(of: word).isEmpty else { return last }
      last = word
    }
  }
}

extension SourceText {
  /// Returns the range between the quotes of a string, the second of which may be missing.
  package func unquoted(_ range: Range<Int>) -> Range<Int> {
    let isClosed = range.count > 1 && bytes[range.upperBound - 1] == bytes[range.lowerBound]
    return range.lowerBound + 1..<(isClosed ? range.upperBound - 1 : range.upperBound)
  }
}

// MARK: - The sheet

extension Sheet {
  /// Parses any text.
  ///
  /// - Complexity: O(n).
  public init(parsing source: SourceText) { self.init(SyntaxTree(parsing: source)) }

  /// Parses any text, and stores at most `limit` problems.
  package init(parsing source: SourceText, keeping limit: Int) {
    self.init(SyntaxTree(parsing: source, .common, keeping: limit))
  }

  /// Creates the sheet of a tree.
  ///
  /// - Complexity: O(n).
  public init(_ tree: SyntaxTree) {
    self = tree.source.withBytes { bytes in
      tree.elements.withView { elements in
        Vocabulary.shared.names.withView { known in
          var builder = SheetBuilder(tree, bytes, elements, known)
          builder.build()
          return Sheet(
            parts: Parts(tree: tree, names: builder.names.ownNames, rows: builder.rows))
        }
      }
    }
  }
}
