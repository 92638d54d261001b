import FormCellModel
import StyleEditing
import StyleSheet

/// A form in light and dark mode: one of the app, or samples of each kind of cell that the sheets change.
struct PreviewForm: Sendable {
  let pages: LightAndDark<FormPage>

  private static let width = 375.0

  /// Creates the first page of a form of the app.
  init(of form: any DescribedForm, in themes: LightAndDark<Theme>, _ options: PreviewOptions) {
    var page = form.pages[0]
    if options.direction == .rightToLeft { page.setting.direction = options.direction }
    page.setting.accessibility.formUnion(options.accessibility)
    pages = themes.map { [page] theme in form.page(page, in: theme) }
  }

  /// Creates a form of the samples of some kinds; nil if there are none.
  init?(of kinds: [CellKind], in themes: LightAndDark<Theme>, _ options: PreviewOptions) {
    let sections = PreviewSample.sections.map { header, samples in
      (header: header, samples: samples.filter { kinds.contains($0.kind) })
    }.filter { !$0.samples.isEmpty }
    guard !sections.isEmpty else { return nil }
    pages = themes.map { theme in
      var context = CellContext(
        theme, width: Self.width, options.direction, accessibility: options.accessibility)
      let page = context
      context.width = FormPage.cellWidth(ofPage: Self.width)
      return FormPage(
        of: sections.map { [context] section in
          FormSection(header: section.header, section.samples.map { $0.present(context) })
        }, in: page,
        title: "\(theme.environment.appearance.word) mode".capitalizedFirst)
    }
  }
}
