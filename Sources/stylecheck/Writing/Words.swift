// Words in sentences.

extension Collection<String> {
  /// `a`, `a and b`, `a, b and c`.
  var listed: String { listed(first: count, more: "") }

  /// Joins the first elements; `more` describes the others, if any.
  func listed(first most: Int, more: String) -> String {
    let named = Array(prefix(most)) + (count > most ? [more] : [])
    guard named.count > 1, let last = named.last else { return named.joined() }
    return named.dropLast().joined(separator: ", ") + " and " + last
  }

  /// `a, b`, or if some are left out, `a, b and 5 more`.
  func joined(_ separator: String = ", ", leaving left: Int) -> String {
    joined(separator: separator) + (left > 0 ? " and \(left) more" : "")
  }
}

/// The length of a list of names in a sentence.
enum ListExtent: Hashable, Sendable {
  case few, all
}

extension [String] {
  /// `a, b`; of a long list, the first six names and a command line that prints all of them.
  func listed(_ extent: ListExtent, elsewhere: String) -> String {
    let few = 6
    // One or two further names are shown, as "2 more" is no shorter.
    guard extent == .few, count > few + 2 else { return joined(separator: ", ") }
    return prefix(few).joined(leaving: count - few) + ", which '--all' or '\(elsewhere)' shows"
  }
}

extension String {
  /// Creates the digits of a number, with zeros in front up to a count of digits.
  init(_ number: some BinaryInteger, radix: Int, digits count: Int, uppercase: Bool = false) {
    let digits = String(number, radix: radix, uppercase: uppercase)
    self = String(repeating: "0", count: Swift.max(count - digits.utf8.count, 0)) + digits
  }

  /// Returns the text with blanks before each line; empty lines stay empty.
  func indented(by count: Int) -> String {
    let margin = String(repeating: " ", count: count)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
  }

  /// Replaces scalars; nil keeps a scalar.
  func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if let text = replacement(scalar) {
        result += text
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension RandomAccessCollection {
  /// Splits the collection where the key changes.
  func runs<Key: Equatable>(by key: (Element) -> Key) -> [(key: Key, elements: SubSequence)] {
    var runs: [(key: Key, elements: SubSequence)] = []
    var rest = self[...]
    while let first = rest.first.map(key) {
      let run = rest.prefix { key($0) == first }
      runs.append((first, run))
      rest = rest[run.endIndex...]
    }
    return runs
  }

  /// Splits the collection into parts of `size` elements; the last one may have fewer.
  func batches(of size: Int) -> [SubSequence] {
    stride(from: 0, to: count, by: size).map { dropFirst($0).prefix(size) }
  }
}
