/// What the tool says of itself.
enum Release {
  /// What `--version` prints.
  static let version = "0.1.0"

  /// What addresses of rules and schemas begin with, until the package has a page of its own.
  static let address = "urn:stylecheck:"
}
