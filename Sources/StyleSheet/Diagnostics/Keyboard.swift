/// Which keys lie side by side, on the keyboard that most sheets are written with (QWERTY).
enum Keyboard {
  /// A row of keys, and how far its first key lies to the right, in quarters of a key.
  private static let rows: [(keys: StaticString, indent: Int)] = [
    ("1234567890", 0), ("qwertyuiop", 2), ("asdfghjkl", 3), ("zxcvbnm", 5),
  ]

  /// For each byte, the keys that touch its own, each as a bit; see ``bits``.
  private static let neighbors: [UInt64] = {
    var neighbors = [UInt64](repeating: 0, count: 256)
    for left in keys {
      for right in keys where touch(left, right) {
        neighbors[Int(left.byte)] |= bits[Int(right.byte)]
      }
    }
    return neighbors
  }()

  /// For each byte, its key as a bit; none where it has no key among the letters and digits.
  private static let bits: [UInt64] = {
    var bits = [UInt64](repeating: 0, count: 256)
    for (number, key) in keys.enumerated() { bits[Int(key.byte)] = 1 << UInt64(number) }
    return bits
  }()

  private struct Key {
    let byte: UInt8
    let row: Int
    /// In quarters of a key.
    let left: Int
  }

  private static let keys: [Key] = rows.enumerated().flatMap { row, keys in
    keys.keys.withUTF8Buffer { bytes in
      bytes.enumerated().map { Key(byte: $1, row: row, left: keys.indent + 4 * $0) }
    }
  }

  private static func touch(_ one: Key, _ other: Key) -> Bool {
    abs(one.row - other.row) <= 1 && abs(one.left - other.left) <= 4 && one.byte != other.byte
  }

  /// Whether two letters, both small, or digits are on keys that touch.
  static func areNeighbors(_ one: UInt8, _ other: UInt8) -> Bool {
    neighbors[Int(one)] & bits[Int(other)] != 0
  }
}
