import StyleSheet

extension Session {
  /// The files at `paths`, in order, standard input among them; nil if one cannot be read, which is
  /// said of each.
  mutating func sources(at paths: [SystemText]) -> [SourceText]? {
    var sources: [SourceText] = []
    for path in paths {
      do throws(FileProblem) {
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
    do throws(FileProblem) {
      let imported = try invocation.importedSheets()
      let orders = zip(sources, paths).map { source, path in
        let sheet = Sheet(parsing: source)
        return invocation.dialect.imports.isFollowed
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

  /// Says in a line of each sheet that has errors, which may be why what is shown surprises.
  ///
  /// - Returns: Of each sheet, whether it can have an error: comments may silence one.
  @discardableResult
  mutating func warn(of sheets: [Sheet], for dialect: Dialect) -> [Bool] {
    // Others find no errors, and looking for what their words were meant to be takes longest.
    let rules = Rule.usual.filter(\.findsErrors)
    let found = Workers.each(of: sheets) { $0.findings(for: dialect, rules: rules) }
    return zip(sheets, found).map { sheet, found in
      var counts = FindingCounts()
      counts.add(found.diagnostics, dropped: found.dropped)
      guard counts.errors > 0 else { return found.silenced > 0 }
      let count = counts.errors == 1 ? "an error" : "\(counts.errors) errors"
      complain("'\(sheet.source.name)' has \(count); 'stylecheck check' shows what is wrong")
      return true
    }
  }
}
