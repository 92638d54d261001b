import StyleSheet

struct ResolvedTokens: ProblemCollector {
  /// A type and a value that is not an alias.
  struct Meaning {
    let type: JSON
    let value: JSON
    /// The index of the token with the value.
    let number: Int
  }

  var problems: [Diagnostic] = []
  /// The meaning of each token; nil for an invalid one, which was reported.
  private var meanings: [Meaning?]
  private let tokens: [TokenGroups.Token]
  private var numbers: [[String]: Int] = [:]
  private var isKnown: [Bool]
  private var questions = 0

  /// Resolves the aliases of all tokens, in O(n): each token is followed once.
  init(_ tokens: [TokenGroups.Token]) {
    self.tokens = tokens
    meanings = tokens.map { _ in nil }
    isKnown = tokens.map { _ in false }
    for (number, token) in tokens.enumerated() {
      numbers[token.path] = number
      // The path of a group also refers to its root token.
      if token.path.last == "$root" { numbers[Array(token.path.dropLast())] = number }
    }
    for number in tokens.indices { follow(number) }
  }

  /// Returns the meaning of the token at a path; a group's path refers to its root token.
  func meaning(at path: [String]) -> Meaning? { numbers[path].flatMap { meanings[$0] } }

  /// Returns the path to which the token at a path is an alias.
  func target(of path: [String]) -> [String]? {
    numbers[path].flatMap { value(of: tokens[$0]) }.flatMap(TokenAlias.init)
      .flatMap { numbers[$0.path] }.map { tokens[$0].path }
  }

  private func value(of token: TokenGroups.Token) -> JSON? {
    token.members["$value"] ?? token.members["$ref"]
  }

  /// Follows aliases to a known token, then assigns the meaning to all tokens on the way.
  private mutating func follow(_ start: Int) {
    var way: [Int] = []
    var entered: Set<Int> = []
    var next: Int? = start
    var end: Meaning?
    while let number = next {
      if isKnown[number] {
        end = meanings[number]
        break
      }
      guard entered.insert(number).inserted else {
        tell(way.drop { $0 != number })
        break
      }
      way.append(number)
      next = step(from: number, &end)
    }
    for number in way.reversed() {
      isKnown[number] = true
      end = meaning(of: number, from: end)
      meanings[number] = end
    }
  }

  /// Returns the target of an alias; for a value, sets `end` and returns nil.
  private mutating func step(from number: Int, _ end: inout Meaning?) -> Int? {
    let token = tokens[number]
    check(token)
    guard let value = value(of: token) else { return nil }
    guard let alias = TokenAlias(value) else {
      guard token.members["$value"] != nil else {
        report(.unknownAlias, at: value.range, "expected a pointer such as '#/group/token'")
        return nil
      }
      end = literal(value, number)
      return nil
    }
    guard let target = numbers[alias.path] else {
      report(
        .unknownAlias, at: value.range,
        "'\(alias.text)' is not a token of this file\(question(alias.text))")
      return nil
    }
    return target
  }

  /// Returns the question for similar tokens, only for the first unknown aliases: each is compared with
  /// all tokens.
  private mutating func question(_ alias: String) -> String {
    questions += 1
    guard questions <= 100 else { return "" }
    return Suggestion.question(
      alias, among: tokens.lazy.map { "{\($0.path.joined(separator: "."))}" })
  }

  private mutating func literal(_ value: JSON, _ number: Int) -> Meaning? {
    let token = tokens[number]
    guard let type = token.members["$type"] ?? token.groupType else {
      report(
        .missingType, at: token.range.opening,
        "expected '$type' in here or in a group around it; types are not guessed")
      return nil
    }
    return Meaning(type: type, value: value, number: number)
  }

  /// Returns the meaning of an alias: its own type if it has one, otherwise that of its target.
  private mutating func meaning(of number: Int, from end: Meaning?) -> Meaning? {
    guard let end, end.number != number else { return end }
    let own = tokens[number].members["$type"]
    if let word = own?.text, let other = end.type.text, word != other,
      TokenTypes.all.contains(where: { $0.name == word })
    {
      return rejected(
        .wrongType, at: (value(of: tokens[number])?.range ?? tokens[number].range),
        "this refers to a token of the type '\(other)'; expected one of the type '\(word)'")
    }
    return Meaning(type: own ?? end.type, value: end.value, number: end.number)
  }

  private mutating func tell(_ circle: ArraySlice<Int>) {
    for number in circle {
      let names = circle.drop { $0 != number }.dropFirst() + circle.prefix { $0 != number }
      let way = names.map { "'{\(tokens[$0].path.joined(separator: "."))}'" }
      let by = way.isEmpty ? "" : ", by way of \(way.joined(separator: ", "))"
      report(
        .aliasCycle, at: (value(of: tokens[number])?.range ?? tokens[number].range),
        "this alias refers to its own token\(by)")
    }
  }

  private static let keys = [
    "$value", "$ref", "$type", "$description", "$extensions", "$deprecated",
  ]

  private mutating func check(_ token: TokenGroups.Token) {
    for member in token.members where !Self.keys.contains(member.name) {
      if member.name.first == "$" {
        problems.append(.unknownKey(member, among: Self.keys))
      } else {
        report(
          .unknownKey, at: member.nameRange,
          "a token cannot contain tokens; expected '\(member.name)' in a group")
      }
    }
    if let given = token.members["$deprecated"], given.text == nil {
      switch given.content {
      case .bool: break
      case .null, .number, .string, .array, .object:
        report(
          .wrongType, at: given.range,
          "'$deprecated' is \(given.kind); expected a text, true or false")
      }
    }
    if token.members["$value"] != nil,
      let second = token.members.first(where: { $0.name == "$ref" })
    {
      report(.twoValues, at: second.nameRange, "expected either '$value' or '$ref' in a token")
    }
  }
}

/// The types of tokens.
///
/// Source: Design Tokens Format Module 2025.10, "Types".
enum TokenTypes {
  /// The names, and whether sheets have such values.
  static let all: [(name: String, isHeld: Bool)] = [
    ("color", true), ("dimension", true), ("fontFamily", true), ("number", true),
    ("fontWeight", false), ("duration", false), ("cubicBezier", false), ("strokeStyle", false),
    ("border", false), ("transition", false), ("shadow", false), ("gradient", false),
    ("typography", false),
  ]
}
