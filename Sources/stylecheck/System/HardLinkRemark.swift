/// The message that a replaced file had several hard links.
struct HardLinkRemark: Hashable, Sendable, CustomStringConvertible {
  private let path: SystemText
  private let links: Int

  /// Creates the remark; nil for fewer than two links.
  init?(_ path: SystemText, _ links: Int) {
    guard links > 1 else { return nil }
    self.path = path
    self.links = links
  }

  var description: String {
    let others = links == 2 ? "the other keeps" : "the others keep"
    return "'\(path)' had \(links) hard links; \(others) the old text"
  }
}
