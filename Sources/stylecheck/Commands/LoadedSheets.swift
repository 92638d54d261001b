import StyleRules
import StyleSheet

extension Session {
  /// Reads the files at `paths`, in order; reports those that cannot be read or are not stylesheets
  /// by name, and then returns nil.
  mutating func sources(at paths: [SystemText], areSheets: Bool = true) -> [SourceText]? {
    let sources = paths.compactMap { path in
      attempt { session throws(FileProblem) in
        guard !areSheets || Files.isSheet(path) else { throw FileProblem(path, .isNoSheet) }
        let name = path == .hyphen ? "<stdin>" : path.description
        return SourceText(bytes: try session.read(path), name: name)
      }
    }
    return sources.count == paths.count ? sources : nil
  }

  /// Returns the sheets of a command line, each after its imports, and warns about errors; reports
  /// unreadable files and returns nil.
  mutating func sheets(_ invocation: Invocation) -> [Sheet]? {
    guard let sources = sources(at: invocation.operands),
      let sheets = loadOrder(of: sources, at: invocation.operands, invocation)
    else { return nil }
    warn(of: sheets, for: [invocation.dialect])
    return sheets
  }

  /// Returns sheets in load order, each after its imports; reports missing ones and returns nil.
  ///
  /// `paths` are the paths of the sheets; by default, imports are followed if the target does so.
  mutating func loadOrder(
    of sources: some Sequence<SourceText>, at paths: some Sequence<SystemText>,
    _ invocation: Invocation, following follows: Bool? = nil
  ) -> [Sheet]? {
    loadOrders(of: sources, at: paths, invocation, following: follows)?.flatMap(\.sheets)
  }

  /// Returns the load order of each sheet; reports missing imports and returns nil.
  mutating func loadOrders(
    of sources: some Sequence<SourceText>, at paths: some Sequence<SystemText>,
    _ invocation: Invocation, following follows: Bool? = nil
  ) -> [LoadOrder]? {
    let isFollowed = follows ?? invocation.dialect.imports.isFollowed
    guard
      let imported = attempt({ _ throws(FileProblem) in try invocation.importedSheets() })
    else { return nil }
    let orders = zip(sources, paths).map { source, path in
      let sheet = Sheet(parsing: source)
      return isFollowed ? imported.order(of: sheet, at: path) : LoadOrder(alone: sheet)
    }
    let errors = orders.flatMap(\.problems).filter { $0.diagnostic.severity == .error }
    for (sheet, found) in errors.runs(by: \.sheet) {
      tell(found.map(\.diagnostic), in: sheet.source, invocation)
    }
    return errors.isEmpty ? orders : nil
  }

  /// Reports the sheets of which an app shows nothing in some situations, for output that has no
  /// place for that; each message once.
  mutating func tellLosses(
    of sheets: [Sheet], in situations: [ThemeEnvironment], for dialect: Dialect
  ) {
    var told: [String] = []
    for situation in situations {
      for loss in ThemeReport.losses(of: Theme(of: sheets, in: situation, for: dialect))
      where !told.contains(loss.line) {
        told.append(loss.line)
        complain("\(loss.line); the output shows what can be read of it")
      }
    }
  }

  /// Reports the sheets with errors, which may explain unexpected output.
  mutating func warn(of sheets: [Sheet], for dialects: [Dialect]) {
    for warning in sheets.warnings(for: dialects) { complain(warning) }
  }
}

extension [Sheet] {
  /// A sentence for each sheet with errors, without a full stop.
  func warnings(for dialects: [Dialect]) -> [String] {
    let haveErrors = Workers.each(of: self) { $0.hasErrors(for: dialects) }
    return zip(self, haveErrors).filter(\.1).map { sheet, _ in
      "'\(sheet.source.name)' has errors; run 'stylecheck check'"
    }
  }
}
