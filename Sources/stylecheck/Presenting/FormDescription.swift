import FormCellModel
import StyleSheet

/// A form as a file describes it.
struct FormDescription: Sendable {
  /// Cells that stand together.
  struct Section: Sendable {
    var header: String?
    var cells: [any CellDescription] = []
  }

  /// One view of the form: all its cells, drawn in one setting.
  struct Page: Hashable, Sendable {
    var title: String?
    var setting: PageSetting
  }

  /// From top to bottom.
  var sections: [Section] = []
  /// At least one.
  var pages: [Page] = []
}

// MARK: - Presenting

extension FormDescription {
  /// What the form looks like under `sheets`, and what is wrong with its tints.
  func presented(
    under sheets: [Sheet], for dialect: Dialect
  ) -> (Presented, problems: [Diagnostic]) {
    var problems: [Diagnostic] = []
    var facts: [[JSONText]] = []
    let pages = pages.map { page in
      let setting = page.setting
      let theme = Theme(of: sheets, in: setting.environment, for: dialect)
      var pageFacts: [JSONText] = []
      let sections = sections.map { section in
        FormSection(
          header: section.header,
          section.cells.map { cell in
            let (presented, more) = cell.presented(
              in: theme, width: FormPage.cellWidth(ofPage: setting.width), setting)
            problems += more.filter { !problems.contains($0) }
            pageFacts.append(presented.facts)
            return presented.presentation
          })
      }
      facts.append(pageFacts)
      return FormPage(
        of: sections, in: theme, width: setting.width, setting.direction,
        textSize: setting.textSize, title: page.title)
    }
    return (.form(FormPicture(pages), facts: facts), problems)
  }
}
