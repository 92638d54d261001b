/// The identity of the tool.
enum Release {
  /// The output of `--version`.
  static let version = "0.1.0"

  /// The prefix of the addresses of rules and schemas, until the package has a website.
  static let address = "urn:stylecheck:"
}
