@testable import StyleRules
import StyleSheet
import Testing

/// Safe fixes correct a misspelled name if nothing else depends on it.
@Suite struct RenamingTests {
  /// Sheets before and after safe fixes; nil if they do not change.
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
    // The valid declaration would become the first of two, and be removed.
    ("fdlFUIRatingControl { on-color: #00FF00; on-colr: #0000FF; }\n", nil),
    ("fdlFUIRatingControl { on-color: #00FF00; on-Color: #0000FF; }\n", nil),
    ("NavigationBar { bar-tint-color: #112233; bar-tint-colour: #FF0000; }\n", nil),
    // Two misspellings of one property or class: one of the two values would be lost.
    ("fdlFUIRatingControl { onColor: #00FF00; on_color: #0000FF; }\n", nil),
    ("fdlFUIRatingControl { on-colr: #00FF00; on-clor: #0000FF; }\n", nil),
    (
      """
      fdlFUIRatingControll { on-color: #00FF00; off-color: #FFFFFF; }
      fdlFUIRatingContrl { on-color: #0000FF; off-color: #FFFFFF; }

      """, nil
    ),
    // The values of the correctly spelled class would be overridden.
    (
      """
      fdlFUIRatingControl { on-color: #00FF00; off-color: #0000FF; }
      fdlFUIRatingcontrol { on-color: #FF0000; off-color: #0000FF; }

      """, nil
    ),
    // The meaning of the dot is unknown.
    (".Button { font-color: red; }\n", nil),
  ])
  func onlyUnambiguousSlipsAreFixed(_ text: String, _ expected: String?) {
    let fixedSheet = FixedSheet(of: SourceText(text), for: [.sapfiori], rules: Rule.usual)
    #expect(fixedSheet.source == SourceText(expected ?? text))
  }
}
