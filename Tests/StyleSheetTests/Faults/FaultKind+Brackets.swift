// Braces and parentheses, comments, words with '@'.

import Mutations

extension FaultKind {
  static let brackets: [FaultKind] = [
    FaultKind("left brace missing", .openBrace, "", "missing-block"),
    FaultKind(
      "left brace doubled", .openBrace, "{{", "missing-selector", "unexpected-token",
      "unexpected-brace"),
    FaultKind(
      "left parenthesis for brace", .openBrace, "(", "missing-block",
      "unexpected-token", "unexpected-character"),
    FaultKind("left bracket for brace", .openBrace, "[", "missing-block", "unexpected-character"),
    FaultKind("full-width left brace", .openBrace, "｛", "missing-block", "unexpected-character"),
    FaultKind("colon for left brace", .openBrace, ":", "missing-block", "unexpected-colon"),
    FaultKind(
      "colon in front of left brace", .openBrace, ": {", "unexpected-colon",
      "missing-selector", "missing-block", "unexpected-token"),
    FaultKind("equals sign in front of left brace", .openBrace, "= {", "unexpected-character"),
    FaultKind(
      "semicolon in front of left brace", .openBrace, "; {", "missing-block",
      "unexpected-token", "missing-selector"),
    FaultKind("semicolon behind left brace", .openBrace, "{;", "unexpected-token"),
    FaultKind(
      "right brace missing", .closeBrace, "", "unclosed-block", "nested-rule",
      "definition-in-rule"),
    FaultKind("right brace doubled", .closeBrace, "}}", "unexpected-brace"),
    FaultKind(
      "right parenthesis for brace", .closeBrace, ")", "unclosed-block", "nested-rule",
      "unbalanced-parenthesis", "unexpected-token", "definition-in-rule"),
    FaultKind(
      "right bracket for brace", .closeBrace, "]", "unclosed-block", "nested-rule",
      "unexpected-character", "definition-in-rule"),
    FaultKind(
      "full-width right brace", .closeBrace, "｝", "unclosed-block", "nested-rule",
      "unexpected-character", "definition-in-rule"),
    FaultKind(
      "left brace for right brace", .closeBrace, "{", "unclosed-block", "nested-rule",
      "missing-selector", "unexpected-token"),
    FaultKind("semicolon behind right brace", .closeBrace, "}«;»", "unexpected-token"),
    FaultKind(
      "comma behind right brace", .closeBrace, "}«,»", "unexpected-token",
      "missing-selector"),
    FaultKind("head deleted", .head, "", "missing-selector", "missing-class"),
    FaultKind(
      "head and left brace deleted", .rule, "«§v}»", "declaration-outside-rule",
      "missing-selector", "missing-block"),
    FaultKind("stray right brace at the top", .top, "}\n", "unexpected-brace"),
    FaultKind("stray left brace at the top", .top, "{\n", "unexpected-token"),
    FaultKind(
      "stray right brace in a block", .block, "}\n  ", "unexpected-brace",
      "declaration-outside-rule"),
    FaultKind(
      "left parenthesis missing", .color, "rgb20, 40, 60)", "unbalanced-parenthesis",
      "invalid-color"),
    FaultKind(
      "right parenthesis missing", .color, "rgb(20, 40, 60", "unbalanced-parenthesis",
      "invalid-color"),
    FaultKind(
      "right parenthesis doubled", .color, "rgb(20, 40, 60))", "unbalanced-parenthesis",
      "invalid-color"),
    FaultKind(
      "left parenthesis doubled", .color, "rgb((20, 40, 60)", "unbalanced-parenthesis",
      "invalid-color"),
    FaultKind("brackets for parentheses", .color, "rgb[20, 40, 60]", "unexpected-character"),
    FaultKind(
      "brace for right parenthesis", .color, "rgb(20, 40, 60}", "unbalanced-parenthesis",
      "unexpected-brace", "missing-semicolon"),
    FaultKind(
      "semicolon in a function", .color, "rgb(20, 40, 60;)", "unbalanced-parenthesis",
      "unexpected-token", "missing-semicolon"),
    FaultKind(
      "semicolon between components", .color, "rgb(20; 40, 60)",
      "unbalanced-parenthesis", "unexpected-token", "missing-semicolon", "invalid-color"),
    FaultKind("full-width parentheses", .color, "rgb（20, 40, 60）", "unexpected-character"),
    FaultKind(
      "full-width comma in a function", .color, "rgb(20，40, 60)",
      "unexpected-character"),
  ]

  static let comments: [FaultKind] = [
    FaultKind(
      "end of comment missing, rules swallowed", .commentBeforeRule,
      [
        "unclosed-comment", "swallowed-rule", "comment-in-comment", "commented-out",
        "nested-comment", "swallowing-comment",
      ]
    ) { place, _ in
      Change(text: "«\(place.text.dropLast(2))»")
    },
    FaultKind("end of last comment missing", .lastComment, ["unclosed-comment"]) { place, _ in
      Change(text: "«\(place.text.dropLast(2))»")
    },
    FaultKind("end of last comment without its slash", .lastComment, ["unclosed-comment"]) {
      place, _ in Change(text: "«\(place.text.dropLast(1))»")
    },
    FaultKind("end of last comment with a blank", .lastComment, ["unclosed-comment"]) {
      place, _ in Change(text: "«\(place.text.dropLast(1)) /»")
    },
    FaultKind(
      "comment at the end of a line not closed", .semicolon,
      [
        "unclosed-comment", "swallowed-rule", "comment-in-comment", "commented-out",
        "nested-comment", "swallowing-comment",
      ]
    ) { _, _ in Change(text: "; «/* TESTED»") },
    FaultKind(
      "beginning of comment missing", .comment,
      [
        "unexpected-token", "unexpected-character", "missing-block", "missing-colon",
        "declaration-outside-rule", "missing-comma", "unopened-comment",
      ]
    ) { place, _ in
      place.text.contains("\n") ? nil : Change(text: String(place.text.dropFirst(2)))
    },
    FaultKind(
      "comment in a comment", .comment,
      [
        "unexpected-token", "unexpected-character", "missing-block", "missing-colon",
        "declaration-outside-rule", "missing-comma", "unopened-comment", "comment-in-comment",
        "nested-comment",
      ]
    ) { place, _ in
      place.text.contains("\n")
        ? nil : Change(text: "/* again\(place.text.dropLast(2)) /* x */ y */")
    },
    FaultKind("slashes at the top", .top, "// our own colors\n", "line-comment"),
    FaultKind("slashes in a block", .block, "// our own\n  ", "line-comment"),
    FaultKind("slashes behind a declaration", .semicolon, "; // our own", "line-comment"),
    FaultKind("declaration behind slashes", .declaration, "// §", "line-comment"),
    FaultKind(
      "number sign at the top", .top, "# our own colors\n", "line-comment",
      "unexpected-character", "unexpected-token"),
    FaultKind(
      "number sign in a block", .block, "# our own\n  ", "line-comment",
      "unexpected-character", "unexpected-token"),
    FaultKind(
      "dashes at the top", .top, "-- our own colors\n", "line-comment",
      "unexpected-token"),
    FaultKind("dashes in a block", .block, "-- our own\n  ", "line-comment", "unexpected-token"),
    FaultKind(
      "semicolons at the top", .top, ";; our own colors\n", "line-comment",
      "unexpected-token"),
    FaultKind(
      "comment of HTML", .top, "<!-- our own colors -->\n", "unexpected-character",
      "line-comment", "foreign-comment"),
    FaultKind(
      "percent sign as comment", .top, "% our own colors\n", "unexpected-character",
      "line-comment"),
  ]

  private static let conflict: Set<String> = ["merge-conflict"]

  static let atWords: [FaultKind] =
    [
      FaultKind("'@media' without a condition", .media, "@media ", "malformed-condition"),
      FaultKind("parentheses of condition missing", .condition, "§v", "malformed-condition"),
      FaultKind(
        "left parenthesis of condition missing", .condition, "§v)",
        "malformed-condition", "unbalanced-parenthesis"),
      FaultKind(
        "right parenthesis of condition missing", .condition, "(§v",
        "malformed-condition", "unbalanced-parenthesis"),
      FaultKind(
        "colon of condition missing", .condition, "(device ipad)", "malformed-condition",
        "missing-colon"),
      FaultKind(
        "equals sign of condition", .condition, "(device = ipad)", "malformed-condition",
        "missing-colon", "unexpected-character"),
      FaultKind(
        "value of condition missing", .condition, "(device:)", "malformed-condition",
        "missing-value"),
      FaultKind("'or' in a condition", .condition, "§ or (device: ipad)", "malformed-condition"),
      FaultKind("comma in a condition", .condition, "§, (device: ipad)", "malformed-condition"),
      FaultKind(
        "'&&' in a condition", .condition, "§ && (device: ipad)", "malformed-condition",
        "unexpected-character"),
      FaultKind("'and' missing", .condition, "§ (device: ipad)", "malformed-condition"),
      FaultKind(
        "'AND'", .condition, "§ AND (device: ipad)", "malformed-condition",
        "case-mismatch"),
      FaultKind("'screen' of CSS", .media, "@media screen and §v", "malformed-condition"),
      FaultKind("'not'", .media, "@media not §v", "malformed-condition"),
      FaultKind("width of CSS", .condition, "(max-width: 320px)", "unknown-media-property"),
      FaultKind(
        "value of another condition", .condition, "(device: landscape)",
        "unknown-media-value"),
      FaultKind("number for device", .condition, "(device: 7)", "unknown-media-value"),
      FaultKind(
        "'@media' in a rule", .block, "@media (device: ipad) { font-size: 3; }\n  ",
        "nested-rule"),
      FaultKind(
        "'@import' under nui", .start, "@import \"base\";\n", "import-statement",
        for: ["nui"]),
      FaultKind(
        "'@import' without a name", .start, "@import;\n", "malformed-import",
        "import-statement"),
      FaultKind(
        "'@import' with url()", .start, "@import url(base.nss);\n", "malformed-import",
        "import-statement"),
      FaultKind("'@imoprt'", .start, "@imoprt \"base\";\n", "unknown-at-rule"),
      FaultKind("'@improt' without quotes", .start, "@improt base;\n", "unknown-at-rule"),
      FaultKind(
        "'@include'", .block, "@include rounded;\n  ", "unknown-at-rule",
        "definition-in-rule"),
      FaultKind("'@mixin'", .top, "@mixin rounded { corner-radius: 3; }\n", "unknown-at-rule"),
      FaultKind("'@charset'", .start, "@charset \"utf-8\";\n", "unknown-at-rule"),
      FaultKind("'@font-face'", .top, "@font-face { font-name: Own; }\n", "unknown-at-rule"),
      FaultKind(
        "'@extend'", .block, "@extend Button;\n  ", "unknown-at-rule",
        "definition-in-rule"),
      FaultKind("conflict around a declaration", .declaration, conflict) { place, _ in
        Change(
          text: "«<<<<<<< HEAD\n  \(place.text)\n=======\n"
            + "  \(place.name): \(place.value);\n>>>>>>> theirs»\n")
      },
      FaultKind("conflict around two declarations", .declaration, conflict) { place, _ in
        Change(
          text: "«<<<<<<< HEAD\n  \(place.text)\n  seed: 1;\n=======\n"
            + "  seed: 2;\n>>>>>>> theirs»\n")
      },
      FaultKind("conflict around a rule", .rule, conflict) { place, _ in
        Change(
          text: "«<<<<<<< HEAD\n\(place.text)\n=======\nSeed {\n  seed: 1;\n}\n>>>>>>> 1e4f2»")
      },
      FaultKind("conflict of three", .definition, conflict) { place, _ in
        Change(
          text: "«<<<<<<< ours\n\(place.text)\n||||||| base\n@seed: 1;\n=======\n"
            + "\(place.text)\n>>>>>>> theirs»")
      },
      FaultKind("half a conflict, its beginning", .top, "<<<<<<< HEAD\n", "merge-conflict"),
      FaultKind("half a conflict, its middle", .top, "=======\n", "merge-conflict"),
      FaultKind("half a conflict, its end", .top, ">>>>>>> theirs\n", "merge-conflict"),
    ]
    + ["swap", "drop", "double", "neighbor", "case"].map { name in
      FaultKind("'@media' misspelt (\(name))", .mediaWord, ["unknown-at-rule", "case-mismatch"]) {
        place, random in
        guard let slips = SlipKind(rawValue: name)?.slips(of: "media"), !slips.isEmpty else {
          return nil
        }
        return Change(text: "@" + random.element(of: slips), word: "@media")
      }
    }
}
