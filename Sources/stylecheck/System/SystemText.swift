/// A text as the system has it: the bytes of a path or of a word of the command line.
///
/// Nobody promises that they are UTF-8, and a path has to be given back as it came.
struct SystemText: Hashable, Sendable {
  /// Without the zero that ends it in C.
  let bytes: [UInt8]

  /// The text of the given bytes.
  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The text whose bytes are the UTF-8 of `text`.
  init(_ text: String) { bytes = Array(text.utf8) }
}

extension SystemText: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self.init(value) }
}

extension SystemText: CustomStringConvertible {
  /// The text for people: U+FFFD for what is not UTF-8, and for characters that control a terminal.
  var description: String {
    guard !bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else { return exact }
    return exact.replacingScalars { scalar in
      switch scalar.value {
      case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
      default: nil
      }
    }
  }

  /// The text for a program; U+FFFD only for what is not UTF-8.
  var exact: String { String(decoding: bytes, as: UTF8.self) }
}

extension SystemText {
  /// The text for a program, another one for other bytes: U+FFFD and `E9` for a byte that is not UTF-8.
  ///
  /// A text that has U+FFFD itself is written so too.
  var distinct: String {
    let exact = exact
    if !exact.unicodeScalars.contains(Self.mark) { return exact }
    return marked { $0 < 0x80 }
  }

  /// The same on one line, with controls written as bytes that are not UTF-8 are.
  var distinctLine: String {
    let exact = exact
    let isPlain = exact == description && !exact.unicodeScalars.contains(Self.mark)
    return isPlain ? exact : marked { (0x20...0x7E).contains($0) }
  }

  /// The text with U+FFFD and two digits for each byte but those that are kept.
  private func marked(keeping isKept: (UInt8) -> Bool) -> String {
    HexByte.escaped(bytes, by: Character(Self.mark)) { isKept($1) }
  }

  /// The text that has a distinct form.
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

  /// What stands in front of the digits of a byte.
  private static let mark: Unicode.Scalar = "\u{FFFD}"
}

// MARK: - As a path

extension SystemText {
  /// What stands for standard input.
  static let hyphen: SystemText = "-"

  /// The path of something in this folder; what is in the folder `.` has no folder in its path.
  func appending(_ name: SystemText) -> SystemText {
    if self == "." { return name }
    let slash: [UInt8] = bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]
    return SystemText(bytes: bytes + slash + name.bytes)
  }

  /// Whether it is a path from the root of the file system.
  var isAbsolute: Bool { bytes.first == Self.slash }

  /// The folder that a path is in: what is in front of its last slash, or `.`.
  var folder: SystemText {
    guard let slash = bytes.lastIndex(of: Self.slash) else { return "." }
    return slash == 0 ? "/" : SystemText(bytes: Array(bytes[..<slash]))
  }

  /// What is behind the last slash.
  var lastName: SystemText {
    SystemText(bytes: Array(bytes[(bytes.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0)...]))
  }

  /// Whether a path is that of `folder` or of something in it; both are without dots and links.
  func isInside(_ folder: SystemText) -> Bool {
    self == folder || folder == "/" || bytes.starts(with: folder.bytes + [Self.slash])
  }

  /// A path from the root without `.`, `..` and empty names, as if there were no links.
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

  /// The path without slashes at its end; the root stays.
  var withoutTrailingSlashes: SystemText {
    var end = bytes.count
    while end > 1, bytes[end - 1] == UInt8(ascii: "/") { end -= 1 }
    return end == bytes.count ? self : SystemText(bytes: Array(bytes[..<end]))
  }

  /// True if a file of this name is a stylesheet; `.NSS` is one too.
  var namesSheet: Bool {
    bytes.suffix(4).elementsEqual(".nss".utf8) { $0 == $1 || $0 | 0x20 == $1 && $0 >= 0x41 }
  }

  /// Whether a file of this name is kept out of sight.
  var isHidden: Bool { bytes.first == UInt8(ascii: ".") }

  /// Lends the bytes with the zero that ends them in C.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    var bytes = bytes
    bytes.append(0)
    return bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { buffer in
        // Never nil: the array holds the zero at least.
        withUnsafePointer(to: 0) { body(buffer.baseAddress ?? $0) }
      }
    }
  }
}
