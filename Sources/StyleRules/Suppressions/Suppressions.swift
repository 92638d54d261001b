import StyleSheet

/// All comments of a sheet that tell this tool what not to speak of.
struct Suppressions: Hashable {
  /// A rule that is silent in a part of the sheet.
  struct Silence: Hashable {
    let name: Suppression.Name
    /// The comment that asks for it.
    let comment: Int
    /// A finding is silenced if it begins in here, or at its end.
    fileprivate(set) var reach: Range<Int>
  }

  /// In the order of the text.
  private(set) var comments: [Suppression] = []
  /// In the order of the text; a comment with two names gives two.
  private(set) var silences: [Silence] = []
  /// Names behind `stylecheck-enable` that were not silent there, with the number of their comment.
  private(set) var idleEnds: [Silence] = []
  /// For each name, the silences that have begun and not ended.
  private var open: [String: [Int]] = [:]

  /// Those of a sheet, nearly always none.
  ///
  /// - Complexity: O(elements); of a comment only the beginning is read.
  init(in tree: SyntaxTree) {
    tree.source.withBytes { bytes in
      tree.elements.withView { collect($0, bytes) }
    }
  }

  /// Whether there are none.
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
      // Comments one after the other have the next word in common.
      word = max(word, next)
      while elements[word].kind.isNode || elements[word].kind.isTrivia { word += 1 }
      // In front of the first comment there can be a byte order mark.
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

  /// Adds what the last comment silences.
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

/// Finds the lines of places that are asked for in the order of the text, and reads each once.
///
/// A comment of several lines is one line with what stands in front of it and behind: on those in
/// its middle there is no room for another comment.
private struct LineFinder {
  private let elements: ElementView
  private let bytes: ByteView
  /// The last one found, without its end.
  private var line = 0..<0

  init(_ elements: ElementView, _ bytes: ByteView) {
    self.elements = elements
    self.bytes = bytes
  }

  /// The line that an element begins on, without its end; no place before the last one may be asked
  /// for.
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
      // The place of a node is no place in the text.
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
  /// The index of the token, or the blank or comment, before the one at `index`; nil if it is the first.
  fileprivate func token(before index: Int) -> Int? {
    var previous = index - 1
    while previous >= 0, self[previous].kind.isNode { previous -= 1 }
    return previous < 0 ? nil : previous
  }

  /// The index of the token, or the blank or comment, after the one at `index`.
  fileprivate func token(behind index: Int) -> Int {
    var next = index + 1
    while self[next].kind.isNode { next += 1 }
    return next
  }
}

// MARK: - Silencing

extension Suppressions {
  /// Places in the order of the text, parted into those at which no comment silences a rule, and of the
  /// others as many as it takes for each comment to have something to silence.
  ///
  /// - Complexity: O(n log n) in the number of silences, O(n) in that of places.
  func parting(
    _ places: [Int], of rule: String, from start: (Int) -> Int
  ) -> (free: [Int], enough: [Int]) {
    guard !silences.isEmpty else { return (places, []) }
    var walk = SilenceWalk(silences, silences.indices.filter { silences[$0].name.text == rule })
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

  /// Which silences took something, by their numbers.
  struct Use {
    /// As few as it takes.
    fileprivate(set) var needed: Set<Int> = []
    /// Those that would take something if others did not take it already.
    fileprivate(set) var repeated: Set<Int> = []
  }

  /// What is left of findings after what is silenced is taken away, and which silences took it.
  ///
  /// - Complexity: O(n log n) in findings and silences together.
  func silencing(_ found: [Diagnostic]) -> (kept: [Diagnostic], use: Use) {
    let byName = Dictionary(grouping: silences.indices) { silences[$0].name.text }
    let places = Dictionary(grouping: found.indices.filter { byName[found[$0].id] != nil }) {
      found[$0].id
    }
    var silenced: Set<Int> = []
    var use = Use()
    for (name, places) in places {
      sweep(found, places, byName[name, default: []], &silenced, &use)
    }
    use.repeated.subtract(use.needed)
    return (found.indices.filter { !silenced.contains($0) }.map { found[$0] }, use)
  }

  /// Goes through the findings and the silences of one name side by side, in the order of the text.
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

/// A walk along a text, from finding to finding, that says which silences of one rule are at work.
private struct SilenceWalk {
  private let silences: [Suppressions.Silence]
  /// Those that do not begin before the place that was reached, in the order of the text.
  private var waiting: ArraySlice<Int>
  /// Of those that began, the one that reaches furthest.
  private var furthest: (end: Int, number: Int)?

  init(_ silences: [Suppressions.Silence], _ numbers: [Int]) {
    self.silences = silences
    waiting =
      numbers.sorted {
        silences[$0].reach.lowerBound < silences[$1].reach.lowerBound
      }[...]
  }

  /// Goes on to an offset, which is none before the last one.
  ///
  /// - Returns: The silences at work there that were at work at no offset before, and of all that are
  ///   at work the one that reaches furthest, which is needed; nil if there is none.
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
