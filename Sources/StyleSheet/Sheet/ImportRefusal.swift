/// The reason why an imported sheet is not loaded.
package struct ImportRefusal: Error, Hashable, Sendable {
  /// The kinds of refusals, named after the rules that report them.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case missing = "missing-import"
    case outside = "import-outside-root"
    case cycle = "import-cycle"
    case repeated = "repeated-import"
    case tooMany = "too-many-imports"

    package var severity: Diagnostic.Severity {
      switch self {
      case .missing, .outside, .cycle, .tooMany: .error
      case .repeated: .information
      }
    }
  }

  let kind: Kind
  package let message: String
  /// The sheet and the import that cause it; nil for the current ones.
  let owner: Sheet?
  package let range: Range<Int>?

  private init(
    _ kind: Kind, _ message: String, in owner: Sheet? = nil, at range: Range<Int>? = nil
  ) {
    self.kind = kind
    self.message = message
    self.owner = owner
    self.range = range
  }

  package var id: String { kind.rawValue }

  /// The sheet is missing or cannot be read; `message` gives the reason.
  package static func missing(_ message: String) -> Self { Self(.missing, message) }

  /// The import has empty quotes.
  static let unnamed = Self(
    .missing, "no sheet is named between the quotes: expected a name such as '\"base.nss\"'")

  /// The sheet at `path` must not be read, because it is outside of `root`.
  package static func outside(_ path: String, of root: String) -> Self {
    Self(
      .outside,
      "'\(path)' is outside of '\(root)': expected a sheet in there, or '--root' with another folder"
    )
  }

  /// The sheet leads back to one that is being loaded; `names` begin and end with that one.
  static func cycle(_ names: [String], in owner: Sheet, at range: Range<Int>) -> Self {
    let shown = names.count > 8 ? names.prefix(7) + ["…"] + names.suffix(1) : names[...]
    return Self(
      .cycle,
      "'\(names.first ?? "")' leads back to itself: '\(shown.joined(separator: " -> "))'",
      in: owner, at: range)
  }

  /// The sheet is already loaded.
  static func repeated(_ name: String) -> Self {
    Self(.repeated, "'\(name)' is loaded already, and is not loaded again")
  }

  /// The limit of loaded sheets is reached.
  static func tooMany(_ count: Int) -> Self {
    Self(.tooMany, "\(count) sheets are loaded already, and no more are")
  }
}
