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
    options: [.format(PresentationFormat.self), .target, .root, .color] + Option.ofConfiguration,
    examples: [
      Example(
        "stylecheck present Examples/cells/average.json Examples/styles/smallest-useful.nss",
        "present a cell under a sheet"),
      Example("stylecheck present cell.json", "present it as it is without any sheet"),
      Example(
        "stylecheck present --format svg Examples/cells/average.json > cell.svg",
        "draw it"),
    ],
    configuration: .theme,
    run: runPresent)

  @Sendable
  private static func runPresent(
    _ invocation: Invocation, _ session: inout Session
  ) throws(UsageProblem) -> Status {
    guard !invocation.operands.isEmpty else {
      throw .missingOperand("the description of a cell, or '-'")
    }
    guard let sources = session.sources(at: invocation.operands),
      let sheets = session.loadOrder(
        of: sources.dropFirst(), at: invocation.operands.dropFirst(), invocation)
    else { return .couldNotRun }
    let result = CellPresenter.present(sources[0], under: sheets, for: invocation.dialect)
    session.warn(of: sheets, for: invocation.dialect)
    if !result.problems.isEmpty {
      let style = session.excerptStyle(invocation, on: .error)
      let excerpt = SourceExcerpt(of: sources[0], style: style)
      session.writeError(result.problems.map { excerpt.text(of: $0) }.joined())
    }
    guard let presented = result.presented else { return .findings }
    session.write(presented.text(in: invocation.format(), session.terminalColors(invocation)))
    return .clean
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
}
