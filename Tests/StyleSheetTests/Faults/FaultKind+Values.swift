// Invalid values.

extension FaultKind {
  static let values: [FaultKind] =
    colors + numbers + [
      FaultKind("one number of an offset", .offset, "1", "malformed-offset"),
      FaultKind("three numbers of an offset", .offset, "1, 2, 3", "malformed-offset"),
      FaultKind("blank in an offset", .offset, "1 2", "malformed-offset"),
      FaultKind(
        "semicolon in an offset", .offset, "1; 2", "malformed-offset", "missing-colon",
        "unexpected-token"),
      FaultKind("word in an offset", .offset, "1, two", "malformed-offset", "invalid-number"),
      FaultKind("five numbers of a box", .box, "1 2 3 4 5", "malformed-box"),
      FaultKind("commas in a box", .box, "1, 2, 3, 4", "malformed-box"),
      FaultKind("word in a box", .box, "1 2 three 4", "malformed-box", "invalid-number"),
      FaultKind("'maybe' for yes or no", .boolean, "maybe", "unknown-keyword", "type-mismatch"),
      FaultKind("number for yes or no", .boolean, "7", "unknown-keyword", "type-mismatch"),
      FaultKind("color for yes or no", .boolean, "#0064D9", "unknown-keyword", "type-mismatch"),
      FaultKind("strange word", .word, "sideways", "unknown-keyword"),
      FaultKind("number for a word", .word, "17", "unknown-keyword", "type-mismatch"),
      FaultKind("color for a word", .word, "#0064D9", "unknown-keyword", "type-mismatch"),
      FaultKind("number for a font", .font, "12", "type-mismatch", "unknown-font"),
      FaultKind("color for a font", .font, "#0064D9", "type-mismatch", "unknown-font"),
      FaultKind("fonts of CSS", .font, "Georgia, serif", "unknown-font", "type-mismatch"),
      FaultKind("curly quotes", .font, "“Georgia”", "unexpected-character", "quoted-string"),
      FaultKind("German quotes", .font, "„Georgia“", "unexpected-character", "quoted-string"),
      FaultKind("quote not closed", .font, "\"Georgia", "unclosed-string"),
      FaultKind("quote not opened", .font, "Georgia\"", "unclosed-string"),
      FaultKind("quotes under nui", .font, "\"Georgia\"", "quoted-string", for: ["nui"]),
      FaultKind("single quotes under nui", .font, "'Georgia'", "quoted-string", for: ["nui"]),
      FaultKind("backquotes", .font, "`Georgia`", "unexpected-character"),
      FaultKind("variable that is not there", .color, "@seedling", "undefined-variable"),
      FaultKind(
        "variable of nothing", .color, "@", "undefined-variable", "unexpected-character",
        "unexpected-token"),
      FaultKind(
        "variable in a function", .use, "rgb(§, 40, 60)", "embedded-variable",
        "undefined-variable"),
      FaultKind("two variables", .use, "§ §", "embedded-variable", "undefined-variable"),
      FaultKind("variable with a dot", .use, "§.light", "undefined-variable"),
      FaultKind(
        "sum of a variable", .use, "§ + 1", "unexpected-character", "embedded-variable",
        "undefined-variable"),
      FaultKind(
        "definition of itself", .definition, "«§n: §n»;", "variable-cycle",
        "undefined-variable"),
    ]

  private static let colors: [FaultKind] =
    [
      "#12345", "#1234567", "#12", "#1", "#", "##0064D9", "#0064G9", "#0O64D9", "#00 64D9",
      "#0064D9#", "#+064D9", "#0064D9F", "#0064D9.5", "0064D9#", "#0064-D9", "#orange", "#0x64D9",
    ].map {
      FaultKind(
        "hex color \($0)", .color, $0, "invalid-color", "type-mismatch", "short-hex",
        "unexpected-character", "eight-digit-hex")
    }
    + [
      "rgb(20, 40)", "rgb()", "rgb(20)", "rgba(20, 40, 60)", "rgb(20, 40, 60, 80, 100)",
      "rgb(20, 40, x)", "rgb(20 40 60)", "rgb(20, , 60)", "rgb(20, 40, 60,)", "rgb 20, 40, 60",
      "(20, 40, 60)", "hsl(0.5, 0.5)", "hsl()", "hsv(0.5, 0.5, 0.5)", "cmyk(0, 0, 0, 0)", "rgb",
      "linear-gradient(red, blue)", "url(sky.png)", "darken(red, 10)", "rgb(20, 40, #60)",
      "UIColor.red", "rgba(20, 40, 60, half)",
    ].map {
      FaultKind("color \($0)", .color, $0, "invalid-color", "type-mismatch", "case-mismatch")
    }
    + [
      "rgb(20, 400, 60)", "rgb(20, -40, 60)", "rgba(20, 40, 60, 1.5)", "rgba(20, 40, 60, -0.5)",
      "hsl(2.5, 0.5, 0.5)", "rgb(256, 256, 256)",
    ].map {
      FaultKind(
        "color \($0)", .color, $0, "out-of-range", "invalid-color", "hsl-is-hsb",
        "mixed-components")
    }
    + [
      // It is unknown whether SAP's engine reads it.
      FaultKind("color hsl(210, 50, 40)", .color, "hsl(210, 50, 40)", "hsl-is-hsb", for: ["nui"]),
      FaultKind(
        "percent signs in a color", .color, "rgb(20%, 40%, 60%)",
        "unexpected-character", "invalid-color", "number-unit"),
      FaultKind(
        "percent sign of an alpha", .color, "rgba(20, 40, 60, 50%)",
        "unexpected-character", "invalid-color", "number-unit"),
      FaultKind("degrees", .color, "hsl(210deg, 0.5, 0.4)", "invalid-color", "number-unit"),
      FaultKind(
        "slash in front of an alpha", .color, "rgb(20 40 60 / 0.5)", "invalid-color",
        "unexpected-character", "unexpected-token"),
      FaultKind(
        "fourth number of rgb()", .color, "rgb(20, 40, 60, 0.5)", "ignored-alpha",
        "invalid-color", for: ["nui"]),
      FaultKind(
        "three digits under nui", .color, "#123", "short-hex", "invalid-color",
        for: ["nui"]),
      FaultKind("eight digits", .color, "#1EE68A00", "eight-digit-hex", "invalid-color"),
      FaultKind("number for a color", .color, "17", "type-mismatch", "invalid-color"),
      FaultKind("color of CSS", .color, "rebeccapurple", "invalid-color", "type-mismatch"),
      FaultKind("'none' for a color", .color, "none", "invalid-color", "type-mismatch"),
      FaultKind("'inherit' for a color", .color, "inherit", "invalid-color", "type-mismatch"),
      FaultKind("two colors", .color, "red blue", "invalid-color", "type-mismatch"),
      FaultKind(
        "two colors with a comma", .color, "red, blue", "invalid-color",
        "type-mismatch"),
      FaultKind("color in quotes", .color, "\"#0064D9\"", "quoted-string", for: ["nui"]),
      FaultKind("font for a color", .color, "Georgia-Bold", "invalid-color", "type-mismatch"),
      FaultKind(
        "percent sign for a color", .color, "50%", "unexpected-character",
        "invalid-color", "type-mismatch"),
    ]

  private static let numbers: [FaultKind] =
    [
      ("point", "§pt"), ("em", "§em"), ("percent sign", "§%"), ("dp", "§dp"),
      ("unit behind a blank", "§ px"),
    ].map {
      FaultKind(
        "number with a \($0)", .number, $1, "number-unit", "unexpected-character",
        "invalid-number", "type-mismatch", isQuiet: true)
    }
    + [
      "1,5", "1.2.3", "1 2", "1o", "l2", "--12", "twelve", "large", "1e", ".", "1..5", "1-2",
      "0x12", "12/5", "auto", "true", "1_000", "#12",
    ].map {
      FaultKind(
        "number '\($0)'", .number, $0, "invalid-number", "number-unit", "type-mismatch",
        "invalid-color", "out-of-range")
    }
    + [
      FaultKind("number with a plus sign", .number, "+12", "unexpected-character"),
      FaultKind("number in parentheses", .number, "(12)", "invalid-number", "type-mismatch"),
      FaultKind("number in quotes", .number, "\"12\"", "quoted-string", for: ["nui"]),
      FaultKind("number with an asterisk", .number, "12*2", "unexpected-character"),
      FaultKind("color for a number", .number, "#0064D9", "invalid-number", "type-mismatch"),
      FaultKind(
        "calculation", .number, "calc(12 + 2)", "unexpected-character",
        "invalid-number"),
      FaultKind("negative size", .number, "-3", "out-of-range"),
      FaultKind(
        "huge number", .number, "99999999999999999999999", "out-of-range",
        "invalid-number"),
    ]
}
