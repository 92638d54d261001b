/// The syntax tree of a sheet, which contains every byte.
///
/// The tree is a list of nodes and tokens in the order of the text, each node before its children;
/// a walk reads memory forward, and the whole tree is two allocations. Blanks and comments are
/// tokens and belong to the innermost node around them. A missing token is empty. Unexpected text
/// is in a node ``SyntaxKind/unexpected``. The concatenated tokens are the source, for any source.
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

  package let source: SourceText
  /// The elements, from the root node to a token of kind ``SyntaxKind/end``.
  @usableFromInline package let elements: Elements
  package let problems: [SyntaxProblem]
  /// The number of problems above 10,000, which are not stored.
  package let droppedProblems: Int
  /// True if the text has look-alikes, words with letters that are not allowed in names, or merge
  /// conflicts.
  package let hasForeignText: Bool
  /// The number of rules that were begun; abandoned ones are not in the tree.
  let ruleCount: Int

  package let spelling: WordSpelling
  /// True if another spelling reads other tokens.
  let dependsOnSpelling: Bool

  /// The largest number of stored problems; further ones are only counted.
  package static let problemLimit = 10_000

  // The rest follows from the text and the spelling.
  public static func == (left: Self, right: Self) -> Bool {
    left.spelling == right.spelling && left.source == right.source
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }

  /// False if the text is prose, JSON or code; its only problem then says so.
  package var isStylesheet: Bool { !(problems.first?.code.isOfWholeText ?? false) }

  /// All tokens; their concatenation is the source.
  public var tokens: [Token] {
    (0..<next(after: 0)).compactMap { index in
      let kind = elements[index].kind
      return kind.isNode ? nil : Token(kind: kind, range: range(of: index))
    }
  }

  /// Returns the index after the element at `index` and all its children.
  @inlinable package func next(after index: Int) -> Int {
    elements[index].kind.isNode ? Int(elements[index].place) : index &+ 1
  }

  @inlinable package func start(of index: Int) -> Int {
    var index = index
    while elements[index].kind.isNode { index &+= 1 }
    return Int(elements[index].place)
  }

  /// Returns the bytes of the element at `index`, including blanks inside.
  package func range(of index: Int) -> Range<Int> {
    start(of: index)..<start(of: next(after: index))
  }
}
