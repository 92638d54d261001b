import StyleSheet

/// The checkers of a run: one for all sheets to which the same is said.
struct SheetCheckers {
  private var configurations: Configurations
  private let invocation: Invocation
  /// By the numbers of what is said; what is made of it is nil where it is wrong, which was said.
  private var checkers: [Made] = []
  private var catalogs: [[String]: Catalog?] = [:]
  /// The catalog without schemas, if it was asked for.
  private var plainCatalog: Catalog?
  private var assets = AssetFolders()
  private var baselines: [String: Baseline?] = [:]
  /// What is wrong with the files that say how to check, each in a sentence.
  private(set) var problems: [String] = []

  private let sheets: Int
  private let names: Set<String>

  /// Whether a checker was made, and the checker.
  private struct Made {
    var isMade = false
    var checker: SheetChecker?
  }

  /// The checkers for a command line that names these sheets.
  init(_ invocation: Invocation, for sheets: [Files.Found]) {
    self.invocation = invocation
    self.sheets = sheets.count
    // One sheet has nobody else to speak for it.
    names = sheets.count < 2 ? [] : Set(sheets.compactMap { try? $0.path().description })
    configurations = Configurations(invocation)
  }

  /// By what the sheet at a path is passed over; nil if it is not.
  mutating func ignoring(_ path: SystemText, _ session: inout Session) -> Settings.Value? {
    let before = configurations.problems.count
    defer { problems += configurations.problems.dropFirst(before) }
    return configurations.ignoring(path, &session)
  }

  /// The checker for the sheet at a path; nil if what is said to it is wrong, which is told once.
  mutating func checker(for path: SystemText, _ session: inout Session) -> SheetChecker? {
    let before = configurations.problems.count
    let applied = configurations.applied(to: path, &session)
    problems += configurations.problems.dropFirst(before)
    guard let applied else { return nil }
    while checkers.count <= applied.number { checkers.append(Made()) }
    if !checkers[applied.number].isMade {
      checkers[applied.number] = Made(
        isMade: true, checker: checker(applied.invocation, &session))
    }
    return checkers[applied.number].checker
  }

  private mutating func checker(
    _ invocation: Invocation, _ session: inout Session
  ) -> SheetChecker? {
    let found = assets.images(for: invocation, &session)
    problems += found.problems
    guard let catalog = catalog(invocation.texts(.schema), &session), found.isComplete else {
      return nil
    }
    do throws(FileProblem) {
      guard let path = invocation.text(.baseline) else {
        return try SheetChecker(
          invocation, knowing: catalog, showing: found.images, among: names)
      }
      guard let baseline = try baseline(path, &session) else { return nil }
      return try SheetChecker(
        invocation, knowing: catalog, showing: found.images, baseline, among: names)
    } catch {
      session.complain(error)
      problems.append(error.description)
      return nil
    }
  }

  /// The catalog with the classes of some schemas; nil if one of them is wrong.
  private mutating func catalog(_ paths: [String], _ session: inout Session) -> Catalog? {
    if paths.isEmpty {
      let catalog = plainCatalog ?? Catalog.all.made(for: sheets)
      plainCatalog = catalog
      return catalog
    }
    if let known = catalogs[paths] { return known }
    let (plain, found) = session.catalog(with: paths, invocation)
    problems += found
    let catalog = plain?.made(for: sheets)
    catalogs[paths] = .some(catalog)
    return catalog
  }

  private mutating func baseline(
    _ path: String, _ session: inout Session
  ) throws(FileProblem) -> Baseline? {
    if let known = baselines[path] { return known }
    baselines[path] = .some(nil)
    let baseline = try Baseline.read(SystemText(path), isNew: invocation.has(.baselineUpdate))
    guard baseline.problems.isEmpty else {
      problems += session.tell(
        of: baseline.problems.map { .place(baseline.source, $0) }, invocation)
      return nil
    }
    baselines[path] = baseline
    return baseline
  }
}

extension Catalog {
  /// The same catalog for so many sheets: from a hundred on it is quicker to read all of it once.
  func made(for sheets: Int) -> Catalog { sheets < 100 ? self : unfolded }
}

extension Session {
  /// The catalog with the classes of schemas, and what is wrong with them, which is said; nil for
  /// the catalog if anything is.
  mutating func catalog(
    with schemas: [String], _ invocation: Invocation
  ) -> (Catalog?, problems: [String]) {
    guard !schemas.isEmpty else { return (.all, []) }
    var reader = SchemaReader()
    for schema in schemas { reader.read(SystemText(schema)) }
    let problems = tell(of: reader.problems, invocation)
    return (
      problems.isEmpty ? Catalog.all.adding(reader.classes, leaving: reader.open) : nil, problems
    )
  }
}
