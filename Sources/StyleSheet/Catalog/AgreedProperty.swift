/// The type of a property on which all classes of an engine agree.
///
/// It applies to classes outside the catalog: `font-color` of a class `LargeButton` most likely has
/// the usual type.
package struct AgreedProperty: Hashable, Sendable {
  package let type: ValueType
  /// All valid words, or none if the type is not a set of words.
  package let words: [String]

  /// The rule for valid values; nil if every value is valid.
  package var judged: JudgedProperty? { JudgedProperty(type, words: words, of: nil) }

  // MARK: - Look-ups

  /// Returns the type that a property has in all classes; unknown if classes disagree or if the
  /// catalog does not have the property.
  package static func type(of property: NameTable.ID, for dialect: Dialect) -> ValueType {
    let types = dialect.styles(.fiori) ? typesOfAll : typesOfNUI
    return Int(property) < types.count ? types[Int(property)] : .unknown
  }

  /// Returns the agreed type and words of a property; nil if its type is unknown.
  package static func of(_ property: NameTable.ID, for dialect: Dialect) -> Self? {
    let type = type(of: property, for: dialect)
    guard type != .unknown else { return nil }
    var words = type.words
    for more in moreWords where index.row(more.row, has: property) && dialect.styles(more.family) {
      words += more.words.filter { !words.contains($0) }
    }
    return AgreedProperty(type: type, words: words)
  }

  private static var index: CatalogIndex { .all }

  private static let typesOfAll = types(for: .sapfiori)
  private static let typesOfNUI = types(for: .nui)

  /// Returns the type of each name of the vocabulary.
  ///
  /// Reads only the types in the lines, because this runs at each launch.
  private static func types(for dialect: Dialect) -> [ValueType] {
    var agreement = Agreement()
    var reader = TypeReader()
    let combinations = index.combinations
    eachRow { row, family, lines in
      guard dialect.styles(family) else { return }
      let type = reader.type(in: lines)
      agreement.take(row.name, type)
      for number in row.variants { agreement.take(combinations[Int(number)], type) }
    }
    return agreement.types
  }

  private struct Agreement {
    /// The type of each name of the vocabulary; unknown if two rows disagree.
    private(set) var types = [ValueType](
      repeating: .unknown, count: Vocabulary.shared.names.count)
    /// True for a name whose row was read.
    private var isRead = [Bool](repeating: false, count: Vocabulary.shared.names.count)

    mutating func take(_ name: NameTable.ID, _ type: ValueType) {
      let name = Int(name)
      types[name] = isRead[name] && types[name] != type ? .unknown : type
      isRead[name] = true
    }
  }

  /// The few rows with words beyond those of their type.
  private static let moreWords: [MoreWords] = {
    var found: [MoreWords] = []
    eachRow { row, family, lines in
      guard row.hasDetails else { return }
      let words = RowReader.moreWords(in: lines)
      if !words.isEmpty { found.append(MoreWords(row: row, family: family, words: words)) }
    }
    return found
  }()

  private struct MoreWords {
    let row: CatalogIndex.Row
    let family: CatalogEntry.Family
    let words: [String]
  }

  /// Calls `body` for each row with its family and its lines, once for all classes of a class line.
  private static func eachRow(
    _ body: (CatalogIndex.Row, CatalogEntry.Family, TableLines) -> Void
  ) {
    let index = index
    var next: UInt32 = 0
    for entry in index.entries where entry.rows.lowerBound >= next {
      next = entry.rows.upperBound
      for number in entry.rows {
        let row = index.rows[Int(number)]
        body(row, index.tables[Int(entry.table)].family, index.lines(of: row, in: entry))
      }
    }
  }
}

/// Reads the types of many rows and parses each type text once.
private struct TypeReader {
  private var texts = NameTable()
  /// The type of each of `texts`.
  private var types: [ValueType] = []

  mutating func type(in lines: TableLines) -> ValueType {
    lines.withFirst { line in
      let text = RowReader.typeText(in: line)
      let number = texts.intern(text.key)
      if Int(number) == types.count { types.append(RowReader.valueType(text)) }
      return types[Int(number)]
    }
  }
}
