/// The load order of sheets that import each other.
///
/// An imported sheet is loaded completely before the sheet that imports it, wherever the import is,
/// so the importing sheet overrides it; several imports are loaded in order. A sheet is loaded
/// once, at its first import. See
/// `Documentation/Decisions/0039-imports-are-loaded-before-what-imports-them.md`.
///
/// It reads no files: the caller locates and reads sheets.
package struct LoadOrder: Hashable, Sendable {
  /// A problem of an import.
  package struct Problem: Hashable, Sendable {
    package let sheet: Sheet
    package let diagnostic: Diagnostic
    /// The import of the root sheet that leads to the problem; nil if the root sheet contains it.
    package let way: Range<Int>?
  }

  /// The sheets in load order; the root sheet is the last.
  package private(set) var sheets: [Sheet] = []
  /// The problems in the order of the walk; at most ``problemLimit`` of each kind.
  package private(set) var problems: [Problem] = []
  /// The number of problems above the limit, by the name of their sheet; nil for the root sheet.
  package private(set) var dropped: [String?: [ImportRefusal.Kind: Int]] = [:]

  /// The largest number of problems of one kind that are stored; further ones are only counted.
  static let problemLimit = 10_000

  /// The largest number of sheets loaded for one; further imports are skipped and reported.
  package static let largest = 1_000

  /// Returns diagnostics for all import problems in the root sheet: its own, and those of imported
  /// sheets at the import that leads to them; in the order of the walk.
  ///
  /// Problems of the own imports of `others`, which are checked themselves, are reported there. A
  /// sheet that is loaded twice is always reported here, because it involves two imports.
  package func problems(telling others: Set<String> = []) -> [Diagnostic] {
    problems.compactMap { problem in
      guard let way = problem.way else { return problem.diagnostic }
      let name = problem.sheet.source.name
      let isTold = problem.diagnostic.id != ImportRefusal.Kind.repeated.rawValue
      guard !isTold || !others.contains(name) else { return nil }
      let found = problem.diagnostic
      return Diagnostic(found.severity, found.id, at: way, "in '\(name)': \(found.message)")
    }
  }

  /// True if every imported sheet is loaded.
  package var isComplete: Bool {
    let harmless = [ImportRefusal.Kind.cycle, .repeated].map(\.rawValue)
    return dropped.isEmpty && problems.allSatisfy { harmless.contains($0.diagnostic.id) }
  }

  /// Creates the order of one sheet whose imports the engine does not read.
  package init(alone sheet: Sheet) { sheets = [sheet] }

  /// Creates the order for `first` at `place`.
  ///
  /// Equal places are the same sheet. A sheet that cannot be loaded is skipped with a problem, and
  /// so is an import that would close a cycle. `locate` returns the place of an imported sheet,
  /// relative to that of its importer; `read` is called once for each place.
  package init<Place: Hashable>(
    of first: Sheet, at place: Place,
    locate: (Sheet.Import, Place) -> Result<Place, ImportRefusal>,
    read: (Place) -> Result<Sheet, ImportRefusal>
  ) {
    var walk = ImportWalk(first, at: place, most: Self.largest)
    var counts: [ImportRefusal.Kind: Int] = [:]
    while let step = walk.next() {
      switch step {
      case .loaded(let sheet): sheets.append(sheet)
      case .imports(let statement, let sheet):
        // The parser reports a missing name, but accepts empty quotes.
        guard !statement.name.isEmpty || sheet.hasEmptyQuotes(statement) else { continue }
        let found =
          statement.name.isEmpty
          ? .failure(.unnamed)
          : locate(statement, walk.place).flatMap { place in walk.enter(place) { read(place) } }
        if case .failure(let refusal) = found {
          let owner = refusal.owner ?? sheet
          counts[refusal.kind, default: 0] += 1
          guard counts[refusal.kind, default: 0] <= Self.problemLimit else {
            dropped[owner == first ? nil : owner.source.name, default: [:]][
              refusal.kind, default: 0] += 1
            continue
          }
          let range = refusal.range ?? statement.range
          let diagnostic = Diagnostic(refusal.kind.severity, refusal.id, at: range, refusal.message)
          problems.append(
            Problem(sheet: owner, diagnostic: diagnostic, way: owner == first ? nil : walk.way))
        }
      }
    }
  }
}

extension Sheet {
  fileprivate func hasEmptyQuotes(_ statement: Import) -> Bool {
    let text = source.bytes[statement.range]
    return zip(text, text.dropFirst()).contains { $0 == $1 && $0 == UInt8(ascii: "\"") }
  }
}
