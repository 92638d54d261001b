extension CatalogTable {
  // Source: SAPFiori reference (help.sap.com, SAP Fiori for iOS SDK), "Theming" of the classes
  // named. No theming list of the text field form cell is published in the pages read.
  static let textFormCells = CatalogTable(
    .fiori,
    """
    component FUIKeyValueFormCell: fdlFUIKeyValueFormCell
    source SAPFiori reference, FUIKeyValueFormCell: 9.0
    class fdlFUIKeyValueFormCell_title, fdlFUIKeyValueFormCell_valueText: text
      font-color: Color
      font-style: UIFontTextStyle
    class fdlFUIKeyValueFormCell_placeholder, fdlFUIKeyValueFormCell_subtitle: text
      font-color: Color
      font-style: UIFontTextStyle
    class fdlFUIKeyValueFormCell_valueText: tintable ?
    note from the page of the note cell, from which this one inherits
      tint-color { -disabled }: Color
      font-style { -disabled }: UIFontTextStyle

    component FUINoteFormCell: fdlFUINoteFormCell
    source SAPFiori reference, FUINoteFormCell: 9.0
    class fdlFUINoteFormCell_valueText, fdlFUINoteFormCell_placeholder: text
      font-color: Color
      font-style: UIFontTextStyle
    class fdlFUIKeyValueFormCell_valueText: tintable !
    note the note cell's page prints another cell's path; 'fdlFUINoteFormCell_valueText' seems meant
      tint-color { -disabled }: Color
      font-style { -disabled }: UIFontTextStyle

    component FUIKeyValueTableViewCell: fdlFUIKeyValueTableViewCell
    source SAPFiori reference, FUIKeyValueTableViewCell: 10.0
    class fdlFUIKeyValueTableViewCell_title, fdlFUIKeyValueTableViewCell_valueText: text
      font-color: Color
      font-name: FontName
      font-style: UIFontTextStyle
      font-size: Number
      text-align: TextAlign
      text-line-clamp: Integer

    component FUIKeyValueContentView: fdlFUIKeyValueContentView
    source SAPFiori reference, FUIKeyValueContentView: 10.0, 25.08
    class fdlFUIKeyValueContentView_title, fdlFUIKeyValueContentView_valueText: text
      font-color: Color
      font-name: FontName
      font-style: UIFontTextStyle
      font-size: Number
      text-align: TextAlign
      text-line-clamp: Integer

    component FUITitleFormCell: fdlFUITitleFormCell
    source SAPFiori reference, FUITitleFormCell: 25.08, Latest; FUITitleFormCollectionViewCell: 25.08
    certainty inferred
    note a remark names two properties; the list itself is not published in the pages read
    partial
    class fdlFUITitleFormCell_valueTextField: textField
    note the path follows from the remark's 'valueTextField'
      font-color: Color
        while the cell is disabled, 'tint-color-disabled' is used instead
      tint-color { -disabled }: Color

    component FUISimplePropertyCollectionViewCell: fdlFUISimplePropertyCollectionViewCell
    source SAPFiori reference, FUISimplePropertyCollectionViewCell: Latest
    note the page lists classes and no properties
    class fdlFUISimplePropertyCollectionViewCell: cell
    class fdlFUISimplePropertyCollectionViewCell_keyLabel: text
    class fdlFUISimplePropertyCollectionViewCell_valueTextField: textField

    component FUIInlineValidationView: fdlFUIInlineValidationView
    source SAPFiori reference, FUIInlineValidationView: 9.0, 10.0, 25.08, Latest
    note the page lists classes and no properties
    class fdlFUIInlineValidationView: view
    class fdlFUIInlineValidationView_titleLabel: text
    class fdlFUIInlineValidationView_separatorView: view
    note the member is called 'separator'
    alias fdlFUIInlineValidationView_separator
    class fdlFUIInlineValidationView_backgroundView: view

    component FUILabel: fdlFUILabel
    source SAPFiori reference, Supporting Types: Latest
    note what every label of the framework starts from
    class fdlFUILabel: text
      font-color: Color
      font-name: FontName
      font-style: UIFontTextStyle
      font-size: Number
      text-align: TextAlign
      text-line-clamp: Integer
    """)
}
