package import FormCellModel
package import Foundation

/// The descriptions that ``JSONMutator`` spoils.
package enum FormSeeds {
  /// Returns the tokens of the forms and cells in the folder `Examples`, and of a form with every
  /// kind of cell and rule.
  package static func tokens(inExamples folder: URL) throws -> [[String]] {
    let forms = try texts(in: folder.appending(path: "forms")).map(JSONMutator.tokens)
    let cells = try texts(in: folder.appending(path: "cells")).map { text in
      JSONMutator.tokens(of: Data(#"{"groups":[{"entries":[{"key":"a","cell":"#.utf8))
        + JSONMutator.tokens(of: text) + JSONMutator.tokens(of: Data("}]}]}".utf8))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let whole = JSONMutator.tokens(of: try encoder.encode(definition))
    return forms + cells + [whole, whole]
  }

  private static func texts(in folder: URL) throws -> [Data] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }.sorted { $0.path() < $1.path() }
      .map { try Data(contentsOf: $0) }
  }

  /// A form with every kind of cell, check and condition.
  package static let definition = FormDefinition(
    [
      FormGroup(
        header: "First",
        [
          FormEntry(
            "name", .text(TextCell(FormField(title: "Name"), limit: TextLimit(4))),
            rules: [FormRule(.required), FormRule(.custom("isFree"))]),
          FormEntry(
            "phone", .text(masked), rules: [FormRule(.pattern("[0-9 -]*"))]),
          FormEntry("price", .text(priced), rules: [FormRule(.length(minimum: 1, maximum: 9))]),
          FormEntry("secret", .text(secret)),
          FormEntry("on", .toggle(SwitchCell()), enabled: .isFilled("name")),
          FormEntry(
            "kind", .choice(ChoiceCell(.init(), .picker, options: ["A", "B"], selection: [0])),
            visible: .isFilled("stars"),
            options: [FormOptions(when: .isFilled("on"), ["C", "D", "E"])]),
          FormEntry("stars", .rating(RatingCell()), required: .equals("name", .text("a"))),
        ]),
      FormGroup(
        [
          FormEntry(
            "other", .choice(ChoiceCell(.init(), .chips, options: ["A", "B"])),
            enabled: .not(.contains("kind", 1))),
          FormEntry("copy", .text(TextCell(style: .note)), rules: [FormRule(.equals("name"))]),
          FormEntry(
            "level", .slider(SliderCell()), rules: [FormRule(.range(minimum: 5, maximum: nil))],
            visible: .any([.isEmpty("copy"), .isFilled("other")])),
          FormEntry("span", .rangeSlider(RangeSliderCell())),
          FormEntry("count", .stepper(StepperCell()), enabled: .atLeast("level", 2)),
        ], visible: .isFilled("on")),
      FormGroup([FormEntry("go", .button(ButtonCell()), action: .submit)]),
    ], timing: FormTiming(first: .blur, again: .change), hiddenValues: .reset)

  private static var masked: TextCell {
    var cell = TextCell(FormField(title: "Phone"))
    cell.entry = .mask(TextMask("000-000"))
    return cell
  }

  private static var priced: TextCell {
    var cell = TextCell(FormField(title: "Price", isRequired: true))
    if let number = NumberEntry(currency: "EUR", language: "de") { cell.entry = .number(number) }
    return cell
  }

  private static var secret: TextCell {
    var cell = TextCell(FormField(title: "Secret"), text: "abc", placeholder: "Secret")
    cell.isSecure = true
    return cell
  }
}
