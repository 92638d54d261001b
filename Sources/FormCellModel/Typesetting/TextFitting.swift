import StyleSheet

/// Line breaking: texts break at blanks, after hyphens and between East Asian characters, never
/// inside a character, and are truncated with an ellipsis.
struct TextFitting {
  /// Returns the width of a text on one line, in the unit of the room.
  let width: (String) -> Double

  /// A word that is longer breaks at any character.
  private static let longestWord = 256
  /// The length in bytes of the first beginning that is measured.
  private static let firstLength = 16
  /// A longer line is cut to this length in bytes before it is truncated.
  private static let longestLine = 1 << 16

  /// Returns at most `limit` lines, each within `room`; none if there is no room.
  ///
  /// Newlines in the text are kept while there are lines left. A word that is wider than the room
  /// is broken at any character.
  ///
  /// - Complexity: O(*n*) in the length of the text that is shown.
  func lines(of text: String, room: Double, limit: Int) -> [String] {
    guard room > 0, limit > 0 else { return [] }
    var rest = Substring(text)
    var lines: [String] = []
    while lines.count + 1 < limit, let first = rest.first, width(String(first)) <= room {
      lines.append(String(takeLine(&rest, room)))
    }
    if let last = lastLine(rest, room) {
      lines.append(last)
    } else if !lines.isEmpty, text.last?.isNewline == true {
      // The line after the last newline, where the cursor of a note is.
      lines.append("")
    }
    return lines
  }

  /// Returns true if no word of a text is wider than `room`.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func keepsWords(of text: String, room: Double) -> Bool {
    var rest = Substring(text)
    while !rest.isEmpty {
      let word = rest.firstWord(upTo: Self.longestWord)
      guard width(String(word.withoutTrailingBlanks)) <= room else { return false }
      rest = rest[word.endIndex...].drop(while: \.isNewline)
    }
    return true
  }

  // MARK: -

  /// Takes the longest beginning of `rest` that fits, up to a place where a line may break if there
  /// is one.
  private func takeLine(_ rest: inout Substring, _ room: Double) -> Substring {
    var used = 0.0
    var end = rest.startIndex
    while end < rest.endIndex {
      let word = rest[end...].firstWord(upTo: Self.longestWord)
      let solid = word.withoutTrailingBlanks
      if used + width(String(solid)) > room {
        return end > rest.startIndex ? take(&rest, to: end) : take(&rest, to: fitting(word, room))
      }
      if word.endIndex < rest.endIndex, rest[word.endIndex].isNewline {
        return take(&rest, to: word.endIndex)
      }
      used += width(String(word))
      end = word.endIndex
    }
    return take(&rest, to: rest.endIndex)
  }

  /// Takes the text before `end` without its trailing blanks, and skips a newline there.
  private func take(_ rest: inout Substring, to end: Substring.Index) -> Substring {
    let line = rest[..<end].withoutTrailingBlanks
    rest = rest[end...]
    if rest.first?.isNewline == true { rest.removeFirst() }
    return line
  }

  /// Returns the end of the longest beginning that fits; at least one character.
  private func fitting(_ text: Substring, _ room: Double) -> Substring.Index {
    max(end(of: text, in: room), text.isEmpty ? text.endIndex : text.index(after: text.startIndex))
  }

  /// Returns the end of the longest beginning that fits, between characters.
  ///
  /// The search doubles the length of the beginning until it is too wide, and then halves the rest,
  /// so that no beginning is measured that is much longer than the result.
  private func end(of text: Substring, in room: Double) -> Substring.Index {
    func fits(to end: Substring.Index) -> Bool { width(String(text[..<end])) <= room }
    var (fitting, tooWide) = (text.startIndex, text.endIndex)
    var length = Self.firstLength
    while fitting < tooWide {
      let end = text.characterEnd(atLeast: length)
      guard fits(to: end) else {
        tooWide = end
        break
      }
      fitting = end
      length *= 2
    }
    while let middle = text.middle(of: fitting, tooWide) {
      if fits(to: middle) { fitting = middle } else { tooWide = middle }
    }
    return fitting
  }

  /// Returns the beginning of `text` that fits, with an ellipsis if necessary; nil if not even that
  /// fits.
  private func lastLine(_ text: Substring, _ room: Double) -> String? {
    guard !text.isEmpty else { return nil }
    let line = text[..<text.characterEnd(atLeast: Self.longestLine)].onOneLine
    if text.utf8.count <= Self.longestLine {
      if width(line) <= room { return line }
      // Blanks at the end, as while a text is typed, need no room.
      let solid = line[...].withoutTrailingBlanks
      if solid.endIndex < line.endIndex, width(String(solid)) <= room { return String(solid) }
    }
    let ellipsis = "…"
    let rest = room - width(ellipsis)
    guard rest >= 0 else { return nil }
    return line[..<end(of: line[...], in: rest)].withoutTrailingBlanks + ellipsis
  }
}

extension StringProtocol {
  /// The text with spaces in the place of line breaks.
  var onOneLine: String {
    let text = String(self)
    // The first bytes of all newlines of Unicode.
    let mayHaveNewline = text.utf8.contains {
      (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2
    }
    return mayHaveNewline ? String(text.map { $0.isNewline ? " " : $0 }) : text
  }
}

extension Substring {
  /// Returns the end of the character with a byte after the beginning; the end of the text if there
  /// is no such byte.
  fileprivate func characterEnd(atLeast length: Int) -> Index {
    let byte = utf8.index(startIndex, offsetBy: length - 1, limitedBy: endIndex)
    return byte.map { $0 < endIndex ? index(after: $0) : endIndex } ?? endIndex
  }

  /// Returns a place between characters, about halfway between two others; nil if there is none.
  fileprivate func middle(of start: Index, _ end: Index) -> Index? {
    let length = utf8.distance(from: start, to: end)
    guard length > 1 else { return nil }
    // The index within a character is rounded down.
    let next = index(after: utf8.index(start, offsetBy: (length - 1) / 2))
    let place = next < end ? next : index(before: end)
    return place > start ? place : nil
  }

  fileprivate var withoutTrailingBlanks: Substring {
    var end = endIndex
    while end > startIndex, self[index(before: end)].isWhitespace { end = index(before: end) }
    return self[..<end]
  }

  /// Returns the beginning after which a line may break; it includes the blanks that follow.
  ///
  /// Source: Unicode Standard Annex 14, of which this is the part for blanks, hyphens and East Asian
  /// characters.
  fileprivate func firstWord(upTo most: Int) -> Substring {
    var before: Character?
    var count = 0
    for place in indices {
      let character = self[place]
      if let before {
        if character.isNewline || count == most { return self[..<place] }
        if character.isWhitespace {
        } else if before.isWhitespace || before.canEndLine(before: character) {
          return self[..<place]
        }
      } else if character.isNewline {
        return self[..<place]
      }
      before = character
      count += 1
    }
    return self
  }
}

extension Character {
  /// Returns true if a line may break between two characters without a blank.
  fileprivate func canEndLine(before next: Character) -> Bool {
    if self == "-" { return next.isLetter }
    guard DisplayWidth.columns(of: self) == 2 || DisplayWidth.columns(of: next) == 2 else {
      return false
    }
    return !Self.opening.contains(self) && !Self.closing.contains(next)
  }

  private static let opening: Set<Character> = [
    "「", "『", "（", "【", "《", "〈", "〔", "［", "｛", "(", "[",
  ]
  private static let closing: Set<Character> = [
    "」", "』", "）", "】", "》", "〉", "〕", "］", "｝", "、", "。", "，", "．", "！", "？", "：", "；", "ー", "々",
    "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ",
    ".", ",", "!", "?", ":", ";", ")", "]", "%",
  ]
}
