import StyleSheet

/// The checkers of a run; schemas, assets and baselines are read once.
struct SheetCheckers {
  private let invocation: Invocation
  /// The catalogs by the paths of their schemas, which are few lists.
  private var catalogs: [(schemas: [SystemText], catalog: Catalog?)] = []
  /// The readers of asset folders by the paths of these without links.
  private var assets: [SystemText: AssetReader] = [:]
  private var baselines: [SystemText: Baseline?] = [:]
  private let names: Set<String>
  private let sheets: [SystemText]
  private let needsBaselines: Bool

  /// Creates the checkers for a command line with these sheets; `names` are those that can be imported.
  ///
  /// An unreadable baseline is ignored, unless baselines are needed.
  init(
    _ invocation: Invocation, among names: Set<String> = [], _ sheets: [SystemText] = [],
    needsBaselines: Bool
  ) {
    self.invocation = invocation
    self.names = names
    self.sheets = sheets
    self.needsBaselines = needsBaselines
  }

  /// Returns a checker for a command line; nil if its files have problems, reported once.
  mutating func checker(
    _ invocation: Invocation, of sheets: Int, _ session: inout Session
  ) -> SheetChecker? {
    let readers = invocation.paths(.assets).map { reader(ofAssets: $0, invocation, &session) }
    guard let catalog = catalog(invocation, of: sheets, &session),
      readers.allSatisfy(\.problems.isEmpty)
    else { return nil }
    let images =
      readers.isEmpty
      ? nil : AppImages(sets: readers.flatMap(\.sets), files: readers.flatMap(\.files))
    do throws(FileProblem) {
      var baseline: Baseline?
      if let path = invocation.path(.baseline) {
        baseline = try self.baseline(path, &session)
        if baseline == nil, needsBaselines { return nil }
      }
      return try SheetChecker(invocation, knowing: catalog, showing: images, baseline, among: names)
    } catch {
      session.tell(of: [.file(error)], invocation)
      return nil
    }
  }

  private mutating func reader(
    ofAssets folder: SystemText, _ invocation: Invocation, _ session: inout Session
  ) -> AssetReader {
    let place = (try? Files.realPath(of: folder)) ?? folder
    if let known = assets[place] { return known }
    let reader = AssetReader.reading(of: folder)
    session.tell(of: reader.problems, invocation)
    assets[place] = reader
    return reader
  }

  /// Returns the catalog with the classes of schemas; nil if one has problems.
  private mutating func catalog(
    _ invocation: Invocation, of sheets: Int, _ session: inout Session
  ) -> Catalog? {
    let schemas = invocation.paths(.schema)
    if let known = catalogs.first(where: { $0.schemas == schemas }) { return known.catalog }
    // From a hundred sheets on, loading the whole catalog at once is faster.
    let catalog = session.catalog(invocation).map { sheets < 100 ? $0 : $0.unfolded }
    catalogs.append((schemas, catalog))
    return catalog
  }

  private mutating func baseline(
    _ path: SystemText, _ session: inout Session
  ) throws(FileProblem) -> Baseline? {
    if let known = baselines[path] { return known }
    guard needsBaselines else {
      let found = (try? Baseline.read(path, isNew: false))?.of(sheets, at: invocation.operands)
      baselines[path] = .some(found)
      return found
    }
    baselines[path] = .some(nil)
    let baseline = try Baseline.read(path, isNew: invocation.has(.baselineUpdate))
    session.tell(of: baseline.problems.map { .place(baseline.source, $0) }, invocation)
    guard baseline.problems.isEmpty else { return nil }
    let own = baseline.of(sheets, at: invocation.operands)
    baselines[path] = own
    return own
  }
}

extension Session {
  /// Returns the catalog with the classes of the schemas; reports a wrong one and returns nil.
  mutating func catalog(_ invocation: Invocation) -> Catalog? {
    let schemas = invocation.paths(.schema)
    guard !schemas.isEmpty else { return .all }
    var reader = SchemaReader()
    for schema in schemas { reader.read(schema) }
    tell(of: reader.problems, invocation)
    return reader.problems.isEmpty ? Catalog.all.adding(reader.classes, leaving: reader.open) : nil
  }
}
