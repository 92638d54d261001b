import FormCellModel
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
