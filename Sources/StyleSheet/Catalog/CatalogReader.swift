/// Reads tables in the notation of ``CatalogTable``, byte by byte.
///
/// Every launch of the tool reads them, so nothing here looks at characters or words twice. A table
/// that is not in the notation is our mistake, and stops the program with the line in question.
struct CatalogReader {
  private(set) var entries: [CatalogEntry] = []

  /// The component being read.
  private var component = Component()
  /// The class line being read, and its properties; nil before the first of a component.
  private var group: Group?
  private var family = CatalogEntry.Family.fiori

  private struct Component {
    var name = ""
    var prefix = ""
    var source = ""
    var certainty = Certainty.documented
    var notes: [String] = []
    var since: String?
    var aliases: [String] = []
  }

  private struct Group {
    var names: [String]
    var kind: CatalogEntry.Kind
    var certainty: Certainty
    var notes: [String]
    var since: String?
    var inherits: String?
    var derivedSuffix: String?
    var aliases: [String] = []
    var without: [String] = []
    var rows: [PropertyRow] = []
  }

  /// Adds the entries of `table`, in its order.
  mutating func read(_ table: CatalogTable) {
    family = table.family
    entries.reserveCapacity(256)
    table.text.withUTF8Buffer { bytes in
      var start = bytes.startIndex
      while start < bytes.endIndex {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
        read(line: bytes[start..<end])
        start = end + 1
      }
    }
    close()
  }
}

private typealias Line = Slice<UnsafeBufferPointer<UInt8>>

// MARK: - Lines

extension CatalogReader {
  private mutating func read(line: Line) {
    let text = line.drop { $0 == UInt8(ascii: " ") }
    switch text.startIndex - line.startIndex {
    case _ where text.isEmpty: break
    case 0: readKeyword(text)
    case 2:
      let row = row(text)
      group?.rows.append(row)
    default: readDetail(text)
    }
  }

  // keyword → word ' ' rest
  private mutating func readKeyword(_ line: Line) {
    let (keyword, rest) = line.cut(at: " ")
    switch keyword.string {
    case "component": open(rest)
    case "source": component.source = rest.string
    case "certainty": component.certainty = certainty(rest)
    case "class": openGroup(rest)
    case "note":
      if group == nil { component.notes.append(rest.string) }
      group?.notes.append(rest.string)
    case "since":
      if group == nil { component.since = rest.string }
      group?.since = rest.string
    case "alias":
      if group == nil { component.aliases.append(rest.string) }
      group?.aliases.append(rest.string)
    case "inherits": group?.inherits = rest.string
    case "derived": group?.derivedSuffix = rest.string
    case "without": group?.without.append(rest.string)
    default: preconditionFailure("the catalog has an unknown keyword: \(line.string)")
    }
  }

  // component → name ':' prefix
  private mutating func open(_ line: Line) {
    close()
    let (name, prefix) = line.cut(at: ":")
    component = Component(name: name.string, prefix: prefix.trimmed.string)
  }

  // class → name { ', ' name } ':' kind [ sign ]
  private mutating func openGroup(_ line: Line) {
    close()
    let (names, rest) = line.cut(at: ":")
    let (kind, sign) = rest.trimmed.unsigned
    group = Group(
      names: names.pieces(at: ",").map(\.trimmed.string), kind: self.kind(kind),
      certainty: sign ?? component.certainty, notes: component.notes, since: component.since)
  }

  // detail → 'since' version | 'also' word { ' ' word } | note
  private mutating func readDetail(_ line: Line) {
    guard let last = group?.rows.indices.last else { return }
    let (keyword, rest) = line.cut(at: " ")
    switch keyword.string {
    case "since": group?.rows[last].since = rest.string
    case "also": group?.rows[last].moreWords = rest.pieces(at: " ").map(\.string)
    default: group?.rows[last].note = line.string
    }
  }

  /// Makes entries of the class line that was being read.
  private mutating func close() {
    guard let group else { return }
    for name in group.names {
      var entry = CatalogEntry(
        className: name, prefix: component.prefix, component: component.name, family: family,
        kind: group.kind, certainty: group.certainty, source: component.source, notes: group.notes)
      entry.since = group.since
      entry.inherits = group.inherits
      entry.derivedSuffix = group.derivedSuffix
      entry.aliases =
        group.aliases + component.aliases.map { $0 + name.dropFirst(entry.prefix.count) }
      entry.without = group.without
      entry.properties = group.rows
      entries.append(entry)
    }
    self.group = nil
  }
}

// MARK: - Rows

extension CatalogReader {
  // row → name [ '{' variant { '|' variant } '}' ] ':' type [ sign ]
  private func row(_ line: Line) -> PropertyRow {
    let (head, tail) = line.cut(atLast: ":")
    let (type, sign) = tail.trimmed.unsigned
    let certainty = sign ?? group?.certainty ?? .documented
    let (name, braces) = head.cut(at: "{")
    return PropertyRow(
      name: name.trimmed.string, variants: variants(braces, certainty), type: valueType(type),
      certainty: certainty)
  }

  // variant → '-' word [ sign ]
  private func variants(_ braces: Line, _ certainty: Certainty) -> [PropertyRow.Suffix] {
    guard !braces.isEmpty else { return [] }
    return braces.pieces(at: "|").map { piece in
      let inner = piece.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
      let (word, sign) = inner.cut(at: "}").before.trimmed.unsigned
      return PropertyRow.Suffix(name: word.string, certainty: sign ?? certainty)
    }
  }

  private func valueType(_ text: Line) -> ValueType {
    for (spelling, type) in Self.types where spelling.count == text.count {
      if spelling.elementsEqual(text) { return type }
    }
    preconditionFailure("the catalog has an unknown type: \(text.string)")
  }

  private func kind(_ text: Line) -> CatalogEntry.Kind {
    guard let kind = CatalogEntry.Kind(rawValue: text.string) else {
      preconditionFailure("the catalog has an unknown kind: \(text.string)")
    }
    return kind
  }

  private func certainty(_ text: Line) -> Certainty {
    guard let certainty = Certainty(rawValue: text.string) else {
      preconditionFailure("the catalog has an unknown certainty: \(text.string)")
    }
    return certainty
  }

  private static let types = ValueType.allCases.flatMap { type in
    type.spellings.map { (spelling: Array($0.utf8), type: type) }
  }
}

// MARK: - Moving over bytes

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate var string: String { String(decoding: self, as: UTF8.self) }

  /// Without the blanks at either end.
  fileprivate var trimmed: Self {
    var slice = self.drop { $0 == UInt8(ascii: " ") }
    while slice.last == UInt8(ascii: " ") { slice.removeLast() }
    return slice
  }

  /// Without the sign at its end, and the sign.
  fileprivate var unsigned: (text: Self, sign: Certainty?) {
    guard let last, let sign = Certainty(sign: last) else { return (self, nil) }
    return (dropLast().trimmed, sign)
  }

  /// What stands before the first `separator` and after it; all of it and nothing if there is none.
  fileprivate func cut(at separator: Unicode.Scalar) -> (before: Self, after: Self) {
    cut(firstIndex(of: UInt8(ascii: separator)))
  }

  fileprivate func cut(atLast separator: Unicode.Scalar) -> (before: Self, after: Self) {
    cut(lastIndex(of: UInt8(ascii: separator)))
  }

  private func cut(_ index: Index?) -> (before: Self, after: Self) {
    guard let index else { return (self, self[endIndex...]) }
    return (self[..<index], self[(index + 1)...])
  }

  fileprivate func pieces(at separator: Unicode.Scalar) -> [Self] {
    split(separator: UInt8(ascii: separator))
  }
}
