extension ParserRecoveryTests {
  /// Characters outside the language, strings and merge conflicts.
  static let characterCases = [
    Case(
      "other brackets for braces",
      """
      A [ b: c;
        ^ error[unexpected-character]: '[' is not allowed in a stylesheet
        d: rgb(1, 2, 3);
      }
      E ( f: g; }
        ^ error[missing-block]: expected '{' here, not '('
      H { i: j; ]
                ^ error[unexpected-character]: ']' is not allowed in a stylesheet
      K { l: m; }
      N :
        ^ error[missing-block]: expected '{' here, not ':'
        o: p;
      }
      @media (q: r) {
        S {
          t: u;
        ]
        ^ error[unexpected-character]: ']' is not allowed in a stylesheet
      }
      """,
      keeps: [
        "A { b: c; d: rgb ( 1 , 2 , 3 ) }", "E { f: g }", "H { i: j }", "K { l: m }",
        "N { o: p }", "S { t: u } if q: r",
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
        ^^ error[unexpected-character]: '｛' (U+FF5B) looks like '{', and is not allowed here
        b： c;
         ^^ error[unexpected-character]: '：' (U+FF1A) looks like ':', and is not allowed here
        d: e；
            ^^ error[unexpected-character]: '；' (U+FF1B) looks like ';', and is not allowed here
        f: g;
      ｝
      ^^ error[unexpected-character]: '｝' (U+FF5D) looks like '}', and is not allowed here
      H { i: j; }
      """,
      keeps: ["A { b: c; d: e; f: g }", "H { i: j }"]),
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
      "signs of CSS behind a value",
      """
      A {
        b: 50%;
             ^ error[unexpected-character]: '%' is not allowed in a stylesheet
        c: d !important;
             ^^^^^^^^^^ error[unexpected-character]: a stylesheet has no '!important': the last declaration wins
        e: f;
      }
      """,
      keeps: ["A { b: 50; c: d; e: f }"]),
    Case(
      "signs of CSS in selectors",
      """
      A[small] { b: c; }
      ^^^^^^^^ error[unexpected-character]: 'A[small]' is a selector of CSS: a rule has the names of classes alone, as in 'Label, Button { … }'
      * { d: e; }
      ^ error[unexpected-character]: '*' is a selector of CSS: a rule has the names of classes alone, as in 'Label, Button { … }'
      "B" { f: g; }
      ^^^ error[unexpected-character]: a class has no quotes: expected 'B'
      """,
      keeps: [" { b: c }", " { d: e }", " { f: g }"]),
    Case(
      "a sheet in a page",
      """
      ```css
      ^^^^^^ error[unexpected-token]: '```css' surrounds a stylesheet in a page, and is no part of it
      A { b: c; }
      ```
      ^^^ error[unexpected-token]: '```' surrounds a stylesheet in a page, and is no part of it
      <style>
      ^^^^^^^ error[unexpected-token]: '<style>' surrounds a stylesheet in a page, and is no part of it
      D { e: f; }
      </style>
      ^^^^^^^^ error[unexpected-token]: '</style>' surrounds a stylesheet in a page, and is no part of it
      • G { h: i; }
      ^ error[unexpected-character]: '•' (U+2022) is not allowed here
      """,
      keeps: ["A { b: c }", "D { e: f }", "G { h: i }"]),
    Case(
      "JSON and a comment of HTML",
      """
      [{"a": 1}]
      ^^^^^^^^^^ error[unexpected-token]: this is JSON, and no part of a stylesheet
      A {
        <!-- b: c; -->
        ^^^^^^^^^^^^^^ error[unexpected-token]: this is a comment of HTML: expected '/* … */'
        d: e;
      }
      """,
      keeps: ["A { d: e }"]),
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
      "letters outside ASCII",
      """
      Café { b: c; }
      ^^^^ error[unexpected-character]: 'é' (U+00E9) is not allowed here
      A { é: b; c: é; d: “x”; size–x: “y z”; }
          ^ error[unexpected-character]: 'é' (U+00E9) is not allowed here
                   ^ error[unexpected-character]: 'é' (U+00E9) is not allowed here
                         ^^^ error[unexpected-character]: '“' (U+201C) is not allowed here
                              ^^^^^^ error[unexpected-character]: '–' (U+2013) looks like '-', and is not allowed here
                                      ^^^^^ error[unexpected-character]: '“' (U+201C) is not allowed here
      """,
      keeps: ["Café { b: c }", "A { é: b; c: é; d: “x”; size-x: “y z” }"]),
    Case(
      "combinators of CSS",
      """
      A > B { c: d; }
      ^^^^^ error[unexpected-character]: 'A > B' is a selector of CSS: a rule has the names of classes alone, as in 'Label, Button { … }'
      .a #b { c: d; }
        ^ error[missing-comma]: expected ',' between two class names: there are no descendant selectors
      """,
      keeps: [" { c: d }", ".a,#b { c: d }"]),
    Case(
      "comments in the manner of other languages",
      """
      <!-- red and green -->
      ^^^^^^^^^^^^^^^^^^^^^^ error[unexpected-token]: this is a comment of HTML: expected '/* … */'
      A { a: b; }
      ;; red and green
      ^^^^^^^^^^^^^^^^ error[unexpected-token]: unexpected ';; red and green'
      C {
        % red and green
        ^^^^^^^^^^^^^^^ error[unexpected-character]: '%' is not allowed in a stylesheet
        d: e;
      }
      %F { g: h; }
      ^ error[unexpected-character]: '%' is not allowed in a stylesheet
      """,
      keeps: ["A { a: b }", "C { d: e }", "F { g: h }"]),
    Case(
      "variables of another language",
      """
      $a: red;
      ^ error[unexpected-character]: '$' is not allowed in a stylesheet: a variable begins with '@'
      A { b: $a; c: d; }
             ^ error[unexpected-character]: '$' is not allowed in a stylesheet: a variable begins with '@'
      """,
      keeps: ["A { b:; c: d }"]),
  ]
}
