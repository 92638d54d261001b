import Mutations

// Syntax of other languages, and statements in the wrong place or repeated.

extension FaultKind {
  static let sets: [FaultKind] = [
    FaultKind("declaration twice", .declaration, ["duplicate-property"]) { place, _ in
      Change(text: "«\(place.name): \(place.value);\n  \(place.name): seed»;")
    },
    FaultKind(
      "declaration twice, the second right", .declaration, ["duplicate-property"], isQuiet: true
    ) { place, _ in
      Change(text: "«\(place.name): @missing;\n  \(place.text)»")
    },
    FaultKind(
      "definition twice", .definition, "«§\n§n: seed;»", "duplicate-variable",
      for: ["nui"]),
    FaultKind("definition in a rule", .block, "@seed: 12;\n  ", "definition-in-rule"),
    FaultKind("declaration at the top", .top, "seed: 12;\n", "declaration-outside-rule"),
    FaultKind("rule in a rule", .block, "Seed { seed: 12; }\n  ", "nested-rule"),
    FaultKind(
      "rule in a rule, on lines", .block, "Seed {\n    seed: 12;\n  }\n  ",
      "nested-rule"),
    FaultKind(
      "word at the top", .top, "seed\n", "missing-comma", "unexpected-token",
      "missing-block", "missing-semicolon"),
    FaultKind(
      "words at the top", .top, "the seeds of ours\n", "missing-comma",
      "unexpected-token", "missing-block"),
    FaultKind("word in a block", .block, "seed\n  ", "missing-colon", "unexpected-token"),
    FaultKind(
      "word behind a declaration", .semicolon, "; seed", "missing-colon",
      "unexpected-token"),
    FaultKind(
      "word in front of the semicolon", .number,
      [
        "invalid-number", "type-mismatch",
        "number-unit",
      ]
    ) { place, _ in Change(text: place.text + " seed") },
    FaultKind("value twice", .number, "§ §", "invalid-number", "type-mismatch"),
    FaultKind("empty rule", .rule, "§\n«Seed { }»", "empty-rule", isQuiet: true),
    FaultKind("half a rule at the end", .end, "\n«Seed {\n  seed: 1;\n»", "unclosed-block"),
    FaultKind(
      "half a declaration at the end", .end, "\n«Seed {\n  seed:»", "missing-value",
      "unclosed-block", "missing-semicolon"),
    FaultKind("a class at the end", .end, "\n«Seed»\n", "missing-block"),
    FaultKind("half a comment at the end", .end, "\n/* seed\n", "unclosed-comment"),
    FaultKind(
      "half a string at the end", .end, "\nSeed { seed: «\"leaf»\n}\n", "unclosed-string",
      "quoted-string"),
  ]

  static let habits: [FaultKind] = [
    FaultKind("dot of CSS", .className, ".§", "leading-dot"),
    FaultKind(
      "number sign of CSS", .className, "#§", "unknown-class", "leading-dot",
      "leading-number-sign", "leading-sign"),
    FaultKind("ampersand of Sass", .className, "&§", "unexpected-character"),
    FaultKind("asterisk of CSS", .className, "*§", "unexpected-character"),
    FaultKind("child of CSS", .head, "Seed > §", "unexpected-character"),
    FaultKind("sibling of CSS", .head, "Seed + §", "unexpected-character"),
    FaultKind("descendant of CSS", .head, "Seed §", "missing-comma"),
    FaultKind("state of CSS", .className, "§:hover", "class-path-selector", for: ["nui"]),
    FaultKind(
      "element of CSS", .className, "§::before", "class-path-selector",
      "unexpected-colon", "missing-selector", "unexpected-token"),
    FaultKind("attribute of CSS", .className, "§[selected]", "unexpected-character"),
    FaultKind(
      "root of CSS", .top, ":root { seed: 1; }\n", "missing-selector",
      "unexpected-colon", "unexpected-token", "unexpected-character"),
    FaultKind("importance of CSS", .semicolon, " !important;", "unexpected-character"),
    FaultKind("'color' of CSS", .property, "color", "unknown-property"),
    FaultKind("'background' of CSS", .property, "background", "unknown-property"),
    FaultKind("'margin' of CSS", .property, "margin", "unknown-property"),
    FaultKind("'border' of CSS", .property, "border", "unknown-property"),
    FaultKind("'font-weight' of CSS", .property, "font-weight", "unknown-property"),
    FaultKind("'text-decoration' of CSS", .property, "text-decoration", "unknown-property"),
    FaultKind("'z-index' of CSS", .property, "z-index", "unknown-property"),
    FaultKind("underscore for dash", .property, ["unknown-property", "case-mismatch"]) {
      place, _ in
      place.text.contains("-")
        ? Change(text: place.text.replacing("-", with: "_"), word: place.text) : nil
    },
    FaultKind("blank for dash", .property, ["missing-colon", "unexpected-token"]) { place, _ in
      place.text.contains("-") ? Change(text: place.text.replacing("-", with: " ")) : nil
    },
    FaultKind("camel case for dashes", .property, ["unknown-property", "case-mismatch"]) {
      place, _ in
      let words = place.text.split(separator: "-")
      guard words.count > 1 else { return nil }
      let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
      return Change(text: words[0] + rest.joined(), word: place.text)
    },
    FaultKind(
      "property of JSON", .declaration, "«\"§n\": §v»;", "unexpected-token",
      "quoted-string", "quoted-name", "unexpected-string"),
    FaultKind(
      "property and value of JSON", .declaration, "«\"§n\": \"§v\"»,",
      "unexpected-token", "quoted-string", "quoted-name", "missing-semicolon"),
    FaultKind(
      "property in single quotes", .declaration, "«'§n'»: §v;", "unexpected-token",
      "quoted-string", "quoted-name"),
    FaultKind(
      "class in quotes", .className, "\"§\"", "unexpected-token", "quoted-string",
      "quoted-name", "missing-selector"),
    FaultKind("variable of Sass", .block, "$seed: 1;\n  ", "unexpected-character"),
    FaultKind(
      "assignment", .declaration, "«let §n = §v»;", "unexpected-character",
      "missing-colon"),
    FaultKind("mixin of Less", .block, ".rounded();\n  ", "missing-colon", "unexpected-token"),
    FaultKind("fence of Markdown", .top, "```nss\n", "unexpected-character"),
    FaultKind(
      "heading of Markdown", .top, "## Buttons\n", "unexpected-character",
      "line-comment", "unexpected-token"),
    FaultKind("tag of HTML", .start, "<style>\n", "unexpected-token"),
    FaultKind("end tag of HTML", .end, "</style>\n", "unexpected-token"),
    FaultKind(
      "line of a script", .start, "#!/bin/sh\n", "unexpected-character",
      "line-comment", "unexpected-token", "missing-block"),
    FaultKind(
      "preprocessor", .top, "#if DEBUG\n", "unexpected-character", "missing-comma",
      "line-comment", "missing-block", "unknown-class", "unexpected-token"),
    FaultKind("item of a list", .property, "«- §»", "unexpected-token", "missing-colon"),
    FaultKind(
      "backslash at the end of a line", .semicolon, ";\\", "unexpected-character",
      "missing-colon", "unexpected-token"),
    FaultKind("asterisk of a comment", .block, "* own\n  ", "unexpected-character"),
    FaultKind(
      "separator", .top, "----------\n", "line-comment", "unexpected-token",
      "missing-block", "missing-comma"),
    FaultKind(
      "separator of equals signs", .top, "==========\n", "unexpected-character",
      "merge-conflict"),
  ]
}
