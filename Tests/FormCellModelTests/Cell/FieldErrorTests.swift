@testable import FormCellModel
import StyleSheet
import Testing

@Suite struct FieldErrorTests {
  /// A cell is invalid while its information is an error, like one with an error as validation.
  @Test(arguments: Validation.Kind.allCases)
  func anErrorAsInformationIsInvalid(_ kind: Validation.Kind) {
    let field = FormField(title: "A", information: "B", informationKind: kind)
    let context = CellContext(.fiori)
    let shown = [
      SwitchCell(field).presentation(in: context), TextCell(field).presentation(in: context),
      SliderCell(field).presentation(in: context), StepperCell(field).presentation(in: context),
      ButtonCell(field).presentation(in: context), ChoiceCell(field).presentation(in: context),
    ]
    for cell in shown {
      #expect(cell.accessibility[0].traits.contains(.invalid) == (kind == .error), "\(cell.kind)")
    }
  }

  /// The information is no part of the name: it follows the value, and the validation follows it.
  @Test func informationIsSpokenAfterTheValue() {
    let field = FormField(
      title: "A", information: "B", informationKind: .warning,
      validation: Validation("C", .error, .banner))
    let context = CellContext(.fiori)
    var button = ButtonCell(field)
    _ = button.handle(.setActivity(.success))
    let shown = [
      SwitchCell(field).presentation(in: context), SliderCell(field).presentation(in: context),
      RangeSliderCell(field).presentation(in: context),
      StepperCell(field, value: 1).presentation(in: context),
      button.presentation(in: context),
      ChoiceCell(field, options: ["D"], selection: [0]).presentation(in: context),
    ]
    let values = ["Off", "0", "0 to 100", "1", "Done", "D"]
    for (cell, value) in zip(shown, values) {
      let element = cell.accessibility[0]
      #expect(
        [element.label, element.value] == ["A", "\(value), warning: B, error: C"], "\(cell.kind)")
    }
    // An error in the row of a text stands in place of the information.
    let text = TextCell(field, text: "D").presentation(in: context).accessibility[0]
    #expect([text.label, text.value] == ["A", "D, error: C"])
  }

  /// Icons and texts below a cell are dimmed while it is disabled, whatever a sheet sets for them;
  /// a message without a kind in the row of a text is not.
  @Test(arguments: [FormField.Access.normal, .disabled], Validation.Style.allCases)
  func aDisabledCellDimsItsValidation(_ access: FormField.Access, _ style: Validation.Style) {
    let theme = Theme(sheet: "fdlFUIInlineValidationView_titleLabel { font-color: #FF0000; }")
    let context = CellContext(theme)
    for kind in Validation.Kind.allCases {
      let validation = Validation("C", kind, style)
      let field = FormField(title: "A", access: access, validation: validation)
      var rating = RatingCell(style: access == .normal ? .editable : .editableDisabled)
      rating.validation = validation
      let shown = [
        SwitchCell(field).presentation(in: context), SliderCell(field).presentation(in: context),
        RangeSliderCell(field).presentation(in: context),
        StepperCell(field).presentation(in: context), ButtonCell(field).presentation(in: context),
        ChoiceCell(field).presentation(in: context), TextCell(field).presentation(in: context),
        rating.presentation(in: context),
      ]
      for cell in shown {
        let isInTextRow = cell.kind == TextCell.kind && kind == .none && style == .hint
        let dimmed =
          access == .disabled && !isInTextRow ? theme.color(.quaternaryLabel) : nil
        let icon = dimmed ?? theme.color(kind.row.color)
        let colors =
          (kind.row.icon == nil ? [] : [icon]) + [dimmed ?? ThemeColor(rgba: 0xFF00_00FF)]
        let items = cell.items.filter { ["validation", "information"].contains($0.part.name) }
        let found = items.compactMap { item -> ThemeColor? in
          switch item.content {
          case .text(let text): text.color
          case .picture(let picture): picture.tint
          case .shape: nil
          }
        }
        #expect(found == colors, "\(cell.kind) \(kind)")
      }
      let looks = RatingLooks(in: theme)
      #expect(
        RatingPresentation(of: rating, in: looks) == RatingPresentation(of: rating, in: theme))
    }
  }

  /// A separator stands only between two words.
  @Test(arguments: [("", "required"), ("A", "A, required")])
  func requiredCellIsSpoken(_ title: String, _ label: String) {
    let field = FormField(title: title, isRequired: true)
    let context = CellContext(.fiori)
    let shown = [
      SwitchCell(field).presentation(in: context), TextCell(field).presentation(in: context),
      StepperCell(field).presentation(in: context), ChoiceCell(field).presentation(in: context),
      SliderCell(field).presentation(in: context), RangeSliderCell(field).presentation(in: context),
    ]
    for cell in shown { #expect(cell.accessibility[0].label == label, "\(cell.kind)") }
  }

  @Test func anEmptyInformationIsNoError() {
    let field = FormField(title: "A", information: "", informationKind: .error)
    let shown = SwitchCell(field).presentation(in: CellContext(.fiori))
    #expect(!shown.accessibility[0].traits.contains(.invalid))
  }
}
