extension CatalogTable {
  // Source: SAPFiori reference (help.sap.com, SAP Fiori for iOS SDK), "Theming" of the classes
  // named; `half-…` and the labels are in 25.08 only. The pages print `-editable-disabled` twice
  // for the colors; one of the two is read as `-editable` (decision D2).
  static let ratingControl = CatalogTable(
    .fiori,
    """
    component FUIRatingControl: fdlFUIRatingControl
    source SAPFiori reference, FUIRatingControl: 9.0, 25.08, Latest
    note the images are a filled and an open star by default
    class fdlFUIRatingControl: ratingControl
      on-color { -standard | -accented | -editable ? | -editable-disabled }: Color
        the page prints '-editable-disabled' twice; one is read as '-editable'
      off-color { -standard | -accented | -editable ? | -editable-disabled }: Color
        the page prints '-editable-disabled' twice; one is read as '-editable'
      half-color { -standard | -accented }: Color
        since 25.08
      on-image { -standard | -editable }: Image
      off-image { -standard | -editable }: Image
      half-image { -standard | -editable }: Image
        since 25.08
    class fdlFUIRatingControl_leading_label: text
    since 25.08
    note a second underscore, where other parts have a name in one word
      font-color: Color
      font-name: FontName
      font-size: Number
      font_style: UIFontTextStyle !
        printed with an underscore, without a type; all other pages have 'font-style'
      font-style: UIFontTextStyle ?
        the page prints 'font_style'
    class fdlFUIRatingControl_trailing_label: text ?
    since 25.08
    note the trailing label is described, its path is not; taken as the leading one's
      font-color: Color
      font-name: FontName
      font-size: Number
      font-style: UIFontTextStyle

    component FUIRatingControlFormCell: fdlFUIRatingControlFormCell
    source SAPFiori reference, FUIRatingControlFormCell: 7.0, 9.0, 25.08, Latest
    class fdlFUIRatingControlFormCell: cell
    note the page lists no properties
    class fdlFUIRatingControlFormCell_title: text
      font-color: Color
      font-style: UIFontTextStyle
    class fdlFUIRatingControlFormCell_subtitle: text ?
    note the cell has a subtitle, but no page gives its path; taken as the title's
      font-color: Color
      font-style: UIFontTextStyle
    class fdlFUIRatingControlFormCell_ratingControl: ratingControl
    below fdlFUIRatingControl
    note the path is blank in one copy of 7.0
      on-color { -standard | -accented | -editable ? | -editable-disabled }: Color
        the page prints '-editable-disabled' twice; one is read as '-editable'
      off-color { -standard | -accented | -editable ? | -editable-disabled }: Color
        the page prints '-editable-disabled' twice; one is read as '-editable'
      half-color { -standard | -accented }: Color ?
        listed for the control, not for the cell's path to it
        since 25.08
      on-image { -standard | -editable }: Image
      off-image { -standard | -editable }: Image
      half-image { -standard | -editable }: Image ?
        listed for the control, not for the cell's path to it
        since 25.08

    component FUIRatingControlCollectionViewCell: fdlFUIRatingControlCollectionViewCell
    source SAPFiori reference, FUIRatingControlCollectionViewCell: 9.0
    class fdlFUIRatingControlCollectionViewCell: cell
    class fdlFUIRatingControlCollectionViewCell_title: text
      font-color: Color
      font-style: UIFontTextStyle
    class fdlFUIRatingControlCollectionViewCell_ratingControl: ratingControl
    below fdlFUIRatingControl
    note the list breaks off after 'on-color'; the rest is taken from the form cell
    partial
      on-color { -standard ? | -accented ? | -editable ? | -editable-disabled }: Color
      off-color { -standard | -accented | -editable | -editable-disabled }: Color ?
      on-image { -standard | -editable }: Image ?
      off-image { -standard | -editable }: Image ?
    """)
}
