/// What a property takes of which all classes of the catalog say the same.
///
/// It is how a property of a class is read that no page has: whoever names a class `LargeButton`
/// means by `font-color` what everybody does.
struct AgreedProperty: Hashable, Sendable {
  let type: ValueType
  /// All words that it takes somewhere, or none if it is not a matter of words.
  let words: [String]

  /// What a value has to be; nil where nothing that is written could be wrong.
  var judged: JudgedProperty? { JudgedProperty(type, words: words, of: nil) }
}

// MARK: - Asking

extension AgreedProperty {
  /// The type that a property has everywhere; unknown where classes do not agree, and for a name that
  /// is no property of the catalog.
  static func type(of property: NameTable.ID) -> ValueType {
    Int(property) < types.count ? types[Int(property)] : .unknown
  }

  /// What a property takes everywhere; nil where its type is not known.
  ///
  /// - Complexity: O(n) in the rows of the catalog, whose words are read at each call.
  static func of(_ property: NameTable.ID) -> Self? {
    let type = type(of: property)
    guard type != .unknown else { return nil }
    var words = type.words
    eachRow { row, lines, certainty in
      guard index.row(row, has: property) else { return }
      let more = RowReader.row(in: lines, of: certainty).moreWords
      words += more.filter { !words.contains($0) }
    }
    return AgreedProperty(type: type, words: words)
  }

  private static var index: CatalogIndex { Catalog.all.index }

  /// For each name of the vocabulary.
  ///
  /// Of the lines only the types are read: reading all that they say took six times as long, at each
  /// start of the tool.
  private static let types: [ValueType] = {
    var types = [ValueType?](repeating: nil, count: Vocabulary.shared.names.count)
    func take(_ name: NameTable.ID, _ type: ValueType) {
      let earlier = types[Int(name)] ?? type
      types[Int(name)] = earlier == type ? type : .unknown
    }
    eachRow { row, lines, _ in
      let type = RowReader.type(in: lines)
      take(row.name, type)
      for number in row.variants { take(index.combinations[Int(number)], type) }
    }
    return types.map { $0 ?? .unknown }
  }()

  /// Hands out each row with its lines, once for all classes of its line.
  private static func eachRow(_ body: (CatalogIndex.Row, TableLines, Certainty) -> Void) {
    var next: UInt32 = 0
    for entry in index.entries where entry.rows.lowerBound >= next {
      next = entry.rows.upperBound
      for number in entry.rows {
        let row = index.rows[Int(number)]
        body(row, index.lines(of: row, in: entry), entry.certainty)
      }
    }
  }
}
