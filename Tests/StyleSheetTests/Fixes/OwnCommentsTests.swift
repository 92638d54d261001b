import Testing

@testable import StyleRules
@testable import StyleSheet

/// The removal of code also removes the comments that belong to it alone.
@Suite struct OwnCommentsTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let before: String
    let after: String

    init(_ description: String, _ before: String, becomes after: String) {
      testDescription = description
      self.before = before
      self.after = after
    }
  }

  static let cases = [
    Case(
      "a comment after the code is removed",
      """
      @ink: #000000;
      @seed: 1; /* of old */
      A { font-color: @ink; }
      """,
      becomes: """
        @ink: #000000;
        A { font-color: @ink; }
        """),
    Case(
      "several comments after the code are removed",
      """
      @ink: #000000;
      @seed: 1; /* of old */ // and gone
      A { font-color: @ink; }
      """,
      becomes: """
        @ink: #000000;
        A { font-color: @ink; }
        """),
    Case(
      "comments directly above are removed",
      """
      @ink: #000000;

      /* A seed,
         of old. */
      /* And more. */
      @seed: 1;

      A { font-color: @ink; }
      """,
      becomes: """
        @ink: #000000;

        A { font-color: @ink; }
        """),
    Case(
      "a comment above several definitions is kept",
      """
      @ink: #000000;

      /* Seeds and inks. */
      @seed: 1;
      @other: #FFFFFF;
      A { font-color: @ink; background-color: @other; }
      """,
      becomes: """
        @ink: #000000;

        /* Seeds and inks. */
        @other: #FFFFFF;
        A { font-color: @ink; background-color: @other; }
        """),
    Case(
      "a comment above a blank line is kept",
      """
      @ink: #000000;
      /* Seeds. */

      @seed: 1;

      A { font-color: @ink; }
      """,
      becomes: """
        @ink: #000000;
        /* Seeds. */

        A { font-color: @ink; }
        """),
    Case(
      "the first comment of a sheet is kept",
      """
      /* The theme of all themes. */
      @seed: 1;

      A { font-color: #000000; }
      """,
      becomes: """
        /* The theme of all themes. */

        A { font-color: #000000; }
        """),
    Case(
      "a comment after several definitions on a line is kept",
      """
      @ink: #000000; @seed: 1; /* of old */
      A { font-color: @ink; }
      """,
      becomes: """
        @ink: #000000; /* of old */
        A { font-color: @ink; }
        """),
    Case(
      "a comment after the previous definition is kept",
      """
      @ink: #000000; /* for text */
      @seed: 1;

      A { font-color: @ink; }
      """,
      becomes: """
        @ink: #000000; /* for text */

        A { font-color: @ink; }
        """),
    Case(
      "a comment with a line that an engine reads is kept",
      """
      @ink: #000000;
      /*
      @tintColor:#FF0000;
      */
      @seed: 1;

      A { font-color: @ink; }
      """,
      becomes: """
        @ink: #000000;
        /*
        @tintColor:#FF0000;
        */

        A { font-color: @ink; }
        """),
    Case(
      "the comment of a declaration is removed",
      """
      A {
        font-color: #000000; /* was black */
        font-color: #111111; /* is nearly so */
      }
      """,
      becomes: """
        A {
          font-color: #111111; /* is nearly so */
        }
        """),
    Case(
      "the comment above the last declaration is removed",
      """
      A {
        font-color: #111111;
        /* Not yet. */
        exclude-views: none;
      }
      """,
      becomes: """
        A {
          font-color: #111111;
        }
        """),
    Case(
      "the comment above an empty rule is removed",
      """
      A { font-color: #111111; }

      // Nothing yet.
      B { }
      """,
      becomes: """
        A { font-color: #111111; }

        """),
  ]

  @Test(arguments: cases)
  func commentsAreRemovedWithTheirCode(_ row: Case) {
    let rules = [
      Rule.unusedVariable, .duplicateProperty, .emptyRule, .needlessExclusion,
    ]
    let fixedSheet = FixedSheet(of: SourceText(row.before), upTo: .unsafe, rules: rules)
    #expect(fixedSheet.source[0..<fixedSheet.source.bytes.count] == row.after)
  }

  /// A definition stays if moving it could change which of two wins, or make it unconditional.
  @Test func onlyUniqueUnconditionalDefinitionsAreMoved() {
    let fixed = { (text: String) in
      let fixedSheet = FixedSheet(
        of: SourceText(text), for: Dialect.all, rules: [.indentedDefinition])
      return fixedSheet.source[0..<fixedSheet.source.bytes.count]
    }
    #expect(fixed("  @tintColor:#0064D9;\n") == "@tintColor:#0064D9;\n")
    let twice = "  @tintColor:#0064D9;\n@tintColor:#0064DA;\n"
    #expect(fixed(twice) == twice)
    let conditional = "@media (device: ipad) {\n  @tintColor:#0064D9;\n}\n"
    #expect(fixed(conditional) == conditional)
  }
}
