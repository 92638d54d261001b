import FormCellModel
import StyleSheet

extension Command {
  static let present = Command(
    name: "present",
    summary: "shows what a form cell, or a form, looks like under sheets",
    operands: "CELL.json [SHEET…]",
    details: [
      "The cell, or a form of several, is described by a file of JSON; Documentation/Present.md says",
      "what can be in it.",
      "Sheets come in the order in which an app loads them. One of the files can be '-', standard",
      "input. Presentations go to standard output, all that is wrong to standard error.",
      "A sheet that another imports is loaded before it, if the target may know '@import'.",
    ],
    options: [.format, .target, .root, .color],
    examples: [
      Example(
        "stylecheck present Examples/cells/average.json Examples/styles/smallest-useful.nss",
        "present a cell under a sheet"),
      Example("stylecheck present cell.json", "present it as it is without any sheet"),
      Example(
        "stylecheck present --format svg Examples/cells/average.json > cell.svg",
        "draw it"),
    ],
    run: runPresent)

  @Sendable
  private static func runPresent(
    _ invocation: Invocation, _ session: inout Session
  ) throws(UsageProblem) -> Status {
    guard !invocation.operands.isEmpty else {
      throw .missingOperand("the description of a cell, or '-'")
    }
    var sources: [SourceText] = []
    for path in invocation.operands {
      do throws(FileProblem) {
        let name = path == .hyphen ? "<stdin>" : path.description
        sources.append(SourceText(bytes: try session.read(path), name: name))
      } catch {
        session.complain(error)
      }
    }
    guard sources.count == invocation.operands.count else { return .couldNotRun }

    let style = session.excerptStyle(invocation, on: .error)
    let sheets: [Sheet]
    do throws(FileProblem) {
      let imported = try invocation.importedSheets()
      let orders = zip(sources, invocation.operands).dropFirst().map { source, path in
        let sheet = Sheet(parsing: source)
        return invocation.dialect.imports.isFollowed
          ? imported.order(of: sheet, at: path) : LoadOrder(alone: sheet)
      }
      guard !session.tell(of: orders.flatMap(\.problems), style) else { return .couldNotRun }
      sheets = orders.flatMap(\.sheets)
    } catch {
      session.complain(error)
      return .couldNotRun
    }
    let result = CellPresenter.present(sources[0], under: sheets, for: invocation.dialect)
    for sheet in sheets { session.warn(of: sheet, for: invocation.dialect) }
    if !result.problems.isEmpty {
      let excerpt = SourceExcerpt(of: sources[0], style: style)
      session.writeError(result.problems.map { excerpt.text(of: $0) }.joined())
    }
    guard let presented = result.presented else { return .findings }
    session.write(presented.text(in: invocation.format, session.terminalColors(invocation)))
    return .clean
  }
}

extension Option {
  fileprivate static let format = Option(
    "format", "FORMAT", .oneOf(PresentationFormat.table.map(\.word)),
    "in what it is written: '\(PresentationFormat.standard.word)' if not said")
}

extension Invocation {
  fileprivate var format: PresentationFormat {
    text(.format).flatMap(PresentationFormat.init(rawValue:)) ?? .standard
  }
}

extension Session {
  /// The colors that what is shown as text can have.
  fileprivate func terminalColors(_ invocation: Invocation) -> TerminalStyle.Colors {
    switch excerptStyle(invocation, on: .output) {
    case .plain: .none
    case .colored: surroundings.hasDirectColor ? .direct : .palette
    }
  }

  /// Says what is wrong with imports, and whether a sheet is missing for it.
  fileprivate mutating func tell(
    of problems: [LoadOrder.Problem], _ style: SourceExcerpt.Style
  ) -> Bool {
    for problem in problems where problem.diagnostic.severity == .error {
      let excerpt = SourceExcerpt(of: problem.sheet.source, style: style)
      writeError(excerpt.text(of: problem.diagnostic))
    }
    return problems.contains { $0.diagnostic.severity == .error }
  }

  /// Says in a line that a sheet has errors, which may be why a presentation surprises.
  fileprivate mutating func warn(of sheet: Sheet, for dialect: Dialect) {
    var counts = FindingCounts()
    counts.add(sheet.findings(for: dialect))
    guard counts.errors > 0 else { return }
    let count = counts.errors == 1 ? "an error" : "\(counts.errors) errors"
    complain("'\(sheet.source.name)' has \(count); 'stylecheck check' shows what is wrong")
  }
}
