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
    public var kind: Kind {
      // `if case` avoids a copy of the entry, which `== nil` makes.
      if case nil = before { return .added }
      if case nil = after { return .removed }
      return .changed
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
    let old = Self.table(before)
    let new = Self.table(after)
    renamings = Self.renamings(from: old, to: new)
    let oldNames = Set(renamings.map(\.before))
    let newNames = Set(renamings.map(\.after))
    let names = Set(old.keys).subtracting(oldNames).union(Set(new.keys).subtracting(newNames))
    changes =
      names.inByteOrder.flatMap {
        Self.changes(of: $0, from: old[$0, default: []], to: new[$0, default: []])
      } + Self.changes(of: "", from: before.palette, to: after.palette)
  }

  /// Computes the difference between two themes.
  ///
  /// The same as for their resolutions, and faster if they have much in common. A palette name with
  /// the same color in both themes, overridden or not, is no difference.
  ///
  /// - Complexity: O(n), and O(m log m) in the number of properties of classes that are not alike.
  public init(from before: Theme, to after: Theme, knowing catalog: Catalog = .all) {
    let alike = before.classesAlike(in: after)
    let whole = ThemeDifference(
      from: before.resolution(knowing: catalog, without: alike),
      to: after.resolution(knowing: catalog, without: alike))
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

  /// Returns the entries of each class that has any.
  private static func table(_ resolution: Resolution) -> [String: [Resolution.Entry]] {
    let filled = resolution.classes.filter { !$0.entries.isEmpty }
    return Dictionary(filled.map { ($0.name, $0.entries) }) { first, _ in first }
  }

  private static func changes(
    of className: String, from before: [Resolution.Entry], to after: [Resolution.Entry]
  ) -> [Change] {
    var changes: [Change] = []
    var old = before.inOrder(of: \.name)[...]
    var new = after.inOrder(of: \.name)[...]
    while let name = [old.first?.name, new.first?.name].compactMap(\.self).min(by: {
      $0.precedes($1)
    }) {
      let was = old.first?.name == name ? old.removeFirst() : nil
      let isNow = new.first?.name == name ? new.removeFirst() : nil
      guard was.map(Look.init) != isNow.map(Look.init) else { continue }
      changes.append(Change(className: className, name: name, before: was, after: isNow))
    }
    return changes
  }

  private static func renamings(
    from old: [String: [Resolution.Entry]], to new: [String: [Resolution.Entry]]
  ) -> [Renaming] {
    func names(
      _ table: [String: [Resolution.Entry]], missingIn other: [String: [Resolution.Entry]]
    ) -> [[Look]: [String]] {
      let gone = table.filter { other[$0.key] == nil }
      return Dictionary(grouping: gone.keys) { gone[$0, default: []].map(Look.init) }
    }
    let added = names(new, missingIn: old)
    return names(old, missingIn: new).compactMap { looks, olds -> Renaming? in
      guard let news = added[looks], olds.count == 1, news.count == 1 else { return nil }
      return Renaming(before: olds[0], after: news[0])
    }.inOrder(of: \.before)
  }

  /// The visible part of a property: its value, or its text if it has none.
  private struct Look: Hashable {
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
