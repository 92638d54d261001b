extension JSONText {
  /// Creates a document with the format version and the members.
  static func document(_ members: KeyValuePairs<String, JSONText>) -> JSONText {
    .object([.version] + members.map { Member($0, $1) })
  }

  /// The name of the version member in all documents.
  static let versionName = "format_version"

  /// Adds the format version as the last member.
  func versioned(_ version: JSONText) -> JSONText { with(Self.versionName, version) }
}

extension JSONText.Member {
  /// The format version of the documents: added members increase the minor number, other changes the
  /// major one.
  static let version = Self(JSONText.versionName, "1.1")
}
