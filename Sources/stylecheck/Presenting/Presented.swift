import FormCellModel
import StyleSheet

enum PresentationFormat: String, OutputFormat {
  case json, svg, text
}

/// A presentation of a description.
enum Presented: Hashable, Sendable {
  case cell(PresentedCell)
  /// The pages of a form, and the facts of the cells of each page.
  case form(FormPicture, facts: [[JSONText]])
}

/// A presentation of a cell, with the facts of its kind.
struct PresentedCell: Hashable, Sendable {
  let presentation: CellPresentation
  let facts: JSONText
}

extension Presented {
  static let formWord = "form"

  /// The format version: added members increase the minor number, other changes the major one.
  private static let version: JSONText = "3.0"

  var json: JSONText {
    switch self {
    case .cell(let cell):
      JSONText(encoding: cell.presentation).with(cell.facts).versioned(Self.version)
    case .form(let picture, let facts):
      (["component": .string(Self.formWord)] as JSONText)
        .with(JSONText(encoding: picture).with(facts)).versioned(Self.version)
    }
  }

  /// Formats the presentation; `colors` are for a terminal.
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
  /// Adds the facts of each cell to the pages of a form.
  fileprivate func with(_ facts: [[JSONText]]) -> JSONText {
    changing("pages", with: facts) { page, facts in
      page.changing("cells", with: facts) { cell, facts in
        cell.changing("presentation", with: [facts]) { $0.with($1) }
      }
    }
  }

  /// Changes the elements of a member; a member that is not a list is a single element.
  private func changing<Fact>(
    _ name: String, with facts: [Fact], _ change: (JSONText, Fact) -> JSONText
  ) -> JSONText {
    guard case .object(let members) = self else { return self }
    return .object(
      members.map { member in
        guard member.name == name else { return member }
        if case .array(let elements) = member.value {
          return Member(name, .array(zip(elements, facts).map(change)))
        }
        return Member(name, facts.first.map { change(member.value, $0) } ?? member.value)
      })
  }
}
