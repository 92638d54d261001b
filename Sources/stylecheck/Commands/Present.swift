import FormCellModel
import StyleSheet

extension Command {
  static let present = Command(
    name: "present",
    summary: "shows the look of a form cell, or a form, with sheets",
    operands: Operands(
      "CELL.json [SHEET…]", 1...Int.max, "the description of a cell, or '-'",
      .files(endings: [".json", ".nss"])),
    details: [
      "A JSON file describes the cell, or a form of several cells; Documentation/Present.md lists the keys.",
      "With '--events', it is presented as it is after lines of input for 'play'.",
      "Presentations are written to standard output, problems to standard error.",
    ] + loadOrder,
    options: [.format(PresentationFormat.self), .events, .cellTarget, .root, .color]
      + Option.ofConfiguration,
    examples: [
      Example("stylecheck present cell.json theme.nss", "present a cell with a sheet"),
      Example("stylecheck present cell.json", "present it without a sheet"),
      Example("stylecheck present --format svg cell.json > cell.svg", "draw it as SVG"),
      Example(
        "stylecheck present --events touch.jsonl cell.json theme.nss",
        "present it after lines of input"),
    ],
    findings: "the description of the cell or a line of input has errors",
    configuration: .cell
  ) { invocation, session throws(UsageProblem) in
    try expectDescriptionFirst(invocation.operands)
    let description = session.sources(
      at: Array(invocation.operands.prefix(1)), areSheets: false)?.first
    let paths = Array(invocation.operands.dropFirst())
    let sheets = session.sources(at: paths).flatMap {
      session.loadOrder(of: $0, at: paths, invocation)
    }
    guard let description else { return .couldNotRun }
    // If the sheets cannot be read, the description is still checked.
    let result = CellPresenter.present(description, under: sheets ?? [], for: invocation.dialect)
    session.warn(of: sheets ?? [], for: [invocation.dialect])
    session.tell(result.problems, in: description, invocation)
    guard let sheets else { return .couldNotRun }
    session.tellLosses(of: sheets, in: result.situations, for: invocation.dialect)
    guard var presented = result.presented else { return .findings }
    if let path = invocation.path(.events) {
      guard let events = session.sources(at: [path], areSheets: false)?.first else {
        return .couldNotRun
      }
      var player = Player(under: sheets, for: invocation.dialect)
      var problems = player.open(description)
      session.tell(problems, in: description, invocation)
      if problems.isEmpty {
        problems = player.run(events) { session.sheets(at: $0, invocation) }
        session.tell(problems, in: events, invocation)
      }
      guard problems.isEmpty else { return .findings }
      guard let last = player.presented else {
        session.complain("'\(path)' closes the cell, so that there is nothing to present")
        return .findings
      }
      presented = last
    }
    session.write(presented.text(in: invocation.format(), session.terminalColors(invocation)))
    return .clean
  }

  /// Throws if a sheet precedes the description, which the JSON parser would report confusingly.
  private static func expectDescriptionFirst(_ paths: [SystemText]) throws(UsageProblem) {
    guard let first = paths.first, first.namesSheet else { return }
    guard let description = paths.first(where: \.namesDescription) else {
      throw .missingOperand("the description of a cell, or '-', before the sheets")
    }
    throw .descriptionNotFirst(description, sheets: paths.filter { $0 != description })
  }
}

extension Option {
  fileprivate static let events = Option(
    "events", "FILE", .file, "lines of input for 'play', after which the cell is presented")
}

extension SystemText {
  fileprivate var namesDescription: Bool { bytes.suffix(5).elementsEqual(".json".utf8) }
}

extension Session {
  fileprivate func terminalColors(_ invocation: Invocation) -> TerminalStyle.Colors {
    switch excerptStyle(invocation, on: .output) {
    case .plain: .none
    case .colored: surroundings.hasDirectColor ? .direct : .palette
    }
  }
}
