extension [PatternStep] {
  /// Returns true if a whole text leads from the first step to the end.
  ///
  /// All ways are followed at once, and each step at most once for a character.
  func matches(_ text: String) -> Bool {
    var current = PatternWays(count: count)
    var next = current
    current.follow(0, in: self, isStart: true, isEnd: text.isEmpty)
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      text.formIndex(after: &index)
      next.removeAll()
      for place in current.places {
        if case .one(let set) = self[place], set.contains(character) {
          next.follow(place + 1, in: self, isStart: false, isEnd: index == text.endIndex)
        }
      }
      swap(&current, &next)
      if current.places.isEmpty, !current.isAtEnd { return false }
    }
    return current.isAtEnd
  }
}

/// The steps that have been reached in a text.
private struct PatternWays {
  /// The steps that take a character.
  private(set) var places: [Int] = []
  private(set) var isAtEnd = false
  private var isReached: [Bool]
  private var reached: [Int] = []

  init(count: Int) { isReached = Array(repeating: false, count: count) }

  mutating func removeAll() {
    for place in reached { isReached[place] = false }
    reached.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    isAtEnd = false
  }

  /// Follows all steps that take no character.
  mutating func follow(_ first: Int, in steps: [PatternStep], isStart: Bool, isEnd: Bool) {
    var open = [first]
    while let place = open.popLast() {
      guard place < steps.count else {
        isAtEnd = true
        continue
      }
      guard !isReached[place] else { continue }
      isReached[place] = true
      reached.append(place)
      switch steps[place] {
      case .one: places.append(place)
      case .start: if isStart { open.append(place + 1) }
      case .end: if isEnd { open.append(place + 1) }
      case .jump(let target): open.append(target)
      case .split(let left, let right): open += [right, left]
      }
    }
  }
}

extension [PatternStep] {
  /// A step in a text, at its start or at its end.
  private struct Way: Hashable {
    var place: Int
    var isStart: Bool
    var isEnd: Bool
  }

  /// True if some text leads to the end: no start is behind a character, and no character behind the end.
  var canMatch: Bool {
    var open = [Way(place: 0, isStart: true, isEnd: false)]
    var reached: Set<Way> = []
    while let way = open.popLast() {
      guard way.place < count else { return true }
      guard reached.insert(way).inserted else { continue }
      let next = Way(place: way.place + 1, isStart: way.isStart, isEnd: way.isEnd)
      switch self[way.place] {
      case .one: if !way.isEnd { open.append(Way(place: next.place, isStart: false, isEnd: false)) }
      case .start: if way.isStart { open.append(next) }
      case .end: open.append(Way(place: next.place, isStart: way.isStart, isEnd: true))
      case .jump(let place): open.append(Way(place: place, isStart: way.isStart, isEnd: way.isEnd))
      case .split(let first, let second):
        for place in [first, second] {
          open.append(Way(place: place, isStart: way.isStart, isEnd: way.isEnd))
        }
      }
    }
    return false
  }
}
