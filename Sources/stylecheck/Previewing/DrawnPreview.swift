import FormCellModel
import StyleRules
import StyleSheet

struct DrawnPreview: Sendable {
  let preview: ThemePreview
  let sheets: [Sheet]
  var errors: Int { preview.findings.counts.errors }
}

extension Session {
  /// Returns the preview of a command line; reports an unreadable sheet and returns nil.
  ///
  /// Warns about errors for some engines first, before the preview needs memory.
  mutating func preview(
    _ invocation: Invocation, warningFor dialects: [Dialect] = []
  ) throws(UsageProblem) -> DrawnPreview? {
    // A page is passed on, so it names no folder above the working folder that it need not name.
    let paths = invocation.operands.map(\.fromWorkingFolder)
    guard let sources = sources(at: paths),
      let orders = loadOrders(of: sources, at: paths, invocation),
      let catalog = catalog(invocation)
    else { return nil }
    var form: (any DescribedForm)?
    if let path = invocation.path(.previewForm) {
      guard let source = self.sources(at: [path], areSheets: false)?.first else {
        return nil
      }
      let (found, problems) = CellPresenter.form(source)
      tell(problems, in: source, invocation)
      guard let found else { return nil }
      form = found
    }
    let sheets = orders.flatMap(\.sheets)
    // An imported sheet is judged alone: its own check knows its imports.
    let facts = orders.flatMap { order in
      order.sheets.dropLast().map { _ in ImportFacts() }
        + [ImportFacts(of: order, telling: Set(sheets.map(\.source.name)))]
    }
    warn(of: sheets, for: dialects)
    let preview = ThemePreview(
      of: sheets, called: sources.map(\.name), importing: facts,
      invocation.previewOptions, knowing: catalog, form: form)
    return DrawnPreview(preview: preview, sheets: sheets)
  }

  /// Writes a preview in pieces to its destination; returns false if that fails.
  mutating func put(_ drawn: DrawnPreview, _ invocation: Invocation) -> Bool {
    let format: PreviewFormat = invocation.format()
    guard let path = invocation.output(.outputFile) else {
      format.write(drawn.preview) { write($0) }
      return true
    }
    return attempt { session throws(FileProblem) -> Void in
      if !invocation.has(.force) {
        try OwnFiles.expectOurs(at: path, markedBy: ExportFormat.comment)
      }
      let file = FileDraft(path)
      format.write(drawn.preview) { file.append($0) }
      session.tell(try file.finish())
    } != nil
  }
}

extension Invocation {
  fileprivate var previewOptions: PreviewOptions {
    PreviewOptions(
      dialect: dialect, environment: environment, coverage: has(.allStates) ? .all : .pairwise,
      direction: has(.rightToLeft) ? .rightToLeft : .leftToRight,
      accessibility: AccessibilitySettings(
        boldensText: has(.boldText), differentiatesWithoutColor: has(.withoutColor)),
      vision: word(.vision),
      reloads: has(.watch))
  }
}
