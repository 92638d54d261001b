import Mutations

// Look-alike and invisible characters.

extension FaultKind {
  static let characters: [FaultKind] =
    looks
    + hidden.flatMap { name, text in
      [
        FaultKind(
          "\(name) in a property", into: .property, text, "unexpected-character",
          "unknown-property", "unexpected-look-alike", "invalid-utf8"),
        FaultKind(
          "\(name) in a class", into: .className, text, "unexpected-character",
          "unknown-class", "unexpected-look-alike", "invalid-utf8"),
      ]
    }
    // At these places a zero-width space is a blank.
    + hidden.dropFirst().flatMap { name, text in
      [
        FaultKind(
          "\(name) in front of a property", .property, text + "§", "unexpected-character",
          "invalid-utf8"),
        FaultKind(
          "\(name) in front of a class", .className, text + "§", "unexpected-character",
          "invalid-utf8"),
        FaultKind(
          "\(name) behind a value", .semicolon, text + ";", "unexpected-character", "invalid-utf8"),
      ]
    } + [
      FaultKind("byte order mark", .start, "\u{FEFF}", "byte-order-mark", isQuiet: true),
      FaultKind("full-width digits", .number, "１２", "unexpected-character"),
      FaultKind("emoji as value", .number, "👍", "unexpected-character"),
      FaultKind("letter with an accent", into: .property, "é", "unexpected-character"),
      FaultKind("exclamation mark", .semicolon, " !;", "unexpected-character"),
      FaultKind("question mark in a block", .block, "?\n  ", "unexpected-character"),
      FaultKind("plus sign of a patch", .property, "«+  §»", "unexpected-character"),
      FaultKind(
        "minus sign of a patch", .property, "«-  §»", "unexpected-token",
        "missing-colon"),
      FaultKind(
        "dots for what is left out", .block, "...\n  ", "unexpected-token",
        "missing-colon"),
      FaultKind("byte that is no UTF-8", into: .property, FaultTrial.strangeByte, "invalid-utf8"),
      FaultKind(
        "comment that is no UTF-8", .top, "/* Gr\(FaultTrial.strangeByte)n */\n",
        "invalid-utf8"),
    ]

  private static let hidden = [
    ("zero-width space", "\u{200B}"), ("word joiner", "\u{2060}"), ("soft hyphen", "\u{AD}"),
    ("zero-width joiner", "\u{200D}"), ("byte order mark", "\u{FEFF}"), ("NUL", "\0"),
    ("escape", "\u{1B}"), ("mark for right-to-left", "\u{200F}"),
  ]

  private static let looks: [FaultKind] =
    letters.flatMap { name, letters in
      [
        look("\(name) in a property", .property, letters, "unknown-property"),
        look("\(name) in a class", .className, letters, "unknown-class"),
        look("\(name) in a variable", .use, letters, "undefined-variable"),
        look("\(name) in the name of a definition", .definedName, letters, "undefined-variable"),
        look("\(name) in a word", .word, letters, "unknown-keyword"),
        look("\(name) in a hex color", .hex, letters, "invalid-color"),
      ]
    }
    + dashes.flatMap { name, dash in
      [
        look("\(name) in a property", .property, ["-": dash], "unknown-property"),
        look("\(name) in a word", .word, ["-": dash], "unknown-keyword"),
      ]
    }

  private static let letters: [(name: String, letters: [Character: Character])] = [
    (
      "Cyrillic letter",
      [
        "a": "а", "e": "е", "o": "о", "c": "с", "p": "р", "x": "х", "i": "і", "A": "А", "B": "В",
        "C": "С", "E": "Е",
      ]
    ),
    ("Greek letter", ["o": "ο", "v": "ν", "i": "ι", "B": "Β", "E": "Ε", "T": "Τ", "a": "α"]),
    ("full-width letter", ["a": "ａ", "e": "ｅ", "o": "ｏ", "i": "ｉ", "A": "Ａ", "F": "Ｆ"]),
  ]

  private static let dashes: [(name: String, dash: Character)] = [
    ("en dash", "–"), ("hyphen that does not break", "\u{2011}"), ("minus sign", "−"),
    ("em dash", "—"),
  ]

  private static func look(
    _ name: String, _ site: FaultSite, _ letters: [Character: Character], _ id: String
  ) -> FaultKind {
    FaultKind(name, site, ["unexpected-character", "unexpected-look-alike", id]) { place, random in
      let places = place.text.indices.filter { letters[place.text[$0]] != nil }
      guard !places.isEmpty else { return nil }
      var text = place.text
      let index = random.element(of: places)
      text.replaceSubrange(index...index, with: [letters[text[index]] ?? " "])
      return Change(text: text)
    }
  }
}
