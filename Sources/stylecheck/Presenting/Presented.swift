import FormCellModel
import StyleSheet

/// What presenting a description gave, before it is written.
enum Presented: Hashable, Sendable {
  /// One cell.
  case cell(PresentedCell)
  /// All pages of a form, and the facts of the cells of each page.
  case form(FormPicture, facts: [[JSONText]])
}

/// A cell as it is drawn, and the facts that only its kind has.
struct PresentedCell: Hashable, Sendable {
  let presentation: CellPresentation
  let facts: JSONText
}

extension Presented {
  /// The version of the format: the second number grows with a new member, the first with any other change.
  private static let version: JSONText = "1.1"

  /// The whole as JSON.
  var json: JSONText {
    switch self {
    case .cell(let cell):
      JSONText(cell.presentation, cell.facts).with(cell.presentation.background)
        .versioned(Self.version)
    case .form(let picture, let facts): JSONText(picture, facts).versioned(Self.version)
    }
  }

  /// The whole in a format; `colors` are for a terminal.
  func text(in format: PresentationFormat, _ colors: TerminalStyle.Colors) -> String {
    let style = TerminalStyle(colors: colors)
    return switch (format, self) {
    case (.json, _): json.description
    case (.svg, .cell(let cell)): cell.presentation.svg(on: cell.presentation.background)
    case (.svg, .form(let picture, _)): picture.svg()
    case (.text, .cell(let cell)):
      cell.presentation.terminalText(style, on: cell.presentation.background?.middle)
    case (.text, .form(let picture, _)): picture.terminalText(style)
    }
  }
}

extension JSONText {
  /// Returns the same with the background of a cell, if it has one.
  fileprivate func with(_ background: BackgroundFill?) -> JSONText {
    guard let background else { return self }
    let more: [(String, String?)] = [
      ("backgroundBottom", background.bottomColor?.description),
      ("backgroundImage", background.image?.name),
    ]
    return more.reduce(with("background", .string(background.color.description))) { json, member in
      member.1.map { json.with(member.0, .string($0)) } ?? json
    }
  }
}
