import Testing

@testable import stylecheck

@Suite struct ArrivingLinesTests {
  @Test(arguments: [
    ([""], []), (["a"], ["a"]), (["a\n"], ["a"]), (["a\nb"], ["a", "b"]), (["\n\n"], ["", ""]),
    (["a", "b\nc", "\n", "d"], ["ab", "c", "d"]),
  ])
  func linesAreJoinedFromPieces(_ pieces: [String], _ expected: [String]) {
    var lines = ArrivingLines()
    var found: [[UInt8]] = []
    for piece in pieces {
      lines.add(Array(piece.utf8))
      while let line = lines.next() { found.append(line) }
    }
    if let rest = lines.rest() { found.append(rest) }
    #expect(found.map { String(decoding: $0, as: UTF8.self) } == expected)
  }
}
