/// A parser of patterns by recursive descent.
struct PatternParser {
  private static let longest = 500

  private let characters: [Character]
  private var place = 0

  init(_ text: String) { characters = Array(text) }

  mutating func pattern() throws(PatternProblem) -> PatternNode {
    guard characters.count <= Self.longest else {
      throw problem("the pattern is longer than \(Self.longest) characters")
    }
    let node = try alternatives()
    guard next == nil else { throw problem("there is a ')' without a '('") }
    return node
  }

  private var next: Character? { place < characters.count ? characters[place] : nil }

  private func problem(_ reason: String) -> PatternProblem {
    PatternProblem(place: place, reason: reason)
  }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    place += 1
    return true
  }

  private mutating func alternatives() throws(PatternProblem) -> PatternNode {
    var nodes = [try sequence()]
    while take("|") { nodes.append(try sequence()) }
    return nodes.count == 1 ? nodes[0] : .either(nodes)
  }

  private mutating func sequence() throws(PatternProblem) -> PatternNode {
    var nodes: [PatternNode] = []
    while let next, next != "|", next != ")" { nodes.append(try repeated()) }
    return .sequence(nodes)
  }

  private mutating func repeated() throws(PatternProblem) -> PatternNode {
    let start = place
    let node = try single()
    guard let (minimum, maximum) = try quantifier() else { return node }
    switch node {
    case .start, .end:
      place = start
      throw problem("'^' and '$' cannot be repeated")
    case .one, .sequence, .either, .repeated: break
    }
    // The whole text has to match, which a lazy quantifier does not change.
    _ = take("?")
    if let next, "*+?{".contains(next) { throw problem("there are two quantifiers in a row") }
    return .repeated(node, minimum, maximum)
  }

  private mutating func single() throws(PatternProblem) -> PatternNode {
    guard let character = next else { throw problem("the pattern ends too early") }
    switch character {
    case "*", "+", "?", "{": throw problem("there is nothing to repeat before '\(character)'")
    case "(": return try group()
    case "[": return .one(try set())
    default: break
    }
    place += 1
    switch character {
    case ".": return .one(.any)
    case "^": return .start
    case "$": return .end
    case "\\": return .one(try escaped())
    default: return .one(PatternSet(ranges: [character...character]))
    }
  }

  private mutating func group() throws(PatternProblem) -> PatternNode {
    let start = place
    place += 1
    // Nothing is captured, so that '(?:' is '('.
    if next == "?" {
      place += 1
      guard take(":") else {
        place -= 1
        throw problem("a group cannot begin with '?', unless it begins with '?:'")
      }
    }
    let node = try alternatives()
    guard take(")") else {
      place = start
      throw problem("there is a '(' without a ')'")
    }
    return node
  }

  // MARK: Quantifiers

  private mutating func quantifier() throws(PatternProblem) -> (Int, Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    let start = place
    guard take("{") else { return nil }
    let minimum = number()
    var maximum = minimum
    if take(",") { maximum = next == "}" ? nil : number() ?? -1 }
    guard let minimum, maximum ?? 0 >= 0, take("}") else {
      place = start
      throw problem("expected a number of repetitions such as '{2}', '{2,}' or '{2,5}'")
    }
    if let maximum, maximum < minimum {
      place = start
      throw problem("the repetitions begin with the greater number")
    }
    return (minimum, maximum)
  }

  /// Returns a number of at most four digits.
  private mutating func number() -> Int? {
    var digits = ""
    while let next, PatternSet.digit.contains(next), digits.count < 4 {
      digits.append(next)
      place += 1
    }
    return Int(digits)
  }

  // MARK: Sets

  private mutating func set() throws(PatternProblem) -> PatternSet {
    let start = place
    place += 1
    var set = PatternSet(ranges: [], isNegated: take("^"))
    while let character = next, character != "]" {
      let first = try member()
      guard let lower = first.single, next == "-", place + 1 < characters.count,
        characters[place + 1] != "]"
      else {
        if first.isNegated { throw problem("'\\D', '\\W' and '\\S' cannot be in '[ ]'") }
        set.ranges += first.ranges
        continue
      }
      place += 1
      guard let upper = try member().single else {
        throw problem("a range cannot end with a set such as '\\d'")
      }
      guard lower <= upper else { throw problem("a range ends before it begins") }
      set.ranges.append(lower...upper)
    }
    guard take("]"), !set.ranges.isEmpty else {
      let isEmpty = place > start + 1 && characters[place - 1] == "]"
      place = start
      throw problem(isEmpty ? "'[ ]' is empty" : "there is a '[' without a ']'")
    }
    return set
  }

  private mutating func member() throws(PatternProblem) -> PatternSet {
    guard let character = next else { throw problem("the pattern ends too early") }
    place += 1
    return character == "\\" ? try escaped() : PatternSet(ranges: [character...character])
  }

  private mutating func escaped() throws(PatternProblem) -> PatternSet {
    guard let character = next else { throw problem("there is nothing after '\\'") }
    place += 1
    switch character {
    case "d": return .digit
    case "w": return .word
    case "s": return .space
    case "D": return .digit.negated
    case "W": return .word.negated
    case "S": return .space.negated
    case "n": return PatternSet(ranges: ["\n"..."\n"])
    case "t": return PatternSet(ranges: ["\t"..."\t"])
    default:
      guard !PatternSet.word.contains(character) else {
        place -= 1
        throw problem("'\\\(character)' has no meaning")
      }
      return PatternSet(ranges: [character...character])
    }
  }
}

extension PatternSet {
  fileprivate var negated: PatternSet { PatternSet(ranges: ranges, isNegated: !isNegated) }

  /// The only character; nil if there are more.
  fileprivate var single: Character? {
    guard let range = ranges.first, ranges.count == 1, !isNegated,
      range.lowerBound == range.upperBound
    else { return nil }
    return range.lowerBound
  }
}
