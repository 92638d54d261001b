/// The visible differences between two resolutions.
///
/// Values are compared, not texts: a color written in another notation or through a variable is
/// equal.
public struct ThemeDifference: Hashable, Sendable {
  /// A property of a class, or a palette name, that was added, removed or changed.
  public struct Change: Hashable, Sendable {
    /// The kind of change.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      case added, removed, changed
    }

    /// The class as written in rules, after a renaming the new name; empty for the palette.
    public let className: String
    /// The property with its variant, or the palette name.
    public let name: String
    /// The old entry, or nil if it was added.
    public let before: Resolution.Entry?
    /// The new entry, or nil if it was removed.
    public let after: Resolution.Entry?

    /// The kind of change.
    public var kind: Kind { before == nil ? .added : after == nil ? .removed : .changed }

    /// Compares two entries of a property; nil if they look alike, or if both are missing.
    fileprivate init?(
      of className: String, from before: Resolution.Entry?, to after: Resolution.Entry?
    ) {
      guard let name = (before ?? after)?.name, before.map(Look.init) != after.map(Look.init) else {
        return nil
      }
      self.className = className
      self.name = name
      self.before = before
      self.after = after
    }

    /// The perceived difference of the colors, or nil unless both values are colors.
    public var colorDifference: Double? {
      guard case .color(let old)? = before?.value, case .color(let new)? = after?.value else {
        return nil
      }
      return old.difference(from: new)
    }
  }

  /// A class that was renamed.
  public struct Renaming: Hashable, Sendable {
    /// The name in the old theme.
    public let before: String
    /// The name in the new theme.
    public let after: String
  }

  /// The removed classes that match exactly one added class with the same values.
  ///
  /// If several match, the class counts as removed and the others as added.
  public let renamings: [Renaming]
  /// The changes, sorted by name, the palette last.
  public let changes: [Change]

  /// True if there is no difference.
  public var isEmpty: Bool { renamings.isEmpty && changes.isEmpty }
}

// MARK: - Comparing

extension ThemeDifference {
  /// Computes the difference between two resolutions.
  ///
  /// - Complexity: O(n log n) in the number of properties.
  public init(from before: Resolution, to after: Resolution) {
    let old = before.classes.filter { !$0.entries.isEmpty }
    let new = after.classes.filter { !$0.entries.isEmpty }
    let pairs = Self.pairs(old.map(\.name), new.map(\.name))
    let renamings = Self.renamings(
      from: pairs.compactMap { $0.new == nil ? $0.old.map { old[$0] } : nil },
      to: pairs.compactMap { $0.old == nil ? $0.new.map { new[$0] } : nil })
    self.renamings = renamings
    let renamed = Set(renamings.flatMap { [$0.before, $0.after] })
    changes =
      pairs.flatMap { pair -> [Change] in
        let was = pair.old.map { old[$0] }
        let isNow = pair.new.map { new[$0] }
        guard let name = was?.name ?? isNow?.name, !renamed.contains(name) else { return [] }
        return Self.changes(of: name, from: was?.entries ?? [], to: isNow?.entries ?? [])
      } + Self.changes(of: "", from: before.palette, to: after.palette)
  }

  /// Computes the difference between two themes.
  ///
  /// The same as for their resolutions, except that a palette name with the same color in both
  /// themes, overridden or not, is no difference.
  ///
  /// - Complexity: O(n log n) in the number of properties.
  public init(from before: Theme, to after: Theme, knowing catalog: Catalog = .all) {
    let whole = ThemeDifference(
      from: before.resolution(knowing: catalog), to: after.resolution(knowing: catalog))
    self = whole.seen(from: before, to: after)
  }

  /// Returns the visible part of the difference: without overrides that equal the palette's own
  /// color.
  package func seen(from before: Theme, to after: Theme) -> ThemeDifference {
    ThemeDifference(
      renamings: renamings,
      changes: changes.filter { change in
        guard change.className.isEmpty, change.kind != .changed,
          let old = before.color(change.name), let new = after.color(change.name)
        else { return true }
        return old != new
      })
  }

  /// Returns the indices of each name in two sorted lists.
  private static func pairs(_ old: [String], _ new: [String]) -> [(old: Int?, new: Int?)] {
    var pairs: [(old: Int?, new: Int?)] = []
    var (first, second) = (0, 0)
    while first < old.count || second < new.count {
      let isOld =
        second == new.count || first < old.count && !new[second].precedes(old[first])
      let isNew = first == old.count || second < new.count && !old[first].precedes(new[second])
      pairs.append((isOld ? first : nil, isNew ? second : nil))
      if isOld { first += 1 }
      if isNew { second += 1 }
    }
    return pairs
  }

  private static func changes(
    of className: String, from before: [Resolution.Entry], to after: [Resolution.Entry]
  ) -> [Change] {
    pairs(before.map(\.name), after.map(\.name)).compactMap { old, new in
      Change(of: className, from: old.map { before[$0] }, to: new.map { after[$0] })
    }
  }

  private static func renamings(
    from removed: [Resolution.ClassEntry], to added: [Resolution.ClassEntry]
  ) -> [Renaming] {
    let news = Dictionary(grouping: added) { $0.entries.map(Look.init) }
    let olds = Dictionary(grouping: removed) { $0.entries.map(Look.init) }
    return olds.compactMap { looks, olds -> Renaming? in
      guard let news = news[looks], olds.count == 1, news.count == 1 else { return nil }
      return Renaming(before: olds[0].name, after: news[0].name)
    }.inOrder(of: \.before)
  }

  /// The visible part of a property: its value, or its text if it has none.
  fileprivate struct Look: Hashable {
    let name: String
    let value: ThemeValue?
    let text: String?

    init(_ entry: Resolution.Entry) {
      name = entry.name
      value = entry.value
      text = entry.value == nil ? entry.winner.text : nil
    }
  }
}
