import StyleSheet

/// A key of a configuration, which corresponds to an option of the command line.
///
/// The reader, `--print-config` and the tests of the JSON Schema all use this table.
struct ConfigurationKey: Sendable {
  /// The form of a value.
  enum Kind: Hashable, Sendable {
    /// One of the words of the option.
    case word
    /// A list of words of the option.
    case words
    /// An integer in the bounds of the option, or one of its words.
    case whole
    /// A path relative to the configuration, of a file that is not a sheet.
    case path
    /// A list of paths relative to the configuration, each to something of this kind.
    case paths(to: Files.Kind)
    /// A list of patterns relative to the folder of the configuration.
    case patterns
    /// An object; each member becomes a value `NAME=WORD` of the option.
    case settings
  }

  /// The name of the enclosing object; nil at the top level.
  var group: String?
  let name: String
  let option: Option
  let kind: Kind
  /// The default, as `--print-config` prints it.
  var standard: [String] = []
  /// True if the key is allowed in `overrides`.
  var isForSomeSheets = true
  /// True if nearer values are added to farther ones instead of replacing them.
  var adds = false

  /// The key with its group: `fmt.indent`.
  var path: String { (group.map { $0 + "." } ?? "") + name }
}

extension ConfigurationKey {
  /// All keys for sheets, in the order of printing.
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
