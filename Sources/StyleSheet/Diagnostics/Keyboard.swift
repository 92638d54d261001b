/// The positions of keys on a QWERTY keyboard.
package struct Keyboard: Sendable {
  /// The rows of keys; the indent of the first key is in quarters of a key.
  private static let rows: [(keys: StaticString, indent: Int)] = [
    ("1234567890", 0), ("qwertyuiop", 2), ("asdfghjkl", 3), ("zxcvbnm", 5),
  ]

  /// The shared instance; keep a copy in loops to avoid repeated access to a global.
  package static let shared = Keyboard()

  /// For each byte, the row of its key, from 1; 0 if it is neither a letter nor a digit.
  private var rows = [UInt8](repeating: 0, count: 256)
  /// For each byte, the horizontal position of its key, in quarters of a key.
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

  /// True if two lowercase letters or digits are on adjacent keys.
  package func areNeighbors(_ one: UInt8, _ other: UInt8) -> Bool {
    let row = Int(rows[Int(one)])
    let otherRow = Int(rows[Int(other)])
    return row > 0 && otherRow > 0 && abs(row - otherRow) <= 1 && one != other
      && abs(Int(places[Int(one)]) - Int(places[Int(other)])) <= 4
  }
}
