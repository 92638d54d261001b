import FormCellModel
import StyleSheet

/// Creates presentations from the description of a cell or a form and sheets.
enum CellPresenter {
  /// The result of presenting.
  struct Result: Hashable, Sendable {
    /// The presentation; nil if the description has errors.
    let presented: Presented?
    /// The problems of the description, in source order.
    let problems: [Diagnostic]
    /// The distinct situations of the presentation.
    var situations: [Environment] = []

    /// The presentation as JSON; nil if the description has errors.
    var text: JSONText? { presented?.json }
  }

  /// Presents the cell or form in `source` with `sheets`, which are in load order.
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
    // The valid keys of an unknown component are not known.
    let found = drawing.map { fields.finished() + $0.problems } ?? fields.problems
    let problems = (reading.problems + found).map { $0.placed(in: value) }.inSourceOrder()
    let hasErrors = problems.contains { $0.severity == .error }
    return Result(
      presented: hasErrors ? nil : drawing?.presented, problems: problems,
      situations: hasErrors ? [] : drawing?.situations ?? [])
  }

  /// Presents the component that `fields` describe; nil if it is unknown.
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

  /// A presentation with its problems.
  private struct Drawing {
    let presented: Presented
    let problems: [Diagnostic]
    let situations: [Environment]
  }
}

extension Fields {
  /// Returns the implied kind.
  fileprivate mutating func unsaid(_ component: Component) -> Component {
    _ = value("component")
    return component
  }
}

extension Diagnostic {
  /// Returns the finding with the JSON path of its list or object, if any.
  func placed(in json: JSON) -> Diagnostic {
    let path = json.path(to: range)
    return path.isEmpty ? self : saying(", in '\(path)'")
  }
}
