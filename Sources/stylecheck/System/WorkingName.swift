#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The hidden name under which a process writes a file, before it gives it its own:
/// `.a.nss.stylecheck-4711-` and thirteen digits to the base of 36.
///
/// Nothing else may be taken for such a name, for what has one can be deleted.
struct WorkingName {
  /// The name in its folder.
  let text: SystemText
  /// The process that chose the name.
  let process: pid_t

  private static let mark = Array(".stylecheck-".utf8)
  private static let hyphen = UInt8(ascii: "-")
  /// The digits of the largest number of 64 bits.
  private static let digits = 13

  /// A name beside the file `name` that nobody else has.
  init(beside name: SystemText) {
    process = getpid()
    let number = Array(String(UInt64.random(in: 0...UInt64.max), radix: 36).utf8)
    let zeros = Array(repeating: UInt8(ascii: "0"), count: Self.digits - number.count)
    let end = Self.mark + Array("\(process)-".utf8) + zeros + number
    // Most systems take names of 255 bytes.
    text = SystemText(bytes: [UInt8(ascii: ".")] + name.bytes.prefix(254 - end.count) + end)
  }

  /// What `text` says if it is such a name; nil if it is any other.
  init?(_ text: SystemText) {
    let bytes = text.bytes
    guard text.isHidden, let last = bytes.lastIndex(of: Self.hyphen),
      let mark = bytes[..<last].lastIndex(of: Self.hyphen),
      // Between the dot in front and the mark is the name of a file.
      mark > Self.mark.count, bytes[...mark].suffix(Self.mark.count).elementsEqual(Self.mark)
    else { return nil }
    let number = bytes[(last + 1)...]
    let process = bytes[(mark + 1)..<last]
    guard number.count == Self.digits, number.allSatisfy(Self.isDigit),
      let id = pid_t(SystemText(bytes: Array(process)).exact), id > 0,
      Array("\(id)".utf8).elementsEqual(process)
    else { return nil }
    self.text = text
    self.process = id
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  /// Whether the process that chose the name has ended, as far as this system knows of it.
  var isLeftLying: Bool { kill(process, 0) != 0 && errno == ESRCH }
}
