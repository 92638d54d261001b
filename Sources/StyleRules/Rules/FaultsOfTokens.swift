import StyleSheet

// Faults in tokens.

extension Rule {
  static let unexpectedCharacter = Rule(
    fault: .unexpectedCharacter,
    summary: "a character is not allowed in a stylesheet",
    rationale: """
      The language has no '!important', no percentages, no arithmetic and no strings of its own, \
      and allows letters beyond ASCII only in comments. NUI's tokenizer stops at such a character.
      """,
    examples: """
      Label { font-color: red; } /* café */
      ---
      Label { font-color: red !important; }
                              ^^^^^^^^^^ error[unexpected-character]: a stylesheet has no '!important': the last declaration wins; sapfiori ignores the whole sheet (inferred)
      ---
      Label { font-size: 17 + 2; }
                            ^ error[unexpected-character]: '+' is not allowed in a stylesheet; sapfiori ignores the whole sheet (inferred)
      ---
      Label { font-size: 17；}
                           ^^ error[unexpected-character]: '；' (U+FF1B) looks like ';', and is not allowed here; sapfiori ignores the whole sheet (inferred)
      """)

  static let unexpectedToken = Rule(
    fault: .unexpectedToken,
    summary: "a word or a sign is unexpected",
    rationale: """
      The word or sign belongs to no rule or declaration. This tool reads the text before and \
      after it; NUI does not.
      """,
    examples: """
      Label { font-color: red; }
      ---
      Label { font-color: red; };
                                ^ error[unexpected-token]: unexpected ';'; sapfiori ignores the whole sheet (inferred)
      ---
      , Label { font-color: red; }
      ^ error[unexpected-token]: unexpected ','; sapfiori ignores the whole sheet (inferred)
      ---
      ```css
      ^^^^^^ error[unexpected-token]: '```css' surrounds a stylesheet in a page, and is no part of it; sapfiori ignores the whole sheet (inferred)
      Label { font-color: red; }
      """)

  static let mergeConflict = Rule(
    fault: .mergeConflict,
    summary: "a merge conflict is left in the sheet",
    rationale: """
      The sheet contains both sides and the marks around them, which no engine reads. Only an \
      author can decide which side is right, so nothing else is reported or fixed inside a \
      conflict.
      """,
    examples: """
      Label { font-size: 12; }
      ---
      Label {
      <<<<<<< HEAD
      ^^^^^^^^^^^^
        font-size: 12;
      =======
        font-size: 14;
      >>>>>>> larger
      ^^^^^^^^^^^^^^ error[merge-conflict]: a merge conflict is left in the sheet: keep one side and delete the marks; sapfiori ignores the whole sheet (inferred)
      }
      ---
      Label { font-size: 12; }
      >>>>>>> larger
      ^^^^^^^^^^^^^^ error[merge-conflict]: a merge conflict is left in the sheet: keep one side and delete the marks; sapfiori ignores the whole sheet (inferred)
      """)

  static let notAStylesheet = Rule(
    fault: .notAStylesheet,
    summary: "the text is not a stylesheet",
    rationale: """
      Too few of its lines look like a rule, a declaration or a definition: the file contains \
      prose, JSON or code. Nothing else is reported in it, and neither 'fix' nor 'fmt' changes it.
      """,
    examples: """
      Label { font-size: 12; }
      ---
      The colors of the app are in a sheet of its own.
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[not-a-stylesheet]: this text is not a stylesheet: its line does not look like a rule, a declaration or a definition; sapfiori ignores the whole sheet (inferred)
      ---
      {
      ^ error[not-a-stylesheet]: this text is JSON, and not a stylesheet; sapfiori ignores the whole sheet (inferred)
        "font-size": 12
      }
      """)

  static let unclosedComment = Rule(
    fault: .unclosedComment,
    summary: "a comment is not closed",
    rationale: """
      The rest of the sheet becomes part of the comment. Comments do not nest: the first '*/' ends \
      one.
      """,
    examples: """
      /* ours */ Label { font-color: red; }
      ---
      /* ours
      ^^ error[unclosed-comment]: this comment is not closed, so the rest of the sheet is inside it: expected '*/'; sapfiori ignores the whole sheet (inferred)
      Label { font-color: red; }
      ---
      Label { font-color: red; } /* the end * /
                                 ^^ error[unclosed-comment]: this comment is not closed, so the rest of the sheet is inside it: expected '*/'; sapfiori ignores the whole sheet (inferred)
      """)

  static let unclosedString = Rule(
    fault: .unclosedString,
    summary: "a string is not closed on its line",
    rationale: """
      A string ends on the line on which it begins. Names of fonts, images and colors need no \
      quotes.
      """,
    examples: """
      Label { font-name: HelveticaNeue-Light; }
      ---
      Label {
        font-name: "HelveticaNeue-Light;
                   ^^^^^^^^^^^^^^^^^^^^^ error[unclosed-string]: this string is not closed on its line; sapfiori ignores the whole sheet (inferred)
      }
      ---
      Label {
        font-name: 'HelveticaNeue-Light";
                   ^^^^^^^^^^^^^^^^^^^^^^ error[unclosed-string]: this string is not closed on its line; sapfiori ignores the whole sheet (inferred)
      }
      """)
}
