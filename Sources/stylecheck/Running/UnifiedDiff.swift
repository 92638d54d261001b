import StyleEditing

/// The difference of a file, in the format of `patch -p1` and `git apply`.
///
/// Lines end at line feeds only, so a carriage return belongs to its line, and bytes need not be
/// UTF-8. Source: the GNU diffutils manual, "Detailed Description of Unified Format"; git's
/// documentation, `diff-generate-patch`.
struct UnifiedDiff {
  private static let context = 3

  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private let path: SystemText

  init(_ path: SystemText, from old: [UInt8], to new: [UInt8]) {
    self.path = path
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
  }

  var bytes: [UInt8] {
    let hunks = hunks(of: LineChanges(from: old, to: new).changes)
    guard !hunks.isEmpty else { return [] }
    var bytes = name("--- ", "a/") + name("+++ ", "b/")
    for hunk in hunks { write(hunk, to: &bytes) }
    return bytes
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: 0x0A) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }

  // MARK: - Hunks

  /// Groups the changes whose contexts overlap or touch.
  private func hunks(of changes: [LineChanges.Change]) -> [[LineChanges.Change]] {
    var hunks: [[LineChanges.Change]] = []
    for change in changes {
      if let last = hunks.last?.last,
        change.old.lowerBound - last.old.upperBound <= 2 * Self.context
      {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  private func write(_ hunk: [LineChanges.Change], to bytes: inout [UInt8]) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
    let newRange = first.new.lowerBound - before..<last.new.upperBound + after
    bytes += Array("@@ -\(Self.text(oldRange)) +\(Self.text(newRange)) @@\n".utf8)
    var place = oldRange.lowerBound
    for change in hunk {
      for line in old[place..<change.old.lowerBound] { write(" ", line, to: &bytes) }
      for line in old[change.old] { write("-", line, to: &bytes) }
      for line in new[change.new] { write("+", line, to: &bytes) }
      place = change.old.upperBound
    }
    for line in old[place..<oldRange.upperBound] { write(" ", line, to: &bytes) }
  }

  private func write(_ sign: Unicode.Scalar, _ line: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: sign))
    bytes += line
    if line.last != 0x0A { bytes += Array("\n\\ No newline at end of file\n".utf8) }
  }

  /// Returns the first line and the number of lines; for no lines, the preceding line.
  private static func text(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.lowerBound + 1)"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
  }

  // MARK: - Names

  /// Returns a line with the name of the file: quoted if it has unsafe bytes, and followed by a tab
  /// if it has spaces.
  private func name(_ mark: String, _ folder: String) -> [UInt8] {
    var name = path.bytes[...]
    while name.first == UInt8(ascii: "/") { name.removeFirst() }
    while name.starts(with: "./".utf8) { name.removeFirst(2) }
    let whole = Array(folder.utf8) + name
    let isPlain = whole.allSatisfy { (0x20...0x7E).contains($0) && $0 != 0x22 && $0 != 0x5C }
    let text = isPlain ? whole : Self.quoted(whole)
    return Array(mark.utf8) + text + (isPlain && text.contains(0x20) ? [0x09, 0x0A] : [0x0A])
  }

  private static func quoted(_ bytes: [UInt8]) -> [UInt8] {
    let inner = bytes.flatMap { byte -> [UInt8] in
      switch byte {
      case 0x22, 0x5C: return [0x5C, byte]
      case 0x20...0x7E: return [byte]
      default: return [0x5C, 0x30 + byte >> 6, 0x30 + (byte >> 3 & 7), 0x30 + (byte & 7)]
      }
    }
    return [0x22] + inner + [0x22]
  }
}
