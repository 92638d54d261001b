// Missing, doubled and wrong punctuation.

extension FaultKind {
  static let signs: [FaultKind] =
    [
      FaultKind("semicolon missing", .semicolon, "", "missing-semicolon"),
      FaultKind("semicolon doubled", .semicolon, "§;", "unexpected-token"),
      FaultKind(
        "comma for semicolon", .semicolon, ",", "missing-semicolon", "unexpected-token"),
      FaultKind(
        "colon for semicolon", .semicolon, ":", "missing-semicolon", "unexpected-colon"),
      FaultKind("dot for semicolon", .semicolon, ".", "missing-semicolon"),
      FaultKind(
        "full-width semicolon", .semicolon, "；", "missing-semicolon", "unexpected-character"),
      FaultKind(
        "Greek question mark", .semicolon, "\u{37E}", "missing-semicolon", "unexpected-character"),
      FaultKind("semicolon and comma", .semicolon, ";,", "unexpected-token"),
      FaultKind(
        "apostrophe behind semicolon", .semicolon, ";'", "unexpected-character",
        "unclosed-string", "unexpected-token"),
      FaultKind("semicolon of definition missing", .definitionSemicolon, "", "missing-semicolon"),
      FaultKind("semicolon of definition doubled", .definitionSemicolon, ";;", "unexpected-token"),
      FaultKind(
        "comma for semicolon of definition", .definitionSemicolon, ",", "missing-semicolon",
        "unexpected-token"),
      FaultKind("colon missing", .colon, "", "missing-colon"),
      FaultKind("colon doubled", .colon, "::", "unexpected-colon", "missing-value"),
      FaultKind("equals sign for colon", .colon, " =", "missing-colon", "unexpected-character"),
      FaultKind("colon and equals sign", .colon, ":=", "unexpected-character"),
      FaultKind("semicolon for colon", .colon, ";", "missing-colon"),
      FaultKind("comma for colon", .colon, ",", "missing-colon", "unexpected-token"),
      FaultKind("full-width colon", .colon, "：", "missing-colon", "unexpected-character"),
      FaultKind("colon of definition missing", .definition, "«§n §v»;", "missing-colon"),
      FaultKind(
        "equals sign of definition", .definition, "«§n = §v»;", "missing-colon",
        "unexpected-character"),
      FaultKind("comma between classes missing", .classComma, " ", "missing-comma"),
      FaultKind(
        "comma between classes doubled", .classComma, ",,", "missing-selector",
        "unexpected-token"),
      FaultKind(
        "semicolon between classes", .classComma, ";", "missing-comma", "missing-block",
        "unexpected-token"),
      FaultKind(
        "full-width comma between classes", .classComma, "，", "missing-comma",
        "unexpected-character"),
      FaultKind("comma behind the last class", .head, "§«,» ", "missing-selector"),
      FaultKind(
        "name missing", .declaration, "«: §v»;", "missing-name", "unexpected-colon",
        "unexpected-token", "missing-selector", "missing-property"),
      FaultKind("value missing", .declaration, "«§n:»;", "missing-value"),
      FaultKind("value and semicolon missing", .declaration, "«§n:»", "missing-value"),
      FaultKind("only a name", .declaration, "«§n»;", "missing-colon", "missing-value"),
      FaultKind("value of definition missing", .definition, "«§n:»;", "missing-value"),
      FaultKind(
        "name said twice", .declaration, "«§n: §n: §v»;", "unexpected-colon",
        "missing-semicolon"),
    ] + variables

  private static let variables: [FaultKind] = [
    FaultKind("at sign of definition missing", .definition, ["declaration-outside-rule"]) {
      place, _ in Change(text: "«\(place.name.dropFirst()): \(place.value);»")
    },
    FaultKind(
      "at sign of definition doubled", .definition,
      [
        "unexpected-token", "unexpected-character",
        "unknown-at-rule",
      ]
    ) {
      place, _ in Change(text: "«@\(place.name): \(place.value);»")
    },
    FaultKind("dollar sign of definition", .definition, ["unexpected-character"]) {
      place, _ in Change(text: "«$\(place.name.dropFirst()): \(place.value);»")
    },
    FaultKind("dashes of definition", .definition, ["declaration-outside-rule"]) {
      place, _ in Change(text: "«--\(place.name.dropFirst()): \(place.value);»")
    },
    FaultKind(
      "at sign of use missing", .use,
      [
        "invalid-color", "type-mismatch", "invalid-number", "unknown-font", "unknown-keyword",
        "undefined-variable", "malformed-box", "malformed-offset",
      ]
    ) { place, _ in
      Change(text: String(place.text.dropFirst()), word: place.text)
    },
    FaultKind(
      "at sign of use doubled", .use,
      [
        "undefined-variable", "unexpected-character",
        "unexpected-token",
      ]
    ) {
      place, _ in Change(text: "@\(place.text)")
    },
    FaultKind("dollar sign of use", .use, ["unexpected-character", "undefined-variable"]) {
      place, _ in Change(text: "$\(place.text.dropFirst())")
    },
    FaultKind("full-width at sign", .use, ["unexpected-character", "undefined-variable"]) {
      place, _ in Change(text: "＠\(place.text.dropFirst())")
    },
    FaultKind(
      "blank behind at sign", .use,
      [
        "undefined-variable", "unexpected-character",
        "unexpected-token",
      ]
    ) {
      place, _ in Change(text: "@ \(place.text.dropFirst())")
    },
    FaultKind(
      "variable in braces", .use,
      [
        "unexpected-character", "unexpected-token",
        "nested-rule", "unexpected-brace",
      ]
    ) {
      place, _ in Change(text: "@{\(place.text.dropFirst())}")
    },
    FaultKind(
      "variable in var()", .use,
      [
        "undefined-variable", "invalid-color", "type-mismatch",
        "invalid-number", "unexpected-token", "embedded-variable", "unknown-font",
      ]
    ) {
      place, _ in Change(text: "var(--\(place.text.dropFirst()))")
    },
  ]
}
