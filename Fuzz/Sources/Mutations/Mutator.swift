/// A generator of faulty sheets, which mutates valid ones.
package struct Mutator {
  private var random: SplitMix64
  private let seeds: [[UInt8]]

  private init(number: Int, seeds: [[UInt8]]) {
    random = SplitMix64(seed: UInt64(number))
    self.seeds = seeds
  }

  /// Returns the mutation with a number: one of the seeds, with one to eight changes.
  ///
  /// - Parameters:
  ///   - number: At least 0; consecutive numbers give unrelated mutations.
  ///   - seeds: At least one text.
  /// - Returns: The same text for the same number and seeds.
  package static func mutation(_ number: Int, of seeds: [[UInt8]]) -> [UInt8] {
    var mutator = Self(number: number, seeds: seeds)
    return mutator.mutation()
  }

  private mutating func mutation() -> [UInt8] {
    var bytes = random.element(of: seeds)
    for _ in 0...random.below(8) { mutate(&bytes) }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    switch random.below(10) {
    case 0: bytes.insert(UInt8(random.below(256)), at: random.below(bytes.count + 1))
    case 1: bytes.removeSubrange(chunk(of: bytes))
    case 2: bytes.insert(contentsOf: bytes[chunk(of: bytes)], at: random.below(bytes.count + 1))
    case 3: swapChunks(&bytes)
    case 4: replace(chunk(of: bytes), of: &bytes, with: bytes[chunk(of: bytes)])
    case 5: splice(&bytes)
    case 6: flip(&bytes)
    case 7: bytes.insert(contentsOf: Self.badUTF8(&random), at: random.below(bytes.count + 1))
    default:
      bytes.insert(
        contentsOf: random.element(of: Self.dictionary).utf8, at: random.below(bytes.count + 1))
    }
  }

  /// Returns a random range, usually of a few bytes.
  private mutating func chunk(of bytes: [UInt8]) -> Range<Int> {
    let start = random.below(bytes.count + 1)
    let length = random.below(random.once(in: 8) ? bytes.count + 1 : 12)
    return start..<min(start + length, bytes.count)
  }

  private mutating func swapChunks(_ bytes: inout [UInt8]) {
    let places = [chunk(of: bytes), chunk(of: bytes)].sorted { $0.lowerBound < $1.lowerBound }
    let (first, second) = (places[0], places[1])
    guard first.upperBound <= second.lowerBound else { return }
    let parts = [
      bytes[..<first.lowerBound], bytes[second], bytes[first.upperBound..<second.lowerBound],
      bytes[first], bytes[second.upperBound...],
    ]
    bytes = Array(parts.joined())
  }

  private mutating func splice(_ bytes: inout [UInt8]) {
    let other = random.element(of: seeds)
    replace(chunk(of: bytes), of: &bytes, with: other[chunk(of: other)])
  }

  private mutating func flip(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    bytes[random.below(bytes.count)] ^= 1 << UInt8(random.below(8))
  }

  private func replace(
    _ range: Range<Int>, of bytes: inout [UInt8], with part: ArraySlice<UInt8>
  ) {
    bytes.replaceSubrange(range, with: Array(part))
  }
}

// MARK: - Inserted text

extension Mutator {
  /// Words and signs with a meaning for a parser or a terminal.
  package static let dictionary = [
    "{", "}", "(", ")", ":", ";", ",", "@", "#", "/*", "*/", "//", "/", "\"", "'", "\\", "-", ".",
    "\n", "\r", "\r\n", "\t", " ", "\n  ", "\u{0}", "\u{FEFF}", "\u{A0}", "\u{2028}", "é",
    "e\u{301}",
    "👩‍👩‍👧", "字", "\u{1B}[31m", "!important", "%", "*", "[small]",
    "@media", "@import", "and", "(device: ipad)", "(orientation: landscape)", "@media (", "@a: @a;",
    "@tintColor", "tintColor_darkBackground", "rgba(", "hsl(1.0, 0.5, 0.5)", "#0064D9", "#1EE68A00",
    "0x", "0064D9", "1e999", "-12.5px", "99999999999999999999999", ".5", "1.", "true", "none",
    "fdlFUIRatingControl", "on-color", "on-color-accented", "font-style", "A:B", "A : B {", "b: c;",
    "b: c\n", "b c\n", "A, B {", "a:", ": a", "a: b: c;", "}\n}", "{ {", "^^^^ error[x]: y",
  ]

  /// Returns bytes that are not UTF-8: a lone continuation byte, a truncated or overlong sequence,
  /// a surrogate, a number above the largest scalar, or a byte that never occurs.
  fileprivate static func badUTF8(_ random: inout SplitMix64) -> [UInt8] {
    random.element(of: [
      [0x80], [0xE2, 0x82], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF],
      [0xF0, 0x9F, 0x98],
    ])
  }
}
