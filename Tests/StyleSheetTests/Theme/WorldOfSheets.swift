@testable import StyleSheet

/// A few sheets as structured values, which the reference cascade reads.
///
/// A theme reads the same sheets as text.
struct WorldOfSheets {
  /// `name: value;`, the value as its words with single blanks between; empty if it is missing.
  struct Line: Hashable {
    let name: String
    let value: String
  }

  /// An item at the top of a sheet or in an `@media`.
  enum Item {
    case definition(Line)
    /// Selectors as written, paths with `:`, and declarations.
    case rule([String], [Line])
  }

  /// An item with the conditions around it, which are empty at the top.
  struct Placed {
    let item: Item
    let conditions: [Line]
  }

  /// In load order, each in the order of its text.
  let sheets: [[Placed]]

  /// The sheets as the package reads them.
  var parsed: [Sheet] { sheets.map { Sheet(parsing: SourceText(Self.text(of: $0))) } }

  static func text(of sheet: [Placed]) -> String {
    sheet.map { placed in
      let item =
        switch placed.item {
        // Without a blank, which engines that read lines take as part of the value.
        case .definition(let line): "\(line.name):\(line.value);"
        case .rule(let selectors, let lines):
          selectors.joined(separator: ", ") + " { " + lines.map(text).joined(separator: " ") + " }"
        }
      guard !placed.conditions.isEmpty else { return item }
      let conditions = placed.conditions.map { "(\($0.name): \($0.value))" }
      return "@media \(conditions.joined(separator: " and ")) { \(item) }"
    }
    .joined(separator: "\n")
  }

  private static func text(of line: Line) -> String { "\(line.name): \(line.value);" }
}
