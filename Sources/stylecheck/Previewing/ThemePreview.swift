import FormCellModel
import StyleSheet

/// What a theme looks like, gathered and not yet drawn: colors, fonts, classes, contrasts, cells, and
/// what is wrong with them.
struct ThemePreview: Sendable {
  /// What somebody wants to see.
  struct Wishes: Hashable, Sendable {
    var dialect = Dialect.sapfiori
    /// Decides the device and the orientation.
    var environment = Environment()
    /// How many of the cells are drawn.
    var coverage = CoveringArray.Coverage.pairwise
    var direction = LayoutDirection.leftToRight
    /// Nil for most people's eyes.
    var vision: ColorVision?
    var reloading = Reloading.never
  }

  /// Whether whoever shows the page looks for a newer one from time to time.
  enum Reloading: Hashable, Sendable {
    case never
    /// While sheets are watched.
    case always
  }

  let wishes: Wishes
  /// What the sheets are called that were asked for, in load order.
  let names: [String]
  /// By day and by night, without more contrast.
  let themes: [Theme]
  let swatches: [PreviewSwatch]
  let fonts: [PreviewFont]
  let classes: [PreviewClass]
  let contrasts: ContrastTable
  /// None if the sheets set nothing that a cell shows.
  let cells: [PreviewCell]
  let findings: PreviewFindings

  /// What the sheets look like; `names` are those that somebody asked for, the rest they import.
  init(of sheets: [Sheet], called names: [String], _ wishes: Wishes, knowing catalog: Catalog) {
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
    let all = contrasts.themes
    themes = Array(all.prefix(Environment.Appearance.allCases.count))
    let resolutions = themes.map { $0.resolution(knowing: catalog) }
    findings = PreviewFindings(of: sheets, for: wishes.dialect, knowing: catalog)
    swatches = PreviewSwatch.all(of: sheets, in: themes, resolutions)
    fonts = PreviewFont.all(in: themes, resolutions)
    classes = PreviewClass.all(in: themes, resolutions, contrasts, knowing: catalog)
    cells = PreviewCell.all(in: all, wishes)
  }
}

/// One thing by day and by night.
struct DayAndNight<Element: Sendable>: Sendable {
  let day: Element
  let night: Element

  /// Both, the day first.
  var both: [Element] { [day, night] }

  func map<Other>(_ transform: (Element) -> Other) -> DayAndNight<Other> {
    DayAndNight<Other>(day: transform(day), night: transform(night))
  }
}

extension DayAndNight: Equatable where Element: Equatable {
  /// Whether night makes no difference.
  var isAlike: Bool { day == night }
}
