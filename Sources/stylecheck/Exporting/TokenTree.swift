import StyleSheet

/// Tokens in their groups, in the order in which they were put there.
struct TokenTree: Hashable, Sendable {
  private indirect enum Node: Hashable, Sendable {
    case token(JSONText)
    case group(TokenTree)
  }

  private var names: [String] = []
  private var nodes: [String: Node] = [:]
  /// What the group says that is no token, under our name.
  private var extra: [JSONText.Member] = []

  /// Under which name a group says what is no token.
  static let vendor = "stylecheck"

  var isEmpty: Bool { names.isEmpty && extra.isEmpty }

  /// Puts a token at a path of names that are escaped already.
  mutating func put(_ token: JSONText, at path: some Collection<String>) {
    guard let first = path.first else { return }
    let rest = path.dropFirst()
    if rest.isEmpty {
      set(first, .token(token))
    } else {
      change(first) { $0.put(token, at: rest) }
    }
  }

  /// Says something of the group at a path.
  mutating func say(_ name: String, _ value: JSONText, at path: some Collection<String>) {
    guard let first = path.first else {
      extra.append(JSONText.Member(name, value))
      return
    }
    change(first) { $0.say(name, value, at: path.dropFirst()) }
  }

  private mutating func change(_ name: String, _ body: (inout TokenTree) -> Void) {
    var group = TokenTree()
    // Taken out, so that it is changed in its place and not copied.
    if case .group(let old)? = nodes[name] {
      group = old
      nodes[name] = .token(.null)
    }
    body(&group)
    set(name, .group(group))
  }

  private mutating func set(_ name: String, _ node: Node) {
    if nodes.updateValue(node, forKey: name) == nil { names.append(name) }
  }

  /// The members of the group's object, what it says of itself in front.
  var members: [JSONText.Member] {
    let own: [JSONText.Member] =
      extra.isEmpty
      ? [] : [JSONText.Member("$extensions", .object([.init(Self.vendor, .object(extra))]))]
    return own
      + names.compactMap { name in
        switch nodes[name] {
        case .token(let token): JSONText.Member(name, token)
        case .group(let group): JSONText.Member(name, .object(group.members))
        case nil: nil
        }
      }
  }
}

// MARK: - Where things are

/// Where a theme's parts are in a tree.
struct TokenPlaces {
  /// Classes whose path of groups would end at a token, or go through one.
  private let whole: Set<String>

  init(_ entries: [ExportedTheme.Entry]) {
    let tokens = Set(
      entries.filter { !$0.className.isEmpty }.map { Self.parts(of: $0.className) + [$0.name] })
    whole = Set(
      entries.map(\.className).filter { name in
        let parts = Self.parts(of: name)
        return parts.indices.dropFirst().contains { tokens.contains(Array(parts[...$0])) }
      })
  }

  /// The names of the groups of a class, escaped.
  ///
  /// Each `_` between two words begins a group in the group, unless a token has its name already.
  func group(of className: String) -> [String] {
    guard !className.isEmpty else { return [Self.palette] }
    let parts = whole.contains(className) ? [className] : Self.parts(of: className)
    return ["classes"] + parts.map(DesignTokenName.escaped)
  }

  func token(of entry: ExportedTheme.Entry) -> [String] {
    group(of: entry.className) + [DesignTokenName.escaped(entry.name)]
  }

  private static let palette = "palette"

  /// The path of a name of the palette.
  static func color(_ name: String) -> [String] { [palette, DesignTokenName.escaped(name)] }

  static func variable(_ name: String) -> [String] {
    ["variables", DesignTokenName.escaped(name.first == "@" ? String(name.dropFirst()) : name)]
  }

  /// The words between underscores; the whole name if one of them would be empty.
  private static func parts(of className: String) -> [String] {
    let parts = className.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
    return parts.contains("") ? [className] : parts
  }
}
