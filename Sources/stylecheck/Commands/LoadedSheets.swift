import StyleRules
import StyleSheet

extension Session {
  /// The files at `paths`, in order, standard input among them; nil if one cannot be read, or should
  /// be a stylesheet and is not by its name, which is said of each.
  mutating func sources(at paths: [SystemText], areSheets: Bool = true) -> [SourceText]? {
    let sources = paths.compactMap { path in
      attempt { session throws(FileProblem) in
        if areSheets { try Files.expectSheet(at: path) }
        let name = path == .hyphen ? "<stdin>" : path.description
        return SourceText(bytes: try session.read(path), name: name)
      }
    }
    return sources.count == paths.count ? sources : nil
  }

  /// The sheets that a command line names, each behind those that it imports, with a word on those
  /// that have errors; nil if one cannot be read, which is said.
  mutating func sheets(_ invocation: Invocation) -> [Sheet]? {
    guard let sources = sources(at: invocation.operands),
      let sheets = loadOrder(of: sources, at: invocation.operands, invocation)
    else { return nil }
    warn(of: sheets, for: [invocation.dialect])
    return sheets
  }

  /// Sheets in load order, each behind those that it imports; nil if one is missing, which is said.
  ///
  /// `paths` are where the sheets are; imports are followed if the target does, or if told so.
  mutating func loadOrder(
    of sources: some Sequence<SourceText>, at paths: some Sequence<SystemText>,
    _ invocation: Invocation, following follows: Bool? = nil
  ) -> [Sheet]? {
    let isFollowed = follows ?? invocation.dialect.imports.isFollowed
    guard
      let imported = attempt({ _ throws(FileProblem) in try invocation.importedSheets() })
    else { return nil }
    let orders = zip(sources, paths).map { source, path in
      let sheet = Sheet(parsing: source)
      return isFollowed ? imported.order(of: sheet, at: path) : LoadOrder(alone: sheet)
    }
    let style = excerptStyle(invocation, on: .error)
    return tell(of: orders.flatMap(\.problems), style) ? nil : orders.flatMap(\.sheets)
  }

  /// Says what is wrong with imports, and whether a sheet is missing for it.
  private mutating func tell(
    of problems: [LoadOrder.Problem], _ style: SourceExcerpt.Style
  ) -> Bool {
    // Each knows the lines of its sheet, and many a sheet has more than one problem.
    var last: (sheet: Sheet, excerpt: SourceExcerpt)?
    for problem in problems where problem.diagnostic.severity == .error {
      let known = last.flatMap { $0.sheet == problem.sheet ? $0.excerpt : nil }
      let excerpt = known ?? SourceExcerpt(of: problem.sheet.source, style: style)
      last = (problem.sheet, excerpt)
      writeError(excerpt.text(of: problem.diagnostic))
    }
    return problems.contains { $0.diagnostic.severity == .error }
  }

  /// Says of each sheet that an app shows nothing of in some situations, where what is written has no
  /// room for that; each loss once.
  mutating func tellLosses(
    of sheets: [Sheet], in situations: [Environment], for dialect: Dialect
  ) {
    var told: [String] = []
    for situation in situations {
      for loss in ThemeReport.losses(of: sheets, in: situation, for: dialect)
      where !told.contains(loss.line) {
        told.append(loss.line)
        complain("\(loss.line); it is written as if it were mended")
      }
    }
  }

  /// Says in a line of each sheet that has errors, which may be why what is shown surprises; of several
  /// engines that are to read them, the one with the most errors counts.
  mutating func warn(of sheets: [Sheet], for dialects: [Dialect]) {
    let errors = Workers.each(of: sheets) { sheet in
      dialects.map { sheet.errorCount(for: $0) }.max() ?? 0
    }
    for (sheet, errors) in zip(sheets, errors) where errors > 0 {
      let count = errors == 1 ? "an error" : "\(errors) errors"
      complain("'\(sheet.source.name)' has \(count); 'stylecheck check' shows what is wrong")
    }
  }
}
