import StyleSheet

/// All comments of a sheet that suppress findings.
struct Suppressions: Hashable {
  struct SuppressedRule: Hashable {
    let name: SuppressionComment.Name
    /// The index of the comment in ``comments``.
    let comment: Int
    /// A finding is suppressed if it begins inside this range or at its end.
    fileprivate(set) var reach: Range<Int>
  }

  private(set) var comments: [SuppressionComment] = []
  /// The suppressed rules in source order; a comment with two names adds two.
  private(set) var rules: [SuppressedRule] = []
  /// The names after `stylecheck-enable` that were not suppressed there.
  private(set) var idleEnds: [SuppressedRule] = []
  /// For each name, the suppressions that have begun and not ended.
  private var open: [String: [Int]] = [:]

  /// Collects the suppressions of a sheet; only the beginning of each comment is read.
  ///
  /// `reason` returns the index of the name that begins a reason without two hyphens, or nil.
  init(in tree: SyntaxTree, _ reason: ([SuppressionComment.Name]) -> Int?) {
    tree.source.withBytes { bytes in
      tree.elements.withView { collect($0, bytes, reason) }
    }
  }

  var isEmpty: Bool { comments.isEmpty }

  // MARK: - Reading

  private mutating func collect(
    _ elements: ElementView, _ bytes: ByteView, _ reason: ([SuppressionComment.Name]) -> Int?
  ) {
    var word = 0
    var lines = (
      next: LineFinder(elements: elements, bytes: bytes),
      own: LineFinder(elements: elements, bytes: bytes)
    )
    var following = elements.comment(from: 0)
    while let index = following {
      following = elements.comment(from: index + 1)
      guard elements[index].kind != .openComment else { continue }
      let next = elements.token(from: index + 1)
      let range = Int(elements[index].place)..<Int(elements[next].place)
      guard var comment = SuppressionComment(bytes, comment: range) else { continue }
      if !comment.endsNames, let index = reason(comment.names) {
        comment = comment.withReason(at: index)
      }
      comments.append(comment)
      // Consecutive comments have the same next word.
      word = max(word, next)
      while elements[word].kind.isNode || elements[word].kind.isTrivia { word += 1 }
      // A byte order mark can precede the first comment.
      let isFirst = index == 1 || index == 2 && elements[1].kind.isTrivia
      let start = isFirst ? 0 : range.lowerBound
      switch comment.kind {
      case .nextLine:
        let line = lines.next.line(of: word)
        add(min(start, line.lowerBound)..<line.upperBound)
      case .line: add(lines.own.line(of: index))
      case .beginning: begin(comment, start..<bytes.count)
      case .file: add(0..<bytes.count)
      case .end: end(comment)
      case nil: break
      }
    }
  }

  /// Adds the suppressions of the last comment.
  private mutating func add(_ reach: Range<Int>) {
    let number = comments.count - 1
    rules += comments[number].names.map { SuppressedRule(name: $0, comment: number, reach: reach) }
  }

  private mutating func begin(_ comment: SuppressionComment, _ reach: Range<Int>) {
    for (index, name) in comment.names.enumerated() {
      open[name.text, default: []].append(rules.count + index)
    }
    add(reach)
  }

  private mutating func end(_ comment: SuppressionComment) {
    for name in comment.names {
      let begun = open.removeValue(forKey: name.text) ?? []
      for index in begun {
        rules[index].reach = rules[index].reach.lowerBound..<comment.range.upperBound - 1
      }
      if begun.isEmpty {
        idleEnds.append(
          SuppressedRule(name: name, comment: comments.count - 1, reach: comment.range))
      }
    }
  }
}

/// Finds lines in source order, reading each once.
///
/// A comment of several lines counts as one line with the text before and after it, because its
/// inner lines cannot contain another comment.
private struct LineFinder {
  let elements: ElementView
  let bytes: ByteView
  /// The last line found, without its line ending.
  var line = 0..<0

  /// Returns the line of an element without its line end; the elements must be in source order.
  mutating func line(of index: Int) -> Range<Int> {
    let place = Int(elements[index].place)
    guard place > line.upperBound || line.isEmpty else { return line }
    line = start(of: index)..<end(of: index)
    return line
  }

  private func start(of index: Int) -> Int {
    var first = index
    while true {
      var start = Int(elements[first].place)
      while start > line.upperBound, !bytes[start - 1].isLineEnd { start -= 1 }
      // The offset of a node is not an offset in the text.
      var before = first
      while let token = elements.token(before: before), Int(elements[before].place) > start {
        before = token
      }
      guard start > line.upperBound, elements[before].kind.isComment,
        Int(elements[before].place) < start
      else { return start }
      first = before
    }
  }

  private func end(of index: Int) -> Int {
    var last = index
    var end = Int(elements[index].place)
    while true {
      while end < bytes.count, !bytes[end].isLineEnd { end += 1 }
      var behind = elements.token(from: last + 1)
      while behind < elements.count, Int(elements[behind].place) <= end {
        last = behind
        behind = elements.token(from: last + 1)
      }
      guard elements[last].kind.isComment, behind < elements.count else { return end }
      end = Int(elements[behind].place)
    }
  }
}

extension ElementView {
  /// Returns the index of the token or trivia before the one at `index`; nil if it is the first.
  fileprivate func token(before index: Int) -> Int? {
    var previous = index - 1
    while previous >= 0, self[previous].kind.isNode { previous -= 1 }
    return previous < 0 ? nil : previous
  }
}
