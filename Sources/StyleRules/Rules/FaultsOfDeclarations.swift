import StyleSheet

// Faults in definitions and declarations.

extension Rule {
  static let missingSemicolon = Rule(
    fault: .missingSemicolon,
    summary: "a value is not followed by ';'",
    rationale: """
      Without the last ';', the engine reads the next words as part of the value and stops at the \
      next ':' or '}'.
      """,
    examples: """
      Label { font-color: red; }
      ---
      Label { font-color: red }
                             ^ error[missing-semicolon]: expected ';' after this value; sapfiori ignores the whole sheet (inferred)
      ---
      @brand: #0064D9
                     ^ error[missing-semicolon]: expected ';' after this value; sapfiori ignores the whole sheet (inferred)
      Label { font-color: @brand; }
      """)

  static let missingColon = Rule(
    fault: .missingColon,
    summary: "a name is not followed by ':' and a value",
    rationale: "A declaration needs ':' between its name and its value.",
    examples: """
      Label { font-color: red; }
      ---
      Label { font-color red; }
              ^^^^^^^^^^ error[missing-colon]: expected ':' and a value after 'font-color'; sapfiori ignores the whole sheet (inferred)
      ---
      Label { font-color; font-size: 17; }
              ^^^^^^^^^^ error[missing-colon]: expected ':' and a value after 'font-color'; sapfiori ignores the whole sheet (inferred)
      ---
      Label { .rounded(4); font-size: 17; }
              ^^^^^^^^ error[missing-colon]: '.rounded' is no declaration: list the classes that share declarations: 'A, B { … }'; sapfiori ignores the whole sheet (inferred)
      """)

  static let missingValue = Rule(
    fault: .missingValue,
    summary: "a name and its ':' are not followed by a value",
    rationale: "There is no empty value. To leave a property as it is, remove the declaration.",
    examples: """
      Label { font-color: red; }
      ---
      Label { font-color: ; }
                         ^ error[missing-value]: expected a value here; sapfiori ignores the whole sheet (inferred)
      ---
      @brand:;
             ^ error[missing-value]: expected a value here; sapfiori ignores the whole sheet (inferred)
      """)

  static let unexpectedColon = Rule(
    fault: .unexpectedColon,
    summary: "a value has a second ':'",
    rationale: """
      A value has no colon. Usually the ';' of the previous line is missing, the ':' was typed \
      twice, or a ':' is in the name of the property for a state.
      """,
    examples: """
      Label { font-color: red; }
      ---
      Label { font-color: red: blue; }
                             ^ error[unexpected-colon]: expected a value or ';', not another ':'; sapfiori ignores the whole sheet (inferred)
      ---
      Button { font-color:selected: red; }
                                  ^ error[unexpected-colon]: expected a value or ';', not another ':'; did you mean 'font-color-selected'? sapfiori ignores the whole sheet (inferred)
      ---
      Button { font-color:hover: red; }
                               ^ error[unexpected-colon]: expected a value or ';', not another ':'; did you mean 'font-color-highlighted'? sapfiori ignores the whole sheet (inferred)
      ---
      Label { font-color:: red; }
                         ^ error[unexpected-colon]: expected a value or ';', not another ':'; sapfiori ignores the whole sheet (inferred)
      ---
      @brand: red;
      Label { font-color: @brand:; }
                                ^ error[unexpected-colon]: expected a value or ';', not another ':'; sapfiori ignores the whole sheet (inferred)
      """)

  static let unbalancedParenthesis = Rule(
    fault: .unbalancedParenthesis,
    summary: "a parenthesis has no partner",
    rationale: """
      NUI does not count parentheses: it reads the sheet to its end, takes the value as it is, and \
      finds no color in it.
      """,
    examples: """
      Label { font-color: rgb(0, 100, 217); }
      ---
      Label { font-color: rgb(0, 100, 217; }
                             ^ warning[unbalanced-parenthesis]: this '(' has no partner: expected ')' at its end; sapfiori will find no color in the value (inferred)
      ---
      Label { font-color: rgb 0, 100, 217); }
                                         ^ warning[unbalanced-parenthesis]: this ')' has no partner: expected '(' after 'rgb'; sapfiori will take the value as it is (inferred)
      ---
      Label { font-color: rgb(0, 100, 217)); }
                                          ^ warning[unbalanced-parenthesis]: this ')' is one too many; sapfiori will take the value as it is (inferred)
      --- nui
      TabBarItem { font-color: rgb(0, 100, 217; }
                                  ^ error[unbalanced-parenthesis]: this '(' has no partner: expected ')' at its end; nui will find no color in the value, and without a color or a font for a title nui crashes the app
      """)
}
