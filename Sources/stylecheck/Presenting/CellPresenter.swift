import StyleSheet

/// Creates presentations from the description of a cell or a form and sheets.
enum CellPresenter {
  struct Result: Hashable, Sendable {
    /// The presentation; nil if the description has errors.
    let presented: Presented?
    /// The problems of the description, in source order.
    let problems: [Diagnostic]
    /// The distinct situations of the presentation; empty if there is none.
    var situations: [ThemeEnvironment] = []

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
      let problem = Diagnostic.json(
        .wrongType, at: value.range, "a cell is an object, not \(value.kind)")
      return Result(presented: nil, problems: reading.problems + [problem])
    }

    var fields = JSONFields(members, range: value.range)
    let drawing = drawing(&fields, under: sheets, for: dialect)
    // The valid keys of an unknown component are not known.
    let found = drawing.map { fields.finished() + $0.problems } ?? fields.problems
    let problems = (reading.problems + found).map { $0.placed(in: value) }.inSourceOrder()
    guard let drawing, !problems.contains(where: { $0.severity == .error }) else {
      return Result(presented: nil, problems: problems)
    }
    return Result(presented: drawing.presented, problems: problems, situations: drawing.situations)
  }

  /// Presents the component that `fields` describe; nil if it is unknown.
  private static func drawing(
    _ fields: inout JSONFields, under sheets: [Sheet], for dialect: Dialect
  ) -> Result? {
    guard let component = fields.component(isForm: fields.areOfForm) else { return nil }
    switch component {
    case .cell(let component):
      let description = component.describe(&fields, nil)
      let setting = description.setting
      let theme = Theme(of: sheets, in: setting.environment, for: dialect)
      let (cell, problems) = description.presented(in: theme, width: setting.width, setting)
      return Result(presented: .cell(cell), problems: problems, situations: [setting.environment])
    case .form:
      guard let form = form(&fields) else { return Result(presented: nil, problems: []) }
      let (presented, problems) = form.presented(under: sheets, for: dialect)
      let situations = form.pages.groups(by: \.setting.environment).map(\.key)
      return Result(presented: presented, problems: problems, situations: situations)
    }
  }

  /// Reads a form; nil after reporting errors.
  private static func form(_ fields: inout JSONFields) -> (any DescribedForm)? {
    fields.areOfDefinition ? DefinedForm(&fields) : FormDescription(&fields)
  }

  /// Reads the description of a form; nil with the reasons if there is none.
  static func form(_ source: SourceText) -> (form: (any DescribedForm)?, problems: [Diagnostic]) {
    var form: (any DescribedForm)?
    let problems = JSONFields.problems(in: source, of: "a form") { fields in
      switch fields.component(isForm: fields.areOfForm) {
      case .form?: form = self.form(&fields)
      case .cell?:
        fields.skipOthers()
        fields.report(.unknownWord, at: fields.range.opening, "expected a form, not a cell")
      case nil: fields.skipOthers()
      }
    }
    return (problems.contains { $0.severity == .error } ? nil : form, problems)
  }
}

extension Diagnostic {
  /// Returns the finding with the JSON path of its list or object, if any.
  func placed(in json: JSON) -> Diagnostic {
    let path = json.path(to: range)
    return path.isEmpty ? self : with { $0.saying(", in '\(path)'") }
  }
}
