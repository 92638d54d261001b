import StyleSheet

/// All comments of a sheet that suppress findings.
struct Suppressions: Hashable {
  /// A rule that is suppressed in a part of the sheet.
  struct Silence: Hashable {
    let name: Suppression.Name
    /// The index of the comment in ``comments``.
    let comment: Int
    /// A finding is suppressed if it begins inside this range or at its end.
    fileprivate(set) var reach: Range<Int>
  }

  /// The comments in source order.
  private(set) var comments: [Suppression] = []
  /// The suppressed rules in source order; a comment with two names adds two.
  private(set) var silences: [Silence] = []
  /// The names after `stylecheck-enable` that were not suppressed there.
  private(set) var idleEnds: [Silence] = []
  /// For each name, the suppressions that have begun and not ended.
  private var open: [String: [Int]] = [:]

  /// Collects the suppressions of a sheet.
  ///
  /// - Complexity: O(elements); only the start of a comment is read.
  init(in tree: SyntaxTree) {
    tree.source.withBytes { bytes in
      tree.elements.withView { collect($0, bytes) }
    }
  }

  var isEmpty: Bool { comments.isEmpty }
}

// MARK: - Reading

extension Suppressions {
  private mutating func collect(_ elements: ElementView, _ bytes: ByteView) {
    var word = 0
    var lines = (next: LineFinder(elements, bytes), own: LineFinder(elements, bytes))
    var following = elements.comment(from: 0)
    while let index = following {
      following = elements.comment(from: index + 1)
      guard elements[index].kind != .openComment else { continue }
      let next = elements.token(behind: index)
      let range = Int(elements[index].place)..<Int(elements[next].place)
      guard let comment = Suppression(bytes, comment: range) else { continue }
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
    silences += comments[number].names.map { Silence(name: $0, comment: number, reach: reach) }
  }

  private mutating func begin(_ comment: Suppression, _ reach: Range<Int>) {
    for (index, name) in comment.names.enumerated() {
      open[name.text, default: []].append(silences.count + index)
    }
    add(reach)
  }

  private mutating func end(_ comment: Suppression) {
    for name in comment.names {
      let begun = open.removeValue(forKey: name.text) ?? []
      for index in begun {
        let start = silences[index].reach.lowerBound
        silences[index].reach = start..<comment.range.upperBound - 1
      }
      if begun.isEmpty {
        idleEnds.append(Silence(name: name, comment: comments.count - 1, reach: comment.range))
      }
    }
  }
}

/// Finds lines in source order, reading each once.
///
/// A comment of several lines counts as one line with the text before and after it, because its
/// inner lines cannot contain another comment.
private struct LineFinder {
  private let elements: ElementView
  private let bytes: ByteView
  /// The last line found, without its line ending.
  private var line = 0..<0

  init(_ elements: ElementView, _ bytes: ByteView) {
    self.elements = elements
    self.bytes = bytes
  }

  /// Returns the line that an element begins on, without its line ending; the elements must be in
  /// source order.
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
      var behind = elements.token(behind: last)
      while behind < elements.count, Int(elements[behind].place) <= end {
        last = behind
        behind = elements.token(behind: last)
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

  /// Returns the index of the token or trivia after the one at `index`.
  fileprivate func token(behind index: Int) -> Int {
    var next = index + 1
    while self[next].kind.isNode { next += 1 }
    return next
  }
}

// MARK: - Suppressing

extension Suppressions {
  /// Splits places of a rule, in source order, into those that are not suppressed, and as many suppressed
  /// ones as are needed to mark every suppression as used.
  ///
  /// `names` suppress the rule: its own, and that of its group.
  ///
  /// - Complexity: O(n log n) in the number of silences, O(n) in that of places.
  func parting(
    _ places: [Int], of names: [String], from start: (Int) -> Int
  ) -> (free: [Int], enough: [Int]) {
    guard !silences.isEmpty else { return (places, []) }
    var walk = SilenceWalk(
      silences, silences.indices.filter { names.contains(silences[$0].name.text) })
    var free: [Int] = []
    var enough: [Int] = []
    for place in places {
      let step = walk.step(to: start(place))
      if step.needed == nil {
        free.append(place)
      } else if !step.begun.isEmpty {
        enough.append(place)
      }
    }
    return (free, enough)
  }

  /// The indices of the suppressions that took effect.
  struct Use {
    /// A minimal set of suppressions with the same effect.
    fileprivate(set) var needed: Set<Int> = []
    /// Suppressions whose findings others already suppress.
    fileprivate(set) var repeated: Set<Int> = []
  }

  /// Removes the suppressed findings, and returns the suppressions that took effect.
  ///
  /// `names` returns the names by which a rule can be suppressed.
  ///
  /// - Complexity: O(n log n) in findings and silences together.
  func silencing(
    _ found: [Diagnostic], by names: (String) -> [String]
  ) -> (kept: [Diagnostic], use: Use) {
    let byName = Dictionary(grouping: silences.indices) { silences[$0].name.text }
    var silenced: Set<Int> = []
    var use = Use()
    for (rule, places) in Dictionary(grouping: found.indices, by: { found[$0].id }) {
      let numbers = names(rule).flatMap { byName[$0, default: []] }
      if !numbers.isEmpty { sweep(found, places, numbers, &silenced, &use) }
    }
    use.repeated.subtract(use.needed)
    return (found.indices.filter { !silenced.contains($0) }.map { found[$0] }, use)
  }

  /// Matches the findings and the suppressions of one rule in source order.
  private func sweep(
    _ found: [Diagnostic], _ places: [Int], _ numbers: [Int], _ silenced: inout Set<Int>,
    _ use: inout Use
  ) {
    var walk = SilenceWalk(silences, numbers)
    for place in places.sorted(by: {
      found[$0].range.lowerBound < found[$1].range.lowerBound
    }) {
      let step = walk.step(to: found[place].range.lowerBound)
      use.repeated.formUnion(step.begun)
      guard let needed = step.needed else { continue }
      silenced.insert(place)
      use.needed.insert(needed)
    }
  }
}

/// Tracks the suppressions of one rule that are active at successive offsets.
private struct SilenceWalk {
  private let silences: [Suppressions.Silence]
  /// The suppressions that have not begun, in source order.
  private var waiting: ArraySlice<Int>
  /// The suppression that ends last, of those that have begun.
  private var furthest: (end: Int, number: Int)?

  init(_ silences: [Suppressions.Silence], _ numbers: [Int]) {
    self.silences = silences
    waiting =
      numbers.sorted {
        silences[$0].reach.lowerBound < silences[$1].reach.lowerBound
      }[...]
  }

  /// Advances to an offset, which must not be before the last one.
  ///
  /// - Returns: The suppressions active at this offset and at no earlier one, and the active one
  ///   that ends last, which is needed; nil if there is none.
  mutating func step(to offset: Int) -> (begun: [Int], needed: Int?) {
    var begun: [Int] = []
    while let next = waiting.first, silences[next].reach.lowerBound <= offset {
      waiting.removeFirst()
      let end = silences[next].reach.upperBound
      if end >= offset { begun.append(next) }
      if furthest.map({ end > $0.end }) ?? true { furthest = (end, next) }
    }
    return (begun, furthest.flatMap { offset <= $0.end ? $0.number : nil })
  }
}
