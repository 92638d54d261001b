import FormCellModel
import StyleSheet
import Testing

@testable import stylecheck

@Suite struct RatingDescriptionTests {
  private static func read(_ text: String) throws -> RatingDescription {
    let value = try #require(JSONReader.read(SourceText(text)).value)
    guard case .object(let members) = value.content else { throw NotAnObject() }
    var fields = JSONFields(members, range: value.range)
    let description = RatingDescription(&fields)
    #expect(fields.problems.isEmpty)
    return description
  }

  private struct NotAnObject: Error {}

  @Test func emptyDescriptionIsDefaultCell() throws {
    #expect(try Self.read("{}") == RatingDescription())
    #expect(try Self.read(#"{"keyName": null, "bounds": null}"#) == RatingDescription())
  }

  @Test func policiesOverrideThoseOfThePreset() throws {
    let description = try Self.read(
      """
      {
        "preset": "antd", "value": 2.5,
        "policies": {
          "display": {
            "rounding": "exact", "highlight": "selectedMarkOnly", "fill": "area",
            "tinting": "byMark"
          },
          "holding": {
            "unset": "isNone", "outOfRange": "remembered", "minimum": 0.5, "minimumHolds": "always"
          },
          "keys": { "step": 0.25 }, "pointer": { "target": "minimum", "hover": "previews" },
          "accessibility": {
            "role": { "choicesUpTo": 7 }, "fixedRole": "text", "spoken": "asHeld"
          }
        }
      }
      """)
    var policies = RatingPreset.antd.policies
    policies.display.rounding = .exact
    policies.display.highlight = .selectedMarkOnly
    policies.display.fill = .area
    policies.display.tinting = .byMark
    policies.holding.unset = .isNone
    policies.holding.outOfRange = .remembered
    policies.holding.minimum = 0.5
    policies.holding.minimumHolds = .always
    policies.keys.step = 0.25
    policies.pointer.target = .minimum
    policies.pointer.hover = .previews
    policies.accessibility.role = .choicesUpTo(7)
    policies.accessibility.fixedRole = .text
    policies.accessibility.spoken = .asHeld
    #expect(description.cell.policies == policies)
    #expect(try Self.read(#"{"policies": {}}"#) == RatingDescription())
  }

  @Test func allMembersAreRead() throws {
    let description = try Self.read(
      """
      {
        "keyName": "K", "subtitle": "", "emptySubtitle": "countsAsNone", "style": "standard",
        "isEditable": false, "isLarge": true, "bounds": {"lower": -1, "upper": 7}, "value": 2,
        "average": 3.1250, "averageRounding": "nearestHalf",
        "policies": { "holding": { "unset": "isNone" } }, "reviewCount": 1e3,
        "reviewCountCeiling": 99, "showsLeadingLabel": true, "showsTrailingLabel": true,
        "labels": {
          "leading": {"content": "name", "isInParentheses": true}, "trailing": {"text": "T"},
          "ratings": ["p", "q"], "lowest": "r"
        },
        "isRequired": true, "validation": {"message": "m", "kind": "warning", "style": "hint"},
        "images": [
          {"image": "i", "for": "on"},
          {"image": "j", "for": "half", "style": "accented", "rendering": "original"}
        ],
        "tints": [
          {"from": 0, "to": 2.5, "color": "#abc"}, {"from": 2.5, "to": 3, "color": "#01020304"},
          {"from": 3, "to": 8, "color": "tintColor_darkBackground"}
        ],
        "width": 12.5, "direction": "rtl", "textSize": "accessibilityMedium", "placeholder": 1.5,
        "environment": {
          "appearance": "dark", "level": "elevated", "contrast": "high", "device": "ipad",
          "orientation": "landscape"
        },
        "strings": {
          "control": "a", "value": "b", "average": "c", "spokenAverage": "d", "oneReview": "e",
          "reviews": "f", "moreReviews": "g", "spokenMoreReviews": "h", "hint": "i",
          "listSeparator": "j", "decimalSeparator": "k", "mostDecimals": 2,
          "countForm": "short", "groupSeparator": "l", "countUnits": ["m"],
          "valueOfOne": "v", "announcement": "w", "announcementOfOne": "x", "unset": "y",
          "choice": "z", "choiceOfOne": "{value}", "clear": "A", "fewestDecimals": 1, "decimalsRounding": "up",
          "averageNumbers": { "mostDecimals": 3, "decimalsRounding": "down" },
          "validation": {
            "requiredMark": "n", "required": "o", "missing": "p", "none": "q", "info": "r",
            "success": "s", "error": "t", "warning": "u"
          }
        }
      }
      """)

    var cell = RatingCell(
      keyName: "K", subtitle: "", style: .standard, isEditable: false,
      in: ScaleBounds(clamping: -1...7), value: 2)
    cell.emptySubtitle = .countsAsNone
    cell.isLarge = true
    cell.average = 3.125
    cell.placeholder = 1.5
    cell.policies.holding.unset = .isNone
    cell.policies.display.averageRounding = .nearestHalf
    cell.reviewCount = 1000
    cell.reviewCountCeiling = 99
    cell.showsLeadingLabel = true
    cell.showsTrailingLabel = true
    cell.labels.leading = RatingLabel(.name, isInParentheses: true)
    cell.labels.trailing = RatingLabel(.text("T"))
    cell.labels.ratings = ["p", "q"]
    cell.labels.lowest = "r"
    cell.images.set(RatingImage("i"), for: .on)
    cell.images.set(RatingImage("j", .original), for: .half, in: .accented)
    cell.isRequired = true
    cell.validation = Validation("m", .warning, .hint)
    var strings = RatingStrings()
    strings.control = "a"
    strings.value = "b"
    strings.average = "c"
    strings.spokenAverage = "d"
    strings.reviews = [.one: "e", .other: "f"]
    strings.moreReviews = "g"
    strings.spokenMoreReviews = "h"
    strings.hint = "i"
    strings.listSeparator = "j"
    strings.numbers.decimalSeparator = "k"
    strings.numbers.mostDecimals = 2
    strings.numbers.fewestDecimals = 1
    strings.numbers.rounding = .up
    strings.averageNumbers = NumberTextFormat(
      fewestDecimals: 1, mostDecimals: 3, rounding: .down, decimalSeparator: "k")
    strings.value.set("v", for: .one)
    strings.announcement = [.one: "x", .other: "w"]
    strings.clear = "A"
    strings.unset = "y"
    strings.choice = [.one: "{value}", .other: "z"]
    strings.counts = CountFormat(
      .short, NumberTextFormat(decimalSeparator: "k", groupSeparator: "l"), units: ["m"])
    strings.validation.requiredMark = "n"
    strings.validation.required = "o"
    strings.validation.missing = "p"
    strings.validation.none = "q"
    strings.validation.info = "r"
    strings.validation.success = "s"
    strings.validation.error = "t"
    strings.validation.warning = "u"

    #expect(description.cell == cell)
    #expect(description.setting.strings == strings)
    #expect(description.setting.width == 12.5)
    #expect(description.setting.direction == .rightToLeft)
    #expect(description.setting.textSize == .accessibilityMedium)
    #expect(
      description.setting.environment
        == ThemeEnvironment(
          appearance: .dark, level: .elevated, contrast: .high, device: .ipad,
          orientation: .landscape))
    #expect(description.tints.map(\.range) == [0..<2.5, 2.5..<3, 3..<8])
    let colors = description.tints.map { tint in
      switch tint.color {
      case .color(let color): color.description
      case .name(let name, _): name
      }
    }
    #expect(colors == ["#AABBCC", "#01020304", "tintColor_darkBackground"])
  }

  /// A new string needs a key in the schema.
  @Test func schemaHasAllStrings() throws {
    let strings = Mirror(reflecting: RatingStrings()).children.compactMap(\.label)
    let schema = try Package.text(of: "Documentation/Schemas/form.schema.json")
    // The language determines these.
    let apart: Set = ["numbers", "counts", "plurals"]
    for name in strings where !apart.contains(name) { #expect(schema.contains("\"\(name)\": {")) }
  }

  /// A new preset needs its name in the schema.
  @Test func schemaHasAllPresets() throws {
    let names = RatingPreset.all.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let schema = try Package.text(of: "Documentation/Schemas/form.schema.json")
    #expect(schema.contains("\"enum\": [\(names), null]"))
  }

  /// A diagnostic is at the faulty text, in the notation for sheets.
  @Test(arguments: [
    """
    []
    ^^ error[wrong-type]: a cell is an object, not a list
    """,
    """
    {}
    ^ error[missing-key]: expected 'component' in here: "rating", "switch", "text", "choice", "button", "slider", "rangeSlider", "stepper", "form"
    """,
    """
    {"component": "raiting", "x": 1}
                  ^^^^^^^^^ error[unknown-word]: 'component' cannot be 'raiting': expected "rating", "switch", "text", "choice", "button", "slider", "rangeSlider", "stepper", "form"
    """,
    """
    {"component": "rating", "keyname": "x", "zzzzzzz": 0}
                            ^^^^^^^^^ error[unknown-key]: unknown key 'keyname'
                                            ^^^^^^^^^ error[unknown-key]: unknown key 'zzzzzzz'
    """,
    """
    {"component": "rating", "keyName": 7, "isLarge": 0}
                                       ^ error[wrong-type]: 'keyName' is a number; expected a text
                                          ^^^^^^^^^ warning[unused-key]: 'isLarge' has no effect in the style 'editable'
                                                     ^ error[wrong-type]: 'isLarge' is a number; expected true or false
    """,
    """
    {"component": "rating", "value": 6}
                                     ^ error[out-of-range]: 'value' is '6', outside of '0...5'
    """,
    """
    {"component": "rating", "value": 3.5}
                                     ^^^ error[out-of-range]: 'value' is '3.5'; expected a whole number; an average goes into 'average', which the styles 'standard' and 'accented' show
    """,
    """
    {"component": "rating", "style": "standard", "value": 3.5}
                                                          ^^^ error[out-of-range]: 'value' is '3.5'; expected a whole number; an average goes into 'average'
    """,
    """
    {"component": "rating", "style": "standard", "average": 1.0000001}
                                                            ^^^^^^^^^ error[out-of-range]: '1.0000001' has more than six decimal places
    """,
    """
    {"component": "rating", "style": "standard", "average": 1e99}
                                                            ^^^^ error[out-of-range]: 'average' is '1e99', outside of '0...5'
    """,
    """
    {"component": "rating", "bounds": {"lower": 5, "upper": 0}, "value": 7}
                                                            ^ error[out-of-range]: 'upper' is '0', less than 'lower', in '/bounds'
    """,
    """
    {"component": "rating", "bounds": {"lower": 0, "upper": 101}}
                                                            ^^^ error[out-of-range]: '0...101' has more marks than the 100 that there can be, in '/bounds'
    """,
    """
    {"component": "rating", "bounds": {"lower": 0}}
                                      ^ error[missing-key]: expected 'upper' in here, in '/bounds'
    """,
    """
    {"component": "rating", "width": -0.5}
                                     ^^^^ error[out-of-range]: 'width' is '-0.5', outside of '0...100000'
    """,
    """
    {"component": "rating", "value": 2, "placeholder": 3}
                                        ^^^^^^^^^^^^^ warning[unused-key]: 'placeholder' has no effect where no rating is the lower bound, as 'unset' has it
    """,
    """
    {"component": "rating", "direction": "left"}
                                         ^^^^^^ error[unknown-word]: 'direction' cannot be 'left': expected "ltr", "rtl"
    """,
    """
    {"component": "rating", "labels": {"ratings": ["a", 7], "leading": {"content": "nane"}}}
                                                        ^ error[wrong-type]: expected a text in 'ratings', not a number, in '/labels/ratings'
                                                                                   ^^^^^^ error[unknown-word]: 'content' cannot be 'nane': expected "ofStyle", "value", "average", "reviews", "name", in '/labels/leading'
    """,
    """
    {"component": "rating", "labels": {"ratings": "a", "trailing": {"text": "b", "content": "name"}}}
                                                  ^^^ error[wrong-type]: 'ratings' is a text; expected a list of texts, in '/labels'
                                                                                 ^^^^^^^^^ warning[unused-key]: 'content' has no effect beside 'text', in '/labels/trailing'
    """,
    """
    {"component": "rating", "validation": {"kind": "fatal"}}
                            ^^^^^^^^^^^^ warning[unused-key]: 'validation' has no effect without a 'message': there is no rating to miss
                                                   ^^^^^^^ error[unknown-word]: 'kind' cannot be 'fatal': expected "none", "info", "success", "error", "warning", in '/validation'
    """,
    """
    {"component": "rating", "validation": "bad", "isRequired": 1}
                                          ^^^^^ error[wrong-type]: expected an object in 'validation', not a text
                                                               ^ error[wrong-type]: 'isRequired' is a number; expected true or false
    """,
    """
    {"component": "rating", "policies": {"pointer": {"gap": "nobdy", "hoover": "ignored"}, "keys": 3}}
                                                            ^^^^^^^ error[unknown-word]: 'gap' cannot be 'nobdy': expected "markBefore", "eachHalf", "proportional", "nobody", in '/policies/pointer'
                                                                     ^^^^^^^^ error[unknown-key]: unknown key 'hoover', in '/policies/pointer'
                                                                                                   ^ error[wrong-type]: expected an object in 'keys', not a number, in '/policies'
    """,
    """
    {"component": "rating", "policies": {"pointer": {"rounding": {"halfFrom": {"from": 2}}, "beforeFirst": 1}}}
                                                                 ^ error[missing-key]: expected 'wholeFrom' in here, in '/policies/pointer/rounding'
                                                                                       ^ error[out-of-range]: 'from' is '2', outside of '0...1', in '/policies/pointer/rounding/halfFrom'
                                                                                                           ^ error[wrong-type]: 'beforeFirst' is a number; expected "minimum", "lowerBound", "firstMark", "clears", "refused", or an object, in '/policies/pointer'
    """,
    """
    {"component": "rating", "policies": {"display": {"rounding": {"step": 1, "halfFrom": {"from": 0}, "wholeFrom": {}}}}}
                                                                             ^^^^^^^^^^ error[unused-key]: there are no halves between multiples of 'step', in '/policies/display/rounding'
                                                                                                                   ^ error[missing-key]: expected exactly one of 'from', 'above' in here, in '/policies/display/rounding/wholeFrom'
    """,
    """
    {"component": "rating", "shape": {"axis": "down", "item": {"fixed": {"width": 1}}, "spacing": -1}}
                                              ^^^^^^ error[unknown-word]: 'axis' cannot be 'down': expected "horizontal", "downward", "upward", in '/shape'
                                                                        ^ error[missing-key]: expected 'height' in here, in '/shape/item/fixed'
                                                                                                  ^^ error[out-of-range]: 'spacing' is '-1', outside of '0...100000', in '/shape'
    """,
    """
    {"component": "rating", "environment": "dark"}
                                           ^^^^^^ error[wrong-type]: expected an object in 'environment', not a text
    """,
    """
    {"component": "rating", "strings": {"language": "tlh", "value": {"one": "a"}, "hint": {"other": "b"}}}
                                                    ^^^^^ error[unknown-word]: the plural rules of the language 'tlh' are not known, in '/strings'
                                                                    ^ error[missing-key]: expected 'other' in here, in '/strings/value'
                                                                                          ^^^^^^^^^^^^^^ error[wrong-type]: 'hint' is an object; expected a text, in '/strings/hint'
    """,
    """
    {"component": "rating", "images": [{"image": "a", "for": "on"}, {"image": "b", "for": "on"}]}
                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[useless-image]: 'a' is never shown: a later image is for the same marks, in '/images/0'
    """,
    """
    {"component": "rating", "tints": {"from": 0}}
                                     ^^^^^^^^^^^ error[wrong-type]: 'tints' is a list of objects, not an object, in '/tints'
    """,
    """
    {"component": "rating", "tints": [{"from": 2, "to": 1, "color": "red!"}]}
                                                        ^ error[out-of-range]: 'to' is '1', less than 'from', in '/tints/0'
                                                                    ^^^^^^ error[unknown-color]: 'red!' is no name of the palette, and no color such as '#0064D9', in '/tints/0'
    """,
    """
    {"component": "rating", "tints": [{"from": 0, "to": 6, "color": "#12345"}]}
                                                                    ^^^^^^^^ error[unknown-color]: '#12345' is no color: expected '#RGB', '#RRGGBB' or '#RRGGBBAA', in '/tints/0'
    """,
    """
    {"component": "rating", "tints": [{"from": 0, "to": 3, "color": "#000"}]}
                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[useless-tint]: no range colors the ratings '3..<6', in '/tints/0'
    """,
    """
    {"component": "rating", "tints": [{"from": 7, "to": 9, "color": "#000"}, {"from": 0, "to": 6, "color": "#000"}]}
                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[useless-tint]: '7..<9' is outside of the bounds '0...5', in '/tints/0'
    """,
  ])
  func mistakesAreReportedInPlace(_ drawing: String) {
    let source = SourceText(annotated: drawing, name: "cell.json")
    let result = CellPresenter.present(source, under: [])
    #expect(source.annotated(with: result.problems) == drawing)
    #expect((result.text == nil) == result.problems.contains { $0.severity == .error })
  }

  @Test func phrasesHavePluralFormsAndNumbersHaveALanguage() throws {
    let description = try Self.read(
      """
      {"component": "rating", "strings": {
        "language": "mr", "reviews": {"one": "a", "many": null, "other": "b"}, "digits": "latn"
      }}
      """)
    var strings = RatingStrings.english
    strings.take(try #require(LanguageNumbers(language: "mr")))
    strings.reviews = [.one: "a", .other: "b"]
    strings.numbers.digits = .latn
    strings.counts.number.digits = .latn
    #expect(description.setting.strings == strings)
  }

  @Test(arguments: [
    (#"{"component": "rating", "keyname": "x"}"#, #"{"component": "rating", "keyName": "x"}"#),
    (#"{"component": "ratin"}"#, #"{"component": "rating"}"#),
    (
      #"{"component": "rating", "tints": [{"from": 0, "to": 6, "color": "tintColr"}]}"#,
      #"{"component": "rating", "tints": [{"from": 0, "to": 6, "color": "tintColor"}]}"#
    ),
  ])
  func fixItsRemoveTheirProblems(_ text: String, _ fixed: String) throws {
    let source = SourceText(text)
    let problems = CellPresenter.present(source, under: []).problems
    let edits = try problems.flatMap { try #require($0.fixIts.first).edits }
    #expect(source.applying(edits) == SourceText(fixed))
    #expect(CellPresenter.present(SourceText(fixed), under: []).problems.isEmpty)
  }

  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("0.000001", "0.000001"), ("1.5000000000", "1.5"),
    ("1e-6", "0.000001"),
    ("10e-7", "0.000001"), ("0.00000001e2", "0.000001"), ("123456789e-2", "1234567.89"),
    ("9223372036854.775807", "9223372036854.775807"),
    ("0e99999999999999999999", "0"), ("0.000e-99999999999999999999", "0"),
  ])
  func numbersAreExact(_ text: String, _ value: String) {
    #expect(ExactDecimal.value(of: text)?.description == value)
  }

  @Test(arguments: [
    "1e-7", "0.0000001", "1.23456789", "9223372036854.775808", "1e13", "1e99999999999999999999",
    "1e-99999999999999999999",
  ])
  func inexactNumbersAreRejected(_ text: String) {
    #expect(ExactDecimal.value(of: text) == nil)
  }

  /// A validation is printed with its kind, style, image and message.
  @Test func aValidationIsPrinted() {
    let cell = SourceText(
      """
      {"component": "rating", "validation": {"message": "Hm", "kind": "warning", "style": "banner"}}
      """)
    let text = CellPresenter.present(cell, under: []).text?.description ?? ""
    #expect(
      text.contains(
        "  \"validation\": {\n    \"kind\": \"warning\",\n    \"style\": \"banner\"\n  }"))
    #expect(text.contains(#""image": "exclamationmark.triangle""#))
    #expect(text.contains(#""message": "warning: Hm""#))
    #expect(text.contains(#""value": "0 of 5, warning: Hm""#))
  }

  /// A palette color as a tint has the value that the sheets give it.
  @Test func tintsAreLookedUpInTheTheme() {
    let cell = SourceText(
      """
      {
        "component": "rating", "value": 5,
        "tints": [{ "from": 0, "to": 6, "color": "tintColor" }]
      }
      """)
    let sheet = Sheet(parsing: SourceText("@tintColor: #112233;"))
    let text = CellPresenter.present(cell, under: [sheet]).text?.description ?? ""
    #expect(text.contains(##""tint": "#112233""##))
    #expect(!text.contains("0070F2"))
  }
}
