indirect enum PatternNode: Hashable, Sendable {
  case one(PatternSet)
  case start
  case end
  case sequence([PatternNode])
  case either([PatternNode])
  /// A maximum of nil is no limit.
  case repeated(PatternNode, Int, Int?)
}

struct PatternSet: Hashable, Sendable {
  var ranges: [ClosedRange<Character>]
  var isNegated = false

  func contains(_ character: Character) -> Bool {
    // A letter with an accent that has no character of its own is ordered between ASCII letters.
    let isInside = ranges.contains { range in
      range.contains(character) && (character.isASCII || !range.upperBound.isASCII)
    }
    return isInside != isNegated
  }

  static let any = PatternSet(ranges: [], isNegated: true)
  static let digit = PatternSet(ranges: ["0"..."9"])
  static let word = PatternSet(ranges: ["a"..."z", "A"..."Z", "0"..."9", "_"..."_"])
  static let space = PatternSet(ranges: [" ", "\t", "\n", "\r", "\r\n", "\u{a0}"].map { $0...$0 })
}

/// A step of a compiled pattern; without a jump, the next step follows.
enum PatternStep: Hashable, Sendable {
  case one(PatternSet)
  case start
  case end
  case jump(Int)
  case split(Int, Int)
}

extension PatternNode {
  private static let mostSteps = 2_000

  /// Compiles a pattern; the text matches if the end of the steps is reached.
  static func steps(of pattern: PatternNode) throws(PatternProblem) -> [PatternStep] {
    var steps: [PatternStep] = []
    try pattern.add(to: &steps)
    return steps
  }

  private func add(to steps: inout [PatternStep]) throws(PatternProblem) {
    guard steps.count <= Self.mostSteps else {
      throw PatternProblem(place: 0, reason: "the pattern has too many repetitions")
    }
    switch self {
    case .one(let set): steps.append(.one(set))
    case .start: steps.append(.start)
    case .end: steps.append(.end)
    case .sequence(let nodes): for node in nodes { try node.add(to: &steps) }
    case .either(let nodes): try Self.add(alternatives: nodes, to: &steps)
    case .repeated(let node, let minimum, let maximum):
      for _ in 0..<minimum {
        let count = steps.count
        try node.add(to: &steps)
        // Repeating nothing is nothing.
        if steps.count == count { break }
      }
      let loop = steps.count
      guard let maximum else { return try node.addOptional(to: &steps, followedBy: .jump(loop)) }
      for _ in minimum..<maximum { try node.addOptional(to: &steps) }
    }
  }

  private static func add(
    alternatives: [PatternNode], to steps: inout [PatternStep]
  ) throws(PatternProblem) {
    var ends: [Int] = []
    for (index, node) in alternatives.enumerated() {
      guard index < alternatives.count - 1 else {
        try node.add(to: &steps)
        break
      }
      let split = steps.count
      steps.append(.split(split + 1, split + 1))
      try node.add(to: &steps)
      ends.append(steps.count)
      steps.append(.jump(0))
      steps[split] = .split(split + 1, steps.count)
    }
    for end in ends { steps[end] = .jump(steps.count) }
  }

  private func addOptional(
    to steps: inout [PatternStep], followedBy last: PatternStep? = nil
  ) throws(PatternProblem) {
    let split = steps.count
    steps.append(.split(split + 1, split + 1))
    try add(to: &steps)
    if let last { steps.append(last) }
    steps[split] = .split(split + 1, steps.count)
  }
}
