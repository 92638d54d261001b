import StyleSheet

/// The checkers of a run, with what they share: each file that says how to check is read once.
struct SheetCheckers {
  private let invocation: Invocation
  private var catalogs: [[String]: Catalog?] = [:]
  private var assets = AssetFolders()
  private var baselines: [String: Baseline?] = [:]
  private let sheets: Int
  private let names: Set<String>

  /// The checkers for a command line that names these sheets.
  init(_ invocation: Invocation, for sheets: [Files.Found]) {
    self.invocation = invocation
    self.sheets = sheets.count
    // One sheet has nobody else to speak for it.
    names = sheets.count < 2 ? [] : Set(sheets.compactMap { try? $0.path().description })
  }

  /// A checker for the sheets to which this is said; nil if that is wrong, which is told once.
  mutating func checker(_ invocation: Invocation, _ session: inout Session) -> SheetChecker? {
    let found = assets.images(for: invocation, &session)
    guard let catalog = catalog(invocation, &session), case .known(let images) = found else {
      return nil
    }
    do throws(FileProblem) {
      guard let path = invocation.text(.baseline) else {
        return try SheetChecker(invocation, knowing: catalog, showing: images, among: names)
      }
      guard let baseline = try baseline(path, &session) else { return nil }
      return try SheetChecker(
        invocation, knowing: catalog, showing: images, baseline, among: names)
    } catch {
      session.tell(of: [.file(error)], invocation)
      return nil
    }
  }

  /// The catalog with the classes of some schemas; nil if one of them is wrong.
  private mutating func catalog(
    _ invocation: Invocation, _ session: inout Session
  ) -> Catalog? {
    let schemas = invocation.texts(.schema)
    if let known = catalogs[schemas] { return known }
    let catalog = session.catalog(invocation)?.made(for: sheets)
    catalogs[schemas] = .some(catalog)
    return catalog
  }

  private mutating func baseline(
    _ path: String, _ session: inout Session
  ) throws(FileProblem) -> Baseline? {
    if let known = baselines[path] { return known }
    baselines[path] = .some(nil)
    let baseline = try Baseline.read(SystemText(path), isNew: invocation.has(.baselineUpdate))
    session.tell(of: baseline.problems.map { .place(baseline.source, $0) }, invocation)
    guard baseline.problems.isEmpty else { return nil }
    baselines[path] = baseline
    return baseline
  }
}

extension Catalog {
  /// The same catalog for so many sheets: from a hundred on it is quicker to read all of it once.
  func made(for sheets: Int) -> Catalog { sheets < 100 ? self : unfolded }
}

extension Session {
  /// The catalog with the classes of the schemas that a command line names; nil if one of them is
  /// wrong, which is said.
  mutating func catalog(_ invocation: Invocation) -> Catalog? {
    let schemas = invocation.texts(.schema)
    guard !schemas.isEmpty else { return .all }
    var reader = SchemaReader()
    for schema in schemas { reader.read(SystemText(schema)) }
    tell(of: reader.problems, invocation)
    return reader.problems.isEmpty
      ? Catalog.all.adding(reader.classes, leaving: reader.open) : nil
  }
}
