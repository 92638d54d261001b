import FormCellModel
import Foundation
import Mutations
import StyleSheet
import Testing

@testable import stylecheck

/// Renderers and descriptions of users rely on the schemas, so an independent validator compares
/// them with the input and output of the tool.
@Suite struct SchemaTests {
  private static let form = "Documentation/Schemas/form.schema.json"
  private static let presentation = "Documentation/Schemas/presentation.schema.json"
  private static let descriptions =
    Package.files(in: "Examples/cells") + Package.files(in: "Examples/forms")

  @Test func inputAndOutputAreValid() throws {
    var cases = try Self.descriptions.map { SchemaCase(Self.form, try Package.text(of: $0), true) }
    let sheet = "Examples/styles/rating-every-style.nss"
    let themed = Trials.some(Self.descriptions, oneOf: 6).map { "\($0) \(sheet)" }
    for line in Self.descriptions + themed {
      cases.append(SchemaCase(Self.presentation, Run("present \(line)").output, true))
    }
    let group = Run(
      "present -", input: #"{"component": "rating", "preset": "antd", "value": 2}"#)
    cases.append(SchemaCase(Self.presentation, group.output, true))
    let images =
      #"{"component": "rating", "images": [{"image": "a", "for": "off", "rendering": "original"}]}"#
    cases.append(SchemaCase(Self.presentation, Run("present -", input: images).output, true))
    cases += [
      #"{"component": "rating"}"#, #"{"component": "rating", "keyName": null, "tints": []}"#,
      #"{"component": "rating", "shape": {"axis": "downward"}, "policies": {}}"#,
      #"{"component": "rating", "value": 1.5, "policies": {"holding": {"rounding": "exact"}}}"#,
      #"{"component": "rating", "images": [{"image": "a", "for": "on", "rendering": "original"}]}"#,
      #"{"component": "rating", "strings": {"language": "ar-EG", "value": {"few": "a", "other": "b"}}}"#,
      #"{"cells": []}"#, #"{"component": "form"}"#,
      #"{"cells": [{"component": "rating", "strings": {"hint": "x"}}], "pages": [{}]}"#,
      #"{"cells": [{"component": "rating"}], "pages": [{"strings": {"control": "X"}}]}"#,
      #"{"component": "text", "entry": {"mask": "N", "phone": null, "number": null}}"#,
      #"{"component": "text", "entry": "email", "text": "not yet"}"#,
      #"{"component": "text", "entry": "url", "action": null}"#,
      #"{"component": "text", "entry": {"number": {}, "mask": null}}"#,
      #"{"component": "text", "entry": "whole", "text": "-", "editing": {"original": ""}}"#,
      #"{"component": "rating", "strings": {"validation": {"error": "x"}}}"#,
      Self.field(#""rules": [{"length": {"minimum": 1, "maximum": null}, "range": null}]"#),
      Self.field(#""visible": null, "options": null"#),
      #"{"groups": [{"entries": [{"key": "r", "cell": {"component": "rating"}}]}], "values": {"r": null}}"#,
    ].map { SchemaCase(Self.form, $0, true) }
    let rest =
      Self.masks.map { Self.entry("mask", $0) }
      + ["#", "+41 ## ###"].map { Self.entry("phone", $0) }
      + Self.separators("·")
    cases += rest.map { SchemaCase(Self.form, $0, true) }
    cases += RatingPreset.all.map { SchemaCase(Self.form, Self.description(of: $0), true) }
    for example in cases where example.schema == Self.form {
      #expect(CellPresenter.present(SourceText(example.json), under: []).problems.isEmpty)
    }
    try SchemaCase.expect(cases)
  }

  /// The schema and the tool both reject these descriptions.
  @Test func faultyDescriptionsAreInvalid() throws {
    var descriptions = [
      "[]", "{}", #"{"component": "raiting"}"#, #"{"component": "rating", "keyname": "x"}"#,
      #"{"component": "rating", "value": 3.5}"#,
      #"{"component": "rating", "value": 3.5, "policies": {"holding": {"unset": "isNone"}}}"#,
      #"{"component": "rating", "isLarge": 0}"#,
      #"{"component": "rating", "width": -1}"#, #"{"component": "rating", "direction": "left"}"#,
      #"{"component": "rating", "bounds": {"lower": 0}}"#,
      #"{"component": "rating", "policies": {"fill": "area"}}"#,
      #"{"component": "rating", "policies": {"display": {"fill": "half"}}}"#,
      #"{"component": "rating", "policies": {"display": {"compact": {"halfFrom": {"from": 1}}}}}"#,
      #"{"component": "rating", "policies": {"keys": {"step": -1}}}"#,
      #"{"component": "rating", "policies": {"pointer": {"rounding": {"halfFrom": {"from": 0}}}}}"#,
      #"{"component": "rating", "policies": {"pointer": {"firstMarkFrom": {}}}}"#,
      #"{"component": "rating", "policies": {"pointer": {"beforeFirst": {"minimum": 1}}}}"#,
      #"{"component": "rating", "policies": {"accessibility": {"role": {"choicesUpTo": 1.5}}}}"#,
      #"{"component": "rating", "shape": {"item": {"fixed": {"width": 1}}}}"#,
      #"{"component": "rating", "shape": {"item": {"least": {"width": 1, "height": 1}}}}"#,
      #"{"component": "rating", "shape": {"margin": "remaining"}}"#,
      ##"{"component": "rating", "tints": [{"from": 0, "to": 1, "color": "#12345"}]}"##,
      #"{"component": "rating", "images": [{"image": "a", "for": "lit"}]}"#,
      #"{"component": "rating", "environment": {"appearance": "dusk"}}"#,
      #"{"component": "rating", "strings": {"mostDecimals": 7}}"#,
      #"{"component": "rating", "strings": {"digits": "roman"}}"#,
      #"{"component": "rating", "strings": {"value": {"one": "a"}}}"#,
      #"{"component": "rating", "preset": "x"}"#,
      #"{"component": "rating", "reviewCountCeiling": 10000000000}"#,
      #"{"component": "rating", "bounds": {"lower": 10000000000, "upper": 10000000001}}"#,
      #"{"component": "slider", "bounds": {"lower": 0, "upper": 10000000000}}"#,
      #"{"component": "slider", "decimalSeparator": ",,"}"#,
      "{\"component\": \"slider\", \"decimalSeparator\": \"e\u{301}\"}",
      #"{"component": "rating", "cells": []}"#, #"{"cells": [{"component": "form"}]}"#,
      #"{"cells": [{}]}"#, #"{"cells": [{"component": "rating", "width": 9}]}"#,
      #"{"cells": 3}"#, #"{"sections": [{"headr": "x"}]}"#,
      #"{"cells": [], "pages": [{"cells": []}]}"#,
      #"{"groups": 3}"#, #"{"groups": [], "version": 2}"#, #"{"groups": [], "cells": []}"#,
      #"{"groups": [{"entries": [{"cell": {"component": "switch"}}]}]}"#,
      #"{"groups": [{"entries": [{"key": "a"}]}]}"#,
      #"{"groups": [{"entries": [{"key": "", "cell": {"component": "switch"}}]}]}"#,
      #"{"groups": [{"entries": [{"key": "a", "cell": {"component": "form"}}]}]}"#,
      #"{"groups": [{"entries": [{"key": "a", "cell": {"component": "text"}, "rules": [{}]}]}]}"#,
      #"{"groups": [{"visible": {"equals": 3}}]}"#, #"{"groups": [{"visible": {"not": 3}}]}"#,
      #"{"groups": [], "timing": {"first": "tomorrow"}}"#,
      #"{"groups": [], "values": {"a": [[]]}}"#, #"{"groups": [], "values": {"a": {}}}"#,
      #"{"groups": [], "values": {"a": {"lower": 9}}}"#,
      #"{"groups": [], "pages": [{"strings": {}}]}"#, #"{"groups": null}"#,
      #"{"component": "text", "entry": {"mask": null}}"#,
      #"{"component": "text", "entry": {"mask": "N", "phone": "N"}}"#,
      #"{"component": "choice", "style": "chips", "options": ["a", "b"], "selection": [0, 0]}"#,
      #"{"groups": [{"entries": [{"key": "a", "cell": {"component": "choice", "style": "chips", "#
        + #""options": ["x", "y"]}}]}], "values": {"a": [1, 1]}}"#,
      Self.field(#""rules": [{"length": {}}]"#),
      Self.field(#""rules": [{"range": {"minimum": null}}]"#),
      Self.field(#""options": [{"when": null, "options": []}]"#),
      Self.field(#""visible": {"field": null, "isEmpty": true}"#),
      Self.field(#""visible": {"field": "y", "equals": {"lower": 9}}"#),
    ]
    descriptions += Self.separators("1") + Self.separators("\u{663}") + Self.separators(",,")
    descriptions += ["-", "+", "\u{2212}"].flatMap(Self.separators)
    descriptions += Self.uselessMasks.map { Self.entry("mask", $0) }
    descriptions += ["", "abc", "NN"].map { Self.entry("phone", $0) }
    for text in descriptions {
      #expect(CellPresenter.present(SourceText(text), under: []).presented == nil, "\(text)")
    }
    try SchemaCase.expect(
      descriptions.map { SchemaCase(Self.form, $0, false) } + brokenPresentations())
  }

  /// Masks in which something can be typed.
  private static let masks = [
    "N", "--A", "X", "S", "*", "YY", "YYYY", "MM/DD", "YYY-MM", "YYYYYDD", #"\AN"#, #"\\YY"#,
    "MMMAA",
    #"\YYY"#, "\nN",
  ]

  /// Masks in which nothing can be typed, such as those with parts of a date that are too long or short.
  private static let uselessMasks = [
    "", "--", "abc", "Y", "YYY", "YYYYY", "MMM", "M D", "DDDD", #"\A"#, #"\N\X"#, #"\Y"#, #"\YY"#,
    #"\"#, "\n",
  ]

  /// Returns a text with a mask.
  private static func entry(_ key: String, _ pattern: String) -> String {
    #"{"component": "text", "entry": {"\#(key)": \#(JSONText(encoding: pattern).onOneLine)}}"#
  }

  /// Returns cells with a character as one of their separators.
  private static func separators(_ text: String) -> [String] {
    [
      #"{"component": "slider", "decimalSeparator": "\#(text)"}"#,
      #"{"component": "stepper", "decimalSeparator": "\#(text)"}"#,
      #"{"component": "rating", "strings": {"decimalSeparator": "\#(text)"}}"#,
      #"{"component": "rating", "strings": {"groupSeparator": "\#(text)"}}"#,
      #"{"component": "text", "entry": {"number": {"decimalSeparator": "\#(text)"}}}"#,
      #"{"component": "text", "entry": {"number": {"groupSeparator": "\#(text)"}}}"#,
    ]
  }

  /// Returns a form whose first entry, a text, has the additional `members`.
  private static func field(_ members: String) -> String {
    #"{"groups": [{"entries": [{"key": "x", "cell": {"component": "text"}, \#(members)}, "#
      + #"{"key": "y", "cell": {"component": "rangeSlider"}}]}]}"#
  }

  /// Returns a cell with the shape and all policies of a preset.
  private static func description(of preset: RatingPreset) -> String {
    let members: FieldMembers = [
      "component": "rating", "policies": RatingPolicies.fields.members(of: preset.policies),
      "shape": preset.shape.map { RatingShape.fields.members(of: $0) },
    ]
    return JSONText(encoding: members).description
  }

  /// Returns presentations with one fault each.
  private func brokenPresentations() throws -> [SchemaCase] {
    let output = Run("present Examples/cells/average.json").output
    let missing = Run("present Examples/cells/missing.json").output
    let spoilt = [
      (##""color": "#FFFFFF""##, ##""color": "white""##),
      ("\"kind\": \"half\"", "\"kind\": 1"),
      ("\"fraction\": 1", "\"fraction\": 2"), ("\"component\": \"rating\",", ""),
      ("\"isMirrored\": false", "\"isMirrored\": false, \"isTurned\": true"),
      ("\"lineLimit\": 1", "\"lineLimit\": 0"), ("\"tooltip\": ", "\"tolltip\": "),
      ("\"hint\": null", "\"hint\": 3"), ("\"kind\": \"error\"", "\"kind\": \"fault\""),
      ("\"style\": \"banner\"", "\"style\": null"),
      ("\"weight\": \"semibold\"", "\"weight\": \"boldest\""),
    ]
    return try spoilt.map { right, wrong in
      let whole = output.contains(right) ? output : missing
      let broken = whole.replacingOccurrences(of: right, with: wrong)
      try #require(broken != whole, "\(right)")
      return SchemaCase(Self.presentation, broken, false)
    }
  }

  /// A schema has the same keys and words as the tables of fields.
  @Test func keysMatchTables() throws {
    let data = try Data(Package.text(of: Self.form).utf8)
    let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let all = try #require(schema["$defs"] as? [String: Any])
    func expect<Subject>(_ fields: [Field<Subject>], at path: String, but others: Set<String> = [])
      throws
    {
      let definition = path.split(separator: "/").reduce(all as Any?) { definition, name in
        let members = definition as? [String: Any]
        return members?[String(name)] ?? (members?["properties"] as? [String: Any])?[String(name)]
      }
      let properties = try #require(
        (definition as? [String: Any])?["properties"] as? [String: [String: Any]], "\(path)")
      #expect(Set(properties.keys).subtracting(others) == Set(fields.map(\.name)), "\(path)")
      for field in fields {
        let choices = properties[field.name].map { schema in
          [schema] + (schema["anyOf"] as? [[String: Any]] ?? [])
        }
        let words = choices?.compactMap { $0["enum"] as? [Any] }.first?.compactMap { $0 as? String }
        for case .words(let expected) in field.forms { #expect(words == expected, "\(field.name)") }
        for case .matching(let pattern) in field.forms {
          let patterns = choices?.compactMap { $0["pattern"] as? String }
          #expect(patterns == [pattern], "\(path)/\(field.name)")
        }
        if field.forms == [.wholes] {
          let unique = choices?.compactMap { $0["uniqueItems"] as? Bool }
          #expect(unique == [true], "\(path)/\(field.name)")
        }
        // A text with plural forms can be an object.
        if field.forms.contains(.object("phrase")) {
          let targets = choices?.compactMap { $0["$ref"] as? String }
          #expect(targets?.first == "#/$defs/phrase", "\(path)/\(field.name)")
        }
      }
    }
    try expect(RatingDraft.fields, at: "rating", but: ["component", "strings"])
    try expect(RatingLabels.fields, at: "rating/labels")
    try expect(RatingLabel.fields, at: "label")
    try expect(Validation.fields, at: "validation")
    try expect(RatingStrings.fields, at: "strings")
    try expect(ValidationStrings.fields, at: "validationStrings")
    try expect(RatingPolicies.fields, at: "policies")
    try expect(RatingShape.fields, at: "shape")
    try expect(SwitchCell.fields, at: "switch", but: ["component", "strings"])
    try expect(SwitchStrings.fields, at: "switch/strings")
    try expect(TextCell.fields, at: "textCell", but: ["component", "strings"])
    try expect(TextStrings.fields, at: "textCell/strings")
    try expect(ChoiceCell.fields, at: "choice", but: ["component", "strings"])
    try expect(ChoiceStrings.fields, at: "choice/strings")
    try expect(ButtonCell.fields, at: "button", but: ["component", "strings"])
    try expect(ButtonStrings.fields, at: "button/strings")
    try expect(TextLimit.fields, at: "textCell/limit")
    try expect(TextAction.fields, at: "textCell/action")
    try expect(TextEditing.fields, at: "textCell/editing")
    try expect(TextEntry.fields, at: "entry")
    try expect(NumberEntry.fields, at: "numberEntry")
    try expect(SliderCell.fields, at: "slider", but: ["component", "strings"])
    try expect(RangeSliderCell.fields, at: "rangeSlider", but: ["component", "strings"])
    try expect(StepperCell.fields, at: "stepper", but: ["component", "strings"])
    try expect(ScaleStrings.fields, at: "scaleStrings")
    try expect(ScalePolicies.fields, at: "scalePolicies")
    try expect(
      FormDefinition.fields, at: "formWithRules",
      but: [
        "component", "title", "width", "direction", "textSize", "accessibility", "environment",
        "strings", "messageStyle", "values", "pages",
      ])
    try expect(AccessibilitySettings.fields, at: "accessibility")
    try expect(FormGroup.fields, at: "formGroup")
    try expect(FormEntry.fields, at: "formEntry")
    try expect(FormOptions.fields, at: "formOptions")
    try expect(FormRule.fields, at: "formRule")
    try expect(FormCondition.fields, at: "condition")
    try expect(FormTiming.fields, at: "timing")
    try expect(FormStrings.fields, at: "formStrings")
    try expect(FormStrings.Limits.fields, at: "formLimits")
  }

  /// The words of a choice are the same in the tool's tables and in the schemas.
  @Test(arguments: [
    (form, words(RatingStyle.self)), (form, words(of: DecimalRounding.words)),
    (form, words(RatingArrangement.EmptySubtitle.self)),
    (form, words(Validation.Kind.self)), (form, words(Validation.Style.self)),
    (form, words(of: RatingLabel.contents)), (form, words(CountFormat.Form.self)),
    (presentation, words(Validation.Kind.self)), (presentation, words(Validation.Style.self)),
    (form, words(ReadingDirection.self)), (form, words(ThemeEnvironment.Appearance.self)),
    (form, words(ThemeEnvironment.Level.self)), (form, words(ThemeEnvironment.Contrast.self)),
    (form, words(ThemeEnvironment.Device.self)), (form, words(ThemeEnvironment.Orientation.self)),
    (form, words(of: TextSize.words)), (presentation, words(of: TextSize.words)),
    (presentation, words(StyledPicture.Role.self)), (presentation, words(RatingMark.Kind.self)),
    (presentation, words(StyledText.Alignment.self)),
    (presentation, words(TextInputStyle.Keyboard.self)),
    (presentation, words(SymbolScale.self)),
    (presentation, words(RatingArrangement.self)), (presentation, words(ReadingDirection.self)),
  ])
  func wordsMatchTables(_ path: String, _ words: String) throws {
    let schema = try Package.text(of: path)
    #expect(
      schema.contains("\"enum\": [\(words)]") || schema.contains("\"enum\": [\(words), null]"))
  }

  private static func words<Value>(of table: [(word: String, value: Value)]) -> String {
    table.map { "\"\($0.word)\"" }.joined(separator: ", ")
  }

  private static func words<Value: RawRepresentable<String> & CaseIterable>(
    _: Value.Type
  ) -> String {
    words(of: Value.allCases.map { ($0.rawValue, $0) })
  }
}
