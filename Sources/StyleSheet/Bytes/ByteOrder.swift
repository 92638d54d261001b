extension String {
  /// True if this string sorts before `other` by UTF-8 bytes, independent of locale and Unicode
  /// version.
  ///
  /// Compares contiguous storage directly, which avoids the overhead of comparing collections.
  package func precedes(_ other: String) -> Bool {
    let answer = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in
        for index in 0..<min(left.count, right.count) where left[index] != right[index] {
          return left[index] < right[index]
        }
        return left.count < right.count
      }
    }
    return (answer ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}

extension Sequence {
  /// Returns the elements sorted by the UTF-8 bytes of their texts.
  package func inOrder(of text: (Element) -> String) -> [Element] {
    sorted { text($0).precedes(text($1)) }
  }
}

extension Sequence<String> {
  /// The strings sorted by their UTF-8 bytes.
  package var inByteOrder: [String] { sorted { $0.precedes($1) } }
}
