import FormCellModel
import StyleSheet

/// A form cell in one state, in light and dark mode.
struct PreviewCell: Sendable {
  let kind: CellKind
  /// The state in light mode; the one in dark mode differs only in the appearance.
  let state: CellState
  let pictures: LightAndDark<CellPresentation>
}

extension PreviewCell {
  /// The width of cells in points: that of the cards on a phone 375 points wide.
  static let width = FormPage.cellWidth(ofPage: 375)

  /// Returns the cells of every kind; `themes` contains one theme per situation.
  ///
  /// Kinds that look the same without the sheets are left out, and states that look like an earlier
  /// one of the same name.
  static func all(in themes: [Theme], _ options: PreviewOptions) -> [PreviewCell] {
    let bare = themes.map { Theme(of: [], in: $0.environment, for: $0.dialect) }
    return RegisteredCell.all.flatMap { component in
      let states = ThemeEnvironment.Appearance.allCases.map { appearance in
        var situations = CellSituations()
        situations.directions = [options.direction]
        situations.appearances = [appearance]
        return component.states(situations, options.coverage)
      }
      guard let light = states.first, let dark = states.last else { return [PreviewCell]() }
      let pairs = Array(zip(light, dark))
      let settings = options.accessibility
      let cells = pairs.map { PreviewCell(component.kind, $0, $1, in: themes, settings) }
      // Ends at the first cell that the sheets change.
      let isChanged = zip(cells, pairs).contains { cell, pair in
        cell?.pictures != PreviewCell(component.kind, pair.0, pair.1, in: bare, settings)?.pictures
      }
      return isChanged ? cells.compactMap(\.self).withoutRepetitions : []
    }
  }

  private init?(
    _ kind: CellKind, _ light: CellState, _ dark: CellState, in themes: [Theme],
    _ settings: AccessibilitySettings
  ) {
    func picture(of state: CellState) -> CellPresentation? {
      let theme = themes.first {
        $0.environment.appearance == state.environment.appearance
          && $0.environment.contrast == state.environment.contrast
      }
      return theme.map {
        state.presentation(in: $0, width: Self.width, accessibility: settings)
      }
    }
    guard let first = picture(of: light), let second = picture(of: dark) else { return nil }
    self.init(kind: kind, state: light, pictures: LightAndDark(light: first, dark: second))
  }

  /// Cells with a common heading.
  typealias Group = (title: String, cells: [PreviewCell])

  static func groups(of cells: [PreviewCell]) -> [Group] {
    cells.groups(by: \.state.group.title).map { (title: $0.key, cells: $0.elements) }
  }
}

extension [PreviewCell] {
  /// The cells without those that have the name and the pictures of an earlier one.
  fileprivate var withoutRepetitions: Self {
    groups(by: { [$0.state.group.title, $0.state.title] }).flatMap { group in
      group.elements.reduce(into: Self()) { kept, cell in
        if !kept.contains(where: { $0.pictures == cell.pictures }) { kept.append(cell) }
      }
    }
  }
}

extension CellPresentation {
  var partContrasts: [PartContrast] { background.map { contrasts(on: $0) } ?? [] }
}

extension [PartContrast] {
  /// The part with the lowest contrast relative to its requirement; nil if all are exempt.
  var weakest: PartContrast? {
    func margin(_ part: PartContrast) -> Double { (part.ratio ?? 0) / part.need.least }
    return filter { $0.verdict != .exempt }.min { margin($0) < margin($1) }
  }
}
