/// What a property takes of which all classes that an engine styles say the same.
///
/// It is how a property of a class is read that no page has: whoever names a class `LargeButton`
/// means by `font-color` what everybody does.
package struct AgreedProperty: Hashable, Sendable {
  let type: ValueType
  /// All words that it takes somewhere, or none if it is not a matter of words.
  let words: [String]

  /// What a value has to be; nil where nothing that is written could be wrong.
  package var judged: JudgedProperty? { JudgedProperty(type, words: words, of: nil) }
}

// MARK: - Asking

extension AgreedProperty {
  /// The type that a property has everywhere; unknown where classes do not agree, and for a name that
  /// is no property of the catalog.
  package static func type(of property: NameTable.ID, for dialect: Dialect) -> ValueType {
    let types = dialect.styles(.fiori) ? typesOfAll : typesOfNUI
    return Int(property) < types.count ? types[Int(property)] : .unknown
  }

  /// What a property takes everywhere; nil where its type is not known.
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

  /// For each name of the vocabulary.
  ///
  /// Of the lines only the types are read: reading all that they say took six times as long, at each
  /// start of the tool.
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

  /// What has been read so far.
  private struct Agreement {
    /// For each name of the vocabulary; unknown where two rows do not agree.
    private(set) var types = [ValueType](
      repeating: .unknown, count: Vocabulary.shared.names.count)
    /// Whether a row of that name was read.
    private var isRead = [Bool](repeating: false, count: Vocabulary.shared.names.count)

    mutating func take(_ name: NameTable.ID, _ type: ValueType) {
      let name = Int(name)
      types[name] = isRead[name] && types[name] != type ? .unknown : type
      isRead[name] = true
    }
  }

  /// The few rows that take more words than those of their type.
  private static let moreWords: [MoreWords] = {
    var found: [MoreWords] = []
    eachRow { row, family, lines in
      guard row.hasDetails else { return }
      let words = RowReader.moreWords(in: lines)
      if !words.isEmpty { found.append(MoreWords(row: row, family: family, words: words)) }
    }
    return found
  }()

  /// What a row takes beyond the words of its type.
  private struct MoreWords {
    let row: CatalogIndex.Row
    let family: CatalogEntry.Family
    let words: [String]
  }

  /// Hands out each row with whose it is and its lines, once for all classes of its line.
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

/// Reads the types of many rows, each text of a type once.
private struct TypeReader {
  private var texts = NameTable()
  /// For each of `texts`.
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
