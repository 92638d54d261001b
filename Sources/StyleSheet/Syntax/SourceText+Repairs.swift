// The parts of the text that the messages and fixes of syntax problems need.

extension SourceText {
  /// Returns the color function whose name ends at `offset`; nil if there is none.
  package func colorFunction(endingAt offset: Int) -> ColorFunction? {
    let letters = bytes[..<offset].reversed().prefix { $0.continuesWord }
    return ColorFunction(self[offset - letters.count..<offset])
  }

  /// Returns the color function whose arguments end at `offset`, and the gap in which its left
  /// parenthesis is missing; nil if the arguments are not complete.
  func callWithoutParenthesis(before offset: Int) -> (name: String, gap: Range<Int>)? {
    let begin = bytes[..<offset].suffix(256).lastIndex { ":;{}()\r\n".utf8.contains($0) }
    guard let begin, bytes[begin] == UInt8(ascii: ":") else { return nil }
    let value = bytes[(begin + 1)..<offset].drop { $0.isSpaceOrTab }
    let name = value.prefix(while: \.isLetter)
    let gap = value[name.endIndex...].prefix { $0.isSpaceOrTab }
    guard let function = ColorFunction(self[name.startIndex..<name.endIndex]) else { return nil }
    let commas = value.count { $0 == UInt8(ascii: ",") }
    guard commas == (function.hasAlpha ? 3 : 2) else { return nil }
    return (self[name.startIndex..<name.endIndex], name.endIndex..<gap.endIndex)
  }

  /// Returns the word with `@` at the start of a range; nil if there is none.
  func atWord(in range: Range<Int>) -> String? {
    guard bytes[range].first == UInt8(ascii: "@") else { return nil }
    let name = bytes[range].dropFirst().prefix { $0.continuesWord }
    return self[range.lowerBound..<name.endIndex]
  }

  /// Returns the range of an `!important`, with any spacing, at `offset`.
  func importance(at offset: Int) -> Range<Int>? {
    let rest = bytes[offset...].prefix(16)
    guard rest.first == UInt8(ascii: "!"),
      let word = rest.dropFirst().firstIndex(where: { $0 != UInt8(ascii: " ") }),
      bytes[word...].starts(with: "important".utf8)
    else { return nil }
    return offset..<word + 9
  }

  /// Returns the first line of a range, truncated to about sixty bytes for a message.
  package func excerpt(_ range: Range<Int>) -> String {
    let line = bytes[range].prefix { $0 != 0x0A && $0 != 0x0D }
    guard line.count < range.count || line.count > 60 else { return self[range].visible }
    var end = range.lowerBound + min(line.count, 57)
    // Avoids cutting within a character.
    while end > range.lowerBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return self[range.lowerBound..<end].visible + "…"
  }

  /// True if the line of an offset has a colon before it, in the last 256 bytes, and no `//` between
  /// the two: text after that is a comment, or is meant to be one.
  ///
  /// A left parenthesis ends no value.
  func isValue(before offset: Int) -> Bool {
    guard bytes[..<offset].last(where: { !$0.isSpaceOrTab }) != UInt8(ascii: "(") else {
      return false
    }
    var next: UInt8 = 0
    for byte in bytes[max(offset - 256, 0)..<offset].reversed() {
      if byte == UInt8(ascii: ":") { return true }
      if byte.isLineEnd || byte == UInt8(ascii: "/") && next == byte { return false }
      next = byte
    }
    return offset > 256
  }

  /// True if only blanks follow an offset on its line.
  func endsLine(_ offset: Int) -> Bool {
    bytes[offset...].prefix(256).first { !$0.isSpaceOrTab }.map(\.isLineEnd) ?? true
  }

  /// True if a value and a semicolon follow on the line, without a slash, which may begin a comment.
  func isValue(from offset: Int) -> Bool {
    let rest = bytes[offset...].prefix(256)
    guard let end = rest.firstIndex(where: { ";:{}/\r\n".utf8.contains($0) }) else { return false }
    return bytes[end] == UInt8(ascii: ";") && rest[..<end].contains { $0 > 0x20 }
  }

  /// True if a range and the text behind it call a mixin of Less, as in `.rounded(4);` and `#a.b();`.
  func isCallOfMixin(_ range: Range<Int>) -> Bool {
    let rest = bytes[range.upperBound...].prefix(256)
    let next = rest.first { $0 > 0x20 }
    return switch bytes[range].first {
    case UInt8(ascii: "."): next.map("(;!}>".utf8.contains) ?? true
    case UInt8(ascii: "#"): next.map("(>".utf8.contains) ?? false
    default: rest.first == UInt8(ascii: "(") && isValue(from: range.upperBound)
    }
  }

  /// True if a `/` at `offset` begins a value that goes on as a word.
  func beginsPath(at offset: Int) -> Bool {
    guard bytes[offset] == UInt8(ascii: "/"), isWord(at: offset + 1) else { return false }
    return sign(before: offset) == UInt8(ascii: ":")
  }

  /// Returns the last byte before `offset` and at most 255 blanks; nil if there is none.
  package func sign(before offset: Int) -> UInt8? {
    bytes[..<offset].suffix(256).last { !$0.isSpaceOrTab }
  }

  /// True if a range begins between two conditions, or with the second one.
  func isBetweenConditions(_ range: Range<Int>) -> Bool {
    let next = bytes[range.lowerBound...].prefix(256).first {
      $0 > 0x20 && !$0.continuesWord && !"&|".utf8.contains($0)
    }
    return next == UInt8(ascii: "(") && sign(before: range.lowerBound) == UInt8(ascii: ")")
  }

  /// Returns the word on the line behind an `@` at `offset` and blanks; nil if there is none.
  func wordBehindSign(at offset: Int) -> String? {
    guard let blanks = blanks(at: offset + 1) else { return nil }
    let start = blanks.range.upperBound
    let word = bytes[start...].prefix(256).prefix { $0.continuesWord }
    return word.isEmpty ? nil : self[start..<word.endIndex]
  }

  private func isWord(at offset: Int) -> Bool {
    bytes[offset...].first?.continuesWord ?? false
  }

  /// Returns the variants in the braces behind a property, as in `on-color { -standard | -accented }`;
  /// nil for any other text.
  func variants(behind range: Range<Int>) -> [String]? {
    let rest = bytes[range.upperBound...].prefix(256)
    let name = bytes[range]
    guard name.contains(UInt8(ascii: "-")),
      name.allSatisfy({ $0.continuesWord && $0 != UInt8(ascii: ".") }),
      let brace = rest.firstIndex(where: { $0 > 0x20 }), bytes[brace] == UInt8(ascii: "{"),
      let end = rest.firstIndex(of: UInt8(ascii: "}"))
    else { return nil }
    let words = self[brace + 1..<end].split { " \t\r\n|,".contains($0) }.map(String.init)
    return !words.isEmpty && words.allSatisfy { $0.hasPrefix("-") } ? words : nil
  }

  /// True if a declaration ends right behind a range that begins with a word, and not a rule's head.
  func hasNoBlock(behind range: Range<Int>) -> Bool {
    let next = bytes[range.upperBound...].prefix(256).first { $0 > 0x20 }
    return next == UInt8(ascii: ";") && bytes[range].contains(UInt8(ascii: ":"))
      && isWord(at: range.lowerBound)
  }

  func blanks(at offset: Int) -> SourceEdit? {
    let blanks = bytes[offset...].prefix { $0.isSpaceOrTab }
    return blanks.isEmpty ? nil : .remove(offset..<blanks.endIndex)
  }

  /// True if an unclosed block, whose left brace is at `brace`, may end elsewhere than at `end`.
  ///
  /// That is a block of more than 4 KB, an empty one, which may be half typed, a rule with a block in
  /// it, and an `@media` with a line that begins without a blank.
  func mayEndElsewhere(openedAt brace: Range<Int>, to end: Int) -> Bool {
    guard end - brace.upperBound <= 4096 else { return true }
    let contents = bytes[brace.upperBound..<max(brace.upperBound, end)]
    guard contents.contains(where: { $0 > 0x20 }) else { return true }
    guard contents.contains(UInt8(ascii: "{")) else { return false }
    let head = bytes[..<brace.lowerBound].suffix(256).last { $0 > 0x20 }
    guard head == UInt8(ascii: ")") else { return true }
    return zip(contents, contents.dropFirst()).contains { byte, next in
      (byte == 0x0A || byte == 0x0D) && !" \t\r\n}".utf8.contains(next)
    }
  }

  /// True if `range` is a colon right after another colon or right before a ';', ignoring blanks.
  func isIdleColon(_ range: Range<Int>) -> Bool {
    func isSolid(_ byte: UInt8) -> Bool { !" \t\r\n".utf8.contains(byte) }
    return bytes[..<range.lowerBound].last(where: isSolid) == UInt8(ascii: ":")
      || bytes[range.upperBound...].first(where: isSolid) == UInt8(ascii: ";")
  }

  /// Returns a fix that removes the tokens in a range and keeps blanks and comments.
  func removal(ofTokensIn range: Range<Int>) -> Diagnostic.FixIt {
    let edits = withLexer { lexer in
      var lexer = lexer
      var edits: [SourceEdit] = []
      lexer.offset = range.lowerBound
      while lexer.offset < range.upperBound {
        let start = lexer.offset
        let kind = lexer.next()
        if !kind.isTrivia { edits.append(.remove(start..<lexer.offset)) }
      }
      return edits
    }
    return Diagnostic.FixIt(
      message: edits.count > 1 ? "remove them" : "remove it", safety: .unsafe, edits: edits)
  }

  /// Returns the fix for an unexpected ';': replace it with ',' between arguments, remove it, or
  /// move it after the parenthesis if one is missing there.
  func fixedSemicolon(at range: Range<Int>) -> Diagnostic.FixIt {
    func solid(_ byte: UInt8) -> Bool { !" \t\r\n".utf8.contains(byte) }
    let remove = Diagnostic.FixIt(message: "remove it", safety: .safe, edits: [.remove(range)])
    let before = bytes[..<range.lowerBound].suffix(256).last(where: solid) ?? 0
    guard let next = bytes[range.upperBound...].prefix(256).firstIndex(where: solid) else {
      return remove
    }
    let call = openParenthesis(before: range.lowerBound)
    if bytes[next] == UInt8(ascii: ")") {
      let end = bytes[(next + 1)...].prefix(256).first(where: solid)
      guard end != UInt8(ascii: ";"), end != UInt8(ascii: ")"), call != nil
      else {
        return remove
      }
      return Diagnostic.FixIt(
        message: "move it behind ')'", safety: .safe,
        edits: [.remove(range), .insert(";", at: next + 1)])
    }
    guard ByteClass.table[Int(bytes[next])].kind == .word,
      before.continuesWord, let call
    else { return remove }
    // The purpose of another parenthesis is unknown.
    return Diagnostic.FixIt(
      message: "write ','", safety: colorFunction(endingAt: call) == nil ? .unsafe : .safe,
      edits: [SourceEdit(range, ",")])
  }

  /// True if the arguments of a function that is not `url` begin with a word that ends at `offset`.
  func isNameOfArgument(before offset: Int) -> Bool {
    openParenthesis(before: offset).map { parenthesis in
      let name = bytes[..<parenthesis].suffix(3)
      return name.last?.continuesWord ?? false
        && !name.elementsEqual("url".utf8)
    } ?? false
  }

  /// Returns the parenthesis that is open at `offset` since the last colon, brace or line end; nil
  /// if there is none.
  private func openParenthesis(before offset: Int) -> Int? {
    let stops = ":{}()\r\n".utf8
    let last = bytes[..<offset].suffix(256).lastIndex { stops.contains($0) }
    return last.flatMap { bytes[$0] == UInt8(ascii: "(") ? $0 : nil }
  }

  /// Returns the word or sign that a range looks like.
  ///
  /// It is certain for a sign, and for a word with some ASCII letters.
  func plainWord(in range: Range<Int>) -> (
    text: String, safety: Diagnostic.FixIt.Safety
  )? {
    guard bytes[range].contains(where: { $0 >= 0x80 }) else { return nil }
    let text = self[range]
    if text.unicodeScalars.contains(where: Lookalike.isQuote) { return wordInQuotes(text) }
    if text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first,
      Lookalike.sign(scalar) != nil
    {
      return Lookalike.ascii(scalar).map { ($0, .safe) }
    }
    let words = text.split(separator: " ").map { Lookalike.word(String($0)) }
    guard !words.isEmpty, !words.contains(nil) else { return nil }
    let word = words.compactMap { $0 }.joined(separator: " ")
    let isCertain = bytes[range].contains { $0 < 0x80 && ByteClass.table[Int($0)].kind == .word }
    return (word, isCertain ? .safe : .unsafe)
  }

  /// Returns a text without the quotes around it, of which one or both are curly; nil if there are
  /// more inside, because an apostrophe may belong to a name.
  ///
  /// It is certain for one word between two quotes, which is no color of eight digits: several words
  /// are read differently without.
  private func wordInQuotes(_ text: String) -> (text: String, safety: Diagnostic.FixIt.Safety)? {
    func isQuote(_ scalar: Unicode.Scalar) -> Bool {
      "\"'".unicodeScalars.contains(scalar) || Lookalike.isQuote(scalar)
    }
    var inner = Substring(text).unicodeScalars
    let isBegun = inner.first.map(isQuote) ?? false
    if isBegun { inner.removeFirst() }
    let isEnded = inner.last.map(isQuote) ?? false
    if isEnded { inner.removeLast() }
    let words = Substring(inner).split(separator: " ")
    guard !words.isEmpty, inner.allSatisfy({ $0.isASCII && !isQuote($0) }) else { return nil }
    // The commas of a function of colors separate no values.
    let isWord =
      words.count == 1 && !String(words[0]).hasEightHexDigits
      && (words[0].hasSuffix(")") || Lookalike.word(String(words[0])) != nil)
    return (words.joined(separator: " "), isBegun && isEnded && isWord ? .safe : .unsafe)
  }

  /// Returns an edit that closes a comment at the end of its first line, before the right braces of
  /// enclosing blocks; nil if its words begin on a later line.
  ///
  /// The `*`, `* /` or ` /` of a misspelled end becomes `*/`.
  package func closing(commentAt start: Int) -> SourceEdit? {
    var end = start + 2
    while end < bytes.count, !bytes[end].isLineEnd { end += 1 }
    guard bytes[start + 2..<end].contains(where: { !" \t*-=/".utf8.contains($0) }) else {
      return nil
    }
    let brace = withBytes { $0.unopenedBrace(in: start + 2..<end) }
    if let brace, bytes[brace..<end].allSatisfy(" \t}".utf8.contains) { end = brace }
    while end > start + 2, bytes[end - 1].isSpaceOrTab { end -= 1 }
    let words = bytes[start + 2..<end].lastIndex { !" \t*/".utf8.contains($0) } ?? end
    let sign = bytes[words..<end].dropFirst()
    if let star = sign.lastIndex(of: UInt8(ascii: "*")) { return SourceEdit(star + 1..<end, "/") }
    let blank = sign.lastIndex(where: \.isSpaceOrTab)
    return blank.map { SourceEdit($0 + 1..<end, "*/") } ?? .insert(" */", at: end)
  }

  /// True if a space or a tab precedes `offset`.
  package func isBehindBlank(_ offset: Int) -> Bool {
    offset > 0 && bytes[offset - 1].isSpaceOrTab
  }

  /// Returns an edit that inserts a right brace on a line of its own, indented like the text at
  /// `offset` if that begins a line.
  func closingBrace(at offset: Int) -> SourceEdit {
    var start = offset
    while start > 0, bytes[start - 1].isSpaceOrTab { start -= 1 }
    let beginsLine = start > 0 && bytes[start - 1].isLineEnd
    let indent = self[start..<offset]
    return .insert(
      beginsLine ? "\(indent)}\n" : "\n}\n", at: beginsLine ? start : offset)
  }

  /// True if a word with `$` before it begins at `offset`.
  func isVariableOfSass(at offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "$")
      && bytes[(offset + 1)...].first?.continuesWord ?? false
  }

  /// Describes the first unknown character of a range.
  func describeUnknown(at place: Int) -> String {
    let first = withBytes { UTF8Sequence(in: $0, at: place) }
    guard let scalar = first.scalar else {
      return "byte 0x\(hexadecimal(UInt32(bytes[place]), digits: 2)) is not UTF-8"
    }
    let code = "U+\(hexadecimal(scalar.value, digits: 4))"
    if scalar.value < 0x20 || scalar.value == 0x7F {
      return "\(code) is not allowed in a stylesheet"
    }
    if scalar.isASCII { return "'\(scalar)' is not allowed in a stylesheet" }
    guard let plain = Lookalike.ascii(scalar), !plain.isEmpty else {
      return "'\(scalar)' (\(code)) is not allowed here"
    }
    return "'\(scalar)' (\(code)) looks like '\(plain)', and is not allowed here"
  }

  private func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(digits - text.count, 0)) + text
  }

  /// Returns the end of each word that another word follows without a sign between them, beginning
  /// with the word at an offset.
  func wordsSideBySide(from offset: Int) -> [Int] {
    withLexer { lexer in
      var lexer = lexer
      lexer.offset = offset
      var (ends, end) = ([Int](), offset)
      while true {
        switch lexer.next() {
        case .word:
          if end > offset { ends.append(end) }
          end = lexer.offset
        case let kind where kind.isTrivia: continue
        default: return ends
        }
      }
    }
  }
}

extension String {
  /// True for a color of eight hex digits, which engines read differently, with or without its sign.
  package var hasEightHexDigits: Bool {
    utf8.count >= 8 && utf8.suffix(8).allSatisfy { $0.hexDigit != nil }
      && ["", "#", "0x", "0X"].contains(dropLast(8))
  }
}
