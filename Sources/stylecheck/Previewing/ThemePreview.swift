import FormCellModel
import StyleSheet

/// What a theme looks like, gathered and not yet drawn: colors, fonts, classes, contrasts, cells, and
/// what is wrong with them.
struct ThemePreview: Sendable {
  /// The comment by which a file is known for a preview.
  static let mark = "made by stylecheck"

  let wishes: PreviewWishes
  /// What the sheets are called that were asked for, in load order.
  let names: [String]
  let swatches: [PreviewSwatch]
  let fonts: [PreviewFont]
  let contrasts: ContrastTable
  /// The counts of all pairs of colors.
  let contrastSums: ContrastTable.Sums
  /// None if the sheets set nothing that a cell shows.
  let cells: [PreviewCell]
  let findings: PreviewFindings
  /// In light and in dark mode, without more contrast.
  private let themes: DayAndNight<Theme>
  /// The names of the classes that set anything.
  private let classNames: [String]
  private let texts: [String: DayAndNight<PreviewClass.Legibility?>]
  private let catalog: Catalog

  /// Each class that the sheets set anything of, in the order of the names; it is found anew for each
  /// iteration, as there can be a million.
  var classes: LazyMapSequence<[String], PreviewClass> {
    classNames.lazy.map { name in
      PreviewClass(
        themes.map { $0.classEntry(of: name, knowing: catalog) }, in: themes,
        texts: texts[name] ?? DayAndNight(day: nil, night: nil), knowing: catalog)
    }
  }

  /// What the sheets look like; `names` are those that somebody asked for, the rest they import.
  init(
    of sheets: [Sheet], called names: [String], _ wishes: PreviewWishes, knowing catalog: Catalog
  ) {
    self.wishes = wishes
    self.names = names
    func situation(
      _ appearance: Environment.Appearance, _ contrast: Environment.Contrast
    ) -> Environment {
      Environment(
        appearance: appearance, contrast: contrast, device: wishes.environment.device,
        orientation: wishes.environment.orientation)
    }
    let situations = Environment.Contrast.allCases.flatMap { contrast in
      Environment.Appearance.allCases.map { situation($0, contrast) }
    }
    contrasts = ContrastTable(
      of: sheets, in: situations, for: wishes.dialect, .decided, knowing: catalog)
    (contrastSums, texts) = ContrastTable.Sums.all(of: contrasts)
    let all = contrasts.themes
    themes = DayAndNight(day: all[0], night: all[1])
    self.catalog = catalog
    findings = PreviewFindings(of: sheets, for: wishes.dialect, knowing: catalog)
    var colors = PreviewSwatch.Survey(of: sheets, in: themes.day)
    var faces = PreviewFont.Survey()
    var classNames: [String] = []
    themes.day.eachClassEntry(knowing: catalog, where: { _ in true }) { [themes] part in
      guard !part.entries.isEmpty else { return }
      colors.add(part)
      faces.add(part, in: themes.day)
      classNames.append(part.name)
    }
    swatches = colors.all
    fonts = faces.all
    self.classNames = classNames
    cells = PreviewCell.all(in: all, wishes)
  }

  /// The sheets by the last names of their paths.
  var title: String {
    names.map { SystemText($0).lastName.description.visible }.joined(separator: ", ")
  }

  /// The pictures of all cells.
  var drawing: SVGSheet {
    SVGSheet(
      of: cells.flatMap { $0.pictures.both.map(\.presentation) }, seenWith: wishes.vision)
  }
}
