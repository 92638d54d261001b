/// A search for a color anywhere in a text.
///
/// Source: NUI 744a36f, `NUIConverter`, and SAP/cloud-sdk-ios-fiori 098daf0, `StyleSheetConverter`:
/// blanks are removed, letters are uppercased, and patterns are not anchored.
struct ColorSearch {
  private let text: [UInt8]

  /// True for '#', '(' and 'x'; a text without any of them has no color.
  static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "#") || byte == UInt8(ascii: "(") || byte | 0x20 == UInt8(ascii: "x")
  }

  init(in text: String) {
    self.text = text.utf8.lazy.filter { $0 != 0x20 && $0 != 0x09 }.map(Self.upperCase)
  }

  /// Returns the color that `dialect` finds, or nil.
  ///
  /// Hex digits take precedence over functions.
  package func color(for dialect: Dialect) -> ThemeColor? {
    hexColor(for: dialect) ?? functionColor(for: dialect)
  }

  /// Returns the color of the first sufficient run of hex digits, of the lengths that the engine
  /// reads.
  func hexColor(for dialect: Dialect) -> ThemeColor? {
    guard let place = Self.hexDigits(in: text, of: dialect.hexLengths.sought) else { return nil }
    let digits = text[place].reduce(UInt64(0)) { $0 << 4 | UInt64($1.hexDigit ?? 0) }
    return dialect.color(hexDigits: digits, count: place.count)
  }

  /// Returns the range of the hex digits of a color in uppercase text.
  ///
  /// The first run after a '#' or '0X' that is long enough for the first of `lengths` wins; without
  /// one, the first run for the next length, and so on.
  static func hexDigits(in text: [UInt8], of lengths: [Int]) -> Range<Int>? {
    var found = [Range<Int>?](repeating: nil, count: lengths.count)
    for mark in text.indices where endsHexMark(text, mark) {
      let count = text[(mark + 1)...].prefix(8).prefix { $0.hexDigit != nil }.count
      for (place, length) in lengths.enumerated() where found[place] == nil && count >= length {
        found[place] = mark + 1..<mark + 1 + length
      }
      if let best = found[0] { return best }
    }
    return found.lazy.compactMap(\.self).first
  }

  /// Returns the color of the first call with the shape of a color function, with or without alpha.
  private func functionColor(for dialect: Dialect) -> ThemeColor? {
    guard dialect.colorFunctions != .notRead else { return nil }
    for open in text.indices where text[open] == UInt8(ascii: "(") {
      guard let function = function(before: open), let parts = numbers(behind: open) else {
        continue
      }
      return dialect.color(function, parts)
    }
    return nil
  }

  // MARK: - Pieces

  /// True at '#' and at the 'X' of '0X'.
  private static func endsHexMark(_ text: [UInt8], _ index: Int) -> Bool {
    text[index] == UInt8(ascii: "#")
      || text[index] == UInt8(ascii: "X") && index > 0 && text[index - 1] == UInt8(ascii: "0")
  }

  private func function(before end: Int) -> ColorFunction? {
    ColorFunction.allCases.first { text[..<end].ends(with: $0.rawValue.utf8.map(Self.upperCase)) }
  }

  // numbers → number ',' number ',' number [ ',' number ] ')'
  private func numbers(behind open: Int) -> [ColorFunction.Argument]? {
    var numbers: [ColorFunction.Argument] = []
    var rest = text[(open + 1)...]
    while numbers.count < 4 {
      let digits = rest.prefix { $0 == UInt8(ascii: ".") || 0x30...0x39 ~= $0 }
      rest = rest[digits.endIndex...]
      guard !digits.isEmpty, let sign = rest.popFirst() else { return nil }
      let number = String(decoding: digits, as: UTF8.self).leadingNumber(.any)
      numbers.append(.init(number, isDotted: digits.contains(UInt8(ascii: "."))))
      if sign == UInt8(ascii: ")") { return numbers.count < 3 ? nil : numbers }
      guard sign == UInt8(ascii: ",") else { return nil }
    }
    return nil
  }

  private static func upperCase(_ byte: UInt8) -> UInt8 {
    0x61...0x7A ~= byte ? byte - 0x20 : byte
  }
}

extension UInt8 {
  /// The value of a hex digit; nil for any other byte.
  package var hexDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with other: [UInt8]) -> Bool { suffix(other.count).elementsEqual(other) }
}

extension Dialect {
  /// Returns the color that the engine finds anywhere in `text`; nil if there is none, or if the
  /// engine's behavior is unknown.
  package func color(somewhereIn text: String) -> ThemeColor? {
    switch colorPlaces {
    case .anywhere:
      // Skips most texts without a color.
      text.utf8.contains(where: ColorSearch.isSign) ? ColorSearch(in: text).color(for: self) : nil
    case .unknown: nil
    }
  }
}
