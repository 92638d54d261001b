import FormCellModel
import StyleSheet

/// What presenting a description gave, before it is written.
enum Presented: Hashable, Sendable {
  /// One cell and its background.
  case cell(RatingPresentation, background: BackgroundFill)
  /// All pages of a form.
  case form(FormPicture)
}

extension Presented {
  /// The whole as JSON.
  var json: JSONText {
    switch self {
    case .cell(let presentation, let background):
      JSONText(presentation).with(background).versioned
    case .form(let picture): JSONText(picture).versioned
    }
  }

  /// The whole in a format; `colors` are for a terminal.
  func text(in format: PresentationFormat, _ colors: TerminalStyle.Colors) -> String {
    let style = TerminalStyle(colors: colors)
    return switch (format, self) {
    case (.json, _): json.description
    case (.svg, .cell(let presentation, let background)):
      presentation.svg(on: background.color, to: background.bottomColor)
    case (.svg, .form(let picture)): picture.svg()
    case (.text, .cell(let presentation, let background)):
      presentation.terminalText(style, on: background.middle)
    case (.text, .form(let picture)): picture.terminalText(style)
    }
  }
}

extension JSONText {
  /// The same with the background of a cell.
  fileprivate func with(_ background: BackgroundFill) -> JSONText {
    let more: [(String, String?)] = [
      ("backgroundBottom", background.bottomColor?.description),
      ("backgroundImage", background.image?.name),
    ]
    return more.reduce(with("background", .string(background.color.description))) { json, member in
      member.1.map { json.with(member.0, .string($0)) } ?? json
    }
  }
}
