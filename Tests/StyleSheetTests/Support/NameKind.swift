import Testing

@testable import StyleSheet

/// Names that are valid in one place of a sheet.
struct NamePlace: Sendable {
  /// The prefix of each name that is not misspelled: the property of a variant.
  var front = ""
  let names: [String]
  /// The words that suggestions come from.
  let shelf: WordShelf
  /// True if a word is a valid name here.
  let isName: @Sendable (String) -> Bool
  /// A line with a name.
  let line: @Sendable (String) -> String
  var dialect = Dialect.sapfiori

  /// The words that are no name, ignoring case and separators.
  func unknown(in words: [String]) -> [String] {
    let known = Set(shelf.words.map(Self.plain))
    return words.filter { !isName(front + $0) && !known.contains(Self.plain(front + $0)) }
  }

  private static func plain(_ word: String) -> String {
    word.lowercased().filter { $0 != "-" && $0 != "_" }
  }
}

/// A kind of name, and every place where the catalog has names of that kind.
struct NameKind: Sendable, CustomTestStringConvertible {
  let title: String
  let places: [NamePlace]
  /// Words that are unknown here but not misspelled.
  var unknown = UnknownWords.all

  var testDescription: String { title }

  static let all: [NameKind] = [
    classPaths, properties, variants, words, fontStyles, colors, palette,
    suffixes, definitions, media,
  ]
}

// MARK: - The catalog

extension NameKind {
  private static var classNames: [String] {
    var seen: Set<String> = ["*"]
    return Catalog.all.entries.map(\.className).filter { seen.insert($0).inserted }
  }

  static let classPaths = NameKind(
    title: "class path",
    places: [
      NamePlace(
        names: classNames, shelf: WordShelf(classNames),
        isName: { !Catalog.all.entries(for: Catalog.all.canonicalName(for: $0) ?? $0).isEmpty },
        line: { "\($0) { tint-color: red; }" })
    ], unknown: UnknownWords.all + [.classNames])

  static let properties = NameKind(
    title: "property",
    places: classesThatDiffer.map { name, rows in
      place(of: rows.map(\.name), at: name, rows)
    })

  static let variants = NameKind(
    title: "variant",
    places: classesThatDiffer.flatMap { name, rows in
      rows.filter { !$0.variants.isEmpty }.map { row in
        place(front: row.name + "-", of: row.variants.map(\.name), at: name, rows)
      }
    })

  /// One class for each set of properties.
  private static let classesThatDiffer: [(name: String, rows: [PropertyRow])] = {
    var seen: Set<[String]> = []
    return classNames.compactMap { name in
      let rows = Catalog.all.rows(at: name).filter { $0.companionSuffix == nil }
      let isListed = rows.count > Catalog.all.rows(at: "*").count
      guard isListed, seen.insert(rows.flatMap(\.spellings).sorted()).inserted else { return nil }
      return (name, rows)
    }
  }()

  private static func place(
    front: String = "", of names: [String], at className: String, _ rows: [PropertyRow]
  ) -> NamePlace {
    NamePlace(
      front: front, names: names, shelf: WordShelf(rows.flatMap(\.spellings)),
      isName: {
        Catalog.all.property($0, at: className) != nil || !Catalog.all.classNames(with: $0).isEmpty
      },
      line: { "\(className) { \($0): none; }" })
  }
}

// MARK: - Values

extension NameKind {
  static let words = NameKind(
    title: "enumeration word",
    places: rowsWithWords.map { name, row in
      NamePlace(
        names: row.words, shelf: WordShelf(row.words), isName: { row.words.contains($0) },
        line: { "\(name) { \(row.name): \($0); }" })
    })

  /// One row for each type of value and list of words, in the order of both.
  private static let rowsWithWords: [(name: String, row: PropertyRow)] = {
    var first: [String: (name: String, row: PropertyRow)] = [:]
    for name in classNames {
      for row in Catalog.all.rows(at: name) where !row.words.isEmpty {
        let key = "\(row.type) \(row.words)"
        first[key] = first[key] ?? (name, row)
      }
    }
    return first.sorted { $0.key < $1.key }.map(\.value)
  }()

  static let fontStyles = NameKind(
    title: "text style",
    places: [
      NamePlace(
        names: FontStyle.all.map(\.name) + FontStyle.all.map(\.constantName),
        shelf: WordShelf(FontStyle.all.map(\.name) + FontStyle.all.map(\.constantName)),
        isName: { FontStyle($0) != nil },
        line: { "fdlFUIRatingControlFormCell_title { font-style: \($0); }" })
    ])

  static let colors = NameKind(
    title: "named color",
    places: [
      colorPlace(NamedColors.words(in: .anyClassMethod).map(\.name), .nui),
      colorPlace(NamedColors.words(in: .closedList).map(\.name), .sapfiori),
    ])

  static let palette = NameKind(
    title: "palette name", places: [colorPlace(paletteNames, .sapfiori)])

  static let suffixes = NameKind(
    title: "palette name with suffix",
    places: [
      colorPlace(
        ["tintColor", "primaryLabel", "negativeBackgroundTapState", "blue7"].flatMap { name in
          Dialect.sapfiori.paletteNames.suffixes.map { "\(name)_\($0.rawValue)" }
        }, .sapfiori)
    ])

  static let definitions = NameKind(
    title: "palette name defined",
    places: [
      NamePlace(
        names: paletteNames, shelf: WordShelf(Palette.all.names.map(\.text)),
        isName: { isColor($0) }, line: { "@\($0): #0064D9;" }, dialect: .fioriSwiftUI)
    ])

  static let media = NameKind(
    title: "media word",
    places: [
      NamePlace(
        names: ["ipad", "iphone"], shelf: WordShelf(["ipad", "iphone"]),
        isName: { ["ipad", "iphone"].contains($0) },
        line: { "@media (device: \($0)) { Label { tint-color: red; } }" }),
      NamePlace(
        names: ["landscape", "portrait"], shelf: WordShelf(["landscape", "portrait"]),
        isName: { ["landscape", "portrait"].contains($0) },
        line: { "@media (orientation: \($0)) { Label { tint-color: red; } }" }),
      NamePlace(
        names: ["device", "orientation"], shelf: WordShelf(["device", "orientation"]),
        isName: { ["device", "orientation"].contains($0) },
        line: { "@media (\($0): ipad) { Label { tint-color: red; } }" }),
    ])

  private static let paletteNames = Palette.all.names.filter { !$0.isMisspelt }.map(\.text)

  private static func colorPlace(_ names: [String], _ dialect: Dialect) -> NamePlace {
    NamePlace(
      names: names, shelf: WordShelf(names),
      isName: {
        isColor($0) || NamedColors.word($0, in: .anyClassMethod) != nil
          || CSSColors.digits(of: $0) != nil
      }, line: { "Label { font-color: \($0); }" }, dialect: dialect)
  }

  private static func isColor(_ word: String) -> Bool {
    PaletteName(word).map { Palette.all.name($0.name) != nil } ?? false
  }
}
