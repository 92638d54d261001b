/// Where an engine that reads no further than the first fault stops in a sheet, and for what reason.
struct Refusal {
  /// A byte offset.
  let place: Int
  let reason: Diagnostic

  /// The first place where `dialect` cannot go on; nil if it reads the whole of `sheet`.
  init?(of sheet: Sheet, by dialect: Dialect) {
    let sheet = sheet.asNUISpellsIt()
    let inspection = Inspection(of: sheet, for: dialect, onlyForReading: true)
    var report = Report()
    for rule in Rule.all where rule.stopsReading { rule.run(on: inspection, &report) }
    let found = report.diagnostics.filter { $0.severity == .error }
    // A text that is no text is not even begun.
    if let reason = found.first(where: { $0.id == Rule.invalidUTF8.id }) {
      self.init(place: reason.range.lowerBound, reason: reason)
      return
    }
    let stops = sheet.tree.problems.lazy.filter { $0.code.stopsReading }
      .map { Refusal(place: Int($0.other), reason: Diagnostic($0, in: sheet.source)) }
    let others = found.lazy.map { Refusal(place: $0.placeOfGivingUp, reason: $0) }
    guard let first = (Array(stops) + Array(others)).min(by: { $0.place < $1.place }) else {
      return nil
    }
    self = first
  }

  private init(place: Int, reason: Diagnostic) {
    self.place = place
    self.reason = reason
  }
}

extension Diagnostic {
  /// Where the engine stops: at the note that says so, which is a place of no length, or at once.
  fileprivate var placeOfGivingUp: Int {
    notes.last { $0.range.isEmpty }?.range.lowerBound ?? range.lowerBound
  }
}

extension Sheet {
  /// The sheet as it is, unless '//' stands inside a word: for NUI that is no comment but two more
  /// letters of the word, so they are read as such, at the same places.
  fileprivate func asNUISpellsIt() -> Sheet {
    guard tree.elements.contains(where: { $0.kind == .lineComment }) else { return self }
    let bytes = source.withBytes { view in
      var lexer = WordSlashes(view)
      return lexer.replaced(in: source.bytes)
    }
    guard bytes != source.bytes else { return self }
    return Sheet(parsing: SourceText(bytes: bytes, name: source.name))
  }
}

/// Finds pairs of slashes inside words, and makes hyphens of them.
private struct WordSlashes {
  private let bytes: ByteView
  private var offset = 0

  init(_ bytes: ByteView) { self.bytes = bytes }

  mutating func replaced(in text: [UInt8]) -> [UInt8] {
    var text = text
    while offset < bytes.count {
      if bytes.starts(with: "/*", at: offset) {
        skipComment()
      } else if isWordStart(bytes[offset]) {
        offset += 1
        while continuesWord(at: offset) {
          if bytes.starts(with: "//", at: offset) {
            text[offset] = UInt8(ascii: "-")
            text[offset + 1] = UInt8(ascii: "-")
            offset += 1
          }
          offset += 1
        }
      } else {
        offset += 1
      }
    }
    return text
  }

  private mutating func skipComment() {
    offset += 2
    while offset < bytes.count, !bytes.starts(with: "*/", at: offset) { offset += 1 }
    offset += 2
  }

  private func isWordStart(_ byte: UInt8) -> Bool {
    ByteClass.table[Int(byte)].kind == .word || byte == UInt8(ascii: "@")
  }

  private func continuesWord(at offset: Int) -> Bool {
    ByteClass.table[Int(bytes[offset])].continuesWord
      || (bytes[offset] == UInt8(ascii: "/") && bytes[offset + 1] != UInt8(ascii: "*"))
  }
}
