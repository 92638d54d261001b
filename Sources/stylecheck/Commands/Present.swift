import StyleSheet

extension Command {
  static let present = Command(
    name: "present",
    summary: "prints what a form cell looks like under sheets, as JSON",
    operands: "CELL.json [SHEET…]",
    details: [
      "The cell is described by a file of JSON; Documentation/Present.md says what can be in it.",
      "Sheets come in the order in which an app loads them. One of the files can be '-', standard",
      "input. Presentations go to standard output, all that is wrong to standard error.",
    ],
    options: [.target, .color],
    examples: [
      Example(
        "stylecheck present Examples/cells/average.json Examples/styles/smallest-useful.nss",
        "present a cell under a sheet"),
      Example("stylecheck present cell.json", "present it as it is without any sheet"),
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

    let sheets = sources.dropFirst().map { Sheet(parsing: $0) }
    let result = CellPresenter.present(sources[0], under: sheets, for: invocation.dialect)
    for sheet in sheets { session.warn(of: sheet, for: invocation.dialect) }
    if !result.problems.isEmpty {
      let style = session.excerptStyle(invocation, on: .error)
      let excerpt = SourceExcerpt(of: sources[0], style: style)
      session.writeError(result.problems.map { excerpt.text(of: $0) }.joined())
    }
    guard let text = result.text else { return .findings }
    session.write(text.description)
    return .clean
  }
}

extension Session {
  /// Says in a line that a sheet has errors, which may be why a presentation surprises.
  fileprivate mutating func warn(of sheet: Sheet, for dialect: Dialect) {
    var counts = FindingCounts()
    counts.add(sheet.findings(for: dialect))
    guard counts.errors > 0 else { return }
    let count = counts.errors == 1 ? "an error" : "\(counts.errors) errors"
    complain("'\(sheet.source.name)' has \(count); 'stylecheck check' shows what is wrong")
  }
}
