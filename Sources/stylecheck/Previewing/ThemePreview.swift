import FormCellModel
import StyleRules
import StyleSheet

/// The contents of a preview: colors, fonts, classes, contrasts, cells and findings.
struct ThemePreview: Sendable {
  let options: PreviewOptions
  let names: [String]
  let swatches: [PreviewSwatch]
  let fonts: [PreviewFont]
  let contrasts: ContrastTable
  /// The counts of all color pairs.
  let contrastSums: ContrastTable.Sums
  /// The columns of the contrast table, equal ones once.
  let contrastColumns: EqualColumns
  /// Empty if the sheets set nothing that a cell shows.
  let cells: [PreviewCell]
  /// The form of the app, or one of samples; nil if there is neither.
  let form: PreviewForm?
  let findings: PreviewFindings
  /// The themes in light and dark mode, with normal contrast.
  private let themes: LightAndDark<Theme>
  private let classNames: [String]
  private let texts: [String: LightAndDark<PreviewClass.Legibility?>]
  private let catalog: Catalog

  /// The classes with properties, sorted by name; created lazily, because there can be a million.
  var classes: LazyMapSequence<[String], PreviewClass> {
    classNames.lazy.map { name in
      PreviewClass(
        themes.map { $0.classEntry(of: name, knowing: catalog) }, in: themes,
        texts: texts[name] ?? LightAndDark(light: nil, dark: nil), knowing: catalog)
    }
  }

  /// Creates the preview of sheets; `names` are the specified ones, the others are imported.
  ///
  /// `imports` has the facts about the imports of each sheet; nil if none has any.
  init(
    of sheets: [Sheet], called names: [String], importing imports: [ImportFacts]? = nil,
    _ options: PreviewOptions, knowing catalog: Catalog, form described: (any DescribedForm)? = nil
  ) {
    self.options = options
    self.names = names
    // The findings need the most memory, so they are computed before there is a theme.
    findings = PreviewFindings(
      of: sheets, importing: imports ?? sheets.map { _ in ImportFacts() }, for: options.dialect,
      knowing: catalog)
    let situations = [false, true].flatMap { isHighContrast in
      [false, true].map { isDark in
        options.environment.with(PaletteContext(isDark: isDark, isHighContrast: isHighContrast))
      }
    }
    contrasts = ContrastTable(
      of: sheets, in: situations, for: options.dialect, .decided, knowing: catalog)
    (contrastSums, contrastColumns, texts) = ContrastTable.Sums.all(of: contrasts)
    let all = contrasts.themes
    themes = LightAndDark(light: all[0], dark: all[1])
    self.catalog = catalog
    var colors = PreviewSwatch.Survey(of: sheets, in: themes.light)
    var faces = PreviewFont.Survey()
    var classNames: [String] = []
    themes.light.eachClassEntry(knowing: catalog, where: { _ in true }) { [themes] part in
      guard !part.entries.isEmpty else { return }
      colors.add(part)
      faces.add(part, in: themes.light, knowing: catalog)
      classNames.append(part.name)
    }
    swatches = colors.all
    fonts = faces.all
    self.classNames = classNames
    cells = PreviewCell.all(in: all, options)
    form =
      described.map { [themes] in PreviewForm(of: $0, in: themes, options) }
      ?? PreviewForm(of: cells.groups(by: \.kind).map(\.key), in: themes, options)
  }

  /// The file names of the sheets.
  var title: String {
    names.map { SystemText($0).lastName.description.visible }.joined(separator: ", ")
  }

  var drawing: SVGSheet {
    SVGSheet(
      of: cells.flatMap(\.pictures.both),
      form.map(\.pages.both) ?? [], seenWith: options.vision)
  }
}
