/// Builds a sheet in one walk over a tree.
struct SheetBuilder {
  package let tree: SyntaxTree
  private let bytes: ByteView
  private let elements: ElementView
  private let known: NameTable.View
  private let knownCount: NameTable.ID
  private let seed = NameTable.seed

  private(set) var names: NameTable
  private(set) var components: [Component] = []
  private(set) var definitions: [Sheet.DefinitionRow] = []
  package private(set) var rules = Sheet.RuleRows()
  private(set) var selectors: [Sheet.SelectorRow] = []
  private(set) var declarations: [Sheet.DeclarationRow] = []
  private(set) var conditions: [Sheet.ConditionRow] = []
  private(set) var media: [Sheet.MediaRow] = []
  private(set) var imports: [UInt32] = []
  private(set) var hasPathSelectors = false

  private var currentMedia = NameTable.none
  /// True if names may contain look-alikes.
  private let hasForeignText: Bool

  init(
    _ tree: SyntaxTree, _ bytes: ByteView, _ elements: ElementView, _ known: NameTable.View
  ) {
    self.tree = tree
    self.bytes = bytes
    self.elements = elements
    self.known = known
    knownCount = NameTable.ID(known.count)
    hasForeignText = tree.hasForeignText
    // The most that real sheets have for each element of the tree; avoids copies on growth. Rules
    // are counted, because their number varies most.
    let count = tree.elements.count
    names = NameTable(expecting: count / 24 + 8)
    declarations.reserveCapacity(count / 8 + 8)
    components.reserveCapacity(count / 12 + 8)
    rules.reserveRoom(for: tree.ruleCount)
    selectors.reserveCapacity(count / 30 + 8)
    definitions.reserveCapacity(count / 60 + 8)
  }

  mutating func build() {
    items(in: 0)
    rules.end(behind: selectors.count, declarations.count)
  }
}

// MARK: - Productions

extension SheetBuilder {
  /// Adds the items of the sheet or of an `@media`, which cannot be nested.
  private mutating func items(in parent: Int) {
    var index = parent + 1
    let end = elements.next(after: parent)
    while index < end {
      switch elements[index].kind {
      case .ruleset: ruleset(index)
      case .definition: definition(index)
      case .media where parent == 0: mediaBlock(index)
      case .importation: imports.append(UInt32(index))
      default: break
      }
      index = elements.next(after: index)
    }
  }

  private mutating func mediaBlock(_ node: Int) {
    let first = conditions.count
    var index = node + 1
    let end = elements.next(after: node)
    while index < end {
      if elements[index].kind == .condition { condition(index) }
      index = elements.next(after: index)
    }
    currentMedia = UInt32(media.count)
    media.append(
      Sheet.MediaRow(
        firstCondition: UInt32(first), endCondition: UInt32(conditions.count),
        element: UInt32(node)))
    items(in: node)
    currentMedia = NameTable.none
  }

  private mutating func condition(_ node: Int) {
    var words: [NameTable.ID] = []
    var index = node + 1
    while index < elements.next(after: node) {
      if elements[index].kind == .word { words.append(name(at: index)) }
      index = elements.next(after: index)
    }
    guard words.count == 2 else { return }
    conditions.append(
      Sheet.ConditionRow(name: words[0], value: words[1], element: UInt32(node)))
  }

  private mutating func ruleset(_ node: Int) {
    rules.begin(
      behind: selectors.count, declarations.count,
      element: UInt32(truncatingIfNeeded: node), media: currentMedia)
    var index = node &+ 1
    let end = Int(elements[node].place)
    index = selectorList(from: index, to: end)
    while index < end {
      let kind = elements[index].kind
      if kind == .declaration {
        declaration(index)
      } else if kind == .definition {
        definition(index)
      }
      index = elements.next(after: index)
    }
  }

  /// Adds the selectors and returns where the block begins.
  private mutating func selectorList(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end {
      switch elements[index].kind {
      case .leftBrace: return index &+ 1
      case .word:
        let range = tokenRange(index)
        if range.isEmpty { break }
        var last = index
        while let next = pathContinuation(after: last, before: end) { last = next }
        selectors.append(
          Sheet.SelectorRow(
            name: last == index ? ownName(range) : pathName(from: index, to: last),
            element: UInt32(truncatingIfNeeded: index)))
        index = last
      default: break
      }
      index = elements.next(after: index)
    }
    return end
  }

  /// Returns the word of `:word` after the element at `index`; nil if there is none.
  private func pathContinuation(after index: Int, before end: Int) -> Int? {
    let colon = solid(after: index)
    guard colon < end, elements[colon].kind == .colon else { return nil }
    let word = solid(after: colon)
    guard word < end, elements[word].kind == .word, !tokenRange(word).isEmpty else { return nil }
    return word
  }

  /// Returns the first element after `index` that is neither blank nor comment.
  private func solid(after index: Int) -> Int {
    var index = index &+ 1
    while elements[index].kind.isTrivia { index &+= 1 }
    return index
  }

  private mutating func pathName(from first: Int, to last: Int) -> NameTable.ID {
    hasPathSelectors = true
    let words = (first...last).filter { elements[$0].kind == .word }
    let path = words.map { tree.source[tokenRange($0)] }.joined(separator: ":")
    return names.intern(path) + knownCount
  }

  private mutating func definition(_ node: Int) {
    let (name, colon) = head(node)
    guard name != NameTable.none else { return }
    definitions.append(
      Sheet.DefinitionRow(
        value: value(after: colon, in: node), name: name, element: UInt32(node),
        media: currentMedia))
  }

  private mutating func declaration(_ node: Int) {
    guard !plainDeclaration(node) else { return }
    let (name, colon) = head(node)
    declarations.append(
      Sheet.DeclarationRow(
        value: value(after: colon, in: node), name: name,
        element: UInt32(truncatingIfNeeded: node)))
  }

  /// Adds a declaration of the form `name: word;`; returns false for any other form.
  ///
  /// A fast path for the most common form, which reads five fixed positions.
  private mutating func plainDeclaration(_ node: Int) -> Bool {
    let name = elements[node &+ 1]
    let colon = elements[node &+ 2]
    let value = elements[node &+ 4]
    let end = elements[node &+ 5]
    guard name.kind == .word, colon.kind == .colon, elements[node &+ 3].kind == .blank,
      end.kind == .semicolon, value.kind == .word || value.kind == .variable,
      colon.place > name.place, end.place > value.place
    else { return false }
    let range = Int(value.place)..<Int(end.place)
    declarations.append(
      Sheet.DeclarationRow(
        value: value.kind == .variable
          ? Component(.variable, name: ownName(range)) : word(range),
        name: knownName(Int(name.place)..<Int(colon.place)),
        element: UInt32(truncatingIfNeeded: node)))
    return true
  }

  /// Returns the name of a definition or declaration, and the position of its colon.
  private mutating func head(_ node: Int) -> (name: NameTable.ID, colon: Int) {
    let first = node &+ 1
    let name = knownName(tokenRange(first))
    var colon = first &+ 1
    while elements[colon].kind != .colon, colon < Int(elements[node].place) {
      colon = elements.next(after: colon)
    }
    return (name, colon)
  }

  /// Returns the value between a colon and its semicolon.
  private mutating func value(after colon: Int, in node: Int) -> Component {
    let index = solid(after: colon)
    let kind = elements[index].kind
    // A fast path for a value of one word.
    if kind == .word || kind == .variable, elements[solid(after: index)].kind == .semicolon {
      return component(index)
    }
    return list(after: colon, in: node)
  }

  @inline(never)
  private mutating func list(after colon: Int, in node: Int) -> Component {
    let first = components.count
    let end = Int(elements[node].place)
    var index = colon + 1
    // Avoids repeated copies of a list as long as the sheet.
    if end - index > components.capacity { components.reserveCapacity(first + end - index) }
    while index < end {
      let kind = elements[index].kind
      if kind == .semicolon { break }
      if !kind.isTrivia, !kind.isNode { components.append(component(index)) }
      index = elements.next(after: index)
    }
    switch components.count - first {
    case 0: return .missing
    case 1: return components.removeLast()
    default: return .list(first..<components.count)
    }
  }

  private mutating func component(_ index: Int) -> Component {
    let range = tokenRange(index)
    switch elements[index].kind {
    case .word: return range.isEmpty ? .missing : word(range)
    case .variable: return Component(.variable, name: ownName(range))
    case .string, .openString:
      return Component(.string, name: ownName(tree.source.unquoted(range)))
    case .comma: return Component(.comma)
    case .leftParenthesis: return Component(.leftParenthesis)
    case .rightParenthesis: return Component(.rightParenthesis)
    default: return .missing
    }
  }
}

// MARK: - Names and ranges

extension SheetBuilder {
  /// Returns the bytes of a token, which ends where the next one begins.
  private func tokenRange(_ index: Int) -> Range<Int> {
    let start = Int(elements[index].place)
    var next = index &+ 1
    while elements[next].kind.isNode { next &+= 1 }
    return start..<Int(elements[next].place)
  }

  package mutating func word(_ range: Range<Int>) -> Component {
    ComponentReader.read(bytes, range) ?? Component(.word, name: ownName(range))
  }

  private mutating func name(at index: Int) -> NameTable.ID { knownName(tokenRange(index)) }

  /// Returns the number of a name that is probably in the vocabulary: a property.
  private mutating func knownName(_ range: Range<Int>) -> NameTable.ID {
    guard !range.isEmpty else { return NameTable.none }
    if hasForeignText, let plain = plainName(range) { return plain }
    let key = NameTable.Key(bytes, range, seed: seed)
    let id = known.find(key)
    return id != NameTable.none ? id : names.intern(key) &+ knownCount
  }

  /// Returns the number of a name that is probably the sheet's own.
  ///
  /// A name is in one table only, so the likelier one is searched first.
  private mutating func ownName(_ range: Range<Int>) -> NameTable.ID {
    guard !range.isEmpty else { return NameTable.none }
    if hasForeignText, let plain = plainName(range) { return plain }
    let key = NameTable.Key(bytes, range, seed: seed)
    let own = names.find(key)
    if own != NameTable.none { return own &+ knownCount }
    let id = known.find(key)
    return id != NameTable.none ? id : names.add(key) &+ knownCount
  }
}

extension SheetBuilder {
  /// Returns the number of the name that a word with look-alikes means; nil for any other word.
  @inline(never)
  private mutating func plainName(_ range: Range<Int>) -> NameTable.ID? {
    guard range.contains(where: { bytes[$0] >= 0x80 }),
      let word = Lookalike.word(tree.source[range])
    else { return nil }
    let id = NameTable.withKey(of: word) { known.find($0) }
    return id != NameTable.none ? id : names.intern(word) &+ knownCount
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
          return Sheet(builder)
        }
      }
    }
  }

  private init(_ builder: consuming SheetBuilder) {
    self.init(
      Parts(
        tree: builder.tree, names: builder.names, components: builder.components,
        definitions: builder.definitions, rules: builder.rules, selectors: builder.selectors,
        declarations: builder.declarations, conditions: builder.conditions, media: builder.media,
        imports: builder.imports, hasPathSelectors: builder.hasPathSelectors))
  }
}
