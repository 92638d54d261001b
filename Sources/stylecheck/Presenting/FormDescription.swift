import FormCellModel
import StyleSheet

/// A form as described by a file.
struct FormDescription: Sendable {
  struct Section: Sendable {
    var header: String?
    var cells: [any CellDescription] = []
  }

  /// A view of the form with all its cells, drawn with one setting.
  struct Page: Hashable, Sendable {
    var title: String?
    var setting: PageSetting
  }

  /// The sections from top to bottom.
  var sections: [Section] = []
  /// The pages; at least one.
  private(set) var pages: [Page] = []

  // MARK: - Presenting

  func presented(
    under sheets: [Sheet], for dialect: Dialect
  ) -> (Presented, problems: [Diagnostic]) {
    var problems: [Diagnostic] = []
    var facts: [[JSONText]] = []
    let pages = pages.map { page in
      let theme = Theme(of: sheets, in: page.setting.environment, for: dialect)
      let (shown, pageFacts, more) = presented(page, in: theme)
      problems += more.filter { !problems.contains($0) }
      facts.append(pageFacts)
      return shown
    }
    return (.form(FormPicture(pages), facts: facts), problems)
  }

  private func presented(
    _ page: Page, in theme: Theme
  ) -> (page: FormPage, facts: [JSONText], problems: [Diagnostic]) {
    let setting = page.setting
    var problems: [Diagnostic] = []
    var facts: [JSONText] = []
    let sections = sections.map { section in
      FormSection(
        header: section.header,
        section.cells.map { cell in
          let (presented, more) = cell.presented(
            in: theme, width: FormPage.cellWidth(ofPage: setting.width), setting)
          problems += more.filter { !problems.contains($0) }
          facts.append(presented.facts)
          return presented.presentation
        })
    }
    let shown = FormPage(
      of: sections, in: setting.context(in: theme, width: setting.width), title: page.title)
    return (shown, facts, problems)
  }
}

/// A form as described by a file.
protocol DescribedForm: Sendable {
  /// The pages; at least one.
  var pages: [FormDescription.Page] { get }

  func page(_ page: FormDescription.Page, in theme: Theme) -> FormPage

  /// Presents the form with `sheets`, and returns the problems that depend on the themes.
  func presented(under sheets: [Sheet], for dialect: Dialect) -> (Presented, problems: [Diagnostic])
}

extension FormDescription: DescribedForm {
  func page(_ page: Page, in theme: Theme) -> FormPage { presented(page, in: theme).page }

  // MARK: - Reading

  /// Reads a description; reports problems to `fields`.
  init(_ fields: inout JSONFields) {
    let (setting, pages) = Page.all(&fields) { setting, fields in setting.readStrings(&fields) }
    self.pages = pages
    let cells = fields.cells(in: setting)
    if !cells.isEmpty { sections = [Section(cells: cells)] }
    fields.objects("sections") { fields in
      sections.append(Section(header: fields.text("header"), cells: fields.cells(in: setting)))
    }
  }
}

extension FormDescription.Page {
  /// Reads the pages of a form, at least one, and the setting that they modify.
  ///
  /// `more` reads what the form and each page have in addition.
  static func all(
    _ fields: inout JSONFields, _ more: (inout PageSetting, inout JSONFields) -> Void = { _, _ in }
  ) -> (PageSetting, [Self]) {
    let title = fields.text("title")
    var setting = PageSetting(&fields, over: .ofForm)
    more(&setting, &fields)
    var pages: [Self] = []
    fields.objects("pages") { fields in
      var own = PageSetting(&fields, over: setting)
      let title = fields.text("title") ?? title
      more(&own, &fields)
      pages.append(Self(title: title, setting: own))
    }
    return (setting, pages.isEmpty ? [Self(title: title, setting: setting)] : pages)
  }
}

extension JSONFields {
  /// True if the fields are those of a form.
  var areOfForm: Bool { has("cells") || has("sections") || areOfDefinition }

  /// True if the fields are those of a form with rules.
  var areOfDefinition: Bool { has("groups") || isNull("groups") }

  fileprivate mutating func cells(in form: PageSetting) -> [any CellDescription] {
    var cells: [any CellDescription] = []
    objects("cells") { fields in
      guard let component = fields.component() else { return fields.skipOthers() }
      switch component {
      case .cell(let component): cells.append(component.describe(&fields, form))
      case .form:
        fields.report(
          .unknownWord, at: fields.place(of: "component"), "a form cannot be one of the cells")
      }
    }
    return cells
  }

  /// Reads the kind of component; nil if it is invalid.
  ///
  /// If it is missing, cells imply a form; otherwise that is reported and the first kind returned.
  mutating func component(isForm: Bool = false) -> Component? {
    if !has("component"), let first = Component.table.first {
      _ = value("component")
      if isForm { return .form }
      let words = Component.table.map { "\"\($0.word)\"" }.joined(separator: ", ")
      report(.missingKey, at: range.opening, "expected 'component' in here: \(words)")
      return first.value
    }
    return word("component", among: Component.table)
  }
}
