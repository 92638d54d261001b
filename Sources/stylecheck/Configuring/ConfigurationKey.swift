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
  let group: String?
  let name: String
  let option: Option
  let kind: Kind
  /// What is in force where nobody says anything, as `--print-config` prints it.
  let standard: [String]
  /// Whether it can be said of some sheets only.
  let isForSomeSheets: Bool
  /// Whether what is said nearer adds to what is said farther away, and does not replace it.
  let adds: Bool

  init(
    _ name: String, in group: String? = nil, _ option: Option, _ kind: Kind,
    standard: [String] = [], isForSomeSheets: Bool = true, adds: Bool = false
  ) {
    self.group = group
    self.name = name
    self.option = option
    self.kind = kind
    self.standard = standard
    self.isForSomeSheets = isForSomeSheets
    self.adds = adds
  }

  /// `fmt.indent`.
  var path: String { (group.map { $0 + "." } ?? "") + name }
}

extension ConfigurationKey {
  /// Every key that says something to sheets, in the order in which it is printed.
  static let all: [ConfigurationKey] =
    [
      ConfigurationKey("targets", .targets, .words),
      ConfigurationKey("rules", .rule, .settings, adds: true),
      ConfigurationKey("schemas", .schema, .paths(to: .file), adds: true),
      ConfigurationKey("roots", .root, .paths(to: .folder)),
      ConfigurationKey("assets", .assets, .paths(to: .folder)),
      ConfigurationKey("baseline", .baseline, .path, isForSomeSheets: false),
      ConfigurationKey("ignore", .ignore, .patterns, isForSomeSheets: false, adds: true),
    ] + ofFormat

  private static let ofFormat: [ConfigurationKey] = [
    ConfigurationKey("indent", in: "fmt", .indent, .whole, standard: ["2"]),
    ConfigurationKey("hexCase", in: "fmt", .digits, .word, standard: ["kept"]),
    ConfigurationKey("blankLines", in: "fmt", .blankLines, .whole, standard: ["1"]),
    ConfigurationKey("order", in: "fmt", .order, .word, standard: ["kept"]),
    ConfigurationKey("lineEnd", in: "fmt", .lineEnd, .word, standard: ["kept"]),
  ]
}
