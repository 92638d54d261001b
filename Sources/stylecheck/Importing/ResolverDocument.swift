import StyleSheet

/// A resolver document: sets of tokens, and modifiers that override tokens in some situations.
///
/// ```
/// document → { "sets": { name: { "sources": [ tokens … ] } },
///              "modifiers": { name: { "contexts": { name: [ tokens … ] }, "default": name } },
///              "resolutionOrder": [ { "$ref": "#/sets/name" } | { "$ref": "#/modifiers/name" } … ] }
/// ```
///
/// A token of a later source replaces an earlier one at the same path. A modifier with both values
/// of a dimension of the palette, such as `light` and `dark`, represents it under any name; for any
/// other modifier, the default is used.
///
/// Source: Design Tokens Resolver Module 2025.10.
struct ResolverDocument: ProblemCollector {
  /// A step of the resolution order.
  private enum Layer {
    case tokens([[JSON.Member]])
    case question(Situation, usual: [[JSON.Member]], other: [[JSON.Member]])
  }

  private var layers: [Layer] = []
  var problems: [Diagnostic] = []
  private let range: Range<Int>
  private let sets, modifiers: [JSON.Member]

  private static let keys = [
    "name", "version", "description", "sets", "modifiers", "resolutionOrder", "$schema",
    "$extensions", "$defs",
  ]

  /// Reads a document; returns nil for a token file.
  init?(_ root: JSON) {
    guard case .object(let members) = root.content,
      members["resolutionOrder"] != nil
        || members["version"]?.text != nil && (members["sets"] ?? members["modifiers"]) != nil
    else { return nil }
    range = root.range
    sets = members["sets"]?.members ?? []
    modifiers = members["modifiers"]?.members ?? []
    check(members, Self.keys)
    if let version = members["version"], version.text != "2025.10" {
      report(.unknownWord, at: version.range, "expected \"2025.10\" as 'version'")
    }
    guard let order = members["resolutionOrder"] else {
      report(.missingValue, at: root.range.opening, "expected 'resolutionOrder' in here")
      return
    }
    guard case .array(let steps) = order.content else {
      report(.wrongType, at: order.range, "'resolutionOrder' is \(order.kind); expected a list")
      return
    }
    for step in steps { take(step) }
  }

  /// Returns the tokens in a situation, merged as in a token file.
  func tokens(in context: PaletteContext) -> JSON {
    var merged: [JSON.Member] = []
    for layer in layers {
      switch layer {
      case .tokens(let sources): sources.forEach { merged.merge($0) }
      case .question(let situation, let usual, let other):
        (situation.isOther(in: context) ? other : usual).forEach { merged.merge($0) }
      }
    }
    return JSON(content: .object(merged), range: range)
  }

  // MARK: - Reading

  private mutating func take(_ step: JSON) {
    guard let members = step.members else {
      return report(
        .wrongType, at: step.range,
        "expected a reference such as { \"$ref\": \"#/sets/base\" } in here")
    }
    guard let reference = members["$ref"] else { return takeInline(members, step) }
    if let set = named(by: reference, "#/sets/", among: sets) {
      layers.append(.tokens(sources(of: set)))
    } else if let modifier = named(by: reference, "#/modifiers/", among: modifiers) {
      take(modifier)
    } else {
      report(
        .unknownAlias, at: reference.range, "there is no such set or modifier in this document")
    }
  }

  /// Reads a set or modifier defined in the resolution order itself.
  private mutating func takeInline(_ members: [JSON.Member], _ step: JSON) {
    let name = members.first { $0.name == "name" }
    let member = JSON.Member(
      name: name?.value.text ?? "", nameRange: name?.value.range ?? step.range.opening, value: step)
    switch members["type"]?.text {
    case "set": layers.append(.tokens(sources(of: member)))
    case "modifier": take(member)
    case _:
      report(.missingValue, at: step.range, "expected '$ref', or \"set\" or \"modifier\" as 'type'")
    }
  }

  /// Returns the set or modifier that a pointer refers to.
  private func named(
    by reference: JSON, _ front: String, among known: [JSON.Member]
  ) -> JSON.Member? {
    guard let pointer = reference.text, pointer.hasPrefix(front) else { return nil }
    let name = pointer.dropFirst(front.count).replacing("~1", with: "/").replacing("~0", with: "~")
    return known.first { $0.name == name }
  }

  private mutating func sources(of set: JSON.Member) -> [[JSON.Member]] {
    guard let sources = set.value.members?["sources"] else {
      report(.missingValue, at: set.value.range, "expected 'sources' in here")
      return []
    }
    return tokens(in: sources, inside: [set.name])
  }

  /// Returns the tokens of a list of sources; `inside` are the enclosing sets.
  private mutating func tokens(in sources: JSON, inside: [String]) -> [[JSON.Member]] {
    guard case .array(let elements) = sources.content else {
      report(.wrongType, at: sources.range, "expected a list of sources, not \(sources.kind)")
      return []
    }
    return elements.flatMap { element -> [[JSON.Member]] in
      guard let members = element.members else {
        report(.wrongType, at: element.range, "a source is an object, not \(element.kind)")
        return []
      }
      guard members.count == 1, let reference = members["$ref"] else { return [members] }
      guard let set = named(by: reference, "#/sets/", among: sets) else {
        report(
          .unknownAlias, at: reference.range,
          "expected a set of this document such as '#/sets/base'; other files are not read")
        return []
      }
      guard !inside.contains(set.name) else {
        report(.aliasCycle, at: reference.range, "this refers to the set that contains it")
        return []
      }
      guard let more = set.value.members?["sources"] else { return [] }
      return tokens(in: more, inside: inside + [set.name])
    }
  }

  private mutating func take(_ modifier: JSON.Member) {
    guard let contexts = modifier.value.members?["contexts"]?.members, let first = contexts.first
    else { return report(.missingValue, at: modifier.value.range, "expected 'contexts' in here") }
    let given = modifier.value.members?["default"]
    guard let usual = given.map(\.text) ?? first.name else {
      return report(
        .wrongType, at: (given ?? modifier.value).range,
        "'default' is \((given ?? modifier.value).kind); expected a text")
    }
    guard let taken = contexts[usual] else {
      return report(
        .unknownWord, at: (given ?? modifier.value).range,
        "there is no context '\(usual)'" + Suggestion.question(usual, among: contexts.map(\.name)))
    }
    if takeSituation(of: contexts, in: modifier) { return }
    if contexts.count > 1 {
      leaveOut(
        at: modifier.nameRange,
        "a sheet cannot represent the contexts of '\(modifier.name)'; '\(usual)' is used")
    }
    layers.append(.tokens(tokens(in: taken, inside: [])))
  }

  /// Reads the two contexts that are a situation of a sheet, such as 'light' and 'dark'; returns false
  /// if there are none.
  private mutating func takeSituation(
    of contexts: [JSON.Member], in modifier: JSON.Member
  ) -> Bool {
    for situation in Situation.allCases {
      let (usual, other) = situation.words
      guard let usualSources = contexts[usual], let otherSources = contexts[other] else { continue }
      let rest = contexts.map(\.name).filter { $0 != usual && $0 != other }
      if !rest.isEmpty {
        leaveOut(
          at: modifier.nameRange,
          "a sheet has '\(usual)' and '\(other)' of '\(modifier.name)', and cannot represent "
            + rest.map { "'\($0)'" }.joined(with: "or"))
      }
      layers.append(
        .question(
          situation, usual: tokens(in: usualSources, inside: []),
          other: tokens(in: otherSources, inside: [])))
      return true
    }
    return false
  }
}

extension [JSON.Member] {
  /// Merges groups of the same name; later tokens replace earlier ones.
  fileprivate mutating func merge(_ source: [JSON.Member]) {
    var places = Dictionary(zip(map(\.name), indices)) { first, _ in first }
    for member in source {
      guard let place = places[member.name] else {
        places[member.name] = count
        append(member)
        continue
      }
      self[place] = self[place].merged(with: member)
    }
  }
}

extension JSON.Member {
  fileprivate func merged(with later: Self) -> Self {
    guard var own = value.members, let others = later.value.members, !own.isToken, !others.isToken
    else { return later }
    own.merge(others)
    return Self(
      name: name, nameRange: nameRange,
      value: JSON(content: .object(own), range: value.range))
  }
}
