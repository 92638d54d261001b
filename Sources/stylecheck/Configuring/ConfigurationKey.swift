import StyleSheet

/// A key of a configuration, which corresponds to an option of the command line; a row for the reader,
/// `--print-config` and the JSON Schema.
struct ConfigurationKey: Sendable {
  enum Kind: Hashable, Sendable {
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
  let group: String?
  let name: String
  let option: Option
  let kind: Kind
  /// True if the key is allowed in `overrides`.
  let isForSomeSheets: Bool
  /// True if nearer values are added to farther ones instead of replacing them.
  let adds: Bool

  private init(
    _ name: String, in group: String? = nil, _ option: Option, _ kind: Kind,
    isForSomeSheets: Bool = true, adds: Bool = false
  ) {
    self.group = group
    self.name = name
    self.option = option
    self.kind = kind
    self.isForSomeSheets = isForSomeSheets
    self.adds = adds
  }

  /// The key with its group: `fmt.indent`.
  var path: String { (group.map { $0 + "." } ?? "") + name }

  /// All keys for sheets, in the order of printing.
  static let all = [
    Self("targets", .targets, .words),
    Self("rules", .rule, .settings, adds: true),
    Self("schemas", .schema, .paths(to: .file), adds: true),
    Self("roots", .root, .paths(to: .folder)),
    Self("assets", .assets, .paths(to: .folder)),
    Self("baseline", .baseline, .path, isForSomeSheets: false),
    Self("ignore", .ignore, .patterns, isForSomeSheets: false, adds: true),
    Self("indent", in: "fmt", .indent, .whole),
    Self("hexCase", in: "fmt", .digits, .word),
    Self("blankLines", in: "fmt", .blankLines, .whole),
    Self("order", in: "fmt", .order, .word),
    Self("lineEnd", in: "fmt", .lineEnd, .word),
  ]
}
