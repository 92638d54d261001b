import FormCellModel
import StyleSheet

/// A preview, and what it was made of.
struct DrawnPreview: Sendable {
  let preview: ThemePreview
  /// The files that it was made of, imported sheets among them.
  let paths: [SystemText]
  /// Those that it was made of, imported ones among them.
  let sheets: [Sheet]
  /// How many errors the sheets have.
  let errors: Int
}

extension Session {
  /// What the sheets of a command line look like; nil if one cannot be read, which is said.
  mutating func preview(_ invocation: Invocation) throws(UsageProblem) -> DrawnPreview? {
    guard let sources = sources(at: invocation.operands),
      let sheets = loadOrder(of: sources, at: invocation.operands, invocation),
      let catalog = catalog(invocation)
    else { return nil }
    let preview = ThemePreview(
      of: sheets, called: sources.map(\.name), invocation.previewWishes, knowing: catalog)
    return DrawnPreview(
      preview: preview,
      paths: invocation.operands + sheets.map { SystemText($0.source.name) }, sheets: sheets,
      errors: preview.findings.counts.errors)
  }

  /// Writes a preview to where it belongs, piece by piece, and says whether that could be done.
  mutating func put(_ drawn: DrawnPreview, _ invocation: Invocation) -> Bool {
    let format: PreviewFormat = invocation.format()
    guard let path = invocation.text(.outputFile) else {
      format.write(drawn.preview) { write($0) }
      return true
    }
    let file = FileDraft(SystemText(path))
    format.write(drawn.preview) { file.append($0) }
    return attempt { _ throws(FileProblem) in try file.finish() } != nil
  }
}

extension Invocation {
  fileprivate var previewWishes: PreviewWishes {
    PreviewWishes(
      dialect: dialect, environment: environment, coverage: has(.allStates) ? .all : .pairwise,
      direction: has(.rightToLeft) ? .rightToLeft : .leftToRight,
      vision: word(.vision),
      reloading: has(.watch) ? .always : .never)
  }
}
