import StyleSheet

extension SilentFailure {
  /// The list of known failures.
  static let numbered = [
    SilentFailure(
      "1", "a fault of the text", .nui, also: [.sapfiori, .fioriSwiftUI], "missing-semicolon",
      """
      A { b: c }
              ^ error[missing-semicolon]: expected ';' after this value; nui ignores the whole sheet
               ~ note: nui gives up here
      """),
    SilentFailure(
      "2", "'//'", .nui, also: [.sapfiori], "line-comment",
      """
      // ours
      ^^ error[line-comment]: '//' begins no comment for nui, and the whole sheet is lost: use '/* … */'

      """),
    SilentFailure(
      "3", "'@media…'", .nui, also: [.sapfiori], "reserved-prefix",
      """
      @mediaColor: #ffffff;
      ^^^^^^^^^^^ error[reserved-prefix]: '@mediaColor' begins with '@media', a keyword to nui, and the whole sheet is lost
            ~ note: nui gives up here
      """),
    SilentFailure(
      "4", "'and…'", .nui, also: [.sapfiori], "reserved-prefix",
      """
      androidButton { b: c; }
      ^^^^^^^^^^^^^ error[reserved-prefix]: 'androidButton' begins with 'and', a keyword to nui, and the whole sheet is lost
      """),
    SilentFailure(
      "4", "'and…'", .nui, also: [.sapfiori], "reserved-prefix",
      """
      A { and-color: red; }
          ^^^^^^^^^ error[reserved-prefix]: 'and-color' begins with 'and', a keyword to nui, and the whole sheet is lost
      """),
    SilentFailure(
      "5", "'@a: @b;'", .nui, also: [.sapfiori], "variable-as-value",
      """
      @b: red; @a: @b;
                   ^^ warning[variable-as-value]: nui will not look '@b' up here: '@a' is its name, as text
      """),
    SilentFailure(
      "6", "'1 @c'", .nui, also: [.sapfiori], "embedded-variable",
      """
      @c: red; Label { border: 1 @c; }
                                 ^^ warning[embedded-variable]: nui will not look '@c' up here, and take it as text, because a variable has to be the whole value
      """),
    SilentFailure(
      "6", "'rgba(@r,0,0,1)'", .nui, also: [.sapfiori], "embedded-variable",
      """
      @r: 1; @a: rgba(@r,0,0,1);
                      ^^ warning[embedded-variable]: nui will not look '@r' up here, and take it as text, because a variable has to be the whole value
      """),
    SilentFailure(
      "7", "an undefined variable", .nui, also: [.sapfiori], "undefined-variable",
      """
      A { b: @c; }
             ^^ error[undefined-variable]: '@c' is not defined, and nui crashes the app when it loads the sheet
      """),
    SilentFailure(
      "8", "'rgba(255,0,0,1)'", .nui, also: [.sapfiori], "integer-alpha",
      """
      Label { font-color: rgba(255,0,0,1); }
                                       ^ warning[integer-alpha]: to nui this is all but invisible, because '1' without a dot is 1/255: write '1.0'
      """),
    SilentFailure(
      "9", "'hsl(120,50%,50%)'", .nui, also: [.sapfiori, .fioriSwiftUI], "unexpected-character",
      """
      Label { font-color: hsl(120,50%,50%); }
                                    ^ error[unexpected-character]: '%' is not allowed in a stylesheet; nui ignores the whole sheet
      """),
    SilentFailure(
      "9", "hsl is HSB", .nui, also: [.sapfiori], "hsl-is-hsb",
      """
      Label { font-color: hsl(0.3,0.5,0.5); }
                          ^^^^^^^^^^^^^^^^ warning[hsl-is-hsb]: 'hsl' is hue, saturation and brightness to nui: this is #4D8040, and by lightness it would be #59BF40
      """),
    SilentFailure(
      "10", "'#FFF'", .nui, also: [.sapfiori], "short-hex",
      """
      Label { font-color: #FFF; }
                          ^^^^ warning[short-hex]: three hex digits are no color to nui: write '#FFFFFF'
      """),
    SilentFailure(
      "11", "'#FF000080'", .nui, also: [.sapfiori, .fioriSwiftUI], "eight-digit-hex",
      """
      Label { font-color: #FF000080; }
                          ^^^^^^^^^ warning[eight-digit-hex]: '#FF000080' is #FF0000 to nui, #000080 to sapfiori and #FF0000 at 50 % to fiori-swiftui
      """),
    SilentFailure(
      "12", "an unknown keyword", .nui, also: [.sapfiori], "unknown-keyword",
      """
      Label { text-align: centre; }
                          ^^^^^^ warning[unknown-keyword]: 'text-align' takes 'left', 'center' or 'right', and 'centre' is 'left' to nui; did you mean 'center'?
      """),
    SilentFailure(
      "13", "an unknown class", .sapfiori, also: [.nui], "unknown-class",
      """
      fdlFUIRatingContol { on-color: red; }
      ^^^^^^^^^^^^^^^^^^ warning[unknown-class]: no class of the catalog is called 'fdlFUIRatingContol': it styles only elements to which the app gives it; did you mean 'fdlFUIRatingControl'?
      """),
    SilentFailure(
      "13", "an unknown property", .nui, also: [.sapfiori], "unknown-property",
      """
      Label { fon-color: red; }
              ^^^^^^^^^ warning[unknown-property]: NUI 0.5.5 does not read 'fon-color' of 'Label'; if the app does, describe it in a schema; did you mean 'font-color'?
      """),
    SilentFailure(
      "14", "a variable twice", .nui, also: [.sapfiori], "duplicate-variable",
      """
      @a: red; @a: blue;
               ^^ warning[duplicate-variable]: '@a' is defined again: for nui the last one holds, and 'red' is lost
      ~~ note: defined before here
      """),
    SilentFailure(
      "14", "a variable twice", .fioriSwiftUI, also: [.nui, .sapfiori], "duplicate-variable",
      """
      @tintColor:red;
      ~~~~~~~~~~ note: defined before here
      @tintColor:blue;
      ^^^^^^^^^^ warning[duplicate-variable]: '@tintColor' is defined again: for fiori-swiftui the first one holds, and 'blue' is lost

      """),
    SilentFailure(
      "15", "an indented line", .fioriSwiftUI, "indented-definition",
      """
        @tintColor:red;
        ^^^^^^^^^^ error[indented-definition]: fiori-swiftui will pass over '@tintColor', because its line does not begin with '@'
      """),
    SilentFailure(
      "15", "a second definition on a line", .fioriSwiftUI, "second-on-line",
      """
      @chrome:red; @tintColor:red;
                   ^^^^^^^^^^ error[second-on-line]: fiori-swiftui will pass over '@tintColor', because it does not begin its line
      ~~~~~~~ note: '@chrome' is passed over too, because its line has more than one ':'
      """),
    SilentFailure(
      "15", "a block", .fioriSwiftUI, "ignored-rules",
      """
      @chrome:red;
      A { b: c; }
      ^ remark[ignored-rules]: fiori-swiftui reads palette definitions only, and ignores every rule
      """),
    SilentFailure(
      "16", "a blank after ':'", .fioriSwiftUI, "blank-after-colon",
      """
      @tintColor: blue;
                 ^ error[blank-after-colon]: fiori-swiftui will find no color in ' blue', because it does not trim a value
      """),
    SilentFailure(
      "17", "a blank before ':'", .fioriSwiftUI, also: [.nui, .sapfiori], "blank-before-colon",
      """
      @tintColor :purple;
                ^ error[blank-before-colon]: fiori-swiftui will never ask for 'tintColor ', because the blank is part of the name
      """),
    SilentFailure(
      "18", "quotes without '#'", .fioriSwiftUI, also: [.nui, .sapfiori], "quoted-string",
      """
      @tintColor:"12171CFF";
                 ^^^^^^^^^^ error[quoted-string]: fiori-swiftui will find no color here, because the quotes are part of the value and the '#' is missing
      """),
    SilentFailure(
      "19", "no ';'", .fioriSwiftUI, also: [.nui, .sapfiori], "missing-semicolon",
      """
      @tintColor:#fff
                     ^ error[missing-semicolon]: expected ';' after this value; fiori-swiftui will read '#ff', which is no color, because it drops the last character of a line
      """),
    SilentFailure(
      "19", "no ';'", .fioriSwiftUI, also: [.nui, .sapfiori], "missing-semicolon",
      """
      @tintColor:#ff6000
                        ^ error[missing-semicolon]: expected ';' after this value; fiori-swiftui will read '#ff600', which is #FFFF66, because it drops the last character of a line
      """),
    SilentFailure(
      "19", "a ';' on the next line", .fioriSwiftUI, "dropped-character",
      """
      @tintColor:#ff6000
                       ^ error[dropped-character]: fiori-swiftui will read '#ff600', which is #FFFF66, because it drops the last character of a line
      ;
      """),
    SilentFailure(
      "19b", "'#12345'", .fioriSwiftUI, also: [.sapfiori], "invalid-color",
      """
      @tintColor:#12345;
                 ^^^^^^ warning[invalid-color]: of 5 hex digits fiori-swiftui reads the first 3: it reads three, six or eight, and of others as many as fit
      """),
    SilentFailure(
      "19b", "'#1234567'", .fioriSwiftUI, also: [.sapfiori], "invalid-color",
      """
      @tintColor:#1234567;
                 ^^^^^^^^ warning[invalid-color]: of 7 hex digits fiori-swiftui reads the first 6: it reads three, six or eight, and of others as many as fit
      """),
    SilentFailure(
      "20", "a blank behind ';'", .fioriSwiftUI, "text-behind-definition",
      """
      @tintColor:blue;\u{20}
                      ^ error[text-behind-definition]: fiori-swiftui will take 'blue;' for the value, because it drops one character at the end of a line

      """),
    SilentFailure(
      "20", "a comment behind ';'", .fioriSwiftUI, "text-behind-definition",
      """
      @tintColor:blue; /* ours */
                      ^^^^^^^^^^^ error[text-behind-definition]: fiori-swiftui will take 'blue; /* ours *' for the value, because it drops one character at the end of a line

      """),
    SilentFailure(
      "21", "a value with ':'", .fioriSwiftUI, also: [.nui, .sapfiori], "unexpected-colon",
      """
      @tintColor:red:blue;
                    ^ error[unexpected-colon]: expected a value or ';', not another ':'; fiori-swiftui will pass over '@tintColor'
      """),
    SilentFailure(
      "21", "a comment with ':'", .fioriSwiftUI, "second-colon-on-line",
      """
      @tintColor:red; /* a:b */
      ^^^^^^^^^^ error[second-colon-on-line]: fiori-swiftui will pass over '@tintColor', because its line has more than one ':'
      """),
    SilentFailure(
      "22", "eight digits", .fioriSwiftUI, also: [.nui, .sapfiori], "eight-digit-hex",
      """
      @tintColor:#80FF0000;
                 ^^^^^^^^^ warning[eight-digit-hex]: '#80FF0000' is #80FF00 to nui, #FF0000 to sapfiori and #80FF00 at 0 % to fiori-swiftui
      """),
    SilentFailure(
      "23", "a suffix that is asked for misspelt", .fioriSwiftUI, "lost-by-bug",
      """
      @tintColor_elevatedContrastLightBackground:red;
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[lost-by-bug]: fiori-swiftui looks for 'tintColor_elevatedContrastLightkBackground' instead (a bug)
      """),
    SilentFailure(
      "24", "a sheet of which nothing is read", .fioriSwiftUI, "nothing-read",
      """
      @a:red;
      ^^ warning[nothing-read]: fiori-swiftui will load this sheet without a word and read nothing, because no line overrides a palette name
      """),
  ]
}
