import Testing

@testable import StyleSheet

/// One fault costs one declaration and one message.
@Suite struct ParserRecoveryTests {
  /// A sheet with its messages drawn in, and what is left of it.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let sheet: String
    /// Definitions, rules with their conditions, and imports.
    let survivors: [String]

    init(_ description: String, _ sheet: String, keeps survivors: [String]) {
      testDescription = description
      self.sheet = sheet + "\n"
      self.survivors = survivors
    }
  }

  static let cases = [
    Case("a sheet without a fault", "A { b: c; }", keeps: ["A { b: c }"]),
    Case(
      "a missing semicolon costs nothing but itself",
      """
      A {
        color: red
                  ^ error[missing-semicolon]: expected ';' after this value
        size: 4;
      }
      """,
      keeps: ["A { color: red; size: 4 }"]),
    Case(
      "the last semicolon of a block may not be left out",
      """
      A { color: red }
                    ^ error[missing-semicolon]: expected ';' after this value
      B { size: 4; }
      """,
      keeps: ["A { color: red }", "B { size: 4 }"]),
    Case(
      "nor that of a definition",
      """
      @a: red
             ^ error[missing-semicolon]: expected ';' after this value
      A { size: 4; }
      """,
      keeps: ["@a: red;", "A { size: 4 }"]),
    Case(
      "without a colon, what is left of the line is the value",
      """
      A {
        color red;
        ^^^^^ error[missing-colon]: expected ':' and a value after 'color'
        size: 4;
      }
      """,
      keeps: ["A { color: red; size: 4 }"]),
    Case(
      "without a colon and a value, the next line is safe",
      """
      A {
        color
        ^^^^^ error[missing-colon]: expected ':' and a value after 'color'
        size: 4;
      }
      """,
      keeps: ["A { color:; size: 4 }"]),
    Case(
      "a name alone",
      """
      A {
        color;
        ^^^^^ error[missing-colon]: expected ':' and a value after 'color'
        size: 4;
      }
      """,
      keeps: ["A { color:; size: 4 }"]),
    Case(
      "no value before its semicolon",
      """
      A {
        color: ;
              ^ error[missing-value]: expected a value here
        size: 4;
      }
      """,
      keeps: ["A { color:; size: 4 }"]),
    Case(
      "no value before the next declaration",
      """
      A {
        color:
              ^ error[missing-value]: expected a value here
        size: 4;
      }
      """,
      keeps: ["A { color:; size: 4 }"]),
    Case(
      "a definition without a value",
      """
      @a:;
         ^ error[missing-value]: expected a value here
      A { b: c; }
      """,
      keeps: ["@a: ;", "A { b: c }"]),
    Case(
      "a block without a class name",
      """
      { color: red; }
      ^ error[missing-selector]: expected a class name here
      A { b: c; }
      """,
      keeps: [" { color: red }", "A { b: c }"]),
    Case(
      "a comma in front of everything",
      """
      , A { b: c; }
      ^ error[unexpected-token]: ',' has no place here
      """,
      keeps: ["A { b: c }"]),
    Case(
      "a comma behind the last class name",
      """
      A, { b: c; }
        ^ error[missing-selector]: expected a class name here
      """,
      keeps: ["A { b: c }"]),
    Case(
      "no descendant selectors",
      """
      A B { c: d; }
       ^ error[missing-comma]: expected ',' between two class names: there are no descendant selectors
      """,
      keeps: ["A,B { c: d }"]),
    Case(
      "a path that goes nowhere",
      """
      A: { b: c; }
        ^ error[missing-selector]: expected a class name here
      """,
      keeps: ["A { b: c }"]),
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
      "a declaration without a rule",
      """
      color: red;
      ^^^^^^^^^^ error[declaration-outside-rule]: a declaration stands only in the block of a rule
      B { c: d; }
      """,
      keeps: [" { color: red }", "B { c: d }"]),
    Case(
      "a block of which the head is deleted",
      """
        color: red;
        ^^^^^^^^^^ error[declaration-outside-rule]: a declaration stands only in the block of a rule
        size: 4;
        offset: 0, 1;
      }
      B { c: d; }
      """,
      keeps: [" { color: red; size: 4; offset: 0 , 1 }", "B { c: d }"]),
    Case(
      "declarations without a rule, in front of what is at home at the top",
      """
      a: b;
      ^^^^ error[declaration-outside-rule]: a declaration stands only in the block of a rule
      @c: d;
      e: f;
      ^^^^ error[declaration-outside-rule]: a declaration stands only in the block of a rule
      @media (device: ipad) { G { h: i; } }
      """,
      keeps: ["@c: d;", " { a: b }", " { e: f }", "G { h: i } if device: ipad"]),
    Case(
      "a deleted head in a media block",
      """
      @media (device: ipad) {
          b: c;
          ^^^^ error[declaration-outside-rule]: a declaration stands only in the block of a rule
          d: e;
        }
      }
      F { g: h; }
      """,
      keeps: [" { b: c; d: e } if device: ipad", "F { g: h }"]),
    Case(
      "other brackets for braces",
      """
      A [ b: c;
        ^ error[unexpected-character]: '[' cannot stand in a stylesheet
        d: rgb(1, 2, 3);
      }
      E ( f: g; }
        ^ error[missing-block]: expected '{' here, not '('
      H { i: j; ]
                ^ error[unexpected-character]: ']' cannot stand in a stylesheet
      K { l: m; }
      N :
        ^ error[missing-block]: expected '{' here, not ':'
        o: p;
      }
      @media (q: r) {
        S {
          t: u;
        ]
        ^ error[unexpected-character]: ']' cannot stand in a stylesheet
      }
      """,
      keeps: [
        "A { b: c; d: rgb ( 1 , 2 , 3 ) }", "E { f: g }", "H { i: j }", "K { l: m }",
        "N { o: p }", "S { t: u } if q: r",
      ]),
    Case(
      "a rule inside a rule that is no further in",
      """
      A {
      b: c;
      D { e: f; }
      ^ error[nested-rule]: a rule cannot stand inside a rule
      g: h;
      }
      I {
      J { k: l; }
      ^ error[nested-rule]: a rule cannot stand inside a rule
      }
      """,
      keeps: ["A { b: c; g: h }", "I { }"]),
    Case(
      "placeholders of templates",
      """
      A {
        b: @{m};
           ^^^^ error[unexpected-token]: '@{m}' has no place here
        c: {{ n }};
           ^^^^^^^ error[unexpected-token]: '{{ n }}' has no place here
        d: ${o};
           ^^^^ error[unexpected-token]: '${o}' has no place here
        e: f;
      }
      """,
      keeps: ["A { b:; c:; d:; e: f }"]),
    Case(
      "other signs for a semicolon",
      """
      A {
        b: c,
            ^ error[missing-semicolon]: expected ';' after this value, not ','
        d: e:
            ^ error[missing-semicolon]: expected ';' after this value, not ':'
        f: g,
            ^ error[missing-semicolon]: expected ';' after this value, not ','
      }
      """,
      keeps: ["A { b: c; d: e; f: g }"]),
    Case(
      "semicolons inside parentheses",
      """
      A {
        b: rgb(1, 2, 3;);
                      ^ error[unexpected-token]: ';' has no place here
        c: rgb(1; 2, 3);
                ^ error[unexpected-token]: ';' has no place here
        d: rgb(1, 2, 3;)
                      ^ error[unexpected-token]: ';' has no place here
        e: f;
      }
      """,
      keeps: [
        "A { b: rgb ( 1 , 2 , 3 ); c: rgb ( 1 2 , 3 ); d: rgb ( 1 , 2 , 3 ); e: f }"
      ]),
    Case(
      "a merge conflict",
      """
      A {
      <<<<<<< HEAD
      ^^^^^^^^^^^^
        b: c;
        d
      =======
        b: e;
      >>>>>>> x
      ^^^^^^^^^ error[merge-conflict]: a merge conflict is left in the sheet: keep one side and delete the marks
      }
      F { g: h; }
      """,
      keeps: ["A { b: c; d: }", "F { g: h }"]),
    Case(
      "a merge conflict around heads, with what both sides come from",
      """
      <<<<<<< HEAD
      ^^^^^^^^^^^^
      A {
      ||||||| 1234567
      B {
      =======
      C {
      >>>>>>> x
      ^^^^^^^^^ error[merge-conflict]: a merge conflict is left in the sheet: keep one side and delete the marks
        d: e;
      }
      """,
      keeps: ["A { d: e }"]),
    Case(
      "marks of a merge conflict that are left",
      """
      A { b: c; }
      >>>>>>> x
      ^^^^^^^^^ error[merge-conflict]: a merge conflict is left in the sheet: keep one side and delete the marks
      <<<<<<< y
      ^^^^^^^^^ error[merge-conflict]: a merge conflict is left in the sheet: keep one side and delete the marks
      D { e: f; }
      """,
      keeps: ["A { b: c }", "D { e: f }"]),
    Case(
      "look-alikes of signs",
      """
      A ｛
        ^^ error[unexpected-character]: '｛' (U+FF5B) looks like '{', and can stand only in a comment or a string
        b： c;
         ^^ error[unexpected-character]: '：' (U+FF1A) looks like ':', and can stand only in a comment or a string
        d: e；
            ^^ error[unexpected-character]: '；' (U+FF1B) looks like ';', and can stand only in a comment or a string
        f: g;
      ｝
      ^^ error[unexpected-character]: '｝' (U+FF5D) looks like '}', and can stand only in a comment or a string
      H { i: j; }
      """,
      keeps: ["A { b: c; d: e; f: g }", "H { i: j }"]),
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
      "a mark of a merge conflict that was left behind",
      """
      A { b: c; }
      =======
      ^^^^^^^ error[merge-conflict]: '=======' is a mark of a merge conflict: delete it, and the side that is not wanted
      D { e: f; }
      """,
      keeps: ["A { b: c }", "D { e: f }"]),
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
      ^^^^^^^^^^^^^^^ error[unexpected-token]: 'what comes next' has no place here
      F { g: h; }
      """,
      keeps: ["A { d: e }", "F { g: h }"]),
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
        ^ error[nested-rule]: a rule cannot stand inside a rule
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
      "signs of CSS behind a value",
      """
      A {
        b: 50%;
             ^ error[unexpected-character]: '%' cannot stand in a stylesheet
        c: d !important;
             ^^^^^^^^^^ error[unexpected-character]: there is no '!important' in a stylesheet: what is said last wins
        e: f;
      }
      """,
      keeps: ["A { b: 50; c: d; e: f }"]),
    Case(
      "signs of CSS in selectors",
      """
      A[small] { b: c; }
       ^ error[unexpected-character]: '[' cannot stand in a stylesheet
      * { d: e; }
      ^ error[unexpected-character]: '*' cannot stand in a stylesheet
      """,
      keeps: ["A { b: c }", " { d: e }"]),
    Case(
      "signs in front of a declaration",
      """
      A {
        ;
        ^ error[unexpected-token]: ';' has no place here
        b: c;;
             ^ error[unexpected-token]: ';' has no place here
        (d);
        ^ error[unexpected-token]: '(' has no place here
        e: f;
      }
      """,
      keeps: ["A { b: c; e: f }"]),
    Case(
      "colons too many",
      """
      A {
        b:: c;
          ^ error[unexpected-colon]: expected a value or ';', not another ':'
        d: e: f;
            ^ error[unexpected-colon]: expected a value or ';', not another ':'
        g: h;
      }
      """,
      keeps: ["A { b: c; d: e f; g: h }"]),
    Case(
      "a comment that is never closed",
      """
      A { b: c; }
      /* D { e: f; }
      ^^ error[unclosed-comment]: this comment is not closed, so the rest of the sheet is inside it: expected '*/'
      """,
      keeps: ["A { b: c }"]),
    Case(
      "a string that is never closed",
      """
      A {
        b: "c;
           ^^^ error[unclosed-string]: this string is not closed on its line
        d: e;
      }
      """,
      keeps: ["A { b: \"c;; d: e }"]),
    Case(
      "parentheses without a partner",
      """
      A {
        b: rgb(1, 2, 3;
              ^ warning[unbalanced-parenthesis]: this '(' has no partner: expected ')' at its end
        c: 1, 2);
               ^ warning[unbalanced-parenthesis]: this ')' has no partner
        f: g;
      }
      """,
      keeps: ["A { b: rgb ( 1 , 2 , 3; c: 1 , 2 ); f: g }"]),
    Case(
      "a definition in a rule",
      """
      A {
        @b: c;
        ^^ error[definition-in-rule]: '@b' is defined inside a rule: definitions stand at the top of the sheet
        d: e;
      }
      """,
      keeps: ["@b: c;", "A { d: e }"]),
    Case(
      "a media block in another",
      """
      @media (device: ipad) {
        @media (orientation: landscape) {
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[nested-media]: '@media' cannot stand inside '@media'
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
        ^^^^^^^^^^^^^^ error[nested-import]: '@import' cannot stand inside '@media': imports stand at the top of a sheet
        D { e: f; }
      }
      """,
      keeps: ["D { e: f } if device: ipad"]),
    Case(
      "a media block in a rule",
      """
      A {
        @media (device: ipad) {
        ^^^^^^^^^^^^^^^^^^^^^ error[nested-rule]: '@media' cannot stand inside a rule
          b: c;
        }
        d: e;
      }
      """,
      keeps: ["A { d: e }"]),
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
                           ^ error[malformed-condition]: expected a condition such as '(device: ipad)' here
      @media (device: ipad) A { b: c; }
                            ^ error[malformed-condition]: expected a condition such as '(device: ipad)' here
                                ^^^^ error[declaration-outside-rule]: a declaration stands only in the block of a rule
      """,
      keeps: [
        "A { b: c }", "A { b: c }", "A { b: c }", "A { b: c } if device: ipad",
        " { b: c } if device: ipad",
      ]),
    Case(
      "imports written wrongly",
      """
      @import;
             ^ error[malformed-import]: expected the name of one sheet after '@import', as in '@import "colors";'
      @import url(x.nss);
              ^^^^^^^^^^ error[malformed-import]: '@import' takes the name of a sheet, not 'url(x.nss)': write '@import "colors";'
      @import "x" screen;
                  ^^^^^^ error[malformed-import]: expected the name of one sheet after '@import', as in '@import "colors";'
      @import "y"
                 ^ error[missing-semicolon]: expected ';' after this value
      @import "z";
      A { b: c; }
      """,
      keeps: ["A { b: c }", "@import ", "@import ", "@import x", "@import y", "@import z"]),
    Case(
      "an import at the end",
      """
      @import x
               ^ error[missing-semicolon]: expected ';' after this value
      """,
      keeps: ["@import x"]),
    Case(
      "a media block without a block",
      """
      A { b: c; } @media (device: ipad)
                                       ^ error[missing-block]: expected '{' and a block after this
      """,
      keeps: ["A { b: c }"]),
    Case(
      "what could be part of a value takes its line along, a stray sign does not",
      """
      A {
        (d);
        ^ error[unexpected-token]: '(' has no place here
        : red;
        ^ error[unexpected-token]: ':' has no place here
        "x" y;
        ^^^ error[unexpected-token]: '"x"' has no place here
        *color: red;
        ^ error[unexpected-character]: '*' cannot stand in a stylesheet
        e: f;
      }
      """,
      keeps: ["A { color: red; e: f }"]),
    Case(
      "a brace too many inside a rule",
      """
      A {
        { b: c; }
        ^ error[unexpected-token]: '{' has no place here
      }
      ^ error[unexpected-brace]: this '}' closes nothing
      D { e: f; }
      """,
      keeps: ["A { b: c }", "D { e: f }"]),
    Case(
      "braces without end",
      """
      A { { { { b: c; }
          ^ error[unexpected-token]: '{' has no place here
      D { e: f; }
      """,
      keeps: ["A { b: c }", "D { e: f }"]),
    Case(
      "a value may go on on the next line",
      """
      A {
        b: c
          d;
        e: f,
          g;
      }
      """,
      keeps: ["A { b: c d; e: f , g }"]),
    Case(
      "two faults on one line are two messages",
      """
      A {
        b c d
        ^ error[missing-colon]: expected ':' and a value after 'b'
             ^ error[missing-semicolon]: expected ';' after this value
        e f: g;
        ^ error[missing-colon]: expected ':' and a value after 'e'
        h: i;
      }
      """,
      keeps: ["A { b: c d; e: g; h: i }"]),
    Case(
      "a rule in a rule, its brace on a line of its own",
      """
      A {
        b
        ^ error[nested-rule]: a rule cannot stand inside a rule
        {
        c: d;
        }
      }
      """,
      keeps: ["A { }"]),
    Case(
      "class paths, with and without blanks",
      """
      A:hover { b: c; }
      A : B : C, D { e: f; }
      """,
      keeps: ["A:hover { b: c }", "A:B:C,D { e: f }"]),
    Case(
      "every rule on one line, and each without its last semicolon",
      """
      A { b: c } D { e: f }
              ^ error[missing-semicolon]: expected ';' after this value
                         ^ error[missing-semicolon]: expected ';' after this value
      """,
      keeps: ["A { b: c }", "D { e: f }"]),
    Case(
      "a name alone at the end of a block",
      """
      A { b: c; d }
                ^ error[missing-colon]: expected ':' and a value after 'd'
      """,
      keeps: ["A { b: c; d: }"]),
    Case(
      "no value at the end of a block",
      """
      A { b: }
            ^ error[missing-value]: expected a value here
      """,
      keeps: ["A { b: }"]),
    Case(
      "a name alone in a block",
      """
      A { b }
          ^ error[missing-colon]: expected ':' and a value after 'b'
      """,
      keeps: ["A { b: }"]),
    Case(
      "an empty rule",
      """
      A {}
      B { ; }
          ^ error[unexpected-token]: ';' has no place here
      """,
      keeps: ["A { }", "B { }"]),
    Case(
      "letters outside ASCII",
      """
      Café { b: c; }
      ^^^^ error[unexpected-character]: 'é' (U+00E9) can stand only in a comment or a string
      A { é: b; c: é; d: “x”; size–x: “y z”; }
          ^ error[unexpected-character]: 'é' (U+00E9) can stand only in a comment or a string
                   ^ error[unexpected-character]: 'é' (U+00E9) can stand only in a comment or a string
                         ^^^ error[unexpected-character]: '“' (U+201C) can stand only in a comment or a string
                              ^^^^^^ error[unexpected-character]: '–' (U+2013) looks like '-', and can stand only in a comment or a string
                                      ^^^^^ error[unexpected-character]: '“' (U+201C) can stand only in a comment or a string
      """,
      keeps: ["Café { b: c }", "A { é: b; c: é; d: “x”; size-x: “y z” }"]),
    Case(
      "definitions written wrongly",
      """
      @a b;
      ^^ error[missing-colon]: expected ':' and a value after '@a'
      @b
      ^^ error[missing-colon]: expected ':' and a value after '@b'
      @c: d;
      @: e;
      ^^ error[unexpected-character]: '@' cannot stand in a stylesheet
      @ f: g;
      ^ error[unexpected-character]: '@' cannot stand in a stylesheet
      """,
      keeps: ["@a: b;", "@b: ;", "@c: d;"]),
    Case(
      "braces and parentheses that close nothing",
      """
      }}; ) A { b: c; }
      ^^^^^ error[unexpected-brace]: this '}' closes nothing
      """,
      keeps: ["A { b: c }"]),
    Case(
      "a declaration in a media block",
      """
      @media (device: ipad) { b: c; A { d: e; } }
                              ^^^^ error[declaration-outside-rule]: a declaration stands only in the block of a rule
      """,
      keeps: [" { b: c } if device: ipad", "A { d: e } if device: ipad"]),
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
                            ^ error[malformed-condition]: expected a condition such as '(device: ipad)' here
      """,
      keeps: ["A { f: g } if device: ipad"]),
    Case(
      "a comment that hides the brace",
      """
      A { b: c; /* open
                ^^ error[unclosed-comment]: this comment is not closed, so the rest of the sheet is inside it: expected '*/'
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
      "a block inside a value",
      """
      A { b: {c}; d: e; }
             ^^^ error[unexpected-token]: '{c}' has no place here
      f: g;
      ^^^^ error[declaration-outside-rule]: a declaration stands only in the block of a rule
      """,
      keeps: ["A { b:; d: e }", " { f: g }"]),
    Case(
      "semicolons behind rules, as in other languages",
      """
      A { b: c; };
                 ^ error[unexpected-token]: ';' has no place here
      D { e: f; };
                 ^ error[unexpected-token]: ';' has no place here
      """,
      keeps: ["A { b: c }", "D { e: f }"]),
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
      "an equals sign for a colon",
      """
      A { b = c; d: e; }
          ^ error[missing-colon]: expected ':' and a value after 'b'
      """,
      keeps: ["A { b:; d: e }"]),
    Case(
      "combinators of CSS",
      """
      A > B { c: d; }
        ^ error[unexpected-character]: '>' cannot stand in a stylesheet
      .a #b { c: d; }
        ^ error[missing-comma]: expected ',' between two class names: there are no descendant selectors
      """,
      keeps: ["A,B { c: d }", ".a,#b { c: d }"]),
    Case(
      "a class name at the end",
      """
      A, B { c: d; } C
                      ^ error[missing-block]: expected '{' and a block after this
      """,
      keeps: ["A,B { c: d }"]),
    Case(
      "a value that swallows the line after it is no fault of the grammar",
      """
      A {
        color: red
        font-size 12;
        b: c;
      }
      """,
      keeps: ["A { color: red font-size 12; b: c }"]),
    Case(
      "a media block without anything",
      """
      A {
        a: b;
        @media
        ^^^^^^ error[nested-rule]: '@media' cannot stand inside a rule
      }
      """,
      keeps: ["A { a: b }"]),
    Case(
      "markup around a sheet",
      """
      <style>
      ^^^^^^^ error[unexpected-character]: '<' cannot stand in a stylesheet
      A { a: b; }
      </style>
      ^^^^^^^^ error[unexpected-character]: '<' cannot stand in a stylesheet
      """,
      keeps: ["A { a: b }"]),
    Case(
      "comments in the manner of other languages",
      """
      <!-- red and green -->
      ^^^^^^^^^^^^^^^^^^^^^^ error[unexpected-character]: '<' cannot stand in a stylesheet
      A { a: b; }
      ;; red and green
      ^^^^^^^^^^^^^^^^ error[unexpected-token]: ';; red and green' has no place here
      C {
        % red and green
        ^^^^^^^^^^^^^^^ error[unexpected-character]: '%' cannot stand in a stylesheet
        d: e;
      }
      %F { g: h; }
      ^ error[unexpected-character]: '%' cannot stand in a stylesheet
      """,
      keeps: ["A { a: b }", "C { d: e }", "F { g: h }"]),
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
      ^ error[unexpected-token]: '{' has no place here
      @a: b;
      {
      ^ error[unexpected-token]: '{' has no place here
      C { d: @a; }
      """,
      keeps: ["@a: b;", "C { d: @a }"]),
    Case(
      "other signs for a colon",
      """
      A {
        b; c;
         ^ error[missing-colon]: expected ':' and a value after this name, not ';'
        d, 80;
         ^ error[missing-colon]: expected ':' and a value after this name, not ','
      }
      """,
      keeps: ["A { b: c; d: 80 }"]),
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
          ^ error[unexpected-token]: '{' has no place here
      A { d: e; }
      """,
      keeps: ["@a: ;", "A { d: e }"]),
    Case(
      "variables of another language",
      """
      $a: red;
      ^ error[unexpected-character]: '$' cannot stand in a stylesheet
      A { b: $a; c: d; }
             ^ error[unexpected-character]: '$' cannot stand in a stylesheet
      """,
      keeps: ["A { b:; c: d }"]),
    Case(
      "an address with its colon",
      """
      A {
        b: url(http:x.png);
                   ^ error[unexpected-colon]: expected a value or ';', not another ':'
        c: d;
      }
      """,
      keeps: ["A { b: url ( http x.png ); c: d }"]),
  ]

  @Test(arguments: cases)
  func saysWhatIsWrongAndKeepsTheRest(_ c: Case) {
    let source = SourceText(annotated: c.sheet)
    let tree = SyntaxTree(parsing: source)
    #expect(source.annotated(with: tree.diagnostics) == c.sheet)
    #expect(Sheet(tree).survivors == c.survivors)
  }

  /// A fix-it that leaves its own complaint standing, or brings another, is worse than none.
  @Test(arguments: cases)
  func fixItsMendWhatTheyAreOfferedFor(_ c: Case) {
    let source = SourceText(annotated: c.sheet)
    let found = SyntaxTree(parsing: source).diagnostics
    for finding in found {
      for fixIt in finding.fixIts {
        let mended = SyntaxTree(parsing: source.applying(fixIt.edits)).diagnostics
        var others = found.map(\.id)
        others.removeAll { $0 == finding.id }
        let same = found.count { $0.id == finding.id }
        #expect(mended.count { $0.id == finding.id } < same, "\(fixIt.message)")
        // Behind an open comment nobody sees a '}', nor that it is missing.
        if finding.id == "unclosed-comment" { others.append("unclosed-block") }
        let left = mended.map(\.id).filter { $0 != finding.id }
        #expect(left == others || left + ["unclosed-block"] == others)
      }
    }
  }

  @Test func everyFaultThereIsHasACase() {
    let found = Self.cases.flatMap {
      SyntaxTree(parsing: SourceText(annotated: $0.sheet)).problems.map(\.code)
    }
    // `LineCensusTests` has the cases of texts that are not stylesheets.
    #expect(Set(SyntaxProblem.Code.allCases).subtracting(found) == [.notAStylesheet])
  }

  @Test func parenthesesTheWrongWayRoundAreNoPair() {
    let tree = SyntaxTree(parsing: SourceText("A { b: )c(; }"))
    #expect(tree.problems.map(\.code) == [.unbalancedParenthesis])
  }

  /// An engine that stops at the first fault is named where it stops, which may be further on.
  @Test func enginesGiveUpWhereTheyNotice() {
    let sheet = """
      A {
        b: c
            ^ error[missing-semicolon]: expected ';' after this value
        d: e;
         ~ note: nui gives up here
        f: ;
          ^ error[missing-value]: expected a value here
           ~ note: nui gives up here
        g: (h;
           ^ warning[unbalanced-parenthesis]: this '(' has no partner
      }
      """
    let source = SourceText(annotated: sheet)
    let said = SyntaxTree(parsing: source).diagnostics(stoppedAtBy: "nui")
    #expect(source.annotated(with: said) == sheet)
  }

  @Test func moreFaultsThanAnybodyReadsAreCounted() {
    let faults = String(repeating: "@a b;\n", count: SyntaxTree.problemLimit + 7)
    let tree = SyntaxTree(parsing: SourceText(faults))
    #expect(tree.diagnostics.count == SyntaxTree.problemLimit)
    #expect(tree.droppedProblems == 7)
  }

  /// Time and memory in proportion to the text: these once made each line read all that follow.
  @Test(arguments: [
    "A { a: b\n" + String(repeating: "c d\n", count: 2_000) + "{",
    "@a: b\n" + String(repeating: "@c d\n", count: 2_000) + "{",
    String(repeating: "%{}", count: 2_000), String(repeating: "A:B C:D ", count: 2_000) + ";",
    "A { b: " + String(repeating: "( a : ", count: 2_000),
    String(repeating: "a: b c {", count: 2_000),
  ])
  func theTreeGrowsAsTheText(_ text: String) {
    let tree = SyntaxTree(parsing: SourceText(text))
    #expect(tree.elements.count <= 4 * text.utf8.count)
    #expect(tree.problems.count <= text.utf8.count)
  }
}

extension Sheet {
  /// What is left of a faulty sheet, in one line each.
  fileprivate var survivors: [String] {
    definitions.map { "\($0.name): \($0.value);" } + rules.map(\.summary)
      + imports.map { "@import \($0.name)" }
  }
}

extension Sheet.RuleBlock {
  fileprivate var summary: String {
    let selectors = selectors.map(\.name).joined(separator: ",")
    let body = declarations.map { "\($0.name):" + ($0.value.isEmpty ? "" : " \($0.value)") }
    let condition = conditions.map { "\($0.name): \($0.value)" }.joined(separator: ",")
    let block = body.isEmpty ? "{ }" : "{ " + body.joined(separator: "; ") + " }"
    return "\(selectors) \(block)" + (condition.isEmpty ? "" : " if \(condition)")
  }
}
