extension CatalogTable {
  // Source: SAPFiori reference (help.sap.com, SAP Fiori for iOS SDK), "Theming" of the classes
  // named. The switch cell's list comes without types; they are those of the same names elsewhere.
  static let formCells = CatalogTable(
    .fiori,
    """
    component FUISwitchFormCell: fdlFUISwitchFormCell
    source SAPFiori reference, FUISwitchFormCell: 25.08, Latest
    note the path of the switch itself is not published in the pages read
    alias fdlFUISwitchCollectionViewCell
    class fdlFUISwitchFormCell: cell
    partial
    class fdlFUISwitchFormCell_title: text
      font-style: UIFontTextStyle
        printed as 'font { -style | -name | -size }', without a type
      font-name: FontName
        printed as 'font { -style | -name | -size }', without a type
      font-size: Number
        printed as 'font { -style | -name | -size }', without a type
      font-color: Color
        printed without a type
      text-line-clamp: Integer
        printed without a type

    component FUISwitchCollectionViewCell: fdlFUISwitchFormCell
    source SAPFiori reference, FUISwitchCollectionViewCell: Latest
    class fdlFUISwitchFormCell: cell !
    note the collection cell's page names the form cell's class

    component FUISliderFormView: FUISliderFormView
    source SAPFiori reference, FUISliderFormView: 25.08, Latest
    note printed without 'fdl' in both versions, against the naming rule
    alias fdlFUISliderFormView
    class FUISliderFormView: view
    class FUISliderFormView_title, FUISliderFormView_subtitle, FUISliderFormView_footnote: text
      font-color { -disabled }: Color
      font-style { -disabled }: UIFont.TextStyle
    class FUISliderFormView_slider: slider
      thumb-color { -disabled }: Color
      minimum-track-color { -disabled }: Color
      maximum-track-color { -disabled }: Color
      view-alpha-value { -disabled }: Float

    component FUIButtonFormCell: fdlFUIButtonFormCell
    source SAPFiori reference, FUIButtonFormCell: 25.08, Latest
    class fdlFUIButtonFormCell: cell
    class fdlFUIButtonFormCell_button: button
    note the page lists no properties

    component FUIOrderPickerFormItemCell: fdlFUIOrderPickerFormItemView
    source SAPFiori reference, FUIOrderPickerFormItemCell: 9.0, 25.08, Latest
    note styled through the view inside the cell
    alias fdlFUIOrderPickerFormItemCell
    class fdlFUIOrderPickerFormItemView_title, fdlFUIOrderPickerFormItemView_subtitle: text
      font-color: Color
      font-style: UIFontTextStyle
    class fdlFUIOrderPickerFormItemView_leadingImageView: image
      image-name: UIImage
      font-style: UIFontTextStyle
      tint-color: UIColor
    """)
}
