/// What a finding is known by from one run to the next, wherever in its file it moves to.
///
/// It is made of the rule, the path and the words of the line; of findings that are alike in all
/// three, the ordinal says which it is. Blanks do not count, nor does what the message says.
struct Fingerprint: Hashable, Sendable {
  /// Of rule, path and line.
  let hash: UInt64
  /// From 1, in the order of the text.
  let ordinal: Int

  /// FNV-1a with 64 bits, of texts with a byte between them that is in no UTF-8.
  static func hash(_ texts: [String]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    for text in texts {
      text.utf8.forEach(add)
      add(0xFF)
    }
    return hash
  }
}

extension Fingerprint: CustomStringConvertible {
  /// Sixteen hex digits, a colon and the ordinal, as GitHub has its own.
  var description: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + ":\(ordinal)"
  }
}
