@testable import StyleRules
import StyleSheet
import Testing

/// A slip is mended without being asked where nothing else depends on it.
@Suite struct RenamingTests {
  /// Sheets, and what becomes of them by safe fixes alone.
  @Test(arguments: [
    (
      "fdlFUIRatingControl { on-colr: #0000FF; }\n",
      "fdlFUIRatingControl { on-color: #0000FF; }\n"
    ),
    ("Buton { font-color: red; }\n", nil),
    (
      "fdlFUIRatingControl { on-color: red; }\nfdlFUIRatingControll { off-color: red; }\n",
      "fdlFUIRatingControl { on-color: red; }\nfdlFUIRatingControl { off-color: red; }\n"
    ),
    // The value that worked would be taken for the first of two, and removed.
    ("fdlFUIRatingControl { on-color: #00FF00; on-colr: #0000FF; }\n", nil),
    ("fdlFUIRatingControl { on-color: #00FF00; on-Color: #0000FF; }\n", nil),
    ("NavigationBar { bar-tint-color: #112233; bar-tint-colour: #FF0000; }\n", nil),
    // What the class is given would be overridden.
    (
      """
      fdlFUIRatingControl { on-color: #00FF00; off-color: #0000FF; }
      fdlFUIRatingcontrol { on-color: #FF0000; off-color: #0000FF; }

      """, nil
    ),
    // The dot may be meant for something that nobody knows.
    (".Button { font-color: red; }\n", nil),
  ])
  func onlyWhatIsCertainIsMended(_ text: String, _ expected: String?) {
    let mending = Mending(of: SourceText(text), for: [.sapfiori], rules: Rule.usual)
    #expect(mending.source == SourceText(expected ?? text))
  }
}
