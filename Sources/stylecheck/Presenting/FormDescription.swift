import FormCellModel
import StyleSheet

/// A form as described by a file.
struct FormDescription: Sendable {
  /// A group of cells.
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
  var pages: [Page] = []
}

// MARK: - Presenting

extension FormDescription {
  /// Presents the form with `sheets`, and returns the problems that depend on the themes.
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
