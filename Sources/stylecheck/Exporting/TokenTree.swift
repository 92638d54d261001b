import StyleSheet

/// Design tokens in groups, in insertion order.
struct TokenTree: Hashable, Sendable {
  private indirect enum Node: Hashable, Sendable {
    case token(JSONText)
    case group(TokenTree)
  }

  private var names: [String] = []
  private var nodes: [String: Node] = [:]
  /// The additional members of the group, under the vendor name.
  private var extra: [JSONText.Member] = []

  static let vendor = "stylecheck"

  var isEmpty: Bool { names.isEmpty && extra.isEmpty }

  /// Adds a token at a path of escaped names.
  mutating func put(_ token: JSONText, at path: some Collection<String>) {
    guard let first = path.first else { return }
    let rest = path.dropFirst()
    if rest.isEmpty {
      set(first, .token(token))
    } else {
      change(first) { $0.put(token, at: rest) }
    }
  }

  /// Adds an additional member to the group at a path.
  mutating func say(_ name: String, _ value: JSONText, at path: some Collection<String>) {
    guard let first = path.first else {
      extra.append(JSONText.Member(name, value))
      return
    }
    change(first) { $0.say(name, value, at: path.dropFirst()) }
  }

  private mutating func change(_ name: String, _ body: (inout TokenTree) -> Void) {
    var group = TokenTree()
    // Removed first, so that it is modified in place and not copied.
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

  /// The object of the group, additional members first.
  var json: JSONText {
    let own: JSONText = ["$extensions": extra.isEmpty ? nil : [Self.vendor: .object(extra)]]
    let members = names.compactMap { name -> JSONText.Member? in
      switch nodes[name] {
      case .token(let token): JSONText.Member(name, token)
      case .group(let group): JSONText.Member(name, group.json)
      case nil: nil
      }
    }
    return own.with(.object(members))
  }
}

// MARK: - Paths

/// The paths of a theme's entries in the tree.
struct TokenPlaces {
  /// The classes that are not split, because their path would contain a token.
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

  /// Returns the escaped group names of a class.
  ///
  /// Each `_` between two words begins a nested group, unless a token has that name.
  func group(of className: String) -> [String] {
    guard !className.isEmpty else { return [Self.palette] }
    let parts = whole.contains(className) ? [className] : Self.parts(of: className)
    return ["classes"] + parts.map(DesignTokenName.escaped)
  }

  func token(of entry: ExportedTheme.Entry) -> [String] {
    group(of: entry.className) + [DesignTokenName.escaped(entry.name)]
  }

  private static let palette = "palette"

  static func color(_ name: String) -> [String] { [palette, DesignTokenName.escaped(name)] }

  static func variable(_ name: String) -> [String] {
    ["variables", DesignTokenName.escaped(name.first == "@" ? String(name.dropFirst()) : name)]
  }

  /// Returns the words between underscores, or the whole name if a word would be empty.
  private static func parts(of className: String) -> [String] {
    let parts = className.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
    return parts.contains("") ? [className] : parts
  }
}
