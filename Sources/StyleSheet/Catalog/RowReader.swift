/// Parses the properties of a class from the lines below it.
///
/// A table with invalid notation is a programming error and stops the program with the line in
/// question.
struct RowReader {
  /// The certainty of a row without a sign.
  let certainty: Certainty

  /// Returns the rows in `lines`, in their order; the lines above the first row are skipped.
  static func rows(in lines: TableLines, of certainty: Certainty) -> [PropertyRow] {
    let reader = RowReader(certainty: certainty)
    var rows: [PropertyRow] = []
    lines.forEach { line in
      switch line.indentation {
      case 0: break
      case 2: rows.append(reader.row(line.trimmed))
      default: reader.readDetail(line.trimmed, of: &rows[rows.count - 1])
      }
    }
    return rows
  }

  /// Returns the row in `lines`, which have no other row.
  package static func row(in lines: TableLines, of certainty: Certainty) -> PropertyRow {
    let reader = RowReader(certainty: certainty)
    var row: PropertyRow?
    lines.forEach { line in
      if var known = row {
        reader.readDetail(line.trimmed, of: &known)
        row = known
      } else {
        row = reader.row(line.trimmed)
      }
    }
    guard let row else { preconditionFailure("the catalog has an empty row") }
    return row
  }

  static func typeText(in line: TableLine) -> TableLine {
    line.cut(at: ":").after.trimmed.unsigned.text
  }

  /// Returns the words of the row in `lines` beyond those of its type.
  static func moreWords(in lines: TableLines) -> [String] {
    var words: [String] = []
    lines.forEach { line in
      if line.indentation > 2 { readMoreWords(line.trimmed, of: &words) }
    }
    return words
  }

  // row → name [ '{' variant { '|' variant } '}' ] ':' type [ sign ]
  private func row(_ line: TableLine) -> PropertyRow {
    let (head, tail) = line.cut(at: ":")
    let (type, sign) = tail.trimmed.unsigned
    let (name, braces) = head.cut(at: "{")
    let certainty = sign ?? certainty
    return PropertyRow(
      name: name.trimmed.string, variants: variants(braces.cut(at: "}").before, certainty),
      type: Self.valueType(type), certainty: certainty)
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

  // detail → 'since' version | 'also' word { ' ' word } | 'vital' | note
  private func readDetail(_ line: TableLine, of row: inout PropertyRow) {
    let (keyword, rest) = line.cut(at: " ")
    switch keyword.string {
    case "since": row.since = rest.string
    case "also": Self.readMoreWords(line, of: &row.moreWords)
    case "vital": row.isVital = true
    default: row.note = line.string
    }
  }

  // 'also' word { ' ' word }
  private static func readMoreWords(_ line: TableLine, of words: inout [String]) {
    let (keyword, rest) = line.cut(at: " ")
    if keyword.string == "also" { rest.forEachPiece(at: " ") { words.append($0.string) } }
  }

  static func valueType(_ text: TableLine) -> ValueType {
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
