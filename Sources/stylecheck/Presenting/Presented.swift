import FormCellModel
import StyleSheet

/// What presenting a description gave, before it is written.
enum Presented: Hashable, Sendable {
  /// One cell, and the color of the card that it would stand on in a form.
  case cell(RatingPresentation, background: Color)
  /// All pages of a form.
  case form(FormPicture)
}

extension Presented {
  /// The whole as JSON.
  var json: JSONText {
    switch self {
    case .cell(let presentation, let background):
      JSONText(presentation).with("background", .string(background.description))
        .with("formatVersion", Self.version)
    case .form(let picture): JSONText(picture).with("formatVersion", Self.version)
    }
  }

  /// The second number grows with a new member, the first with any other change.
  private static let version: JSONText = "1.0"

  /// The whole in a format; `colors` are for a terminal.
  func text(in format: PresentationFormat, _ colors: TerminalStyle.Colors) -> String {
    let style = TerminalStyle(colors: colors)
    return switch (format, self) {
    case (.json, _): json.description
    case (.svg, .cell(let presentation, let background)): presentation.svg(on: background)
    case (.svg, .form(let picture)): picture.svg()
    case (.text, .cell(let presentation, let background)):
      presentation.terminalText(style, on: background)
    case (.text, .form(let picture)): picture.terminalText(style)
    }
  }
}
