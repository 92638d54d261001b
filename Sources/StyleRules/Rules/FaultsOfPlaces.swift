import StyleSheet

// Faults of misplaced elements and at-rules.

extension Rule {
  static let declarationOutsideRule = Rule(
    fault: .declarationOutsideRule,
    summary: "a declaration is outside a rule",
    rationale:
      "A property belongs to a class. A value for the whole sheet is a variable, with '@'.",
    examples: """
      @brand: red; Label { font-color: @brand; }
      ---
      font-color: red;
      ^^^^^^^^^^^^^^^ error[declaration-outside-rule]: a declaration is allowed only in the block of a rule; sapfiori ignores the whole sheet (inferred)
      ---
      cardFontColor: #333333;
      ^^^^^^^^^^^^^^^^^^^^^^ error[declaration-outside-rule]: a declaration is allowed only in the block of a rule; did you mean '@cardFontColor'? sapfiori ignores the whole sheet (inferred)
      ---
      @media (device: ipad) { font-size: 20; }
                              ^^^^^^^^^^^^^ error[declaration-outside-rule]: a declaration is allowed only in the block of a rule; sapfiori ignores the whole sheet (inferred)
      """)

  static let definitionInRule = Rule(
    fault: .definitionInRule,
    summary: "a variable is defined inside a rule",
    rationale:
      "Variables belong to the whole sheet. They are defined at its top level, or in an '@media'.",
    examples: """
      @brand: red; Label { font-color: @brand; }
      ---
      Label { @brand: red; font-color: @brand; }
              ^^^^^^ error[definition-in-rule]: '@brand' is defined inside a rule: definitions belong at the top of the sheet; sapfiori ignores the whole sheet (inferred)
      ---
      Label {
        @tintColor: blue;
        ^^^^^^^^^^ error[definition-in-rule]: '@tintColor' is defined inside a rule: definitions belong at the top of the sheet; sapfiori ignores the whole sheet (inferred)
      }
      """)

  static let nestedMedia = Rule(
    fault: .nestedMedia,
    summary: "an '@media' is inside another",
    rationale: "Two conditions are joined by 'and'. NUI stops at the second '@media'.",
    examples: """
      @media (device: ipad) and (orientation: landscape) { Label { font-size: 20; } }
      ---
      @media (device: ipad) { @media (orientation: landscape) { Label { font-size: 20; } } }
                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[nested-media]: '@media' is not allowed inside '@media'; sapfiori ignores the whole sheet (inferred)
      ---
      @media (device: ipad) {
        Label { font-size: 20; }
        @media (orientation: portrait) { }
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[nested-media]: '@media' is not allowed inside '@media'; sapfiori ignores the whole sheet (inferred)
      }
      """)

  static let nestedImport = Rule(
    fault: .nestedImport,
    summary: "an '@import' is inside an '@media'",
    rationale: """
      An import applies to the whole sheet and cannot have a condition, so this one is ignored. \
      NUI stops at it, as at every import.
      """,
    examples: """
      @media (device: ipad) { Label { font-size: 20; } }
      ---
      @media (device: ipad) { @import "wide"; }
                              ^^^^^^^^^^^^^^ error[nested-import]: '@import' is not allowed inside '@media': imports belong at the top of a sheet; sapfiori ignores the whole sheet (inferred)
      ---
      @media (device: ipad) {
        @import wide;
        ^^^^^^^^^^^^ error[nested-import]: '@import' is not allowed inside '@media': imports belong at the top of a sheet; sapfiori ignores the whole sheet (inferred)
        Label { font-size: 20; }
      }
      """)

  static let unknownAtRule = Rule(
    fault: .unknownAtRule,
    summary: "a word with '@' is neither a definition nor an at-rule",
    rationale: """
      The only at-rules are '@media' and '@import'. Every other word with '@' is a variable, which \
      is defined with ':' and a value.
      """,
    examples: """
      @brand: red; Label { font-color: @brand; }
      ---
      @include base;
      ^^^^^^^^ error[unknown-at-rule]: '@include' is no at-rule: list the classes that share declarations: 'A, B { … }'; sapfiori ignores the whole sheet (inferred)
      ---
      @Media (device: ipad) { Label { font-size: 20; } }
      ^^^^^^ error[unknown-at-rule]: '@Media' is no at-rule; did you mean '@media'? sapfiori ignores the whole sheet (inferred)
      ---
      @page { }
      ^^^^^ error[unknown-at-rule]: '@page' is no at-rule: '@media' is the only condition of a sheet; sapfiori ignores the whole sheet (inferred)
      ---
      @supports (color) { Label { font-color: red; } }
      ^^^^^^^^^ error[unknown-at-rule]: '@supports' is no at-rule: '@media' is the only condition of a sheet; sapfiori ignores the whole sheet (inferred)
      """)

  static let malformedCondition = Rule(
    fault: .malformedCondition,
    summary: "'@media' is not followed by a condition",
    rationale: """
      A condition is two words in parentheses, and several are joined by 'and'. There is no 'or', \
      no 'not' and no comparison.
      """,
    examples: """
      @media (device: ipad) { Label { font-size: 20; } }
      ---
      @media ipad { Label { font-size: 20; } }
             ^^^^ error[malformed-condition]: expected a condition such as '(device: ipad)' here; sapfiori ignores the whole sheet (inferred)
      ---
      @media (device) { Label { font-size: 20; } }
                    ^ error[malformed-condition]: expected a condition such as '(device: ipad)' here; sapfiori ignores the whole sheet (inferred)
      ---
      @media (device: ipad) or (orientation: portrait) { Label { font-size: 20; } }
                            ^^ error[malformed-condition]: conditions are joined by 'and', as in '(device: ipad) and (orientation: landscape)', not by 'or'; sapfiori ignores the whole sheet (inferred)
      ---
      @media (device: ipad) (orientation: portrait) { Label { font-size: 20; } }
                            ^ error[malformed-condition]: conditions are joined by 'and', as in '(device: ipad) and (orientation: landscape)'; sapfiori ignores the whole sheet (inferred)
      """)

  static let malformedImport = Rule(
    fault: .malformedImport,
    summary: "'@import' is not followed by the name of one sheet",
    rationale: "Each '@import' names exactly one sheet.",
    examples: """
      @import base;
      ---
      @import;
             ^ error[malformed-import]: expected the name of one sheet after '@import', as in '@import "colors";'; sapfiori ignores the whole sheet (inferred)
      ---
      @import base theme;
                   ^^^^^ error[malformed-import]: expected the name of one sheet after '@import', as in '@import "colors";'; sapfiori ignores the whole sheet (inferred)
      """)
}
