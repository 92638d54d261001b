extension ParserRecoveryTests {
  /// Selectors of rules, and declarations without a rule.
  static let selectorCases = [
    Case(
      "a block without a class name",
      """
      { color: red; }
      ^ error[missing-selector]: expected a class name here
      A { b: c; }
      """,
      keeps: [" { color: red }", "A { b: c }"]),
    Case(
      "a comma behind the last class name",
      """
      A, { b: c; }
        ^ error[missing-selector]: expected a class name after this ',', or no ','
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
        ^ error[missing-selector]: expected a class name after this ':', or no ':'
      """,
      keeps: ["A { b: c }"]),
    Case(
      "a declaration without a rule",
      """
      color: red;
      ^^^^^^^^^^ error[declaration-outside-rule]: a declaration is allowed only in the block of a rule
      B { c: d; }
      """,
      keeps: [" { color: red }", "B { c: d }"]),
    Case(
      "a block of which the head is deleted",
      """
        color: red;
        ^^^^^^^^^^ error[declaration-outside-rule]: a declaration is allowed only in the block of a rule
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
      ^^^^ error[declaration-outside-rule]: a declaration is allowed only in the block of a rule
      @c: d;
      e: f;
      ^^^^ error[declaration-outside-rule]: a declaration is allowed only in the block of a rule
      @media (device: ipad) { G { h: i; } }
      """,
      keeps: ["@c: d;", " { a: b }", " { e: f }", "G { h: i } if device: ipad"]),
    Case(
      "a deleted head in a media block",
      """
      @media (device: ipad) {
          b: c;
          ^^^^ error[declaration-outside-rule]: a declaration is allowed only in the block of a rule
          d: e;
        }
      }
      F { g: h; }
      """,
      keeps: [" { b: c; d: e } if device: ipad", "F { g: h }"]),
    Case(
      "a declaration in a media block",
      """
      @media (device: ipad) { b: c; A { d: e; } }
                              ^^^^ error[declaration-outside-rule]: a declaration is allowed only in the block of a rule
      """,
      keeps: [" { b: c } if device: ipad", "A { d: e } if device: ipad"]),
  ]
}
