import FormCellModel
import StyleSheet

/// From the description of a cell and some sheets to its presentation, as text.
enum CellPresenter {
  /// What presenting gave.
  struct Result: Hashable, Sendable {
    /// Nil where the description has errors.
    let text: JSONText?
    /// What is wrong with the description, in the order of its text.
    let problems: [Diagnostic]
  }

  /// What the cell that `source` describes looks like under `sheets`, which come in load order.
  static func present(
    _ source: SourceText, under sheets: [Sheet], for dialect: Dialect = .sapfiori
  ) -> Result {
    let reading = JSONReader.read(source)
    guard let value = reading.value else { return Result(text: nil, problems: reading.problems) }
    guard case .object(let members) = value.content else {
      let problem = Diagnostic.description(
        .wrongType, at: value.range, "a cell is described by an object, not by \(value.kind)")
      return Result(text: nil, problems: reading.problems + [problem])
    }

    var fields = Fields(members, range: value.range)
    if !fields.has("component") {
      fields.report(
        .missingKey, at: value.range.lowerBound..<value.range.lowerBound + 1,
        "expected '\"component\": \"\(Component.rating.word)\"' in here")
    }
    let hasComponent = fields.has("component")
    guard let component: Component = fields.word("component") ?? (hasComponent ? nil : .rating)
    else {
      return Result(text: nil, problems: reading.problems + fields.problems)
    }
    switch component {
    case .rating:
      let description = RatingDescription(&fields)
      let (presentation, more) = description.presentation(under: sheets, for: dialect)
      let problems = (reading.problems + fields.finished() + more).inSourceOrder()
      let hasErrors = problems.contains { $0.severity == .error }
      return Result(text: hasErrors ? nil : JSONText(presentation), problems: problems)
    }
  }
}
