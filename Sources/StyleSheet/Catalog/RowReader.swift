/// Reads the properties of a class from the lines below it.
///
/// A table that is not in the notation of ``CatalogTable`` is our mistake, and stops the program
/// with the line in question.
struct RowReader {
  /// How well a row without a sign is known.
  private let certainty: Certainty
  private var rows: [PropertyRow] = []

  /// The rows that `lines` hold; other lines are passed over up to the first one.
  static func rows(in lines: TableLines, of certainty: Certainty) -> [PropertyRow] {
    var reader = RowReader(certainty: certainty)
    lines.forEach { reader.read($0) }
    return reader.rows
  }

  private init(certainty: Certainty) { self.certainty = certainty }

  private mutating func read(_ line: TableLine) {
    switch line.indentation {
    case 0: break
    case 2: rows.append(row(line.trimmed))
    default: readDetail(line.trimmed)
    }
  }

  // row → name [ '{' variant { '|' variant } '}' ] ':' type [ sign ]
  private func row(_ line: TableLine) -> PropertyRow {
    let (head, tail) = line.cut(at: ":")
    let (type, sign) = tail.trimmed.unsigned
    let (name, braces) = head.cut(at: "{")
    let certainty = sign ?? certainty
    return PropertyRow(
      name: name.trimmed.string, variants: variants(braces.cut(at: "}").before, certainty),
      type: valueType(type), certainty: certainty)
  }

  // variant → '-' word [ sign ]
  private func variants(_ inner: TableLine, _ certainty: Certainty) -> [PropertyRow.Suffix] {
    var variants: [PropertyRow.Suffix] = []
    inner.forEachPiece(at: "|") { piece in
      let (word, sign) = piece.trimmed.unsigned
      variants.append(
        PropertyRow.Suffix(name: word.dropFirst.string, certainty: sign ?? certainty))
    }
    return variants
  }

  // detail → 'since' version | 'also' word { ' ' word } | note
  private mutating func readDetail(_ line: TableLine) {
    guard let last = rows.indices.last else { return }
    let (keyword, rest) = line.cut(at: " ")
    switch keyword.string {
    case "since": rows[last].since = rest.string
    case "also": rest.forEachPiece(at: " ") { rows[last].moreWords.append($0.string) }
    default: rows[last].note = line.string
    }
  }

  private func valueType(_ text: TableLine) -> ValueType {
    guard let type = ValueType(text.string) else {
      preconditionFailure("the catalog has an unknown type: \(text.string)")
    }
    return type
  }
}

extension CatalogEntry {
  /// The properties, in the order of the vendor's page.
  ///
  /// Read from the table at each call.
  public var properties: [PropertyRow] { RowReader.rows(in: lines, of: certainty) }
}
