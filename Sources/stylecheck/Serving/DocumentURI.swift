/// The path of a document, and its identifier in the protocol.
enum DocumentURI {
  private static let scheme = "file://"

  /// Returns the path of a file; nil for another identifier, such as that of an unsaved document.
  static func path(of uri: String) -> SystemText? {
    guard uri.prefix(scheme.count).lowercased() == scheme else { return nil }
    // The name of a host, which is usually empty, ends at the first slash.
    let rest = uri.dropFirst(scheme.count).drop { $0 != "/" }
    guard !rest.isEmpty else { return nil }
    return SystemText(bytes: HexByte.decoded(rest.utf8.prefix { $0 != 0x23 && $0 != 0x3F }))
  }

  static func uri(of path: SystemText) -> String { scheme + HexByte.escapedPath(path.bytes) }
}
