import StyleRules
import StyleSheet

extension Session {
  /// The files at `paths`, in order, standard input among them; nil if one cannot be read, or should
  /// be a stylesheet and is not by its name, which is said of each.
  mutating func sources(at paths: [SystemText], areSheets: Bool = true) -> [SourceText]? {
    var sources: [SourceText] = []
    for path in paths {
      do throws(FileProblem) {
        if areSheets { try Files.expectSheet(at: path) }
        let name = path == .hyphen ? "<stdin>" : path.description
        sources.append(SourceText(bytes: try read(path), name: name))
      } catch {
        complain(error)
      }
    }
    return sources.count == paths.count ? sources : nil
  }

  /// Sheets in load order, each behind those that it imports; nil if one is missing, which is said.
  ///
  /// `paths` are where the sheets are.
  mutating func loadOrder(
    of sources: some Sequence<SourceText>, at paths: some Sequence<SystemText>,
    _ invocation: Invocation
  ) -> [Sheet]? {
    loadOrder(
      of: sources, at: paths, following: invocation.dialect.imports.isFollowed, invocation)
  }

  /// The same for a target that follows imports, or for one that does not.
  mutating func loadOrder(
    of sources: some Sequence<SourceText>, at paths: some Sequence<SystemText>,
    following isFollowed: Bool, _ invocation: Invocation
  ) -> [Sheet]? {
    do throws(FileProblem) {
      let imported = try invocation.importedSheets()
      let orders = zip(sources, paths).map { source, path in
        let sheet = Sheet(parsing: source)
        return isFollowed
          ? imported.order(of: sheet, at: path) : LoadOrder(alone: sheet)
      }
      let style = excerptStyle(invocation, on: .error)
      return tell(of: orders.flatMap(\.problems), style) ? nil : orders.flatMap(\.sheets)
    } catch {
      complain(error)
      return nil
    }
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

  /// Says in a line of each sheet that has errors, which may be why what is shown surprises.
  mutating func warn(of sheets: [Sheet], for dialect: Dialect) {
    warn(of: sheets, for: [dialect])
  }

  /// The same if several engines are to read them; what counts is the one with the most errors.
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
