/// What is not the same in two resolutions, as a user would see it.
///
/// Values are compared, not texts: a color that is written in another way, or that comes through a
/// variable now, is the same color.
public struct ThemeDifference: Hashable, Sendable {
  /// A property of a class, or a name of the palette, that is not what it was.
  public struct Change: Hashable, Sendable {
    /// What happened to it.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      case added, removed, changed
    }

    /// As rules name it, after a renaming the new name; empty for the palette.
    public let className: String
    /// The property with its variant, or the name of the palette.
    public let name: String
    /// Nil if it is new.
    public let before: Resolution.Entry?
    /// Nil if it is gone.
    public let after: Resolution.Entry?

    /// What happened to it.
    public var kind: Kind {
      // Compared with nil, all of an entry would be copied.
      if case nil = before { return .added }
      if case nil = after { return .removed }
      return .changed
    }

    /// How different the colors look; nil unless there are two.
    public var colorDifference: Double? {
      guard case .color(let old)? = before?.value, case .color(let new)? = after?.value else {
        return nil
      }
      return old.difference(from: new)
    }
  }

  /// A class that has another name now.
  public struct Renaming: Hashable, Sendable {
    /// Its name in the old theme.
    public let before: String
    /// Its name in the new one, where it is set to the same.
    public let after: String
  }

  /// Classes that are gone, each with the one new class that is set to the same.
  ///
  /// Where two would do, nobody knows which it was: then one is removed and another added.
  public let renamings: [Renaming]
  /// In the order of the names, the palette last.
  public let changes: [Change]

  /// Whether nothing is to be seen.
  public var isEmpty: Bool { renamings.isEmpty && changes.isEmpty }
}

// MARK: - Comparing

extension ThemeDifference {
  /// What is not the same in `after` as it was in `before`.
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

  /// What is not the same under `after` as it was under `before`.
  ///
  /// The same as that of their resolutions, and quicker where they have much in common; but of a
  /// name of the palette that has one color under both, overridden or not, nothing is seen.
  ///
  /// - Complexity: O(n), and O(m log m) in the number of properties of classes that are not alike.
  public init(from before: Theme, to after: Theme, knowing catalog: Catalog = .all) {
    let alike = before.classesAlike(in: after)
    let whole = ThemeDifference(
      from: before.resolution(knowing: catalog, without: alike),
      to: after.resolution(knowing: catalog, without: alike))
    self = whole.seen(from: before, to: after)
  }

  /// What of it is seen by whoever goes from one theme to the other: an override that says of a
  /// name of the palette what the palette says comes and goes without a trace.
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

  /// The classes that anything is set for.
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

  /// What of a property is seen: its value, and only where it has none its text.
  private struct Look: Hashable {
    let name: String
    let value: Value?
    let text: String?

    init(_ entry: Resolution.Entry) {
      name = entry.name
      value = entry.value
      text = entry.value == nil ? entry.winner.text : nil
    }
  }
}
