extension CatalogTable {
  // Source: SAPFiori reference (help.sap.com, SAP Fiori for iOS SDK), the pages named. The object
  // cell is known from the example of "Branding and Theming" only.
  static let objectsAndKPIs = CatalogTable(
    .fiori,
    """
    component FUIObjectView: fdlFUIObjectView
    source SAPFiori reference, Branding and Theming: 25.08
    certainty attested
    note from an example; the whole list is not published in the pages read
    partial
    class fdlFUIObjectView_headlineLabel: text
    note the text of an object cell is styled here, not at the cell
    alias fdlFUIObjectTableViewCell_headlineLabel
      font-style: UIFontTextStyle
      font-color: Color

    component FUIObjectTableViewCell: fdlFUIObjectTableViewCell
    source SAPFiori reference, Branding and Theming: 25.08
    certainty attested
    note from an example; the whole list is not published in the pages read
    partial
    class fdlFUIObjectTableViewCell: cell
      background-color { -selected }: Color

    component FUIKPITitleBaseView: fdlFUIKPITitleBaseView
    source SAPFiori reference, FUIKPITitleBaseView: 25.08
    class fdlFUIKPITitleBaseView_title, fdlFUIKPITitleBaseView_kpiUnitItem: text
      font-color: Color
      font-style: UIFontTextStyle
      text-line-clamp: Integer
      text-align: NSTextAlignment
    class fdlFUIKPITitleBaseView_kpiMetricItem, fdlFUIKPITitleBaseView_kpiFractionItem: text
      font-color: Color
      font-style: UIFontTextStyle
      text-line-clamp: Integer
      text-align: NSTextAlignment
    class fdlFUIKPITitleBaseView_kpiIconItem: image
      tint-color: Color
    """)
}
