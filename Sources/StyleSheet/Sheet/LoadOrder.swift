/// The order in which sheets have to be loaded that import each other.
///
/// An imported sheet is loaded before the whole of the sheet that imports it, wherever the import
/// stands, so what imports has the last word; of several imports the first is loaded first. A sheet
/// is loaded once, where it is met first. See
/// `Documentation/Decisions/0039-imports-are-loaded-before-what-imports-them.md`.
///
/// It reads no file: whoever makes it says where a sheet is and what is in it.
public struct LoadOrder: Hashable, Sendable {
  /// Something that is wrong with an import.
  public struct Problem: Hashable, Sendable {
    /// The sheet that has the import.
    public let sheet: Sheet
    /// What is wrong, at the import.
    public let diagnostic: Diagnostic
    /// The import by which the sheet that was asked about leads there; nil if it has the import itself.
    public let way: Range<Int>?
  }

  /// In load order; the sheet that was asked about is the last.
  public private(set) var sheets: [Sheet] = []
  /// In the order in which they were met; of each kind at most ``problemLimit``.
  public private(set) var problems: [Problem] = []
  /// What was counted beyond that, by the name of the sheet that has it; of the sheet that was asked
  /// about, by nil.
  package private(set) var dropped: [String?: [ImportRefusal.Kind: Int]] = [:]

  /// How many problems of one kind are put into words; further ones are counted.
  static let problemLimit = 10_000

  /// How many sheets are loaded for one; what more is imported is left out, and said to be.
  public static let largest = 1_000

  /// What is wrong with the imports of the sheet that was asked about, at them: with its own, and with
  /// those further down, told at the import that leads there.
  ///
  /// - Parameter others: The names of sheets that are asked about too, so that what is wrong with their
  ///   own imports is told of them. A sheet that is loaded twice by two ways is told here all the same:
  ///   neither of the two has it alone.
  /// - Returns: Findings in the sheet that was asked about, in the order in which they were met.
  public func problems(telling others: Set<String> = []) -> [Diagnostic] {
    problems.compactMap { problem in
      guard let way = problem.way else { return problem.diagnostic }
      let name = problem.sheet.source.name
      let isTold = problem.diagnostic.id != ImportRefusal.Kind.repeated.rawValue
      guard !isTold || !others.contains(name) else { return nil }
      return problem.diagnostic.told(at: way, of: name)
    }
  }

  /// One sheet, whose imports an engine does not read.
  public init(alone sheet: Sheet) { sheets = [sheet] }

  /// The order for `first`, which is at `place`.
  ///
  /// Two places are one sheet if they are equal. What cannot be loaded is left out, with a problem;
  /// so is an import that would close a circle.
  ///
  /// - Parameters:
  ///   - first: The sheet that is asked about.
  ///   - place: Where it is.
  ///   - locate: Where the sheet is that an import names, seen from the place of the importer.
  ///   - read: The sheet at a place; asked once for each.
  /// - Complexity: O(imports), and what the two functions take.
  public init<Place: Hashable>(
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
        // Of a name that is missing the parser has spoken, but quotes without one are well-formed.
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
  /// Whether an import has quotes with nothing between them.
  fileprivate func hasEmptyQuotes(_ statement: Import) -> Bool {
    let text = source.bytes[statement.range]
    return zip(text, text.dropFirst()).contains { $0 == $1 && $0 == UInt8(ascii: "\"") }
  }
}

extension Diagnostic {
  /// The same at an import that leads to the sheet in question.
  fileprivate func told(at range: Range<Int>, of name: String) -> Self {
    Diagnostic(severity, id, at: range, "in '\(name)': \(message)")
  }
}
