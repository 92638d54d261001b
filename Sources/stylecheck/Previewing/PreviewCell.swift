import FormCellModel
import StyleSheet

/// A form cell in one state, by day and by night.
struct PreviewCell: Sendable {
  /// The cell as it is drawn.
  struct Picture: Equatable, Sendable {
    let presentation: CellPresentation
    /// How well its parts stand out.
    let parts: [PartContrast]
  }

  /// That in light mode; the one in dark mode differs only in the appearance.
  let state: CellState
  let pictures: DayAndNight<Picture>
}

extension PreviewCell {
  /// The width of cells, in points: as on the cards of a telephone 375 points wide.
  static let width = FormPage.cellWidth(ofPage: 375)

  /// Returns the cells of every kind; `themes` are those of all situations.
  ///
  /// A kind that looks as it does without sheets has none.
  static func all(in themes: [Theme], _ wishes: PreviewWishes) -> [PreviewCell] {
    let bare = themes.map { Theme(of: [], in: $0.environment, for: $0.dialect) }
    return CellComponent.all.flatMap { component in
      let states = Environment.Appearance.allCases.map { appearance in
        var situations = CellSituations()
        situations.directions = [wishes.direction]
        situations.appearances = [appearance]
        return component.states(situations, wishes.coverage)
      }
      guard let days = states.first, let nights = states.last else { return [PreviewCell]() }
      let pairs = Array(zip(days, nights))
      let cells = pairs.compactMap { PreviewCell($0, $1, in: themes) }
      return cells.map(\.pictures) == pairs.compactMap { PreviewCell($0, $1, in: bare)?.pictures }
        ? [] : cells
    }
  }

  private init?(_ day: CellState, _ night: CellState, in themes: [Theme]) {
    func picture(of state: CellState) -> Picture? {
      let theme = themes.first {
        $0.environment.appearance == state.environment.appearance
          && $0.environment.contrast == state.environment.contrast
      }
      return theme.map { theme in
        let presentation = state.presentation(in: theme, width: Self.width)
        return Picture(
          presentation: presentation,
          parts: presentation.background.map { presentation.contrasts(on: $0) } ?? [])
      }
    }
    guard let first = picture(of: day), let second = picture(of: night) else { return nil }
    self.init(state: day, pictures: DayAndNight(day: first, night: second))
  }

  /// The cells in the groups of their states, in the order of the groups.
  static func groups(of cells: [PreviewCell]) -> [(title: String, cells: [PreviewCell])] {
    cells.groups(by: \.state.group.title).map { (title: $0.key, cells: $0.elements) }
  }
}

extension PreviewCell.Picture {
  /// The part that stands out least for what it needs; nil where all is exempt.
  var weakest: PartContrast? {
    let judged = parts.filter { $0.verdict != .exempt }
    func margin(_ part: PartContrast) -> Double { (part.ratio ?? 0) / part.need.least }
    return judged.min { margin($0) < margin($1) }
  }
}
