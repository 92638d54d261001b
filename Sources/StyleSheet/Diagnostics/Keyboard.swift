/// Which keys lie side by side, on the keyboard that most sheets are written with (QWERTY).
package struct Keyboard: Sendable {
  /// A row of keys, and how far its first key lies to the right, in quarters of a key.
  private static let rows: [(keys: StaticString, indent: Int)] = [
    ("1234567890", 0), ("qwertyuiop", 2), ("asdfghjkl", 3), ("zxcvbnm", 5),
  ]

  /// Made once; who compares many letters takes it along, as asking for it took longer than the rest.
  package static let shared = Keyboard()

  /// For each byte, the row of its key, from 1 on; 0 where it is no letter and no digit.
  private var rows = [UInt8](repeating: 0, count: 256)
  /// For each byte, how far its key lies to the right, in quarters of a key.
  private var places = [UInt8](repeating: 0, count: 256)

  private init() {
    for (number, row) in Self.rows.enumerated() {
      row.keys.withUTF8Buffer { bytes in
        for (key, byte) in bytes.enumerated() {
          rows[Int(byte)] = UInt8(number + 1)
          places[Int(byte)] = UInt8(row.indent + 4 * key)
        }
      }
    }
  }

  /// Whether two letters, both small, or digits are on keys that touch.
  package func areNeighbors(_ one: UInt8, _ other: UInt8) -> Bool {
    let row = Int(rows[Int(one)])
    let otherRow = Int(rows[Int(other)])
    return row > 0 && otherRow > 0 && abs(row - otherRow) <= 1 && one != other
      && abs(Int(places[Int(one)]) - Int(places[Int(other)])) <= 4
  }
}
