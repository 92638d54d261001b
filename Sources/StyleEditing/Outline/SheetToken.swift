import StyleSheet

/// A word of a sheet with its color in an editor.
package struct SheetToken: Hashable, Sendable {
  /// The meaning of a word; the raw value is the name of a token type in the protocol of editors.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case className = "class"
    case property
    case variable
    case number
    case string
    /// A color word, a palette name, or another word of a value.
    case word = "enumMember"
    case function
    case keyword
    case comment
    case sign = "operator"
  }

  /// A property of a word; the raw value is the name of a modifier in the protocol of editors.
  package enum Modifier: String, Hashable, Sendable, CaseIterable {
    case declaration, deprecated
  }

  package let kind: Kind
  /// The properties, in the order of their cases.
  package let modifiers: [Modifier]
  /// Byte offsets, on one line.
  package let range: Range<Int>
}

extension EditedSheet {
  /// The words of the sheet in source order; they do not overlap, and none spans lines.
  ///
  /// Text that the parser did not expect has no tokens, except for comments in it.
  package var tokens: [SheetToken] {
    var reader = TokenReader(sheet: self)
    eachWord { reader.read($0) }
    return reader.tokens
  }
}

private struct TokenReader {
  let sheet: EditedSheet
  private(set) var tokens: [SheetToken] = []
  /// For each palette name in the sheet, true if it is deprecated.
  var deprecated: [String: Bool] = [:]

  mutating func read(_ word: SheetWord) {
    guard let role = word.role else {
      // Braces and semicolons have no color of their own.
      if word.kind == .colon || word.kind == .comma { add(.sign, word.range) }
      return
    }
    switch role {
    case .className: add(.className, word.range)
    case .property, .condition: add(.property, word.range)
    case .definedVariable:
      // A definition may override a palette name.
      let name = String(sheet.source[word.range].dropFirst())
      add(.variable, word.range, isDeprecated(name) ? [.declaration, .deprecated] : [.declaration])
    case .usedVariable: add(.variable, word.range)
    case .value: addValue(word)
    case .conditionValue: add(.word, word.range)
    case .importedSheet: add(.string, word.range)
    case .keyword: add(.keyword, word.range)
    case .comment, .suppressedRule: addLines(of: word.range)
    case .unexpected: break
    }
  }

  private mutating func add(
    _ kind: SheetToken.Kind, _ range: Range<Int>, _ modifiers: [SheetToken.Modifier] = []
  ) { tokens.append(SheetToken(kind: kind, modifiers: modifiers, range: range)) }

  private mutating func addValue(_ word: SheetWord) {
    let bytes = sheet.source.bytes
    if word.kind == .string || word.kind == .openString { return add(.string, word.range) }
    guard word.kind == .word else { return }
    let first = bytes[word.range.lowerBound]
    let isNumber = first == UInt8(ascii: "#") || sheet.source.beginsNumber(word.range)
    if isNumber { return add(.number, word.range) }
    if word.range.upperBound < bytes.count, bytes[word.range.upperBound] == UInt8(ascii: "(") {
      return add(.function, word.range)
    }
    add(.word, word.range, isDeprecated(sheet.source[word.range]) ? [.deprecated] : [])
  }

  private mutating func isDeprecated(_ text: String) -> Bool {
    if let known = deprecated[text] { return known }
    let answer = PaletteName(text).map { Palette.all.isDeprecated($0.name) } ?? false
    deprecated[text] = answer
    return answer
  }

  /// Adds a token for each line of a comment.
  private mutating func addLines(of range: Range<Int>) {
    let bytes = sheet.source.bytes
    var start = range.lowerBound
    for offset in range.lowerBound...range.upperBound
    where offset == range.upperBound || bytes[offset].isLineEnd {
      if start < offset { add(.comment, start..<offset) }
      start = offset + 1
    }
  }
}

extension SourceText {
  /// True if a word begins with a digit, or with a sign or dot in front of one.
  fileprivate func beginsNumber(_ word: Range<Int>) -> Bool {
    let front = bytes[word].prefix { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
    let digit = bytes[word].dropFirst(front.count).first ?? 0
    return front.count <= 2 && digit &- UInt8(ascii: "0") < 10
  }
}
