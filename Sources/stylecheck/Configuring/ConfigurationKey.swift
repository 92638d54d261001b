import StyleSheet

/// A key of a configuration: it says what an option of the command line says.
///
/// The reader, `--print-config` and the tests of the JSON Schema know no more than these rows.
struct ConfigurationKey: Sendable {
  /// What its value looks like.
  enum Kind: Hashable, Sendable {
    /// One of the option's words.
    case word
    /// A list of the option's words.
    case words
    /// A whole number in the option's bounds, or one of its words.
    case whole
    /// A path that counts from the folder of the file, of a file of this tool's own: of no sheet.
    case path
    /// A list of such paths, each of which leads to something of this kind.
    case paths(to: Files.Kind)
    /// A list of patterns for paths that count from the folder of the file.
    case patterns
    /// An object of names and words, each pair a value of the option.
    case settings
  }

  /// The object that it stands in; nil for the outermost.
  var group: String?
  let name: String
  let option: Option
  let kind: Kind
  /// What is in force where nobody says anything, as `--print-config` prints it.
  var standard: [String] = []
  /// Whether it can be said of some sheets only.
  var isForSomeSheets = true
  /// Whether what is said nearer adds to what is said farther away, and does not replace it.
  var adds = false

  /// `fmt.indent`.
  var path: String { (group.map { $0 + "." } ?? "") + name }
}

extension ConfigurationKey {
  /// Every key that says something to sheets, in the order in which it is printed.
  static let all: [ConfigurationKey] =
    [
      ConfigurationKey(name: "targets", option: .targets, kind: .words),
      ConfigurationKey(name: "rules", option: .rule, kind: .settings, adds: true),
      ConfigurationKey(name: "schemas", option: .schema, kind: .paths(to: .file), adds: true),
      ConfigurationKey(name: "roots", option: .root, kind: .paths(to: .folder)),
      ConfigurationKey(name: "assets", option: .assets, kind: .paths(to: .folder)),
      ConfigurationKey(name: "baseline", option: .baseline, kind: .path, isForSomeSheets: false),
      ConfigurationKey(
        name: "ignore", option: .ignore, kind: .patterns, isForSomeSheets: false, adds: true),
    ] + ofFormat

  private static let ofFormat: [ConfigurationKey] = [
    ConfigurationKey(group: "fmt", name: "indent", option: .indent, kind: .whole, standard: ["2"]),
    ConfigurationKey(
      group: "fmt", name: "hexCase", option: .digits, kind: .word, standard: ["kept"]),
    ConfigurationKey(
      group: "fmt", name: "blankLines", option: .blankLines, kind: .whole, standard: ["1"]),
    ConfigurationKey(group: "fmt", name: "order", option: .order, kind: .word, standard: ["kept"]),
    ConfigurationKey(
      group: "fmt", name: "lineEnd", option: .lineEnd, kind: .word, standard: ["kept"]),
  ]
}
