extension ParserRecoveryTests {
  /// Semicolons, colons, values and parentheses that are missing or one too many.
  static let separatorCases = [
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
      "a colon instead of a semicolon, between declarations on one line",
      """
      A { color: red: font-size: 4; }
                    ^ error[missing-semicolon]: expected ';' after this value, not ':'
      B { color: red: size: 4; }
                    ^ error[unexpected-colon]: expected a value or ';', not another ':'
                     ^ error[missing-semicolon]: expected ';' after this value
      """,
      keeps: ["A { color: red; font-size: 4 }", "B { color: red; size: 4 }"]),
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
      "an import at the end",
      """
      @import x
               ^ error[missing-semicolon]: expected ';' after this value
      """,
      keeps: ["@import x"]),
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
      "definitions written wrongly",
      """
      @a b;
      ^^ error[missing-colon]: expected ':' and a value after '@a'
      @b
      ^^ error[missing-colon]: expected ':' and a value after '@b'
      @c: d;
      @: e;
      ^^ error[unexpected-character]: the name of a variable begins right after '@'
      @ f: g;
      ^ error[unexpected-character]: the name of a variable begins right after '@'
      """,
      keeps: ["@a: b;", "@b: ;", "@c: d;"]),
    Case(
      "definitions of other languages",
      """
      let a = .blue
      ^^^^^^^^^^^^^ error[declaration-outside-rule]: this is a definition in a programming language: a variable is defined as '@a: …;'
      var b: UIColor = UIColor(red: 1, green: 0);
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[declaration-outside-rule]: this is a definition in a programming language: a variable is defined as '@b: …;'
      var { c: d; }
      let x = 3 A { b: c; }
         ^ error[missing-comma]: expected ',' between two class names: there are no descendant selectors
            ^ error[unexpected-character]: '=' is not allowed in a stylesheet
               ^ error[missing-comma]: expected ',' between two class names: there are no descendant selectors
      """,
      keeps: ["var { c: d }", "let,x,3,A { b: c }"]),
    Case(
      "colons behind a comma and another colon",
      """
      A { b: : , 2:1) ; c: d; }
             ^ error[unexpected-colon]: expected a value or ';', not another ':'
               ^ error[missing-semicolon]: expected ';' after this value, not ','
                    ^ warning[unbalanced-parenthesis]: this ')' has no partner
      """,
      keeps: ["A { b:; 2: 1 ); c: d }"]),
    Case(
      "arguments with names",
      """
      A { b: f(red: 1, green: 0, blue: g(x: 2)); c: d; }
                  ^ error[unexpected-colon]: the arguments of a function have no names: expected a value here, not ':'
      """,
      keeps: ["A { b: f ( red 1 , green 0 , blue g ( x 2 ) ); c: d }"]),
    Case(
      "an equals sign for a colon",
      """
      A { b = c; d: e; }
            ^ error[missing-colon]: expected ':' and a value after this name, not '='
      """,
      keeps: ["A { b: c; d: e }"]),
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
}
