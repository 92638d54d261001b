/// Line breaking with estimated widths: texts break at blanks and are truncated with an ellipsis.
struct TextFitting {
  /// The estimated width of a character, in the unit of the room.
  let width: (Character) -> Int

  /// Returns at most `limit` lines, each within `room`; none if there is no room.
  ///
  /// Newlines in the text are kept while there are lines left. A word that is wider than the room
  /// is broken at any character.
  func lines(of text: String, room: Int, limit: Int) -> [String] {
    guard room > 0, limit > 0 else { return [] }
    var rest = Substring(text)
    var lines: [String] = []
    while lines.count + 1 < limit, let first = rest.first, width(first) <= room {
      lines.append(String(takeLine(&rest, room)))
    }
    if let last = lastLine(rest, room) { lines.append(last) }
    return lines
  }

  /// Returns the width of `text`.
  func width(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + width($1) }
  }
}

// MARK: -

extension TextFitting {
  /// Takes the longest beginning of `rest` that fits, up to a blank if there is one.
  private func takeLine(_ rest: inout Substring, _ room: Int) -> Substring {
    var used = 0
    var blank: Substring.Index?
    for index in rest.indices {
      let character = rest[index]
      if character.isNewline { return take(&rest, to: index) }
      if character.isWhitespace { blank = index }
      used += width(character)
      if used > room, index > rest.startIndex {
        return take(&rest, to: blank ?? index)
      }
    }
    return take(&rest, to: rest.endIndex)
  }

  /// Takes the text before `end`, and skips a blank there.
  private func take(_ rest: inout Substring, to end: Substring.Index) -> Substring {
    let line = rest[..<end]
    rest = rest[end...]
    if rest.first?.isWhitespace == true { rest.removeFirst() }
    return line
  }

  /// Returns `text`, truncated with an ellipsis if necessary; nil if not even that fits.
  private func lastLine(_ text: Substring, _ room: Int) -> String? {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    guard width(of: line) > room else { return line.isEmpty ? nil : line }
    let ellipsis: Character = "…"
    var used = width(ellipsis)
    guard used <= room else { return nil }
    var end = line.startIndex
    for index in line.indices {
      used += width(line[index])
      if used > room { break }
      end = line.index(after: index)
    }
    var kept = line[..<end]
    while kept.last?.isWhitespace == true { kept.removeLast() }
    return kept + String(ellipsis)
  }
}
