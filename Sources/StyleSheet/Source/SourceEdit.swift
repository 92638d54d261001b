/// One replacement in a text.
public struct SourceEdit: Hashable, Sendable {
  /// The bytes to take out; empty to insert only.
  public let range: Range<Int>
  /// What stands there instead; empty to remove only.
  public let replacement: String

  /// Replaces the bytes of `range` by `replacement`.
  public init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// Inserts `text` before the byte at `offset`.
  public static func insert(_ text: String, at offset: Int) -> Self {
    Self(offset..<offset, text)
  }

  /// Takes the bytes of `range` out.
  public static func remove(_ range: Range<Int>) -> Self { Self(range, "") }
}

extension SourceText {
  /// The text after `edits`, all of them read against the text as it is now.
  ///
  /// They may come in any order. Of two that overlap, the one that begins later is left out, so
  /// that no edit ever works on another's words; at one and the same place insertions keep their
  /// order. Ranges beyond the text are cut to it.
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
  /// Sorted by place; at one and the same place they keep their order.
  package var inSourceOrder: [SourceEdit] {
    enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map(\.element)
  }
}
