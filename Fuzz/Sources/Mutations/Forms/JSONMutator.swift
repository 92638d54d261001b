/// A generator of faulty descriptions in JSON, which mutates valid ones.
///
/// It inserts values of another type and numbers at the ends of their ranges. It removes, repeats
/// and moves parts, and takes parts of other descriptions. Some results are not JSON.
package struct JSONMutator {
  private var random: SplitMix64
  private let seeds: [[String]]

  private init(number: Int, seeds: [[String]]) {
    random = SplitMix64(seed: UInt64(number))
    self.seeds = seeds
  }

  /// Returns the mutation with a number: one of the seeds, with up to six changes.
  ///
  /// - Parameters:
  ///   - number: At least 0; consecutive numbers give unrelated mutations.
  ///   - seeds: The tokens of at least one text.
  /// - Returns: The same text for the same number and seeds.
  package static func mutation(_ number: Int, of seeds: [[String]]) -> String {
    var mutator = Self(number: number, seeds: seeds)
    return mutator.mutation()
  }

  private mutating func mutation() -> String {
    var tokens = random.element(of: seeds)
    for _ in 0..<random.below(7) { mutate(&tokens) }
    return tokens.joined()
  }

  private mutating func mutate(_ tokens: inout [String]) {
    let part = part(of: tokens)
    switch random.below(12) {
    case 0, 1, 2, 3: tokens.replaceSubrange(part, with: [hostileValue])
    case 4: tokens.removeSubrange(member(at: part, of: tokens))
    case 5: tokens.insert(contentsOf: tokens[part] + [","], at: part.lowerBound)
    case 6: tokens.replaceSubrange(part, with: tokens[self.part(of: tokens)])
    case 7, 8:
      let other = random.element(of: seeds)
      tokens.replaceSubrange(part, with: other[self.part(of: other)])
    case 9, 10: renameKey(&tokens)
    default:
      guard random.once(in: 4), !tokens.isEmpty else { return }
      tokens.remove(at: random.below(tokens.count))
    }
  }

  private mutating func renameKey(_ tokens: inout [String]) {
    let keys = tokens.indices.dropLast().filter { tokens[$0 + 1] == ":" }
    guard !keys.isEmpty else { return }
    let other = random.element(of: seeds)
    let names = other.indices.dropLast().filter { other[$0 + 1] == ":" }
    guard !names.isEmpty else { return }
    tokens[random.element(of: keys)] = other[random.element(of: names)]
  }
}

// MARK: - Parts of a text

extension JSONMutator {
  /// Returns the tokens of a JSON text without its blanks.
  package static func tokens(of text: some Sequence<UInt8>) -> [String] {
    var tokens: [String] = []
    var word: [UInt8] = []
    var (isString, isEscape) = (false, false)
    func flush() {
      if !word.isEmpty { tokens.append(String(decoding: word, as: UTF8.self)) }
      word = []
    }
    for byte in text {
      if isString {
        word.append(byte)
        if byte == UInt8(ascii: "\""), !isEscape {
          isString = false
          flush()
        }
        isEscape = byte == UInt8(ascii: "\\") && !isEscape
        continue
      }
      switch byte {
      case UInt8(ascii: "\""):
        flush()
        isString = true
        word = [byte]
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
        UInt8(ascii: ":"), UInt8(ascii: ","):
        flush()
        tokens.append(String(decoding: [byte], as: UTF8.self))
      case 0x20, 0x09, 0x0A, 0x0D: flush()
      default: word.append(byte)
      }
    }
    flush()
    return tokens
  }

  /// Returns the range of a random value with all of its parts; empty if there is none.
  private mutating func part(of tokens: [String]) -> Range<Int> {
    guard !tokens.isEmpty else { return 0..<0 }
    var start = random.below(tokens.count)
    let ends: Set<String> = ["}", "]", ":", ","]
    while start < tokens.count, ends.contains(tokens[start]) { start += 1 }
    if start + 1 < tokens.count, tokens[start + 1] == ":" { start += 2 }
    var (end, depth) = (start, 0)
    while end < tokens.count {
      if ["{", "["].contains(tokens[end]) { depth += 1 }
      if ["}", "]"].contains(tokens[end]) { depth -= 1 }
      end += 1
      if depth <= 0 { break }
    }
    return min(start, tokens.count)..<end.clamped(to: min(start, tokens.count)...tokens.count)
  }

  /// Returns the range of a value with its key and a comma.
  private func member(at part: Range<Int>, of tokens: [String]) -> Range<Int> {
    var (start, end) = (part.lowerBound, part.upperBound)
    if start >= 2, tokens[start - 1] == ":" { start -= 2 }
    if end < tokens.count, tokens[end] == "," {
      end += 1
    } else if start >= 1, tokens[start - 1] == "," {
      start -= 1
    }
    return start..<end
  }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

// MARK: - Inserted values

extension JSONMutator {
  private var hostileValue: String {
    mutating get {
      switch random.below(8) {
      case 0, 1, 2: random.element(of: Self.numbers)
      case 3, 4: "\"" + random.element(of: Self.texts) + "\""
      case 5: "\"" + String(repeating: random.element(of: Self.texts), count: 400) + "\""
      case 6: random.element(of: Self.others)
      default: seedWord
      }
    }
  }

  /// A text or a number of a seed.
  private var seedWord: String {
    mutating get {
      let words = random.element(of: seeds).filter { $0.utf8.count > 1 }
      return words.isEmpty ? "null" : random.element(of: words)
    }
  }

  private static let numbers = [
    "0", "-0", "1", "-1", "2", "0.5", "-0.5", "0.000001", "0.0000001", "1e308", "-1e308", "1e-320",
    "1e999", "9007199254740993", "9223372036854775807", "-9223372036854775808", "9223372036854",
    "9223372036854.775807", "-9223372036854.775808", "1000000", "-1000000", "100", "1000", "65",
    "7",
    "3.14159265358979", "2147483648", "4294967296",
  ]

  /// Texts as they are written in JSON.
  private static let texts = [
    "", " ", "a", "A b", "\\u0000", "\\n", "\\ud800", "\\u202e", "é", "e\u{301}", "字", "👩‍👩‍👧", "שלום",
    "٣", "३", "-", ".", ",", "1", "-1", "12.5", "none", "null", "nan", "inf", "-inf", "{value}",
    "{",
    "}", "{value", "{}", "[", "[a", "[^", "[z-a]", "(", "()", "(a|)", "a*", "a**", "a{2,1}",
    "a{999999}", "\\\\", "\\\\d", "000-000", "###", "***", "AAA", "[0", "[000]", "name", "a", "b",
    "stars", "#0064D9", "tintColor", "zz",
  ]

  private static let others = [
    "null", "true", "false", "{}", "[]", "[null]", "[{}]", "[[]]", #"{"lower":5,"upper":0}"#,
    #"{"lower":0,"upper":0}"#, #"{"lower":-1000000,"upper":1000000}"#, #"{"lower":0}"#,
    #"{"above":0}"#, #"{"from":1}"#, #"{"not":{"field":"name","isEmpty":true}}"#, #"{"all":[]}"#,
    String(repeating: "[", count: 40) + String(repeating: "]", count: 40),
    String(repeating: #"{"not":"#, count: 40) + "{}" + String(repeating: "}", count: 40),
  ]
}
