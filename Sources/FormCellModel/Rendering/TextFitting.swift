/// Words set into a room of which only a guess of their width is known: broken at blanks, and cut
/// with an ellipsis at the end.
struct TextFitting {
  /// How wide a character is taken to be, in the unit of the room.
  let width: (Character) -> Int

  /// At most `limit` lines, each within `room`; none where there is no room.
  ///
  /// Ends of lines in the text are kept as long as there are lines left. A word that is wider than
  /// the room is broken anywhere.
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

  /// How wide all of `text` is.
  func width(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + width($1) }
  }
}

// MARK: -

extension TextFitting {
  /// As much as fits of the beginning of `rest`, up to a blank if there is one.
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

  /// Takes all before `end`, and the blank there if it is one.
  private func take(_ rest: inout Substring, to end: Substring.Index) -> Substring {
    let line = rest[..<end]
    rest = rest[end...]
    if rest.first?.isWhitespace == true { rest.removeFirst() }
    return line
  }

  /// All of `text`, or its beginning and an ellipsis; nil where not even that has room.
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
