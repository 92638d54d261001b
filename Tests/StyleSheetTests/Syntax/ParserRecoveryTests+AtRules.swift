extension ParserRecoveryTests {
  /// At-rules and definitions that are misspelled or misplaced.
  static let atRuleCases = [
    Case(
      "at-rules with a slip",
      """
      @meida (device: ipad) { A { b: c; } }
      ^^^^^^ error[unknown-at-rule]: '@meida' is no at-rule; did you mean '@media'?
      @imoprt "x";
      ^^^^^^^ error[unknown-at-rule]: '@imoprt' is no at-rule; did you mean '@import'?
      D { e: f; }
      """,
      keeps: ["A { b: c } if device: ipad", "D { e: f }", "@import x"]),
    Case(
      "at-rules without their sign",
      """
      media (device: ipad) { A { b: c; } }
      ^^^^^ error[unknown-at-rule]: expected '@media' here, not 'media'
      import "x";
      ^^^^^^ error[unknown-at-rule]: expected '@import' here, not 'import'
      import y;
      ^^^^^^ error[unknown-at-rule]: expected '@import' here, not 'import'
      import, media { b: c; }
      """,
      keeps: ["A { b: c } if device: ipad", "import,media { b: c }", "@import x", "@import y"]),
    Case(
      "a definition in a rule",
      """
      A {
        @b: c;
        ^^ error[definition-in-rule]: '@b' is defined inside a rule: definitions belong at the top of the sheet
        d: e;
      }
      """,
      keeps: ["@b: c;", "A { d: e }"]),
    Case(
      "a media block in another",
      """
      @media (device: ipad) {
        @media (orientation: landscape) {
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[nested-media]: '@media' is not allowed inside '@media'
          A { b: c; }
        }
        D { e: f; }
      }
      """,
      keeps: ["D { e: f } if device: ipad"]),
    Case(
      "an import in a media block",
      """
      @media (device: ipad) {
        @import "wide";
        ^^^^^^^^^^^^^^ error[nested-import]: '@import' is not allowed inside '@media': imports belong at the top of a sheet
        D { e: f; }
      }
      """,
      keeps: ["D { e: f } if device: ipad"]),
    Case(
      "names of at-rules that are none",
      """
      @font-face { a: b; }
      ^^^^^^^^^^ error[unknown-at-rule]: '@font-face' is no at-rule: an app contains its fonts: name one with 'font-name'
      @page (x);
      ^^^^^ error[unknown-at-rule]: '@page' is no at-rule: '@media' is the only condition of a sheet
      A { b: c; }
      """,
      keeps: ["A { b: c }"]),
    Case(
      "conditions written wrongly",
      """
      @media (width) { A { b: c; } }
                   ^ error[malformed-condition]: expected a condition such as '(device: ipad)' here
      @media { A { b: c; } }
             ^ error[malformed-condition]: expected a condition such as '(device: ipad)' here
      @media device: ipad { A { b: c; } }
             ^^^^^^ error[malformed-condition]: expected a condition such as '(device: ipad)' here
      @media (device: ipad), (orientation: landscape) { A { b: c; } }
                           ^ error[malformed-condition]: conditions are joined by 'and', as in '(device: ipad) and (orientation: landscape)', not by ','
      @media (device: ipad; orientation: landscape) { A { b: c; } }
                          ^ error[malformed-condition]: conditions are joined by 'and', as in '(device: ipad) and (orientation: landscape)', not by ';'
      @media (device: ipad); @a: rgb(1, 2, 3);
                           ^ error[missing-block]: expected '{' and a block after this
      @media (device: ipad) A { b: c; }
                            ^ error[malformed-condition]: expected a condition such as '(device: ipad)' here
                                ^^^^ error[declaration-outside-rule]: a declaration is allowed only in the block of a rule
      """,
      keeps: [
        "@a: rgb ( 1 , 2 , 3 );", "A { b: c }", "A { b: c }", "A { b: c }",
        "A { b: c } if device: ipad", "A { b: c } if device: ipad",
        " { b: c } if device: ipad",
      ]),
    Case(
      "imports written wrongly",
      """
      @import;
             ^ error[malformed-import]: expected the name of one sheet after '@import', as in '@import "colors";'
      @import url(x.nss);
              ^^^^^^^^^^ error[malformed-import]: '@import' takes the name of a sheet, not 'url(x.nss)': write '@import "x.nss";'
      @import "x" screen;
                  ^^^^^^ error[malformed-import]: expected the name of one sheet after '@import', as in '@import "colors";'
      @import "y"
                 ^ error[missing-semicolon]: expected ';' after this value
      @import "z";
      A { b: c; }
      """,
      keeps: ["A { b: c }", "@import ", "@import ", "@import x", "@import y", "@import z"]),
    Case(
      "half a condition",
      """
      @media (device: ipad) and { A { d: e; } }
                                ^ error[malformed-condition]: expected a condition such as '(device: ipad)' here
      @media (device: ipad) and (orientation: landscape) { A { f: g; } }
      """,
      keeps: ["A { d: e } if device: ipad", "A { f: g } if device: ipad,orientation: landscape"]),
    Case(
      "conditions without their 'and'",
      """
      @media (device: ipad) (orientation: landscape) { A { f: g; } }
                            ^ error[malformed-condition]: conditions are joined by 'and', as in '(device: ipad) and (orientation: landscape)'
      @media (device: ipad) or (orientation: landscape) { A { f: g; } }
                            ^^ error[malformed-condition]: conditions are joined by 'and', as in '(device: ipad) and (orientation: landscape)', not by 'or'
      """,
      keeps: ["A { f: g } if device: ipad", "A { f: g } if device: ipad"]),
  ]
}
