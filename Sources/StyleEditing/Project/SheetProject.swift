package import StyleRules
package import StyleSheet

/// The sheets that an editor knows, each as its buffer or file has it.
///
/// It reads no files: the caller reads them, and resolves imports.
package struct SheetProject: Sendable {
  /// A sheet with the settings of its folder.
  package struct Member: Sendable {
    /// The sheet; the name of its source identifies it in the project.
    package var sheet: Sheet
    package var settings: Settings
    /// For each import of the sheet, the index of the imported sheet; nil if the project does not
    /// have it.
    package var imports: [Int?]

    package init(_ sheet: Sheet, _ settings: Settings, imports: [Int?] = []) {
      self.sheet = sheet
      self.settings = settings
      self.imports = imports
    }
  }

  package struct Settings: Sendable {
    /// The target engines, at least one; the first one decides where only one can be shown.
    package let dialects: [Dialect]
    /// True if nothing shows the target, so that the sheet may be for another engine.
    package let isTargetAssumed: Bool
    package let catalog: Catalog
    package let images: AppImages?
    /// The layout of inserted text.
    package let format: SheetFormat

    /// Creates settings; without a dialect, that of SAP's SDK is the target.
    package init(
      dialects: [Dialect] = [.sapfiori], isTargetAssumed: Bool = false, catalog: Catalog = .all,
      images: AppImages? = nil, format: SheetFormat = SheetFormat()
    ) {
      self.dialects = dialects.isEmpty ? [.sapfiori] : dialects
      self.isTargetAssumed = isTargetAssumed
      self.catalog = catalog
      self.images = images
      self.format = format
    }
  }

  /// In the order in which the caller added them.
  package var members: [Member]

  package init(_ members: [Member]) { self.members = members }

  /// Returns the sheets with which a sheet shares variables: the sheet itself, those that it imports,
  /// directly or not, the last loaded one first, and then those that import it.
  ///
  /// The targets differ in what they import, and the documentation of none rules it out. Editors
  /// therefore take connected sheets for one theme.
  package func connected(to index: Int) -> [Int] { connected(to: index, importers) }

  /// Returns the variables of the sheets that imports connect with each of some sheets, by index; a
  /// sheet without such sheets has none.
  ///
  /// They are collected once for sheets that are connected.
  package func sharedVariables(of wanted: some Sequence<Int>) -> [Int: SharedVariables] {
    var variables: [Int: SharedVariables] = [:]
    for group in connectedGroups(of: wanted) where group.count > 1 {
      let shared = SharedVariables(of: group.map { members[$0].sheet })
      for member in group { variables[member] = shared }
    }
    return variables
  }

  package func connectedGroups(of wanted: some Sequence<Int>) -> [[Int]] {
    let importers = importers
    var seen: Set<Int> = []
    return wanted.compactMap { index in
      guard !seen.contains(index) else { return nil }
      let group = connected(to: index, importers)
      seen.formUnion(group)
      return group
    }
  }

  private func connected(to index: Int, _ importers: [[Int]]) -> [Int] {
    var order = [index] + imported(by: index).reversed()
    var seen = Set(order)
    var next = 0
    while next < order.count {
      let member = order[next]
      next += 1
      for other in members[member].imports.compactMap({ $0 }) + importers[member]
      where members.indices.contains(other) && seen.insert(other).inserted {
        order.append(other)
      }
    }
    return order
  }

  /// Returns the sheets that a sheet imports, directly or not, in load order.
  private func imported(by index: Int) -> [Int] {
    var order: [Int] = []
    var seen: Set<Int> = [index]
    var open: [(member: Int, rest: ArraySlice<Int?>)] = [(index, members[index].imports[...])]
    while let top = open.indices.last {
      guard let next = open[top].rest.popFirst() else {
        order.append(open.removeLast().member)
        continue
      }
      if let next, members.indices.contains(next), seen.insert(next).inserted {
        open.append((next, members[next].imports[...]))
      }
    }
    return order.dropLast()
  }

  /// For each sheet, those that import it.
  private var importers: [[Int]] {
    var importers = members.map { _ in [Int]() }
    for (index, member) in members.enumerated() {
      for imported in member.imports.compactMap({ $0 }) where members.indices.contains(imported) {
        importers[imported].append(index)
      }
    }
    return importers
  }

  /// Returns the sheets of a theme: those that a sheet imports, in load order, and the sheet itself
  /// as the last one.
  ///
  /// Imports are followed if the target may support them: `dialect`, or the first one of the sheet.
  package func loadOrder(of index: Int, for dialect: Dialect? = nil) -> [Sheet] {
    guard members.indices.contains(index) else { return [] }
    let member = members[index]
    let follows = (dialect ?? member.settings.dialects.first)?.imports.isFollowed ?? false
    guard follows, !member.imports.isEmpty else { return [member.sheet] }
    var places: [Int: [Sheet.Import: Int]] = [:]
    return LoadOrder(of: member.sheet, at: index) { statement, importer in
      let own = places[importer] ?? members[importer].placesOfImports
      places[importer] = own
      return own[statement].map { .success($0) } ?? .failure(.missing(statement.name))
    } read: { place in
      .success(members[place].sheet)
    }.sheets
  }
}

/// A part of a sheet of a project.
package struct SheetLocation: Hashable, Sendable {
  /// The index of the sheet in its project.
  package let member: Int
  package let range: Range<Int>

  package init(_ member: Int, _ range: Range<Int>) {
    self.member = member
    self.range = range
  }
}

extension SheetProject.Member {
  /// The indexes of the imported sheets that the project has.
  fileprivate var placesOfImports: [Sheet.Import: Int] {
    var places: [Sheet.Import: Int] = [:]
    for (statement, place) in zip(sheet.imports, imports) { places[statement] = place }
    return places
  }
}
