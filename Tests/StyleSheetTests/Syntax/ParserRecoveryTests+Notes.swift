extension ParserRecoveryTests {
  /// Text that is no part of a rule: notes, comments and stray tokens.
  static let noteCases = [
    Case(
      "a comma in front of everything",
      """
      , A { b: c; }
      ^ error[unexpected-token]: unexpected ','
      """,
      keeps: ["A { b: c }"]),
    Case(
      "placeholders of templates",
      """
      A {
        b: @{m};
           ^^^^ error[unexpected-token]: unexpected '@{m}'
        c: {{ n }};
           ^^^^^^^ error[unexpected-token]: unexpected '{{ n }}'
        d: ${o};
           ^^^^ error[unexpected-token]: unexpected '${o}'
        e: f;
      }
      """,
      keeps: ["A { b:; c:; d:; e: f }"]),
    Case(
      "semicolons inside parentheses",
      """
      A {
        b: rgb(1, 2, 3;);
                      ^ error[unexpected-token]: unexpected ';'
        c: rgb(1; 2, 3);
                ^ error[unexpected-token]: unexpected ';'
        d: rgb(1, 2, 3;)
                      ^ error[unexpected-token]: unexpected ';'
        e: f;
      }
      """,
      keeps: [
        "A { b: rgb ( 1 , 2 , 3 ); c: rgb ( 1 2 , 3 ); d: rgb ( 1 , 2 , 3 ); e: f }"
      ]),
    Case(
      "notes without the signs of a comment",
      """
      # for all of them
      ^^^^^^^^^^^^^^^^^ error[unexpected-token]: '#' begins no comment: expected '/* … */'
      A {
        -- b: c;
        ^^^^^^^^ error[unexpected-token]: '--' begins no comment: expected '/* … */'
        d: e;
      }
      what comes next
      ^^^^^^^^^^^^^^^ error[unexpected-token]: unexpected 'what comes next'
      F { g: h; }
      """,
      keeps: ["A { d: e }", "F { g: h }"]),
    Case(
      "signs in front of a declaration",
      """
      A {
        ;
        ^ error[unexpected-token]: unexpected ';'
        b: c;;
             ^ error[unexpected-token]: unexpected ';'
        (d);
        ^ error[unexpected-token]: unexpected '('
        e: f;
      }
      """,
      keeps: ["A { b: c; e: f }"]),
    Case(
      "a comment that is never closed",
      """
      A { b: c; }
      /* D { e: f; }
      ^^ error[unclosed-comment]: this comment is not closed, so the rest of the sheet is inside it: expected '*/'
      """,
      keeps: ["A { b: c }"]),
    Case(
      "what could be part of a value takes its line along, a stray sign does not",
      """
      A {
        (d);
        ^ error[unexpected-token]: unexpected '('
        : red;
        ^ error[unexpected-token]: unexpected ':'
        "x" y;
        ^^^ error[unexpected-token]: unexpected '"x"'
        *color: red;
        ^ error[unexpected-character]: '*' is not allowed in a stylesheet
        e: f;
      }
      """,
      keeps: ["A { color: red; e: f }"]),
    Case(
      "a brace too many inside a rule",
      """
      A {
        { b: c; }
        ^ error[unexpected-token]: unexpected '{'
      }
      ^ error[unexpected-brace]: this '}' closes nothing
      D { e: f; }
      """,
      keeps: ["A { b: c }", "D { e: f }"]),
    Case(
      "braces without end",
      """
      A { { { { b: c; }
          ^ error[unexpected-token]: unexpected '{'
      D { e: f; }
      """,
      keeps: ["A { b: c }", "D { e: f }"]),
    Case(
      "an empty rule",
      """
      A {}
      B { ; }
          ^ error[unexpected-token]: unexpected ';'
      """,
      keeps: ["A { }", "B { }"]),
    Case(
      "a comment that hides the brace",
      """
      A { b: c; /* open
                ^^ error[unclosed-comment]: this comment is not closed, so the rest of the sheet is inside it: expected '*/'
      """,
      keeps: ["A { b: c }"]),
    Case(
      "a block inside a value",
      """
      A { b: {c}; d: e; }
             ^^^ error[unexpected-token]: unexpected '{c}'
      f: g;
      ^^^^ error[declaration-outside-rule]: a declaration is allowed only in the block of a rule
      """,
      keeps: ["A { b:; d: e }", " { f: g }"]),
    Case(
      "semicolons behind rules, as in other languages",
      """
      A { b: c; };
                 ^ error[unexpected-token]: unexpected ';'
      D { e: f; };
                 ^ error[unexpected-token]: unexpected ';'
      """,
      keeps: ["A { b: c }", "D { e: f }"]),
    Case(
      "comments without a beginning",
      """
      A { b: c; }
      Where, when: it has been,
      ^^^^^^^^^^^^^^^^^^^^^^^^^
        (not always). */
      ^^^^^^^^^^^^^^^^^^ error[unexpected-token]: this comment has no beginning: expected '/*'
      D {
        green at last */
        ^^^^^^^^^^^^^^^^ error[unexpected-token]: this comment has no beginning: expected '/*'
        e: f;
      }
      """,
      keeps: ["A { b: c }", "D { e: f }"]),
    Case(
      "a comment whose slash is missing",
      """
      * colors */
      ^^^^^^^^^^^ error[unexpected-character]: this comment has no beginning: expected '/*'
      A { b: c; }
      """,
      keeps: ["A { b: c }"]),
    Case(
      "a comment without a beginning behind another one",
      """
      A {
        b /* c */ d e */ f: g;
        ^^^^^^^^^^^^^^^^ error[unexpected-token]: this comment has no beginning: expected '/*'
      }
      """,
      keeps: ["A { f: g }"]),
    Case(
      "a comment without a beginning in front of one without an end",
      """
      a b */ /* c
      ^^^^^^ error[unexpected-token]: this comment has no beginning: expected '/*'
             ^^ error[unclosed-comment]: this comment is not closed, so the rest of the sheet is inside it: expected '*/'
      """,
      keeps: []),
    Case(
      "a brace that opens nothing",
      """
      {
      ^ error[unexpected-token]: unexpected '{'
      @a: b;
      {
      ^ error[unexpected-token]: unexpected '{'
      C { d: @a; }
      """,
      keeps: ["@a: b;", "C { d: @a }"]),
    Case(
      "a name with two signs",
      """
      @@a: b;
      ^ error[unexpected-token]: '@' is one too many: a variable has one '@'
      A { c: @@@a; }
             ^^ error[unexpected-token]: '@@' is one too many: a variable has one '@'
      """,
      keeps: ["@a: b;", "A { c: @a }"]),
    Case(
      "a map as a value",
      """
      @a: { b: c }
          ^ error[unexpected-token]: unexpected '{'
      A { d: e; }
      """,
      keeps: ["@a: ;", "A { d: e }"]),
  ]
}
