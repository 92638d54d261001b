import StyleSheet

/// A format in which a theme is handed to other tools.
///
/// A format is a row: its making is a function of the theme, and writes nothing itself.
struct ExportFormat: Sendable {
  /// Which situations of the palette it holds.
  enum Scope: String, Hashable, Sendable {
    case one = "the one that was asked for"
    case all = "all eight"
    case flat = "all but those of raised surfaces"
  }

  /// The word that asks for it.
  let name: String
  /// What it is and who reads it, in a few words.
  let summary: String
  /// What its file, or its folder, is called at the end.
  let fileExtension: String
  /// Whether it is a folder of files.
  var isFolder = false
  /// Which situations of the palette it holds.
  let scope: Scope
  /// By which a file of this format is known for one of ours.
  let mark: String
  /// Writes a theme.
  let export: @Sendable (ExportedTheme) -> ThemeExport

  /// What stands in the first comment of a file that was made here.
  static let comment = "made by stylecheck"
}

extension ExportFormat {
  /// Every format, in the order of help.
  static let all = [tokens, resolver, css, swift, xcassets, nss, markdown]

  /// The words that ask for them.
  static let words = all.map(\.name)

  /// The format called `name`, or nil.
  static func named(_ name: String) -> ExportFormat? { all.first { $0.name == name } }
}
