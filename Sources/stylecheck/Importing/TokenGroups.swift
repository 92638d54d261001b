import StyleSheet

/// The tokens of a file, collected from their groups.
///
/// ```
/// group → '{' (property | name ':' (group | token))* '}'
/// token → an object with '$value' or '$ref'
/// ```
///
/// Source: Design Tokens Format Module 2025.10. Problems are reported and skipped, so that all of
/// them are found at once.
struct TokenGroups: ProblemCollector {
  /// An unresolved token.
  struct Token {
    /// The names of its groups and its own; `$root` for a group's root token.
    let path: [String]
    let members: [JSON.Member]
    let range: Range<Int>
    let groupType: JSON?
  }

  /// The extension members of a group for this tool.
  struct Note {
    let path: [String]
    let members: [JSON.Member]
  }

  private(set) var tokens: [Token] = []
  private(set) var notes: [Note] = []
  var problems: [Diagnostic] = []
  private let root: JSON

  init(_ root: JSON) {
    self.root = root
    guard let members = root.members else {
      report(.wrongType, at: root.range, "a file of tokens is an object, not \(root.kind)")
      return
    }
    check(members, isRoot: true)
    walk(layers(of: members, []), [], nil)
  }

  // MARK: - Walking

  /// Reads a group; each layer extends the next one.
  private mutating func walk(_ layers: [[JSON.Member]], _ path: [String], _ type: JSON?) {
    let type = layers.lazy.compactMap { $0["$type"] }.first ?? type
    for layer in layers { note(layer, path) }
    let members = layers.joined().filter { $0.name.first != "$" || $0.name == "$root" }
    for member in members.eachOnce(by: \.name) {
      take(member, among: layers, path + [member.name], type)
    }
  }

  private mutating func take(
    _ member: JSON.Member, among layers: [[JSON.Member]], _ path: [String], _ type: JSON?
  ) {
    guard let members = member.value.members else {
      report(
        .wrongType, at: member.value.range,
        "expected a token or a group of tokens as '\(member.name)', not \(member.value.kind)"
          + (["value", "type"].contains(member.name)
            ? "; a token has its \(member.name) in '$\(member.name)'" : ""))
      return
    }
    if members.isToken {
      tokens.append(Token(path: path, members: members, range: member.value.range, groupType: type))
    } else if member.name == "$root" {
      report(.missingValue, at: member.value.range.opening, "expected '$value' in here")
    } else {
      let parts = layers.compactMap { layer -> [JSON.Member]? in
        guard let members = layer[member.name]?.members, !members.isToken else {
          return nil
        }
        return members
      }
      if path.count > 1 || member.name != "$root" { check(members, isRoot: false) }
      walk(parts.flatMap { self.layers(of: $0, []) }, path, type)
    }
  }

  private mutating func note(_ members: [JSON.Member], _ path: [String]) {
    guard let own = members["$extensions"]?.members?[TokenTree.vendor]?.members else { return }
    notes.append(Note(path: path, members: own))
  }

  /// Returns a group and all groups that it extends, nearest first.
  private mutating func layers(
    of members: [JSON.Member], _ entered: Set<Range<Int>>
  ) -> [[JSON.Member]] {
    guard let extended = members["$extends"] else { return [members] }
    guard let path = TokenAlias(extended)?.path, let group = group(at: path) else {
      report(.unknownAlias, at: extended.range, "'$extends' names no group of this file")
      return [members]
    }
    guard !entered.contains(extended.range) else {
      report(.aliasCycle, at: extended.range, "'$extends' refers to the same group")
      return [members]
    }
    return [members] + layers(of: group, entered.union([extended.range]))
  }

  private func group(at path: [String]) -> [JSON.Member]? {
    var value = root
    for name in path {
      guard let members = value.members, let next = members[name] else { return nil }
      value = next
    }
    guard let members = value.members, !members.isToken else { return nil }
    return members
  }

  // MARK: - Names

  private static let keys = [
    "$type", "$description", "$extensions", "$extends", "$deprecated", "$root",
  ]

  private mutating func check(_ members: [JSON.Member], isRoot: Bool) {
    let known = Self.keys + (isRoot ? ["$schema"] : [])
    for member in members where !known.contains(member.name) {
      if member.name.first == "$" {
        problems.append(.unknownKey(member, among: known))
      } else if member.name.isEmpty {
        report(.tokenName, at: member.nameRange, "a name cannot be empty")
      } else if let wrong = member.name.first(where: { "{}.".contains($0) }) {
        report(
          .tokenName, at: member.nameRange,
          "'\(member.name)' cannot be the name of a token or a group: '\(wrong)' is reserved for aliases"
        )
      }
    }
  }
}

extension [JSON.Member] {
  /// True if an object with these members is a token.
  var isToken: Bool { contains { $0.name == "$value" || $0.name == "$ref" } }
}
