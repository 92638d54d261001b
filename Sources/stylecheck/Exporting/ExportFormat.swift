import StyleSheet

/// An export format; its function creates the files of a theme, but does not write them.
struct ExportFormat: Sendable {
  /// The situations of the palette that a format contains.
  enum Scope: String, Hashable, Sendable {
    case one = "the specified one"
    case all = "all eight"
    case flat = "all but those of raised surfaces"
  }

  let name: String
  let summary: String
  let fileExtension: String
  var isFolder = false
  let scope: Scope
  /// The text that identifies a file as created by this tool.
  let mark: String
  let export: @Sendable (ExportedTheme) -> ThemeExport

  static let comment = "made by stylecheck"
  /// The first comment of files that the next export replaces.
  static let commentOnReplacing = comment + "; the next export replaces this file"

  static let all = [tokens, resolver, css, swift, xcassets, nss, markdown]

  static let words = all.map(\.name)

  static func named(_ name: String) -> ExportFormat? { all.first { $0.name == name } }
}
