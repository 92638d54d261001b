import StyleSheet

extension Command {
  static let diff = Command(
    name: "diff",
    summary: "shows the visible differences between two sheets",
    operands: Operands("BEFORE AFTER", 2...2, "two sheets, the older one first"),
    details: [
      "Values are compared, not texts: a color that is written differently is not a change. The difference",
      "between two colors is their distance in Oklab, from 0 to 1; contrast is that of WCAG 2.2.",
      "One of the sheets can be '-', standard input. Imported sheets are loaded first, if the target may",
      "support '@import'. If neither sheet sets a class or property that '--class' or '--property' names,",
      "the exit status is 2.",
      "Documentation/Diff.md describes the JSON output.",
    ],
    options: [.target] + Option.ofContext + [
      .className, .propertyName, .format(DifferenceReport.Format.self),
    ] + Option.ofThemes,
    examples: [
      Example("stylecheck diff old.nss new.nss", "show what has changed"),
      Example(
        "git show HEAD:app.nss | stylecheck diff --appearance dark - app.nss",
        "show what has changed in dark mode since the last commit"),
    ],
    findings: "there are differences, or the target discards a whole sheet",
    configuration: .theme
  ) { invocation, session throws(UsageProblem) in
    let paths = invocation.operands
    guard let sources = session.sources(at: paths),
      let before = session.loadOrder(of: sources.prefix(1), at: paths.prefix(1), invocation),
      let after = session.loadOrder(of: sources.suffix(1), at: paths.suffix(1), invocation),
      let catalog = session.catalog(invocation)
    else { return .couldNotRun }
    session.warn(of: before + after, for: [invocation.dialect])

    let query = invocation.resolutionQuery
    let themes = [before, after].map {
      Theme(of: $0, in: invocation.environment, for: invocation.dialect)
    }
    let sides = Workers.each(of: themes) { theme in
      (losses: ThemeReport.losses(of: theme), whole: theme.resolution(knowing: catalog))
    }
    let reports = zip(themes, sides).map { theme, side in
      ThemeReport(
        of: theme, showing: query.part(of: side.whole), trails: false, without: side.losses)
    }
    let report = DifferenceReport(
      from: reports[0], to: reports[1], showing: query.classes, knowing: catalog)
    report.write(in: invocation.format()) { session.write($0) }
    if report.difference.isEmpty, query.isForAll {
      let others = invocation.otherSituations(than: themes[0], for: before + after)
      session.tellDifferences(from: before, to: after, in: others, than: themes[0], catalog)
    }
    let missing = query.missing(in: themes, knowing: catalog)
    for word in missing { session.complain(word) }
    if !missing.isEmpty { return .couldNotRun }
    return report.difference.isEmpty && report.losses.isEmpty ? .clean : .findings
  }
}

extension Invocation {
  /// Returns the situations that no option excludes, in groups: those with another palette or another
  /// device and orientation than a theme, then those with both.
  ///
  /// Devices and orientations count if an `@media` of the sheets names them.
  fileprivate func otherSituations(than shown: Theme, for sheets: [Sheet]) -> [[ThemeEnvironment]] {
    func isFree(_ field: EnvironmentField) -> Bool {
      !Option.ofContext.contains { $0.name == field.name && has($0) }
    }
    let given = EnvironmentField.ofPalette.filter { !isFree($0) }
    let contexts = PaletteContext.all.filter { context in
      let situation = shown.environment.with(context)
      return given.allSatisfy { $0.word(situation) == $0.word(shown.environment) }
    }
    let asked = EnvironmentField.ofMedia.filter { field in
      shown.dialect.media != .ignored && isFree(field)
        && sheets.contains { $0.asks(for: field.name) }
    }
    func others(_ situations: [ThemeEnvironment]) -> [ThemeEnvironment] {
      situations.filter { $0 != shown.environment }
    }
    let otherMedia = others(shown.environment.withEach(of: asked))
    let alone = others(contexts.map(shown.environment.with)) + otherMedia
    let both = otherMedia.flatMap { contexts.map($0.with) }.filter { !alone.contains($0) }
    return [alone, both]
  }
}

extension Sheet {
  fileprivate func asks(for name: String) -> Bool {
    let id = id(of: name)
    return conditionRows.contains { $0.name == id }
  }
}

extension Session {
  /// Reports the situations of the first group with any in which sheets differ that do not differ in
  /// that of a theme.
  fileprivate mutating func tellDifferences(
    from before: [Sheet], to after: [Sheet], in groups: [[ThemeEnvironment]], than shown: Theme,
    _ catalog: Catalog
  ) {
    for others in groups {
      let differ = Workers.each(of: others) { situation in
        let themes = [before, after].map { Theme(of: $0, in: situation, for: shown.dialect) }
        return !ThemeDifference(from: themes[0], to: themes[1], knowing: catalog).isEmpty
      }
      let names = zip(others, differ).filter(\.1).map { $0.0.heading(besides: shown.environment) }
      guard names.isEmpty else {
        return complain(
          "in other situations there are differences: \(names.joined(separator: ", "))")
      }
    }
  }
}
