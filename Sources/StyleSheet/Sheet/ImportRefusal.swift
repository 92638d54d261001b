/// Why a sheet that is imported is not loaded.
public struct ImportRefusal: Error, Hashable, Sendable {
  /// What kinds of refusals there are, by the names of the rules that speak of them.
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

  /// What kind of refusal it is.
  let kind: Kind
  /// What is wrong, as a diagnostic says it.
  public let message: String
  /// The sheet and the import to blame; nil if it is the one at hand.
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

  /// The stable name of what is wrong.
  public var id: String { kind.rawValue }

  /// The sheet is not there, or cannot be read; `message` says why.
  public static func missing(_ message: String) -> Self { Self(.missing, message) }

  /// The quotes of the import are empty.
  static let unnamed = Self(
    .missing, "no sheet is named between the quotes: expected a name such as '\"base.nss\"'")

  /// The sheet at `path` may not be read, as it is not in `root`.
  public static func outside(_ path: String, of root: String) -> Self {
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

  /// The sheet is loaded already.
  static func repeated(_ name: String) -> Self {
    Self(.repeated, "'\(name)' is loaded already, and is not loaded again")
  }

  /// Enough sheets are loaded.
  static func tooMany(_ count: Int) -> Self {
    Self(.tooMany, "\(count) sheets are loaded already, and no more are")
  }
}
