import Testing

@testable import StyleRules
@testable import StyleSheet

/// Safe fixes keep the theme, or change it as the finding describes.
@Suite struct SafeFixTests {
  private func fixed(_ text: String, for dialects: [Dialect] = [.sapfiori]) -> String {
    // The fixes of this rule change the theme: an engine reads a definition that it ignored before.
    let rules = Rule.usual.filter { $0.id != "indented-definition" }
    let fixed = FixedSheet(of: SourceText(text), for: dialects, rules: rules).source
    return fixed[0..<fixed.bytes.count]
  }

  /// Sheets whose fixes need a review by the author.
  @Test(
    arguments: [
      // Text that is not a stylesheet.
      ("INFO  12:00:01 theme loaded {count: 3}\n", [.nui]),
      ("[2024-01-01] WARN {x: 1}\n", [.nui]),
      ("error: build failed: x.nss:3:4: expected ;\n", [.nui]),
      ("x.nss:2:  font-size: 12;\n", [.nui]),
      ("env: {A: 1}\n", [.nui]),
      ("make: {x: y}\nservices:\n  web: {image: \"nginx\"}\n", [.nui]),
      ("resource \"bucket\" \"b\" {\n  name = \"mine\"\n}\n", [.nui]),
      // The quoted text is not one word.
      ("Label { font-size: \"12/2\"; }\n", [.nui]),
      ("Label { font-size: 12; # old\n}\n", [.nui]),
      ("Label { font-size: 12; see ticket 12\n}\n", [.nui]),
      (
        "Label {\n=======\n  font-size: 12;\n}\n>>>>>>> x\nButton { height: 1;\n", [.nui]
      ),
      // A property that another rule of the same class sets.
      (
        "fdlFUILabel { font-color: red; }\n"
          + "fdlFUILabel, fdlFUISwitchFormCell_title { font-colr: blue; }\n", [.sapfiori]
      ),
      (
        "fdlFUILabel, fdlFUISwitchFormCell_title { font-color: red; }\n"
          + "fdlFUILabel { font_color: blue; }\n", [.sapfiori]
      ),
      ("fdlFUILabel { Font-Color: red; }\nfdlFUILabel { font-color: blue; }\n", [.sapfiori]),
      (
        "fdlFUIRatingControl { on-color-accented: red; }\n"
          + "fdlFUIRatingControl { on-color-acented: blue; }\n", [.sapfiori]
      ),
      (
        "@media (device: ipad) { fdlFUILabel { font-size: 20; } }\n"
          + "fdlFUILabel { font-sise: 12; }\n", [.sapfiori]
      ),
      ("fdlFUILabel { font-colr: red; }\nfdlFUILabel { font-colour: blue; }\n", [.sapfiori]),
      (
        (0...33).map { "c\($0), " }.joined() + "fdlFUILabel { font-color: red; }\n"
          + "fdlFUILabel { font-colr: blue; }\n", [.sapfiori]
      ),
      // Without quotes, a variable is looked up.
      ("@a: red;\nLabel { font-color: \"@a\", \"@a\"; }\n", [.sapfiori]),
      ("@media (device: ipad) { @a: red; }\nLabel { font-color: \"@a\"; }\n", [.sapfiori]),
      // A suppression with a reason of a rule that cannot be suppressed.
      (
        "Label {\n  /* stylecheck-disable-next-line missing-semicolon -- a script changes it */\n"
          + "  font-size: 12\n}\n", [.nui]
      ),
      (
        "/* stylecheck-disable missing-semicolon -- the old ones */\nLabel { font-size: 12; }\n"
          + "/* stylecheck-enable missing-semicolon */\n", [.nui]
      ),
      // A URL.
      ("Button {\n  background-image: http://x/y.png;\n}\n", Dialect.all),
      ("Button {\n  background-image: url(http://a.b/c.png);\n}\n", Dialect.all),
      ("Button {\n  background-image: //cdn.x/y.png;\n}\n", Dialect.all),
      ("Button {\n  height: 1;\n  https://x.y/z\n}\n", [.nui]),
      ("@logo: http://a.b/c.png;\n", Dialect.all),
      ("@logo: file:///tmp/a.png;\n", [.nui]),
      // A block of another language, and a stylesheet of a web page.
      ("block \"x\" {\n  default: 3px\n}\n", [.nui]),
      ("variable \"x\" {\n  type = string;\n  default: 3px\n}\n", [.nui]),
      ("body { margin: 0 auto; color: #333 }\n", [.nui]),
      ("Label { font-size = 13; }\n", [.nui]), ("$x: red;\n", [.nui]),
      // A line of a statement that cannot be parsed.
      ("Label {\n  width: a +\n     \"3\"\n     12px;\n}\n", [.nui]),
      ("Label { Button {\n font-name: \"Foo\"; }\n}\n", [.nui]),
      // An apostrophe, a quote alone, and quotes around several words.
      ("Label { font-name: Bob’s; }\n", [.nui]), ("Label { font-name: ‘A’B’; }\n", [.nui]),
      ("Label { font-name: “Bob’s Font”; }\n", [.nui]),
      ("Label { font-name: “Georgia; }\n", [.nui]),
      ("Label { font-name: “Georgia Bold”; }\n", [.nui]),
      // The author wanted the first one to win.
      ("Label { font-color: red !important; font-color: blue; }\n", [.nui]),
      // A comment after the redundant definition.
      ("@a: red;\n@a: red; /* ask Ann */\nLabel { font-color: @a; }\n", [.nui]),
      // A suppression at the wrong place, and one with a reason.
      (
        "/* stylecheck-disable-next-line short-hex */\nButton {\n  font-color: #FFF;\n}\n", [.nui]
      ),
      (
        "Button {\n  height: 1; /* stylecheck-disable-line short-hex -- Tom: colors come back */\n}\n",
        [.nui]
      ),
      // A value that is needed if the other one changes, and a heading.
      (
        "Label { font-size: 12; }\n@media (device: ipad) { Label { font-size: 12; height: 1; } }\n",
        [.nui]
      ),
      (
        "/* ===== Buttons ===== */\nButton { }\n/* ===== Labels ===== */\nLabel { height: 1; }\n",
        [.nui]
      ),
      // A decimal comma, and components from 0 to 1.
      ("Button { content-insets: 0,5; }\n", [.nui]),
      ("Button { content-insets: 10,5 8; }\n", [.nui]),
      ("Label { font-color: rgba(1, 1, 1, 1); }\n", [.nui]),
      // Words that are similar to the defined ones.
      ("@tint: #0A6ED1;\nLabel { font-color: @tent; }\n", [.nui]),
      ("@trail: #0A6ED1;\nLabel { font-color: @trial; }\n", [.nui]),
      // Two rules inside a rule, at the margin.
      ("Button {\nfont-size: 12;\nLabel { height: 1; }\nTextView { height: 2; }\n}\n", [.nui]),
      ("// theme.ts\nexport default {\n  button: { size: 12 },\n};\n", [.nui]),
      ("import \"base\";\nLabel { height: 1; }\n", [.nui]),
      // A color that the author chose.
      ("TextField { background-color: white; font-color: #777777; }\n", [.sapfiori]),
      ("fdlFUIRatingControl { on-color: #FFF000; }\n", [.sapfiori]),
      // Which of two values the variable has depends on the device.
      (
        """
        @y: 1;
        @media (device: ipad) { @y: 2; }
        Label { text-shadow-offset: 0, @y; }

        """, [.nui]
      ),
      ("@media (device: ipad) { @y: 1; }\nLabel { text-shadow-offset: 0, @y; }\n", [.nui]),
      (
        """
        @brand: #0064D9;
        @media (device: ipad) { @brand: #E26300; }
        @accent: @brand;
        Button { background-color: @accent; border-color: @brand; border-width: 1; }

        """, [.nui]
      ),
      // The fix would enable the block, and its undefined variable would crash the app.
      ("@media (device: ipod) { Label { font-color: @b; } }\n", [.nui]),
      ("@media (orientaton: portrait) { Label { font-size: 12; } }\n", [.nui]),
      // Another sheet may import it.
      ("@brand: #0064D9;\n", [.sapfiori]),
      // A class or a property that looks misspelled may be the app's.
      ("textField { seed: 1; }\n", [.nui]), ("textField { seed: 1; }\n", [.sapfiori]),
      ("Buton { seed: 1; }\n", [.nui]), ("button { seed: 1; }\n", [.nui]),
      ("Label { corners-radius: 4; }\n", [.nui]), ("Label { Font-Color: red; }\n", [.nui]),
      ("Label { font-color: gren; }\n", [.nui]), ("Label { font-name: boldsystem; }\n", [.nui]),
      ("TableCell Label { seed: 1; }\n", [.nui]),
      ("TableCell Label { seed: 1; }\n", [.sapfiori]),
      ("fdlFUIRatingContrll_x { seed: 1; }\n", [.sapfiori]),
      // A number distinguishes variables, properties and classes.
      ("@color1: red;\nLabel { font-color: @color2; }\n", [.nui]),
      ("@tintColor: red;\nLabel { font-color: @tintColor1; }\n", [.nui]),
      ("fdlFUIRatingControl { on-color2: red; }\n", [.sapfiori]),
      // Names that differ by a word are different names.
      ("@light: #FFFFFF;\nLabel { font-color: @night; }\n", [.nui]),
      ("@colorA: #FFFFFF;\nLabel { font-color: @colorB; }\n", [.nui]),
      ("@size: 12;\nLabel { font-size: @side; }\n", [.nui]),
      ("@sizes: 12;\nLabel { font-size: @size; }\n", [.nui]),
      ("@brandTop: #FFFFFF;\nLabel { font-color: @brand; }\n", [.nui]),
      ("@back_right: #FFFFFF;\nLabel { font-color: @back_light; }\n", [.nui]),
      // '1.2em' is not 1.2 points.
      ("Label { font-size: 1.2em; }\n", [.nui]), ("Label { font-size: 12vw; }\n", [.nui]),
      ("Label { font-size: 12pz; }\n", [.nui]),
      // A value that includes the next line is not a list of two.
      ("Button { exclude-views: UIToolbar\nfont-size 12; }\n", [.nui]),
      // The comment may be the reason for the rule.
      ("Label {\n  /* stylecheck-disable-line empty-rule -- ours */\n}\n", [.nui]),
      // Another sheet may use the definition.
      (
        "@brnad: red;\nLabel { font-color: @brand; }\nButton { font-color: @brand; }\n", [.nui]
      ),
      // A word that names a variable.
      ("@brand: red;\nLabel { font-color: brand; }\n", [.sapfiori]),
      // A color as a component of a color, and a missing argument.
      ("@marsh: #123456;\nLabel { font-color: rgb(@marsh, 4, 6); }\n", [.nui]),
      ("@s: red;\n@t: 0, @s;\nLabel { text-shadow-offset: @t; }\n", [.nui]),
      ("Label { font-color: rgb(20, 40; }\n", [.nui]),
      // The result would not be a color.
      ("Label { font-color: rgb((1,2),3; }\n", [.nui]),
      ("Label { font-color: rgb(rgb(1, 2, 3); }\n", [.nui]),
      // The value that wins may be the slip.
      ("Label { font-color: red; font-color: blue; }\n", [.nui]),
      ("fdlFUIRatingControl { on-color: #0064D9; on-colour: #E26300; }\n", [.sapfiori]),
      ("fdlFUIRatingControl { on-color: #0064D9; ON-COLOR: #E26300; }\n", [.sapfiori]),
      (
        "Button, View { height: 12; }\nButton { height: 13; }\nView { height: 14; }\n", [.nui]
      ),
      // Without the declaration, the engine would read the one before it.
      ("Label { font-size: @a; font-size: 9; }\nButton, Label { font-size: 9; }\n", [.nui]),
      // Without the parentheses, two names would be one.
      ("Button { exclude-views: UIButton(UILabel); }\n", [.nui]),
      ("Button { exclude-views: (); }\n", [.nui]),
      // Properties of other types use the same variable.
      ("@k: 12px;\nLabel { font-size: @k; }\nButton { image: @k; }\n", [.nui]),
      ("@k: 12px;\nLabel { font-size: @k; }\nMyChart { axis: @k; }\n", [.nui]),
      ("@k: A B;\nButton { exclude-views: @k; }\nMyChart { axis: @k; }\n", [.nui]),
      // A comment that includes the brace.
      ("Label {\n  font-size: 12; /* a\n}\n/* b */\nView { height: 1; }\n", [.nui]),
      // Names of CSS.
      ("Label { font-color: navy; }\n", [.nui]), ("Label { font-color: navy; }\n", [.sapfiori]),
      // How the engine reads it is inferred.
      ("Seed { font-color: #640064D9; }\n", [.sapfiori]),
      ("@seed: 1;\n@seed: 2;\nSeed { seed: @seed; }\n", [.sapfiori]),
      // The definition that wins may be the slip.
      ("@seed: 1;\n@seed: 2;\nSeed { seed: @seed; }\n", [.nui]),
      ("@primary: @\"0064D9\";\nSeed { seed: @primary; }\n", [.sapfiori]),
      ("NavigationBar { font-name: \"Helvetica Neue Bold\"; }\n", [.nui]),
      ("/* Brand\n@tintColor:#0064D9;\n", [.fioriSwiftUI]),
      ("@media (device: ipad) {\n@tintColor:red;\n}\n@tintColor:red;\n", [.fioriSwiftUI]),
      // A fault can hide a suppression.
      (
        "/* stylecheck-disable-file unused-variable -- theirs */\n@a: red;\nLabel { font-color: ; }\n",
        [.nui]
      ),
      ("@seed: 1;\n@seed: 2;\nSeed { seed: @seed; }\n", [.nui, .sapfiori]),
      // An engine that reads lines does not know '@media'.
      (
        "@media (device: ipad) {\n@tintColor: red;\n}\n@tintColor:#123456;\n", [.fioriSwiftUI]
      ),
      ("@media (device: ipad) {\n@tintColor:blue\n}\n@tintColor:red;\n", [.fioriSwiftUI]),
      ("@media (device: ipad) {\n@tintColor:blue\n}\n@tintColor:red;\n", Dialect.all),
      (
        "@media (device: ipad) {\n@primaryLabel_elevatedContrastLightBackground:red;\n}\n",
        [.fioriSwiftUI]
      ),
      // A half-typed rule, and a brace in place of a value.
      ("Button { font-size: 12; }\nLabel {\n", [.nui]), ("Label {", [.nui]),
      ("Label {\n  height: 1;\n  font-color: {\n}\nView { height: 1; }\n", [.nui]),
      // What a suppression is about.
      (
        "@tintColor:Blue; @primaryLabel:Red; /* stylecheck-disable-line invalid-color -- x */\n",
        [.fioriSwiftUI]
      ),
      (
        """
        @seed: Center;
        Label { text-align: @seed; } /* stylecheck-disable-line unknown-keyword -- as shipped */
        Button { text-align: @seed; }

        """, [.nui]
      ),
      // A variable for properties of different types.
      ("@k: on;\nLabel { text-auto-fit: @k; }\nButton { background-image: @k; }\n", [.nui]),
      ("@x: 8, 16;\nButton { padding: @x; my-radius: @x; }\n", [.nui]),
      // A URL without its scheme is no comment.
      ("Button {\n  background-image: //cdn/a.png;\n  font-size: 12;\n}\n", [.nui]),
      ("Button {\n  background-image: url(//cdn/a.png);\n  font-size: 12;\n}\n", [.nui]),
      // A comment at a declaration without effect, and another value of one of its classes.
      (
        "Button, View {\n  height: 1; /* keep */\n  border-color: red;\n}\n"
          + "View, Button, Big { height: 1; }\n", [.nui]
      ),
      (
        "Seed {\n  /* sizes */\n  height: 1;\n  font-color: red;\n}\nSeed, Big { height: 1; }\n",
        [.nui]
      ),
      (
        "A, B { height: 1; font-color: red; }\nB { height: 2; }\nA, C { height: 1; }\n", [.nui]
      ),
      // The block would be empty, and its comment would keep it.
      ("/* bars */\nA {\n  height: 1;\n}\n\nB, A { height: 1; }\n", [.nui]),
    ] as [(String, [Dialect])])
  func sheetsThatNeedAReviewAreKept(_ text: String, _ dialects: [Dialect]) {
    #expect(fixed(text, for: dialects) == text)
  }

  @Test(
    arguments: [
      // A brace is indented like the text after it.
      (
        "@media (device: ipad) {\n  Button {\n    height: 1;\n  Label { height: 2; }\n}\n", [.nui],
        "@media (device: ipad) {\n  Button {\n    height: 1;\n  }\n  Label { height: 2; }\n}\n"
      ),
      // A brace stands above what begins at the margin.
      (
        "Label {\n  height: 1;\n@a: red;\n\nButton {\n  font-color: @a;\n}\n", [.nui],
        "Label {\n  height: 1;\n}\n@a: red;\n\nButton {\n  font-color: @a;\n}\n"
      ),
      (
        "Label {\n  height: 1;\n\n/* Buttons */\n\nButton {\n  height: 1;\n}\n", [.nui],
        "Label {\n  height: 1;\n\n}\n/* Buttons */\n\nButton {\n  height: 1;\n}\n"
      ),
      // A misspelt suppression is corrected, and what it suppresses stays.
      (
        "/* stylecheck-disable-nextline short-hex -- x */\nLabel { font-color: #fff; }\n", [.nui],
        "/* stylecheck-disable-next-line short-hex -- x */\nLabel { font-color: #fff; }\n"
      ),
      (
        """
        /* stylecheck-disable shorthex -- x */
        Label { font-color: #fff; }
        /* stylecheck-enable short-hex */

        """, [.nui],
        """
        /* stylecheck-disable short-hex -- x */
        Label { font-color: #fff; }
        /* stylecheck-enable short-hex */

        """
      ),
      // Lines above a suppression, and the end of the sheet.
      (
        "@b: 1;\n@b: 1;\n/* stylecheck-disable-next-line short-hex -- x */\n"
          + "Button { font-color: #fff; font-size: @b; }\n", [.nui],
        "@b: 1;\n/* stylecheck-disable-next-line short-hex -- x */\n"
          + "Button { font-color: #fff; font-size: @b; }\n"
      ),
      // A declaration of a rule changes no definition of an engine that reads lines.
      (
        "@media (device: ipad) {\n  Label { font-size: 12 }\n}\n", [.fioriSwiftUI],
        "@media (device: ipad) {\n  Label { font-size: 12; }\n}\n"
      ),
      // A definition gets a line of its own, up to its end.
      (
        "Label { height: 1; } @tintColor:red; View { height: 1; }\n", [.fioriSwiftUI],
        "Label { height: 1; }\n@tintColor:red;\nView { height: 1; }\n"
      ),
      // Mixed quotes.
      (
        "Label {\n  font-name: \u{201C}Helvetica\";\n}\n", [.nui],
        "Label {\n  font-name: Helvetica;\n}\n"
      ),
      (
        "Label {\n  font-name: \"Helvetica\u{201D};\n}\n", [.nui],
        "Label {\n  font-name: Helvetica;\n}\n"
      ),
      // A dot for a semicolon, and one parenthesis too many.
      ("Label { font-size: 14.\n}\n", [.nui], "Label { font-size: 14;\n}\n"),
      ("Label { text-alpha: -.5.\n}\n", [.nui], "Label { text-alpha: -.5;\n}\n"),
      ("Seed { seed: -1.\n}\n", [.nui], "Seed { seed: -1;\n}\n"),
      (
        "View { background-image: a.png.\n  height: 1;\n}\n", [.nui],
        "View { background-image: a.png;\n  height: 1;\n}\n"
      ),
      (
        "Label { font-color: rgb((20, 40, 60); }\n", [.nui],
        "Label { font-color: rgb(20, 40, 60); }\n"
      ),
      (
        "@n: 3;\nLabel { font-color: rgb(@n, 4, 6); }\n", [.nui],
        "@n: 3;\nLabel { font-color: rgb(3, 4, 6); }\n"
      ),
      // Names that follow SAP's naming rule are SAP's.
      (
        "fdlFUIRatingControll { on-color-acented: #FF6000; }\n", [.sapfiori],
        "fdlFUIRatingControl { on-color-accented: #FF6000; }\n"
      ),
      // A declaration stays if only an uncertain fix made it a duplicate.
      (
        "fdlFUIRatingControl { on-color: #0064D9; on-color: blu; }\n", [.sapfiori],
        "fdlFUIRatingControl { on-color: #0064D9; on-color: blue; }\n"
      ),
      (
        "Label { text-auto-fit: false; text-auto-fit: tru; }\n", [.nui],
        "Label { text-auto-fit: false; text-auto-fit: true; }\n"
      ),
      (
        "Button, View { height: 1 }\nButton { height: 2 }\nView { height: 3 }\n", [.nui],
        "Button, View { height: 1; }\nButton { height: 2; }\nView { height: 3; }\n"
      ),
      ("Label { text-auto-fit: yess; }\n", [.nui], "Label { text-auto-fit: true; }\n"),
      // Duplicates with equal values.
      ("Label { height: 1; height: 1; }\n", [.nui], "Label { height: 1; }\n"),
      (
        "@seed: 1;\n@seed: 1;\nSeed { seed: @seed; }\n", [.sapfiori],
        "@seed: 1;\nSeed { seed: @seed; }\n"
      ),
      // An engine ignores the definition because of the text before it, and still does afterwards.
      ("A {} @tintColor:#ff6000;\n", Dialect.all, " @tintColor:#ff6000;\n"),
      ("A {}@tintColor:#ff6000;\n", Dialect.all, " @tintColor:#ff6000;\n"),
      ("A {} B { seed: 1; }\n", Dialect.all, "B { seed: 1; }\n"),
      (
        "A, B { height: 1; seed: 2; }\nB, A, C { height: 1; }\n", [.nui],
        "A, B { seed: 2; }\nB, A, C { height: 1; }\n"
      ),
      ("A { height: 1; }\nB, A { height: 1; }\n", [.nui], "B, A { height: 1; }\n"),
      (
        "/* bars */\nA {\n  height: 1;\n  height: 1;\n}\n\nB, A { height: 1; }\n", [.nui],
        "/* bars */\nA {\n  height: 1;\n}\n\nB, A { height: 1; }\n"
      ),
      (
        "/* bars */\nA { height: 1; width: 2; }\nA, B { height: 1; width: 3; }\n", [.nui],
        "/* bars */\nA { width: 2; }\nA, B { height: 1; width: 3; }\n"
      ),
      (
        "/* x */ @tintColor:#ff6000;\n", [.fioriSwiftUI], "/* x */\n@tintColor:#ff6000;\n"
      ),
    ] as [(String, [Dialect], String)])
  func certainFixesAreMade(_ text: String, _ dialects: [Dialect], _ result: String) {
    #expect(fixed(text, for: dialects) == result)
  }

  /// The variable is not removed as unused.
  @Test(
    arguments: [
      ("#0064D9", "font-color"), ("12", "font-size"), ("Georgia-Bold", "font-name"),
      ("center", "text-align"), ("1, 2", "text-shadow-offset"),
    ])
  func missingAtSignIsWritten(_ value: String, _ property: String) {
    let text = "@brand: \(value);\nLabel { \(property): brand; }\n"
    for dialect in [Dialect.nui, .sapfiori] {
      let found = Sheet(parsing: SourceText(text)).findings(for: dialect).diagnostics
        .filter { $0.severity != .information }
      #expect(found.map { $0.message.hasSuffix("; did you mean '@brand'?") } == [true], "\(found)")
      let fixed = FixedSheet(of: SourceText(text), for: [dialect], upTo: .unsafe).source
      #expect(fixed == SourceText(text.replacing(": brand", with: ": @brand")))
    }
  }

  /// A rename to a property of the same block would discard one of two values.
  @Test func namesInUseAreNotWritten() {
    let text = "Label { color: blue; font-color: red; font_color: green; }\n"
    let found = Sheet(parsing: SourceText(text)).findings(for: .nui).diagnostics
      .filter { $0.id == "unknown-property" }
    #expect(found.map(\.fixIts) == [[], []])
    #expect(found.allSatisfy { $0.message.hasSuffix("; did you mean 'font-color'?") })
  }

  @Test(
    arguments: [
      ("Label { height: 1; /* a }\n/* b */\n", "Label { height: 1; /* a */ }\n/* b */\n"),
      ("Label {\n  height: 1; /* a {b}\n}\n", "Label {\n  height: 1; /* a {b} */\n}\n"),
      (
        "@media (device: ipad) {\n  Label { height: 1; /* a } }\n",
        "@media (device: ipad) {\n  Label { height: 1; /* a */ } }\n"
      ),
      ("Label { height: 1; /* a } b\n}\n", "Label { height: 1; /* a } b */\n}\n"),
      // A comment whose text begins on a later line has an unknown end.
      (
        "@a: 1;\n/*\n * Rules.\n\nLabel { height: @a; }\n",
        "@a: 1;\n/*\n * Rules.\n\nLabel { height: @a; }\n"
      ),
      ("@a: 1;\n/*\nLabel { height: @a; }\n", "@a: 1;\n/*\nLabel { height: @a; }\n"),
      ("Label { height: 1; /* }\n", "Label { height: 1; /* */ }\n"),
    ] as [(String, String)])
  func commentsAreClosedBeforeBraces(_ text: String, _ result: String) {
    let fixed = FixedSheet(of: SourceText(text), for: [.nui], upTo: .unsafe).source
    #expect(fixed == SourceText(result))
  }

  @Test func aConfiguredReadingIsCertain() {
    let chosen = Dialect.sapfiori.with(eightDigits: .percentageAlphaFirst)
    #expect(
      fixed("Seed { font-color: #640064D9; }\n", for: [chosen])
        == "Seed { font-color: #0064D9; }\n")
  }

  /// An undefined variable is only a warning if it may be imported.
  @Test func aVariableMayBeImported() {
    let text = "@import colors;\nSeed { seed: @brand; sprout: @brand @brand; }\n"
    let found = Sheet(parsing: SourceText(text)).findings(for: .sapfiori).diagnostics
      .filter { $0.id == "undefined-variable" }
    #expect(found.map(\.severity) == [.warning, .error])
    #expect(
      found.first?.message == "'@brand' is not defined here, and if it is not in 'colors', "
        + "sapfiori crashes the app when it loads the sheet (inferred)")
    let forNUI = Sheet(parsing: SourceText(text)).findings(for: .nui).diagnostics
    #expect(forNUI.filter { $0.id == "undefined-variable" }.map(\.severity) == [.error, .error])
  }
}
