extension String {
  /// Whether it comes before another in the order of their bytes, which no language and no version
  /// of Unicode has a say in.
  ///
  /// A tenth of the time of comparing the two as collections.
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
  /// In the order of the bytes of a text.
  package func inOrder(of text: (Element) -> String) -> [Element] {
    sorted { text($0).precedes(text($1)) }
  }
}

extension Sequence<String> {
  /// In the order of their bytes.
  package var inByteOrder: [String] { sorted { $0.precedes($1) } }
}
