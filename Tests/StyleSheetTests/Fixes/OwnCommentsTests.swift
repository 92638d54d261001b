import Testing

@testable import StyleRules
@testable import StyleSheet

/// What is taken out of a sheet takes the comments along that are about it alone.
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
      "a comment behind goes",
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
      "so do several, and a line comment",
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
      "a comment right above goes, of however many lines",
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
      "one that heads several stays",
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
      "one a blank line above stays",
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
      "the first comment of a sheet stays",
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
      "on a line of several it is not known whose a comment is",
      """
      @ink: #000000; @seed: 1; /* of old */
      A { font-color: @ink; }
      """,
      becomes: """
        @ink: #000000; /* of old */
        A { font-color: @ink; }
        """),
    Case(
      "one behind what stands above stays",
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
      "one with a line that an engine would read stays",
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
      "a declaration takes its own",
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
      "the last declaration of a block takes the one above",
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
      "so does an empty rule",
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
  func goesWithWhatItIsAbout(_ row: Case) {
    let rules = [
      Rule.unusedVariable, .duplicateProperty, .emptyRule, .needlessExclusion,
    ]
    let mending = Mending(of: SourceText(row.before), upTo: .unsafe, rules: rules)
    #expect(mending.source[0..<mending.source.bytes.count] == row.after)
  }

  /// What would change which of two holds, or hold in every situation, is left to the author.
  @Test func aLineIsMovedToTheMarginWhereItIsTheOnlyOne() {
    let mended = { (text: String) in
      let mending = Mending(
        of: SourceText(text), for: Dialect.all, rules: [.indentedDefinition])
      return mending.source[0..<mending.source.bytes.count]
    }
    #expect(mended("  @tintColor:#0064D9;\n") == "@tintColor:#0064D9;\n")
    let twice = "  @tintColor:#0064D9;\n@tintColor:#0064DA;\n"
    #expect(mended(twice) == twice)
    let conditional = "@media (device: ipad) {\n  @tintColor:#0064D9;\n}\n"
    #expect(mended(conditional) == conditional)
  }
}
