// Fast paths for the most common forms. They add the same elements as the productions, without a
// call for each token.

extension Parser {
  /// Parses declarations of the form `name: value;` from the current word on, or one definition;
  /// returns false if the current token begins another form.
  mutating func plainDeclarations(_ kind: SyntaxKind) -> Bool {
    let bytes = bytes
    var elements = elements
    let nameKind = self.kind
    var solid = solid
    var name = start
    var colon = lexer.offset
    while bytes[colon] == UInt8(ascii: ":"), bytes[colon &+ 1] == UInt8(ascii: " ") {
      let node = elements.count
      elements.append(
        (kind, UInt32(truncatingIfNeeded: node &+ 6)),
        (nameKind, UInt32(truncatingIfNeeded: name)),
        (.colon, UInt32(truncatingIfNeeded: colon)),
        (.blank, UInt32(truncatingIfNeeded: colon &+ 1)))
      let end = Self.plainValue(in: bytes, lexer.classes, from: colon &+ 2, into: &elements)
      if end < 0 {
        elements.removeAll(from: node)
        break
      }
      if elements.count != node &+ 6 {
        elements.put(node, at: UInt32(truncatingIfNeeded: elements.count))
      }
      solid = elements.count
      name = bytes.blankEnd(from: end)
      // The lexer reads blanks outside ASCII.
      if bytes[name] >= 0x80 { name = end }
      if name > end { elements.append(.blank, UInt32(truncatingIfNeeded: end)) }
      colon = bytes.plainWordEnd(from: name)
      if colon == name || kind == .definition { break }
    }
    let isPlain = name > start
    goOn(with: elements, solid, isPlain ? name : nil)
    return isPlain
  }

  /// Adds the words, signs and blanks up to a semicolon to `elements`, and returns the end of the
  /// semicolon; returns -1 for any other text.
  private static func plainValue(
    in bytes: ByteView, _ classes: ByteTable<ByteClass>, from start: Int,
    into elements: inout ElementBuffer
  ) -> Int {
    var place = start
    var depth = 0
    while true {
      let kind = classes[bytes[place]].kind
      var end = place &+ 1
      // Comparisons are predicted better than a jump table.
      if kind == .word || kind == .variable {
        end = bytes.wordEnd(from: end)
        if kind == .variable, end == place &+ 1 { return -1 }
        if bytes[end] == UInt8(ascii: ";"), depth == 0 {
          elements.append(kind, UInt32(truncatingIfNeeded: place))
          elements.append(.semicolon, UInt32(truncatingIfNeeded: end))
          return end &+ 1
        }
        if bytes[end] == UInt8(ascii: "\\") { return -1 }
      } else if kind == .blank, place > start {
        end = bytes.blankEnd(from: end)
        // The lexer reads blanks outside ASCII.
        if bytes[end] >= 0x80 { return -1 }
      } else if kind == .leftParenthesis {
        depth &+= 1
      } else if kind == .rightParenthesis, depth > 0 {
        depth &-= 1
      } else if kind == .semicolon, depth == 0, place > start {
        elements.append(kind, UInt32(truncatingIfNeeded: place))
        return end
      } else if kind != .comma {
        return -1
      }
      elements.append(kind, UInt32(truncatingIfNeeded: place))
      place = end
    }
  }

  /// Parses class names, separated by commas, and the left brace after them, and returns its
  /// offset; returns nil if the current word begins another form.
  mutating func plainHead() -> Int? {
    let bytes = bytes
    var elements = elements
    let node = elements.count
    var name = start
    var end = lexer.offset
    elements.append(.ruleset, 0)
    while true {
      elements.append(.word, UInt32(truncatingIfNeeded: name))
      if bytes[end] == UInt8(ascii: " ") {
        elements.append(.blank, UInt32(truncatingIfNeeded: end))
        end &+= 1
      }
      let sign = end
      name = bytes.blankEnd(from: sign &+ 1)
      if bytes[sign] == UInt8(ascii: "{") {
        elements.append(.leftBrace, UInt32(truncatingIfNeeded: sign))
        let solid = elements.count
        if bytes[name] >= 0x80 { name = sign &+ 1 }
        if name > sign &+ 1 { elements.append(.blank, UInt32(truncatingIfNeeded: sign &+ 1)) }
        goOn(with: elements, solid, name)
        return sign
      }
      end = bytes.wordEnd(from: name)
      guard bytes[sign] == UInt8(ascii: ","), end > name else { break }
      elements.append(.comma, UInt32(truncatingIfNeeded: sign))
      if name > sign &+ 1 { elements.append(.blank, UInt32(truncatingIfNeeded: sign &+ 1)) }
    }
    elements.removeAll(from: node)
    goOn(with: elements, solid, nil)
    return nil
  }
}
