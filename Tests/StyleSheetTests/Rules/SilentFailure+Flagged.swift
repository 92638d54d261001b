import StyleSheet

extension SilentFailure {
  /// Further input that loses a sheet or crashes an app.
  static let errors = [
    SilentFailure(
      "E", "a quote", .nui, also: [.sapfiori], "quoted-string",
      """
      A { b: "c"; }
             ^^^ error[quoted-string]: nui has no quotes, and the whole sheet is lost: write the words alone
      """),
    SilentFailure(
      "E", "'!'", .nui, also: [.sapfiori, .fioriSwiftUI], "unexpected-character",
      """
      A { b: c !important; }
               ^^^^^^^^^^ error[unexpected-character]: a stylesheet has no '!important': the last declaration wins; nui ignores the whole sheet
      """),
    SilentFailure(
      "E", "'+'", .nui, also: [.sapfiori, .fioriSwiftUI], "unexpected-character",
      """
      A { b: 1 + 2; }
               ^ error[unexpected-character]: '+' is not allowed in a stylesheet; nui ignores the whole sheet
      """),
    SilentFailure(
      "E", "a letter beyond ASCII", .nui, also: [.sapfiori, .fioriSwiftUI], "unexpected-character",
      """
      A { b: é; }
             ^ error[unexpected-character]: 'é' (U+00E9) is not allowed here; nui ignores the whole sheet
      """),
    SilentFailure(
      "E", "an open comment", .nui, also: [.sapfiori, .fioriSwiftUI], "unclosed-comment",
      """
      /* ours
      ^^ error[unclosed-comment]: this comment is not closed, so the rest of the sheet is inside it: expected '*/'; nui ignores the whole sheet
      """),
    SilentFailure(
      "E", "an open string", .nui, also: [.sapfiori, .fioriSwiftUI], "unclosed-string",
      """
      A { b: "c; }
             ^^^^^ error[unclosed-string]: this string is not closed on its line; nui ignores the whole sheet
      """),
    SilentFailure(
      "E", "an open block", .nui, also: [.sapfiori, .fioriSwiftUI], "unclosed-block",
      """
      A { b: c;
        ^ error[unclosed-block]: this block is not closed: expected '}'; nui ignores the whole sheet
               ~ note: nui gives up here
      """),
    SilentFailure(
      "E", "':' in a selector", .nui, also: [.sapfiori], "class-path-selector",
      """
      A:B { c: d; }
      ^^^ error[class-path-selector]: a selector is one class for nui, and the whole sheet is lost at the ':'
       ~ note: nui gives up here
      """),
    SilentFailure(
      "E", "an empty value", .nui, also: [.sapfiori, .fioriSwiftUI], "missing-value",
      """
      A { b: ; }
            ^ error[missing-value]: expected a value here; nui ignores the whole sheet
             ~ note: nui gives up here
      """),
    SilentFailure(
      "E", "a further ':'", .nui, also: [.sapfiori, .fioriSwiftUI], "unexpected-colon",
      """
      A { b: c: d; }
              ^ error[unexpected-colon]: expected a value or ';', not another ':'; nui ignores the whole sheet
      """),
    SilentFailure(
      "E", "nested '@media'", .nui, also: [.sapfiori, .fioriSwiftUI], "nested-media",
      """
      @media (a: b) { @media (c: d) { } }
                      ^^^^^^^^^^^^^ error[nested-media]: '@media' is not allowed inside '@media'; nui ignores the whole sheet
      """),
    SilentFailure(
      "E", "an unknown at-rule", .nui, also: [.sapfiori, .fioriSwiftUI], "unknown-at-rule",
      """
      @page { }
      ^^^^^ error[unknown-at-rule]: '@page' is no at-rule: '@media' is the only condition of a sheet; nui ignores the whole sheet
            ~ note: nui gives up here
      """),
    SilentFailure(
      "E", "'@import'", .nui, also: [.sapfiori, .fioriSwiftUI], "import-statement",
      """
      @import base;
      ^^^^^^^ error[import-statement]: nui has no '@import', and the whole sheet is lost: load the other sheet by code
              ~ note: nui gives up here
      """),
    SilentFailure(
      "E", "a comment behind a word", .nui, also: [.sapfiori], "glued-comment",
      """
      A { b: c/* d */; }
              ^^ error[glued-comment]: right behind a word '/*' is part of it for nui, and the whole sheet is lost
               ~ note: nui gives up here
      """),
    SilentFailure(
      "E", "an offset without a comma", .nui, also: [.sapfiori], "malformed-offset",
      """
      Label { text-shadow-offset: 0 1; }
                                  ^^^ error[malformed-offset]: 'text-shadow-offset' takes two numbers with a comma between them, such as '0, 1'; without one nui crashes the app
      """),
    SilentFailure(
      "E", "a variable that some devices lack", .nui, also: [.sapfiori], "undefined-variable",
      """
      @media (device: ipad) { @a: #112233; }
                              ~~ note: defined here
      Label { font-color: @a; }
                          ^^ error[undefined-variable]: '@a' is not defined on iphone, and nui crashes the app when it loads the sheet
      """),
  ]

  /// Further input that an engine reads as something else.
  static let warnings = [
    SilentFailure(
      "W", "a parenthesis alone", .nui, also: [.sapfiori, .fioriSwiftUI], "unbalanced-parenthesis",
      """
      A { b: (c; }
             ^ warning[unbalanced-parenthesis]: this '(' has no partner; nui will take the value as it is
      """),
    SilentFailure(
      "W", "a list without a comma", .nui, also: [.sapfiori], "malformed-list",
      """
      Label { exclude-views: A B; }
                             ^^^ warning[malformed-list]: these are taken for one name: expected ',' between two
      """),
    SilentFailure(
      "W", "a color that is none on a title", .nui, also: [.sapfiori], "invalid-color",
      """
      NavigationBar { font-color: gren; }
                                  ^^^^ error[invalid-color]: 'gren' is no color to nui, and without a color for this title nui crashes the app; did you mean 'green'?
      """),
    SilentFailure(
      "W", "a color function that is none", .nui, also: [.sapfiori], "invalid-color",
      """
      NavigationBar { font-color: foo(1); }
                                  ^^^^^^ error[invalid-color]: 'foo(…)' is no color to nui, and without a color for this title nui crashes the app
      """),
    SilentFailure(
      "W", "a font that is none on a title", .nui, also: [.sapfiori], "unknown-font",
      """
      BarButton { font-name: boldsystem; }
                             ^^^^^^^^^^ error[unknown-font]: 'boldsystem' is no font, and without a font for this title nui crashes the app; did you mean 'boldSystem'?
      """),
    SilentFailure(
      "W", "a suffix of the other engine's", .sapfiori, "lost-by-bug",
      """
      @tintColor_elevatedContrastLightkBackground:red;
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[lost-by-bug]: only fiori-swiftui looks for this name (a bug); sapfiori looks for 'tintColor_elevatedContrastLightBackground'
      """),
    SilentFailure(
      "W", "an opacity of more than the whole", .nui, also: [.sapfiori], "out-of-range",
      """
      Label { text-alpha: 50; }
                          ^^ warning[out-of-range]: 'text-alpha' is from 0 to 1, and cannot be 50
      """),
    SilentFailure(
      "W", "a property twice", .nui, also: [.sapfiori], "duplicate-property",
      """
      A { b: c; b: d; }
                ^ warning[duplicate-property]: 'b' is set again: this value replaces 'c'
          ~ note: set before here
      """),
    SilentFailure(
      "W", "a class twice", .nui, also: [.sapfiori], "duplicate-class",
      """
      A { b: c; } A { b: d; }
                  ^ warning[duplicate-class]: 'A' is opened again: this 'b' replaces the one before
      ~ note: opened before here
      """),
    SilentFailure(
      "W", "a box with commas", .nui, also: [.sapfiori], "malformed-box",
      """
      Button { content-insets: 1, 2; }
                               ^^^^ warning[malformed-box]: nui will take '1, 2' for '1 0 2 0', because a comma counts as a number: write one to four numbers with blanks between them
      """),
    SilentFailure(
      "W", "a box of five", .nui, also: [.sapfiori], "malformed-box",
      """
      Button { content-insets: 1 2 3 4 5; }
                               ^^^^^^^^^ warning[malformed-box]: nui will take '1 2 3 4 5' for '0 0 0 0', because more than four are none: write one to four numbers with blanks between them
      """),
    SilentFailure(
      "W", "'rgba' without alpha", .nui, also: [.sapfiori], "invalid-color",
      """
      Label { font-color: rgba(1,2,3); }
                          ^^^^^^^^^^^ warning[invalid-color]: 'rgba(…)' takes four numbers, 0 to 255 or with a dot 0.0 to 1.0, and else is no color
      """),
    SilentFailure(
      "W", "'rgb' with alpha", .nui, also: [.sapfiori], "ignored-alpha",
      """
      Label { font-color: rgb(1,2,3,4); }
                          ^^^^^^^^^^^^ warning[ignored-alpha]: 'rgb' has no alpha, and its fourth number is ignored: write 'rgba'
      """),
    SilentFailure(
      "W", "an unknown color", .sapfiori, also: [.nui], "invalid-color",
      """
      Label { font-color: grey; }
                          ^^^^ warning[invalid-color]: 'grey' is no color to sapfiori; did you mean 'gray'?
      """),
    SilentFailure(
      "W", "an unknown boolean", .nui, also: [.sapfiori], "unknown-keyword",
      """
      Label { text-auto-fit: on; }
                             ^^ warning[unknown-keyword]: 'text-auto-fit' takes 'true' or 'false', and 'on' is 'false' to nui; did you mean 'true'?
      """),
    SilentFailure(
      "W", "a font word", .nui, also: [.sapfiori], "unknown-font",
      """
      Label { font-name: boldsystem; }
                         ^^^^^^^^^^ warning[unknown-font]: 'boldsystem' is no font; did you mean 'boldSystem'?
      """),
    SilentFailure(
      "W", "a slip in a font word", .nui, also: [.sapfiori], "unknown-font",
      """
      Label { font-name: ultraKightSystem; }
                         ^^^^^^^^^^^^^^^^ warning[unknown-font]: 'ultraKightSystem' is no font; did you mean 'ultraLightSystem'?
      BarButton { font-name: italicSyystem; }
                             ^^^^^^^^^^^^^ error[unknown-font]: 'italicSyystem' is no font, and without a font for this title nui crashes the app; did you mean 'italicSystem'?
      """),
    SilentFailure(
      "W", "a slip in a font", .nui, also: [.sapfiori], "unknown-font",
      """
      Label { font-name: HelvetcaNeue-Light; }
                         ^^^^^^^^^^^^^^^^^^ warning[unknown-font]: 'HelvetcaNeue-Light' is no font; did you mean 'HelveticaNeue-Light'?
      Button { font-name: Avenir-Medum; }
                          ^^^^^^^^^^^^ warning[unknown-font]: 'Avenir-Medum' is no font; did you mean 'Avenir-Medium'?
      """),
    SilentFailure(
      "W", "a slip in a color of another language", .nui, also: [.sapfiori], "invalid-color",
      """
      View { background-color: transparant; }
                               ^^^^^^^^^^^ warning[invalid-color]: 'transparant' is no color to nui; did you mean 'clear'?
      """),
    SilentFailure(
      "W", "a boolean for a color", .nui, also: [.sapfiori], "invalid-color",
      """
      Label { font-color: true; }
                          ^^^^ warning[invalid-color]: 'true' is no color to nui
      """),
    SilentFailure(
      "W", "no number", .nui, also: [.sapfiori], "invalid-number",
      """
      Label { font-size: large; }
                         ^^^^^ warning[invalid-number]: 'font-size' takes a number such as '12' or '0.5', and 'large' is 0 to nui
      """),
    SilentFailure(
      "W", "a unit", .nui, also: [.sapfiori], "number-unit",
      """
      Label { font-size: 4co; }
                         ^^^ warning[number-unit]: '4co' will count as 4, because letters behind a number are passed over
      """),
    SilentFailure(
      "W", "half a gradient", .nui, also: [.sapfiori], "half-gradient",
      """
      Button { background-color-top: red; }
               ^^^^^^^^^^^^^^^^^^^^ warning[half-gradient]: 'Button' has no 'background-color-bottom': the gradient is one flat color
      """),
    SilentFailure(
      "W", "a border without width", .nui, also: [.sapfiori], "border-without-width",
      """
      Button { border-color: red; }
               ^^^^^^^^^^^^ warning[border-without-width]: 'Button' has no 'border-width', so its border is not seen
      """),
    SilentFailure(
      "W", "a font on TabBar", .nui, also: [.sapfiori], "unknown-property",
      """
      TabBar { font-name: system; }
               ^^^^^^^^^ warning[unknown-property]: NUI 0.5.5 does not read 'font-name' of 'TabBar'; if the app does, describe it in a schema; 'TabBarItem', 'BarButton', 'BarButtonBack' and 8 more have it
      """),
    SilentFailure(
      "W", "a state of BarButton", .nui, also: [.sapfiori], "unknown-variant",
      """
      BarButton { font-color-disabled: red; }
                  ^^^^^^^^^^^^^^^^^^^ warning[unknown-variant]: NUI 0.5.5 does not read 'font-color-disabled' of 'BarButton'; if the app does, describe it in a schema
      """),
    SilentFailure(
      "W", "an unknown media property", .nui, also: [.sapfiori], "unknown-media-property",
      """
      @media (width: 4) { }
              ^^^^^ warning[unknown-media-property]: 'width' always holds: conditions are on 'device' or 'orientation'
      """),
    SilentFailure(
      "W", "an unknown media value", .nui, also: [.sapfiori], "unknown-media-value",
      """
      @media (device: ipod) { }
                      ^^^^ warning[unknown-media-value]: 'ipod' is never met: 'device' is 'ipad' or 'iphone'; did you mean 'ipad'?
      """),
    SilentFailure(
      "W", "an override before its default", .nui, also: [.sapfiori], "media-before-default",
      """
      @media (device: ipad) { A { b: c; } } A { b: d; }
                                  ^ warning[media-before-default]: this 'b' never has an effect: the one without a condition comes later, and wins
                                                ~ note: set for all situations here
      """),
    SilentFailure(
      "W", "a variable's override before its default", .nui, also: [.sapfiori],
      "media-before-default",
      """
      @media (device: ipad) { @a: red; }
                              ^^ warning[media-before-default]: this '@a' never has an effect: the one without a condition comes later, and wins
      @a: blue;
      ~~ note: defined for all situations here
      Label { font-color: @a; }
      """),
    SilentFailure(
      "W", "a variable for two '@media' at once", .nui, also: [.sapfiori], "conflicting-media",
      """
      @a: green;
      @media (device: ipad) { @a: red; }
                              ~~ note: defined as 'red' here
      @media (orientation: portrait) { @a: blue; }
                                       ^^ warning[conflicting-media]: where both blocks hold, this '@a' wins only because it comes later
      Label { font-color: @a; }
      """),
    SilentFailure(
      "W", "a class in other letters", .nui, also: [.sapfiori], "case-mismatch",
      """
      textField { font-size: 4; }
      ^^^^^^^^^ warning[case-mismatch]: 'textField' matches no class of the catalog, because the case of letters matters: write 'TextField'
      """),
    SilentFailure(
      "W", "'horizontal-align'", .nui, "lost-by-bug",
      """
      TextField { horizontal-align: right; }
                  ^^^^^^^^^^^^^^^^ warning[lost-by-bug]: nui ignores 'horizontal-align' (a bug) and aligns to the left
      """),
    SilentFailure(
      "W", "'.Class'", .nui, also: [.sapfiori], "leading-dot",
      """
      .A { b: c; }
      ^^ warning[leading-dot]: the dot is a part of the name '.A': elements of the class 'A' do not have it
      """),
    SilentFailure(
      "W", "a suffix that is dropped", .fioriSwiftUI, "dropped-suffix",
      """
      @tintColor:chrome_darkBackground;
                 ^^^^^^^^^^^^^^^^^^^^^ warning[dropped-suffix]: fiori-swiftui will drop '_darkBackground': write 'chrome_darkConstant' for the color on dark
      """),
    SilentFailure(
      "W", "a blank before ';'", .fioriSwiftUI, "blank-before-semicolon",
      """
      @tintColor:purple ;
                       ^ error[blank-before-semicolon]: fiori-swiftui will read 'purple ', which is no color, because it does not trim a value
      """),
    SilentFailure(
      "W", "a comment in a definition", .fioriSwiftUI, "comment-in-definition",
      """
      @tintColor:red/**/;
                    ^^^^ error[comment-in-definition]: fiori-swiftui will read 'red/**/', which is no color, because it does not know comments
      """),
    SilentFailure(
      "W", "a definition over two lines", .fioriSwiftUI, "split-definition",
      """
      @tintColor:
      ^^^^^^^^^^ error[split-definition]: fiori-swiftui will find no color for '@tintColor', because its value is on another line
        red;
      """),
    SilentFailure(
      "W", "a definition in an '@media'", .fioriSwiftUI, "definition-in-media",
      """
      @media (device: ipad) {
      @tintColor:red;
      ^^^^^^^^^^ error[definition-in-media]: fiori-swiftui will read '@tintColor' here in every situation, because it does not know '@media'
      }
      """),
    SilentFailure(
      "W", "digits in what is no color", .fioriSwiftUI, "misread-definition",
      """
      @tintColor:#112@233;
                 ^^^^^^^^ warning[misread-definition]: fiori-swiftui will find #111122 in '#112@233', which is no color by itself
      """),
    SilentFailure(
      "W", "a definition in a comment", .fioriSwiftUI, "definition-in-comment",
      """
      /*
      @tintColor:red;
      ^^^^^^^^^^ error[definition-in-comment]: fiori-swiftui will read '@tintColor' here, because it does not know comments
      */
      """),
  ]

  /// Further input of lower severity.
  static let remarks = [
    SilentFailure(
      "I", "an unused variable", .nui, also: [.sapfiori], "unused-variable",
      """
      @a: red;
      ^^ warning[unused-variable]: '@a' is never used
      """),
    SilentFailure(
      "I", "an empty rule", .nui, also: [.sapfiori], "empty-rule",
      """
      A { }
      ^ warning[empty-rule]: this rule sets nothing
      """),
    SilentFailure(
      "I", "no final line end", .nui, also: [.sapfiori, .fioriSwiftUI], "missing-final-newline",
      """
      A { b: c; }
                 ^ remark[missing-final-newline]: the last line has no line end
      """),
    SilentFailure(
      "I", "tabs", .nui, also: [.sapfiori, .fioriSwiftUI], "tab-character",
      """
      A {
      \tb: c;
      ^ remark[tab-character]: 1 line is indented with tabs, and 1 with spaces
        d: e;
      }
      """),
    SilentFailure(
      "I", "a blank before ':'", .nui, also: [.sapfiori], "blank-before-colon",
      """
      A { b : c; }
           ^ remark[blank-before-colon]: nui before 0.5, and perhaps engines based on it, loses a name with a blank behind it: write ':' right after the name
      """),
    SilentFailure(
      "I", "'none' excluded", .nui, also: [.sapfiori], "needless-exclusion",
      """
      A { exclude-views: none; }
                         ^^^^ remark[needless-exclusion]: there is no class 'none' to exclude
      """),
    SilentFailure(
      "I", "'-editable' on a color", .sapfiori, "unverified-name",
      """
      fdlFUIRatingControl { on-color-editable: red; }
                            ^^^^^^^^^^^^^^^^^ remark[unverified-name]: 'on-color-editable' is inferred, no page has it: the page prints '-editable-disabled' twice; one is read as '-editable'
      """),
  ]
}
