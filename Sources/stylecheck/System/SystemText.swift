/// The bytes of a path or of a command-line argument.
///
/// They need not be UTF-8, and a path must be passed back unchanged.
struct SystemText: Hashable, Sendable {
  /// The bytes without the terminating zero of C.
  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  init(_ text: String) { bytes = Array(text.utf8) }
}

extension SystemText: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}

extension SystemText: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self.init(value) }
}

extension SystemText: CustomStringConvertible {
  /// The text for people: U+FFFD replaces invalid UTF-8 and control characters.
  var description: String {
    guard !bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else { return exact }
    return exact.replacingScalars { scalar in
      switch scalar.value {
      case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
      default: nil
      }
    }
  }

  /// The text for programs: U+FFFD replaces invalid UTF-8 only.
  var exact: String { String(decoding: bytes, as: UTF8.self) }

  /// A text that is different for different bytes: a byte that is not UTF-8 becomes U+FFFD and its
  /// two digits, such as `E9`.
  ///
  /// U+FFFD itself is encoded in the same way.
  var distinct: String {
    let exact = exact
    if !exact.unicodeScalars.contains(Self.mark) { return exact }
    return marked { $0 < 0x80 }
  }

  /// The distinct text on one line: control characters are encoded as invalid bytes are.
  var distinctLine: String {
    let exact = exact
    let isPlain = exact == description && !exact.unicodeScalars.contains(Self.mark)
    return isPlain ? exact : marked { (0x20...0x7E).contains($0) }
  }

  /// Replaces each byte that is not kept by U+FFFD and two digits.
  private func marked(keeping isKept: (UInt8) -> Bool) -> String {
    HexByte.escaped(bytes, by: Character(Self.mark)) { isKept($1) }
  }

  init(distinct text: String) {
    var bytes: [UInt8] = []
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      if scalar == Self.mark, let byte = UInt8(String(rest.prefix(2)), radix: 16) {
        bytes.append(byte)
        rest = rest.dropFirst(2)
      } else {
        bytes += String(scalar).utf8
      }
    }
    self.init(bytes: bytes)
  }

  /// The character before the digits of a byte.
  private static let mark: Unicode.Scalar = "\u{FFFD}"

  // MARK: - As a path

  /// The path of standard input.
  static let hyphen: SystemText = "-"

  /// Returns the path of an entry of this folder; in `.`, the name alone.
  func appending(_ name: SystemText) -> SystemText {
    if self == "." { return name }
    let slash: [UInt8] = bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]
    return SystemText(bytes: bytes + slash + name.bytes)
  }

  var isAbsolute: Bool { bytes.first == Self.slash }

  /// The parent folder: the part before the last slash, or `.`.
  var folder: SystemText {
    guard let slash = bytes.lastIndex(of: Self.slash) else { return "." }
    return slash == 0 ? "/" : SystemText(bytes: Array(bytes[..<slash]))
  }

  /// The part after the last slash.
  var lastName: SystemText {
    SystemText(bytes: Array(bytes[(bytes.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0)...]))
  }

  /// True if a path is `folder` or is inside it; both are without dots and links.
  func isInside(_ folder: SystemText) -> Bool {
    self == folder || folder == "/" || bytes.starts(with: folder.bytes + [Self.slash])
  }

  /// The names between the slashes, without empty ones.
  var names: [[UInt8]] { bytes.split(separator: Self.slash).map { Array($0) } }

  /// The absolute path without `.`, `..` and empty names; links are not resolved.
  var withoutDots: SystemText {
    var names: [ArraySlice<UInt8>] = []
    for name in bytes.split(separator: Self.slash) {
      if name.elementsEqual("..".utf8) {
        _ = names.popLast()
      } else if !name.elementsEqual(".".utf8) {
        names.append(name)
      }
    }
    return SystemText(bytes: names.flatMap { [Self.slash] + $0 })
  }

  private static let slash = UInt8(ascii: "/")

  /// The path without trailing slashes; the root is unchanged.
  var withoutTrailingSlashes: SystemText {
    var end = bytes.count
    while end > 1, bytes[end - 1] == UInt8(ascii: "/") { end -= 1 }
    return end == bytes.count ? self : SystemText(bytes: Array(bytes[..<end]))
  }

  /// True if the name ends in `.nss`, in any case.
  var namesSheet: Bool {
    bytes.suffix(4).elementsEqual(".nss".utf8) { $0 == $1 || $0 | 0x20 == $1 && $0 >= 0x41 }
  }

  var isHidden: Bool { bytes.first == UInt8(ascii: ".") }

  /// Calls `body` with a zero-terminated copy.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    var bytes = bytes
    bytes.append(0)
    return bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { buffer in
        // Never nil: the array contains at least the zero.
        withUnsafePointer(to: 0) { body(buffer.baseAddress ?? $0) }
      }
    }
  }
}
