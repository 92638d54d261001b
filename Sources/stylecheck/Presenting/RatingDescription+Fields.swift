import FormCellModel
import StyleSheet

extension RatingDescription {
  /// Reads a description; reports problems to `fields`.
  ///
  /// A cell in a form has the form's setting; any other has its own.
  init(_ fields: inout Fields, in form: PageSetting? = nil) {
    var draft = RatingDraft()
    fields.asReader { reader in
      RatingDraft.fields.read(&reader, into: &draft)
      draft.check(&reader)
    }
    (cell, tints) = (draft.cell, draft.tints)
    setting =
      if let form { PageSetting(ofCell: &fields, in: form.with(draft.preset)) } else {
        PageSetting(&fields, over: .ofCell.with(draft.preset))
      }
  }
}
