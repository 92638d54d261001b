import FormCellModel
import StyleSheet

/// From the description of a cell or a form and some sheets to what is seen.
enum CellPresenter {
  /// What presenting gave.
  struct Result: Hashable, Sendable {
    /// Nil where the description has errors.
    let presented: Presented?
    /// What is wrong with the description, in the order of its text.
    let problems: [Diagnostic]
    /// The situations in which something is drawn, each once.
    var situations: [Environment] = []

    /// The presentation as JSON; nil where the description has errors.
    var text: JSONText? { presented?.json }
  }

  /// What the cell or the form that `source` describes looks like under `sheets`, which come in
  /// load order.
  static func present(
    _ source: SourceText, under sheets: [Sheet], for dialect: Dialect = .sapfiori
  ) -> Result {
    let reading = JSONReader.read(source)
    guard let value = reading.value else {
      return Result(presented: nil, problems: reading.problems)
    }
    guard case .object(let members) = value.content else {
      let problem = Diagnostic.description(
        .wrongType, at: value.range, "a cell is described by an object, not by \(value.kind)")
      return Result(presented: nil, problems: reading.problems + [problem])
    }

    var fields = Fields(members, range: value.range)
    let drawing = drawing(&fields, under: sheets, for: dialect)
    // Of a thing of an unknown kind nobody knows which keys it has.
    let found = drawing.map { fields.finished() + $0.problems } ?? fields.problems
    let problems = (reading.problems + found).map { $0.placed(in: value) }.inSourceOrder()
    let hasErrors = problems.contains { $0.severity == .error }
    return Result(
      presented: hasErrors ? nil : drawing?.presented, problems: problems,
      situations: hasErrors ? [] : drawing?.situations ?? [])
  }

  /// What `fields` describe, and what cannot be drawn of it; nil where they do not say what it is.
  private static func drawing(
    _ fields: inout Fields, under sheets: [Sheet], for dialect: Dialect
  ) -> Drawing? {
    let isForm = fields.areOfForm && !fields.has("component")
    guard let component = isForm ? fields.unsaid(.form) : fields.component() else {
      return nil
    }
    switch component {
    case .cell(let component):
      let description = component.describe(&fields, nil)
      let setting = description.setting
      let theme = Theme(of: sheets, in: setting.environment, for: dialect)
      let (cell, problems) = description.presented(in: theme, width: setting.width, setting)
      return Drawing(
        presented: .cell(cell), problems: problems, situations: [setting.environment])
    case .form:
      let description = FormDescription(&fields)
      let (form, problems) = description.presented(under: sheets, for: dialect)
      var situations: [Environment] = []
      for page in description.pages where !situations.contains(page.setting.environment) {
        situations.append(page.setting.environment)
      }
      return Drawing(presented: form, problems: problems, situations: situations)
    }
  }

  /// What is drawn, with what cannot be drawn of it.
  private struct Drawing {
    let presented: Presented
    let problems: [Diagnostic]
    let situations: [Environment]
  }
}

extension Fields {
  /// A kind that goes without saying.
  fileprivate mutating func unsaid(_ component: Component) -> Component {
    _ = value("component")
    return component
  }
}

extension Diagnostic {
  /// This finding with the path of the list or object that it is in, if it is in one.
  func placed(in json: JSON) -> Diagnostic {
    let path = json.path(to: range)
    return path.isEmpty ? self : saying(", in '\(path)'")
  }
}
