/// What a property takes of which all classes of the catalog say the same.
///
/// It is how a property of a class is read that no page has: whoever names a class `LargeButton`
/// means by `font-color` what everybody does.
struct AgreedProperty: Hashable, Sendable {
  let type: ValueType
  /// All words that it takes somewhere, or none if it is not a matter of words.
  private(set) var words: [String]

  /// What a value has to be; nil where nothing that is written could be wrong.
  var judged: JudgedProperty? { JudgedProperty(type, words: words, of: nil) }

  /// The type that a property has everywhere; unknown where classes do not agree, and where nothing
  /// that is written could be wrong.
  static func type(of property: NameTable.ID) -> ValueType {
    Int(property) < types.count ? types[Int(property)] : .unknown
  }

  private static let types: [ValueType] = {
    var types = [ValueType](repeating: .unknown, count: Vocabulary.shared.names.count)
    for (name, property) in all where name != NameTable.none {
      types[Int(name)] = property.judged?.type ?? .unknown
    }
    return types
  }()

  /// By the number of the spelling in the vocabulary; those that classes do not agree on are left
  /// out.
  static let all: [NameTable.ID: AgreedProperty] = {
    var agreed: [NameTable.ID: AgreedProperty] = [:]
    var disputed: Set<NameTable.ID> = []
    for row in Catalog.all.rows {
      for spelling in row.spellings {
        let id = Vocabulary.shared.names.find(spelling)
        guard let earlier = agreed[id] else {
          agreed[id] = AgreedProperty(type: row.type, words: row.words)
          continue
        }
        if earlier.type != row.type { disputed.insert(id) }
        agreed[id]?.words += row.moreWords.filter { !earlier.words.contains($0) }
      }
    }
    return agreed.filter { !disputed.contains($0.key) }
  }()
}
