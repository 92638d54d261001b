/// Every byte of a sheet under the production it belongs to.
///
/// The tree is a list: nodes and tokens in the order of the text, each node in front of its parts.
/// Walking it is walking memory forward, and ten million declarations are two allocations.
/// Blanks and comments are tokens like any other and belong to the innermost node around them; what
/// is missing is a token of no length in its place; what does not belong stands in a node
/// ``SyntaxKind/unexpected``. Its tokens laid end to end are the source, whatever the source was.
///
/// ```
/// sheet
///   ruleset
///     word 'Button', blank, leftBrace, blank
///     declaration
///       word 'color', colon, blank, word 'red', semicolon
///     blank, rightBrace
/// ```
public struct SyntaxTree: Hashable, Sendable {
  /// A token or a node.
  @usableFromInline package struct Element: Hashable, Sendable {
    @usableFromInline package let kind: SyntaxKind
    /// For a token, the offset of its first byte; for a node, the index after its last element.
    ///
    /// A token ends where the next one begins.
    @usableFromInline package var place: UInt32

    @inlinable init(kind: SyntaxKind, place: UInt32) {
      self.kind = kind
      self.place = place
    }
  }

  /// The text that was parsed.
  public let source: SourceText
  /// Begins with the node for the sheet; ends with a token of kind ``SyntaxKind/end``.
  @usableFromInline package let elements: Elements
  package let problems: [SyntaxProblem]
  /// How many faults were met beyond those kept: ``problemLimit`` at most are.
  public let droppedProblems: Int
  /// Whether it has look-alikes, words with letters of no name or merge conflicts.
  package let hasForeignText: Bool
  /// How many rules were begun; those that came to nothing are not in the tree.
  let ruleCount: Int

  /// What its words are made of.
  package let spelling: WordSpelling
  /// Whether its tokens are others in another spelling.
  let dependsOnSpelling: Bool

  /// How many faults of one sheet are kept; further ones are counted.
  public static let problemLimit = 10_000

  init(
    source: SourceText, elements: Elements, problems: [SyntaxProblem], dropped: Int,
    hasForeignText: Bool, rules: Int,
    spelling: WordSpelling, dependsOnSpelling: Bool
  ) {
    self.source = source
    self.elements = elements
    self.problems = problems
    droppedProblems = dropped
    self.hasForeignText = hasForeignText
    ruleCount = rules
    self.spelling = spelling
    self.dependsOnSpelling = dependsOnSpelling
  }

  // All the rest follows from the text and how its words are spelt.
  public static func == (left: Self, right: Self) -> Bool {
    left.spelling == right.spelling && left.source == right.source
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }

  /// False if the text is prose, JSON or code, so that its one fault says so.
  package var isStylesheet: Bool { problems.first?.code != .notAStylesheet }

  /// The node for the whole sheet.
  public var root: Node { Node(tree: self, index: 0) }

  /// The index of the first element after the one at `index` and all its parts.
  @inlinable @inline(__always)
  package func next(after index: Int) -> Int {
    elements[index].kind.isNode ? Int(elements[index].place) : index &+ 1
  }

  /// The first byte of the element at `index`.
  @inlinable @inline(__always)
  package func start(of index: Int) -> Int {
    var index = index
    while elements[index].kind.isNode { index &+= 1 }
    return Int(elements[index].place)
  }

  /// The bytes of the element at `index`, blanks inside it included.
  package func range(of index: Int) -> Range<Int> {
    start(of: index)..<start(of: next(after: index))
  }
}

// MARK: - Walking

extension SyntaxTree {
  /// A node of the tree: a place in it, and a way to its parts.
  ///
  /// One node is another if it has the same place in an equal tree.
  ///
  /// - Complexity: To hash one, O(1). To compare two of one tree, O(1); of a tree each, both parsed of
  ///   equal texts, O(n).
  public struct Node: Hashable, Sendable {
    let tree: SyntaxTree
    let index: Int

    public static func == (left: Self, right: Self) -> Bool {
      left.index == right.index && left.tree == right.tree
    }

    // Nodes of one tree differ in their place, and those of several rarely come together: hashing the
    // text for each of them would make a set of all nodes take the square of its length.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(index)
      hasher.combine(tree.elements.count)
    }

    /// Always a node.
    public var kind: SyntaxKind { tree.elements[index].kind }

    /// The bytes of all its parts; empty only for a sheet or a node without any.
    public var range: Range<Int> { tree.range(of: index) }

    /// Its parts in the order of the text, each a node or a token.
    public var children: [Child] {
      var children: [Child] = []
      var next = index + 1
      while next < tree.next(after: index) {
        children.append(Child(tree, next))
        next = tree.next(after: next)
      }
      return children
    }

    /// All tokens in it, however deep, which laid end to end are its text.
    public var tokens: [Token] {
      (index..<tree.next(after: index)).compactMap { index in
        let kind = tree.elements[index].kind
        return kind.isNode ? nil : Token(kind: kind, range: tree.range(of: index))
      }
    }
  }

  /// A part of a node.
  public enum Child: Hashable, Sendable {
    case node(Node)
    case token(Token)

    /// The token; nil if it is a node.
    var token: Token? {
      switch self {
      case .node: nil
      case .token(let token): token
      }
    }

    init(_ tree: SyntaxTree, _ index: Int) {
      let kind = tree.elements[index].kind
      self =
        kind.isNode
        ? .node(Node(tree: tree, index: index))
        : .token(Token(kind: kind, range: tree.range(of: index)))
    }
  }
}
