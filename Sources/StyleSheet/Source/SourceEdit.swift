/// One replacement in a text.
public struct SourceEdit: Hashable, Sendable {
  /// The bytes to replace; empty for an insertion.
  public let range: Range<Int>
  /// The new text; empty for a removal.
  package let replacement: String

  package init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// Returns an edit that inserts `text` before the byte at `offset`.
  public static func insert(_ text: String, at offset: Int) -> Self {
    Self(offset..<offset, text)
  }

  package static func remove(_ range: Range<Int>) -> Self { Self(range, "") }
}

extension SourceText {
  /// Returns the text after `edits`, whose ranges all refer to the current text.
  ///
  /// The edits may be in any order. If two edits overlap, the one that begins later is skipped.
  /// Insertions at the same offset keep their order. Ranges are clamped to the text.
  ///
  /// - Complexity: O(n + e log e).
  public func applying(_ edits: [SourceEdit]) -> SourceText {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var copied = 0
    for edit in edits.inSourceOrder {
      let range = edit.range.clamped(to: 0..<bytes.count)
      guard range.lowerBound >= copied else { continue }
      result += bytes[copied..<range.lowerBound]
      result += edit.replacement.utf8
      copied = range.upperBound
    }
    result += bytes[copied...]
    return SourceText(bytes: result, name: name)
  }
}

extension [SourceEdit] {
  /// The edits sorted by range; edits with equal ranges keep their order.
  package var inSourceOrder: [SourceEdit] {
    enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map(\.element)
  }
}
