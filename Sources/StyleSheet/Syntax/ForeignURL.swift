// URLs, which no engine reads: their slashes are not those of a comment.

extension ByteView {
  /// Returns the end of the URL whose two slashes are at `slashes`; nil if they begin a comment.
  ///
  /// They are of a URL right after the colon of a scheme, and before a host and a path at the start
  /// of a value.
  func endOfURL(withSlashesAt slashes: Int) -> Int? {
    guard slashes > 1, self[slashes + 2] > 0x20 else { return nil }
    var end = slashes
    while end < count, self[end] > 0x20, !"{};,()\"'".utf8.contains(self[end]) { end += 1 }
    let colon = UInt8(ascii: ":")
    if self[slashes - 1] == colon {
      return self[slashes - 2].continuesWord ? end : nil
    }
    var before = slashes
    while before > 0, self[before - 1].isSpaceOrTab { before -= 1 }
    guard before > 0, self[before - 1] == colon || self[before - 1] == UInt8(ascii: "(") else {
      return nil
    }
    var host = slashes + 2
    while host < end, self[host] != UInt8(ascii: "/") { host += 1 }
    let hasDot = (slashes + 3..<max(host, slashes + 3)).contains { self[$0] == UInt8(ascii: ".") }
    return hasDot && host < end ? end : nil
  }

  /// Returns the end of the data after the colon of a `data:` URL; nil if there is no such URL.
  func endOfData(behindColon colon: Int) -> Int? {
    var end = colon + 1
    while end < count, self[end] > 0x20, !"{}()\"'".utf8.contains(self[end]) { end += 1 }
    if self[end - 1] == UInt8(ascii: ";") { end -= 1 }
    return (colon..<end).contains { self[$0] == UInt8(ascii: ",") } ? end : nil
  }
}

extension SourceText {
  /// True if the text begins with a scheme and its colon, or with two slashes.
  func isURL(_ range: Range<Int>) -> Bool {
    let rest = bytes[range].drop {
      $0 < 0x80 && $0.continuesWord && $0 != UInt8(ascii: "/")
    }
    return rest.starts(with: "//".utf8)
      || rest.startIndex > range.lowerBound && rest.first == UInt8(ascii: ":")
  }
}
