/// The identity of the tool.
enum Release {
  static let version = "0.1.0"

  /// The purpose of the tool, in one sentence without a full stop.
  static let purpose = "checks .nss stylesheets, and previews the form cells that they style"

  /// The commit that `git archive` writes here, as `.gitattributes` asks; in a clone, the placeholder.
  private static let commit = "$Format:%H$"

  /// The output of `--version`.
  static let line = line(commit: commit)

  /// Returns the name, the version, and the start of a commit, unless that is a placeholder.
  static func line(commit: String) -> String {
    "stylecheck \(version)" + (commit.hasPrefix("$") ? "" : " (commit \(commit.prefix(12)))")
  }

  /// The prefix of the identifiers of schemas.
  static let address = "urn:stylecheck:"

  /// The address of the documentation site that `Scripts/site` builds.
  ///
  /// The package has no public address yet; the domain `example` never exists (RFC 2606). Everything
  /// that names a page of the site uses this constant.
  static let site = "https://stylecheck.example/"

  static func page(ofRule id: String) -> String { "\(site)rules/\(id).html" }
}
