import StyleSheet

/// Text of XML 1.0 while it is written.
///
/// All text is collected in one array of bytes.
struct XMLBytes {
  private var bytes: [UInt8] = []

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The number of bytes that were written and not taken.
  var count: Int { bytes.count }

  /// Returns and removes the text written so far.
  mutating func take() -> String {
    defer { bytes.removeAll(keepingCapacity: true) }
    return text
  }

  mutating func markup(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  // MARK: - Text

  /// Writes escaped text, for use between tags and in attribute values.
  ///
  /// Markup characters become entities. Characters that XML does not allow, and the controls of ISO
  /// 6429, become U+FFFD. Characters that reorder or break source lines become references, so they
  /// are visible in the source and not in the picture.
  ///
  /// Source: XML 1.0 (fifth edition), 2.2 and 2.4; Unicode 16, Bidi_Control.
  mutating func words(_ text: some StringProtocol) {
    if append(text, ifAll: Self.isPlain) { return }
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: markup("&amp;")
      case 0x3C: markup("&lt;")
      case 0x3E: markup("&gt;")
      case 0x22: markup("&quot;")
      case 0x09, 0x0A, 0x0D, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
        markup("&#")
        decimal(UInt64(scalar.value))
        markup(";")
      case 0x00...0x1F, 0x7F...0x9F, 0xFFFE...0xFFFF: bytes.append(contentsOf: [0xEF, 0xBF, 0xBD])
      default: UTF8.encode(scalar).map { bytes.append(contentsOf: $0) }
      }
    }
  }

  /// Writes a text if all its bytes are allowed; returns false otherwise.
  private mutating func append(
    _ text: some StringProtocol, ifAll isAllowed: (UInt8) -> Bool
  ) -> Bool {
    let areAllowed = text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isAllowed) }
    guard areAllowed ?? text.utf8.allSatisfy(isAllowed) else { return false }
    bytes.append(contentsOf: text.utf8)
    return true
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != 0x26 && byte != 0x3C && byte != 0x3E && byte != 0x22
  }

  /// Writes a name that is valid as an identifier and as the end of an address.
  ///
  /// ASCII letters, digits, points and hyphens are unchanged; any other byte becomes `_` and two
  /// hex digits. Different names stay different.
  mutating func identifier(_ name: String) {
    if append(name, ifAll: Self.isOfIdentifier) { return }
    for byte in name.utf8 {
      if Self.isOfIdentifier(byte) {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "_"))
        hexadecimal(byte)
      }
    }
  }

  private static func isOfIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "."), UInt8(ascii: "-"): true
    default: false
    }
  }

  // MARK: - Numbers

  /// Writes a number, rounded to three decimals; a number that is not finite is written as 0.
  mutating func number(_ value: Double) {
    guard value.isFinite else { return markup("0") }
    let thousandths = (value * 1000).rounded()
    // The description of larger numbers has an exponent and no decimals.
    guard thousandths.magnitude < 0x1p63 else { return words(value.description) }
    if thousandths < 0 { markup("-") }
    decimals(UInt64(thousandths.magnitude))
  }

  /// Writes a number of thousandths without trailing zeros.
  mutating func decimals(_ thousandths: UInt64) {
    let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1000)
    decimal(whole)
    guard rest > 0 else { return }
    markup(".")
    var digits = rest
    var place: UInt64 = 100
    while digits > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(digits / place))
      digits %= place
      place /= 10
    }
  }

  private mutating func decimal(_ value: UInt64) {
    if value >= 10 { decimal(value / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(value % 10))
  }

  private mutating func hexadecimal(_ byte: UInt8) {
    hexadecimal(digit: byte >> 4)
    hexadecimal(digit: byte & 15)
  }

  private mutating func hexadecimal(digit: UInt8) {
    bytes.append(digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10))
  }

  // MARK: - Attributes

  /// Writes an attribute with a number; `name` ends with `="`.
  mutating func attribute(_ name: StaticString, _ value: Double) {
    markup(name)
    number(value)
    markup("\"")
  }

  /// Writes an attribute with a color, such as ` fill`, and its opacity in thousandths.
  mutating func paint(_ name: StaticString, _ color: ThemeColor) {
    markup(name)
    markup("=\"#")
    hexadecimal(color.red)
    hexadecimal(color.green)
    hexadecimal(color.blue)
    markup("\"")
    guard !color.isOpaque else { return }
    markup(name)
    markup("-opacity=\"")
    decimals((UInt64(color.alpha) * 2000 + 255) / 510)
    markup("\"")
  }
}

extension StringProtocol {
  /// The text escaped for XML and HTML, between tags and in attribute values; see `XMLBytes.words`.
  package var asXMLWords: String {
    var bytes = XMLBytes(capacity: utf8.count)
    bytes.words(self)
    return bytes.text
  }
}
