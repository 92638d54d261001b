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

  /// That of the day; the night's differs in nothing but that.
  let state: RatingState
  let pictures: DayAndNight<Picture>
}

extension PreviewCell {
  /// How wide cells are drawn, in points: as on the cards of a telephone 375 points wide.
  static let width = FormPage.cellWidth(ofPage: 375)

  /// The cells that somebody wants to see; `themes` are those of all situations.
  ///
  /// None if they look as they come: then nobody wants to see them.
  static func all(in themes: [Theme], _ wishes: ThemePreview.Wishes) -> [PreviewCell] {
    let rooms = themes.map(Room.init)
    let bare = themes.lazy.map {
      Room(in: Theme(of: [], in: $0.environment, for: $0.dialect))
    }
    guard !rooms.elementsEqual(bare) else { return [] }
    var cube = RatingCube()
    cube.directions = [wishes.direction]
    let states = Environment.Appearance.allCases.map { appearance in
      cube.appearances = [appearance]
      return cube.states(wishes.coverage)
    }
    guard let days = states.first, let nights = states.last else { return [] }
    return zip(days, nights).compactMap { day, night in
      guard let first = rooms.first(where: { $0.suits(day) }),
        let second = rooms.first(where: { $0.suits(night) })
      else { return nil }
      return PreviewCell(
        state: day,
        pictures: DayAndNight(day: first.picture(of: day), night: second.picture(of: night)))
    }
  }

  /// All that a theme says of cells in one situation, asked once.
  private struct Room: Equatable {
    let environment: Environment
    let looks: RatingLooks
    let ground: BackgroundFill

    init(in theme: Theme) {
      environment = theme.environment
      looks = RatingLooks(in: theme)
      ground = CellKind.rating.background(in: theme)
    }

    func suits(_ state: RatingState) -> Bool {
      environment.appearance == state.environment.appearance
        && environment.contrast == state.environment.contrast
    }

    func picture(of state: RatingState) -> Picture {
      let presentation = RatingPresentation(
        of: state.cell, in: looks, width: PreviewCell.width, state.direction
      ).cell(on: ground)
      return Picture(presentation: presentation, parts: presentation.contrasts(on: ground))
    }
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

// MARK: - What concerns it

extension PreviewCell {
  /// Whether something of a class can be seen in some cell.
  static func mayShow(_ className: String) -> Bool {
    ClassPath(className).names.last?.hasPrefix("fdlFUIRatingControl") ?? false
  }

  /// Whether a declaration of a class can be seen in it.
  func shows(_ property: String, of className: String) -> Bool {
    let parts = ClassPath(className).names.last ?? className
    switch parts {
    case "fdlFUIRatingControlFormCell": return true
    case "fdlFUIRatingControlFormCell_title": return state.arrangement == .sameLine
    case "fdlFUIRatingControlFormCell_subtitle": return state.arrangement == .stacked
    case "fdlFUIRatingControl_leading_label", "fdlFUIRatingControl_trailing_label":
      return state.style.isReadOnly
    case "fdlFUIRatingControl", "fdlFUIRatingControlFormCell_ratingControl":
      return showsMarks(property)
    default: return false
    }
  }

  private func showsMarks(_ property: String) -> Bool {
    if property.hasPrefix("half-"), !(state.fill == .fraction && state.style.isReadOnly) {
      return false
    }
    let styles: [(suffix: String, styles: [RatingStyle])] = [
      ("-editable-disabled", [.editableDisabled]),
      ("-editable", property.hasPrefix("on-image") ? [.editable, .editableDisabled] : [.editable]),
      ("-standard", property.hasPrefix("on-image") ? [.standard, .accented] : [.standard]),
      ("-accented", [.accented]),
    ]
    let row = styles.first { property.hasSuffix($0.suffix) }
    return row.map { $0.styles.contains(state.style) } ?? true
  }
}
