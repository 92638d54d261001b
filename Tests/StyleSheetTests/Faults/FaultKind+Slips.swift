import Mutations

// Misspelled names.

extension FaultKind {
  /// A site of names, and the ids expected for an unknown name.
  private typealias Named = (title: String, site: FaultSite, ids: Set<String>)

  private static let named: [Named] = [
    ("class", .className, ["unknown-class", "unknown-subpath", "case-mismatch"]),
    ("property", .property, ["unknown-property", "unknown-variant", "case-mismatch"]),
    ("variant", .variant, ["unknown-variant", "unknown-property", "case-mismatch"]),
    ("variable used", .use, ["undefined-variable"]),
    ("variable defined", .definedName, ["undefined-variable", "unused-variable"]),
    ("word", .word, ["unknown-keyword", "case-mismatch"]),
    ("word for yes or no", .boolean, ["unknown-keyword", "case-mismatch", "type-mismatch"]),
    ("system font", .font, ["unknown-font", "case-mismatch"]),
    ("named color", .namedColor, ["invalid-color", "case-mismatch", "type-mismatch"]),
    ("palette name", .paletteName, ["invalid-color", "case-mismatch", "type-mismatch"]),
    ("media property", .mediaProperty, ["unknown-media-property", "case-mismatch"]),
    ("media value", .mediaValue, ["unknown-media-value", "case-mismatch"]),
  ]

  static let slips: [FaultKind] =
    named.flatMap { row in
      (row.site == .boolean ? Slip.changingTruth : Slip.allCases).map { slip in
        FaultKind("\(row.title), \(slip.rawValue)", row.site, row.ids) { place, random in
          let sign = place.text.hasPrefix("@") ? "@" : ""
          let word = String(place.text.dropFirst(sign.count))
          guard word.utf8.count > 3, let text = slip.made(of: word, &random),
            !place.isName(sign + text)
          else { return nil }
          return Change(text: sign + text, word: place.text)
        }
      }
    }
    + Slip.allCases.map { slip in
      FaultKind("font of iOS, \(slip.rawValue)", .font, ["unknown-font", "case-mismatch"]) {
        _, random in
        let name = random.element(of: fonts)
        return slip.made(of: name, &random).map { Change(text: $0, word: name) }
      }
    }
    + ["rgb(20, 40, 60)", "rgba(20, 40, 60, 0.5)", "hsl(0.5, 0.5, 0.5)"].flatMap { color in
      [SlipKind.swap, .drop, .double].map { kind in
        FaultKind("\(color.prefix { $0 != "(" }), \(kind)", .color, ["invalid-color"]) {
          _, random in
          let name = String(color.prefix { $0 != "(" })
          let slip = random.element(of: kind.slips(of: name))
          guard !["rgb", "rgba", "hsl", "hsla", "hsb"].contains(slip) else { return nil }
          return Change(text: slip + color.dropFirst(name.count))
        }
      }
    }

  private static let fonts = [
    "Georgia", "Georgia-Bold", "HelveticaNeue", "HelveticaNeue-Light", "CourierNewPSMT", "Avenir",
    "AvenirNext-DemiBold", "Futura-Medium", "GillSans", "Palatino-Roman", "Verdana-Bold",
    "TimesNewRomanPSMT", "Menlo-Regular", "Noteworthy-Light", "Optima-Regular", "Copperplate",
    "Baskerville", "Didot", "MarkerFelt-Thin", "TrebuchetMS", "Arial-BoldMT", "Cochin",
  ]

  /// A typing error.
  enum Slip: String, CaseIterable {
    case letterDropped = "letter dropped"
    case letterDoubled = "letter doubled"
    case lettersSwapped = "letters swapped"
    case neighborStruck = "neighboring key struck"
    case neighborInserted = "neighboring key inserted"
    case anyInserted = "any letter inserted"
    case anyStruck = "any letter struck"
    case otherCase = "other case"

    /// The slips that can change the truth value of a word, which depends on its first letter.
    static let changingTruth: [Self] = [
      .letterDropped, .lettersSwapped, .neighborStruck, .neighborInserted,
    ]

    /// Returns `word` with a slip of this kind, or nil if none is possible.
    func made(of word: String, _ random: inout SplitMix64) -> String? {
      func one(_ kind: SlipKind) -> String? {
        let slips = kind.slips(of: word).filter { $0.utf8.first.map { $0 | 0x20 > 0x60 } ?? false }
        return slips.isEmpty ? nil : random.element(of: slips)
      }
      switch self {
      case .letterDropped: return one(.drop)
      case .letterDoubled: return one(.double)
      case .lettersSwapped: return one(.swap)
      case .neighborStruck: return one(.neighbor)
      case .otherCase: return one(.case)
      case .neighborInserted:
        guard let struck = one(.neighbor),
          let index = zip(word.utf8, struck.utf8).enumerated().first(where: { $1.0 != $1.1 })?
            .offset
        else { return nil }
        return String(struck.prefix(index + 1) + word.dropFirst(index))
      case .anyInserted, .anyStruck:
        var letters = Array(word)
        let index = 1 + random.below(letters.count - 1)
        let letter = random.element(of: Array("abcdefghijklmnopqrstuvwxyz"))
        guard letters[index] != letter else { return nil }
        letters.replaceSubrange(index..<index + (self == .anyStruck ? 1 : 0), with: [letter])
        return String(letters)
      }
    }
  }
}
