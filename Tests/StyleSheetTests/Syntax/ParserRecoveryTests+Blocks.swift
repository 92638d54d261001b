extension ParserRecoveryTests {
  /// Braces that are missing or one too many, and rules in rules.
  static let blockCases = [
    Case(
      "no brace, but declarations",
      """
      A
       ^ error[missing-block]: expected '{' and a block after this
        b: c;
      }
      C { d: e; }
      """,
      keeps: ["A { b: c }", "C { d: e }"]),
    Case(
      "no block at all",
      """
      A;
       ^ error[missing-block]: expected '{' and a block after this
      B { c: d; }
      """,
      keeps: ["B { c: d }"]),
    Case(
      "a rule inside a rule that is no further in",
      """
      A {
      b: c;
      D { e: f; }
      ^ error[nested-rule]: a rule is not allowed inside a rule
      g: h;
      }
      I {
      J { k: l; }
      ^ error[nested-rule]: a rule is not allowed inside a rule
      }
      """,
      keeps: ["A { b: c; g: h }", "I { }"]),
    Case(
      "a block that the next rule shows to be open",
      """
      A {
        ^ error[unclosed-block]: this block is not closed: expected '}'
        b: c;

      B {
        d: e;
      }
      """,
      keeps: ["A { b: c }", "B { d: e }"]),
    Case(
      "a rule in an '@media' that a right brace at the margin shows to be open",
      """
      @media (a: b) {
        C { d: e; }
        F {
          ^ error[unclosed-block]: this block is not closed: expected '}'
          g: h;
      }
      I {
        j: k;
      }
      """,
      keeps: ["C { d: e } if a: b", "F { g: h } if a: b", "I { j: k } if a: b"]),
    Case(
      "an '@media' that a rule at the margin shows to be open",
      """
      @media (a: b) {
                    ^ error[unclosed-block]: this block is not closed: expected '}'
        C { d: e; }

      /* F */
      F { g: h; }
      """,
      keeps: ["C { d: e } if a: b", "F { g: h } if a: b"]),
    Case(
      "an '@media' whose indentation shows nothing",
      """
      @media (a: b) {
                    ^ error[unclosed-block]: this block is not closed: expected '}'
        C {
          d: e;
      }
        F { g: h; }
      """,
      keeps: ["C { d: e } if a: b", "F { g: h } if a: b"]),
    Case(
      "a declaration with two names",
      """
      A { b, c: d; e: f; }
          ^^^^^^^ error[nested-rule]: a declaration has one name: write one for each property
      """,
      keeps: ["A { e: f }"]),
    Case(
      "a variable alone in a rule",
      """
      A { @b; c: d; }
          ^^ error[nested-rule]: '@b' is not allowed inside a rule
      E { @f }
          ^^ error[nested-rule]: '@f' is not allowed inside a rule
      """,
      keeps: ["A { c: d }", "E { }"]),
    Case(
      "a block that is open at the end",
      """
      A {
        ^ error[unclosed-block]: this block is not closed: expected '}'
        b: c;
      """,
      keeps: ["A { b: c }"]),
    Case(
      "a rule inside a rule",
      """
      A {
        b: c;
        B {
        ^ error[nested-rule]: a rule is not allowed inside a rule
          d: e;
        }
        f: g;
      }
      """,
      keeps: ["A { b: c; f: g }"]),
    Case(
      "a brace too many",
      """
      A { b: c; }
      }
      ^ error[unexpected-brace]: this '}' closes nothing
      C { d: e; }
      """,
      keeps: ["A { b: c }", "C { d: e }"]),
    Case(
      "a media block in a rule",
      """
      A {
        @media (device: ipad) {
        ^^^^^^^^^^^^^^^^^^^^^ error[nested-rule]: '@media' is not allowed inside a rule
          b: c;
        }
        d: e;
      }
      """,
      keeps: ["A { d: e }"]),
    Case(
      "a media block without a block",
      """
      A { b: c; } @media (device: ipad)
                                       ^ error[missing-block]: expected '{' and a block after this
      """,
      keeps: ["A { b: c }"]),
    Case(
      "a rule in a rule, its brace on a line of its own",
      """
      A {
        b
        ^ error[nested-rule]: a rule is not allowed inside a rule
        {
        c: d;
        }
      }
      """,
      keeps: ["A { }"]),
    Case(
      "braces and parentheses that close nothing",
      """
      }}; ) A { b: c; }
      ^^^^^ error[unexpected-brace]: this '}' closes nothing
      """,
      keeps: ["A { b: c }"]),
    Case(
      "a line comment in front of the missing brace",
      """
      A { b: c; // open
        ^ error[unclosed-block]: this block is not closed: expected '}'
      """,
      keeps: ["A { b: c }"]),
    Case(
      "two braces at the end",
      """
      A {
        b: c;
      } }
        ^ error[unexpected-brace]: this '}' closes nothing
      D { e: f; }
      """,
      keeps: ["A { b: c }", "D { e: f }"]),
    Case(
      "a class name at the end",
      """
      A, B { c: d; } C
                      ^ error[missing-block]: expected '{' and a block after this
      """,
      keeps: ["A,B { c: d }"]),
    Case(
      "a media block without anything",
      """
      A {
        a: b;
        @media
        ^^^^^^ error[nested-rule]: '@media' is not allowed inside a rule
      }
      """,
      keeps: ["A { a: b }"]),
  ]
}
