/// Why a sheet that is imported is not loaded.
public struct ImportRefusal: Error, Hashable, Sendable {
  /// The stable name of what is wrong.
  public let id: String
  /// What is wrong, as a diagnostic says it.
  public let message: String
  let severity: Diagnostic.Severity
  /// The sheet and the import to blame; nil if it is the one at hand.
  let owner: Sheet?
  let range: Range<Int>?

  private init(
    _ id: String, _ message: String, _ severity: Diagnostic.Severity = .error,
    in owner: Sheet? = nil, at range: Range<Int>? = nil
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.owner = owner
    self.range = range
  }

  /// The sheet is not there, or cannot be read; `message` says why.
  public static func missing(_ message: String) -> Self { Self("missing-import", message) }

  /// The sheet may not be read; `message` says what may.
  public static func outside(_ message: String) -> Self { Self("import-outside-root", message) }

  /// The sheet leads back to one that is being loaded; `names` begin and end with that one.
  static func cycle(_ names: [String], in owner: Sheet, at range: Range<Int>) -> Self {
    let shown = names.count > 8 ? names.prefix(7) + ["…"] + names.suffix(1) : names[...]
    return Self(
      "import-cycle",
      "'\(names.first ?? "")' leads back to itself: '\(shown.joined(separator: " -> "))'",
      in: owner, at: range)
  }

  /// The sheet is loaded already.
  static func repeated(_ name: String) -> Self {
    Self(
      "repeated-import", "'\(name)' is loaded already, and is not loaded again", .information)
  }

  /// Enough sheets are loaded.
  static func tooMany(_ count: Int) -> Self {
    Self("too-many-imports", "\(count) sheets are loaded already, and no more are")
  }
}
