import FormCellModel
import Foundation
import StyleSheet
import Testing

@testable import stylecheck

@Suite struct FormDescriptionTests {
  private static func picture(_ text: String, under sheet: String = "") throws -> FormPicture {
    let sheets = [Sheet(parsing: SourceText(sheet))]
    let result = CellPresenter.present(SourceText(text), under: sheets)
    #expect(result.problems.isEmpty)
    guard case .form(let picture, _)? = result.presented else { throw NotAForm() }
    return picture
  }

  private struct NotAForm: Error {}

  @Test func allMembersAreApplied() throws {
    let picture = try Self.picture(
      """
      {
        "component": "form", "title": "T", "width": 400,
        "environment": { "contrast": "high" },
        "strings": { "value": "{value}!", "hint": "form" },
        "cells": [{ "component": "rating", "keyName": "A", "value": 2, "showsTrailingLabel": true }],
        "sections": [
          {
            "header": "H",
            "cells": [
              { "component": "rating", "keyName": "B", "value": 3, "strings": { "hint": "own" } }
            ]
          }
        ],
        "pages": [
          {},
          {
            "title": "N", "width": 300, "direction": "rtl",
            "environment": { "appearance": "dark" }, "strings": { "listSeparator": "; " }
          }
        ]
      }
      """)

    var strings = RatingStrings.english
    strings.value = "{value}!"
    strings.hint = "form"
    var own = strings
    own.hint = "own"
    var labeled = RatingCell(keyName: "A", value: 2)
    labeled.showsTrailingLabel = true
    let cells = [(labeled, strings), (RatingCell(keyName: "B", value: 3), own)]

    func page(
      _ title: String, _ width: Double, _ direction: ReadingDirection,
      _ environment: ThemeEnvironment
    ) -> FormPage {
      let theme = Theme(of: [], in: environment)
      let shown = cells.map {
        RatingPresentation(of: $0.0, in: theme, width: width - 32, direction, strings: $0.1)
          .cell(on: CellKind.rating.background(in: theme))
      }
      return FormPage(
        of: [FormSection([shown[0]]), FormSection(header: "H", [shown[1]])],
        in: CellContext(theme, width: width, direction), title: title)
    }
    let expected = FormPicture([
      page("T", 400, .leftToRight, ThemeEnvironment(contrast: .high)),
      page("N", 300, .rightToLeft, ThemeEnvironment(appearance: .dark, contrast: .high)),
    ])
    #expect(picture == expected)
  }

  @Test(arguments: [
    (#"{"cells": []}"#, 0), (#"{"sections": [{}, {"header": null}]}"#, 0),
    (#"{"component": "form"}"#, 0),
    (#"{"component": null, "cells": [{"component": "rating"}]}"#, 1),
  ])
  func membersAreOptional(_ text: String, _ cells: Int) throws {
    let picture = try Self.picture(text)
    #expect(picture.places.map(\.page.cells.count) == [cells])
    #expect(picture.size.width == 360)
  }

  /// A diagnostic is at the faulty text, and its message contains the JSON pointer.
  @Test(arguments: [
    """
    {"cells": [{"component": "rating"}, {"component": "rating", "value": 6}]}
                                                                         ^ error[out-of-range]: 'value' is '6', outside of '0...5', in '/cells/1'
    """,
    """
    {"cells": [{"keyName": "A"}]}
               ^ error[missing-key]: expected 'component' in here: "rating", "switch", "text", "choice", "button", "slider", "rangeSlider", "stepper", "form", in '/cells/0'
    """,
    """
    {"cells": [{"component": "form"}]}
                             ^^^^^^ error[unknown-word]: a form cannot be one of the cells, in '/cells/0'
    """,
    """
    {"cells": [{"component": "ratng"}]}
                             ^^^^^^^ error[unknown-word]: 'component' cannot be 'ratng': expected "rating", "switch", "text", "choice", "button", "slider", "rangeSlider", "stepper", "form", in '/cells/0'
    """,
    """
    {"cells": [{"component": "rating", "width": 9}]}
                                                ^ error[misplaced-key]: 'width' applies to the whole form: write it beside the cells, in '/cells/0'
    """,
    """
    {"cells": [{"component": "rating", "environment": {"appearance": "dark"}}]}
                                                      ^^^^^^^^^^^^^^^^^^^^^^ error[misplaced-key]: 'environment' applies to the whole form: write it beside the cells, in '/cells/0/environment'
    """,
    """
    {"cells": 3, "tilte": "x"}
              ^ error[wrong-type]: 'cells' is a list of objects, not a number
                 ^^^^^^^ error[unknown-key]: unknown key 'tilte'
    """,
    """
    {"sections": [{"cells": [{"component": "rating", "bounds": {"lower": 5, "upper": 0}}]}]}
                                                                                     ^ error[out-of-range]: 'upper' is '0', less than 'lower', in '/sections/0/cells/0/bounds'
    """,
    """
    {"cells": [], "pages": [{"environment": {"appearance": "dusk"}}]}
                                                           ^^^^^^ error[unknown-word]: 'appearance' cannot be 'dusk': expected "light", "dark", in '/pages/0/environment'
    """,
    """
    {"cells": [{"component": "rating", "preset": "no-such-control", "value": 2.5}]}
                                                 ^^^^^^^^^^^^^^^^^ error[unknown-word]: there is no preset 'no-such-control': expected a published control, such as 'cosmos' or 'ui5', in '/cells/0'
    """,
    """
    {"component": "rating", "cells": []}
                            ^^^^^^^ error[unknown-key]: unknown key 'cells'
    """,
    """
    {"cells": [{"component": "rating", "tints": [{"from": 0, "to": 3, "color": "#000"}]}], "pages": [{}, {}]}
                                                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[useless-tint]: no range colors the ratings '3..<6', in '/cells/0/tints/0'
    """,
    """
    {"cells": [], "strings": {"value": "{valeu} {1} {}", "reviews": {"other": "{count} {x}"}}}
                                       ^^^^^^^^^^^^^^^^ error[unknown-word]: '{valeu}' is no placeholder here: expected {value}, {minimum}, {maximum}, {items}, {count}, in '/strings'
                                                                              ^^^^^^^^^^^^^ error[unknown-word]: '{x}' is no placeholder here: expected {value}, {minimum}, {maximum}, {items}, {count}, in '/strings/reviews'
    """,
    """
    {"groups": [{"entries": [{"key": "a", "cell": {"component": "text"}}]}], "strings": {"required": "{count}"}}
                                                                                                     ^^^^^^^^^ error[unknown-word]: '{count}' is no placeholder here, in '/strings'
    """,
    """
    {"cells": [{"component": "rating", "a/b~c": {"d": tru}}]}
                                                      ^^^ error[malformed-json]: 'tru' is not a value; a text needs double quotes, in '/cells/0/a~1b~0c'
    """,
    """
    {"cells": [{"component": "rating"} {}]}
                                       ^ error[malformed-json]: expected ',' or ']' here, in '/cells'
    """,
  ])
  func mistakesAreReportedInPlace(_ drawing: String) {
    let source = SourceText(annotated: drawing, name: "form.json")
    let result = CellPresenter.present(source, under: [])
    #expect(source.annotated(with: result.problems) == drawing)
    #expect((result.presented == nil) == result.problems.contains { $0.severity == .error })
  }

  /// The situations are those of the presented pages, or none if the description has errors.
  @Test func situationsMatchPages() {
    func situations(_ text: String) -> [ThemeEnvironment] {
      CellPresenter.present(SourceText(text), under: []).situations
    }
    #expect(
      situations(#"{"component": "rating", "value": 1, "environment": {"device": "ipad"}}"#)
        == [ThemeEnvironment(device: .ipad)])
    #expect(situations(#"{"component": "rating", "value": "one"}"#) == [])
  }

  /// A preset provides policies, sizes and strings; the other members of a cell override it.
  @Test func presetProvidesDefaults() throws {
    let picture = try Self.picture(
      #"""
      {"cells": [
        {"component": "rating", "preset": "float-rating-view-half", "keyName": "A", "value": 3.5},
        {"component": "rating", "preset": "float-rating-view-half", "style": "standard"}
      ]}
      """#)
    let preset = try #require(RatingPreset.named("float-rating-view-half"))
    var cell = RatingCell(preset, value: 3.5)
    cell.keyName = "A"
    let theme = Theme(of: [], in: ThemeEnvironment())
    let expected = RatingPresentation(of: cell, in: theme, width: 328, strings: preset.strings)
    let cells = try #require(picture.places.first).page.cells.map(\.presentation)
    #expect(cells[0] == expected.cell(on: CellKind.rating.background(in: theme)))
    #expect(cells[1].hitAreas == [])
  }

  /// A color that the sheets do not define is reported once, not once for each page and mode.
  @Test func mistakeOfSeveralPagesIsReportedOnce() {
    let source = SourceText(
      """
      {"cells": [{"component": "rating",
        "tints": [{"from": 0, "to": 6, "color": "chart1"}]}], "pages": [{}, {}, {}]}
      """)
    #expect(CellPresenter.present(source, under: []).problems.count == 1)
  }

  @Test(arguments: RegisteredCell.all.map(\.kind.name)) func formCanHaveEveryKind(_ name: String)
    throws
  {
    let text =
      #"{"groups": [{"entries": [{"key": "a", "cell": {"component": "\#(name)"}}]}]}"#
    let definition = try JSONDecoder().decode(FormDefinition.self, from: Data(text.utf8))
    #expect(definition.entries.map(\.control.kind.name) == [name])
  }
}
