extension CatalogTable {
  // Source: the tutorials "Apply a Custom Theme to Your iOS App" and "custom-app-theming"
  // (sap-tutorials, SDK 3.0), an SAP sample sheet, and `FDLFontStyle` in the SAPFiori reference.
  static let screens = CatalogTable(
    .fiori,
    """
    component FUIChartFloorplanViewController: fdlFUIChartFloorplanViewController
    source SAP tutorial "Apply a Custom Theme to Your iOS App", SDK 3.0
    certainty attested
    partial
    note the series have no class path; they are colored in code only
    class fdlFUIChartFloorplanViewController_title: text
      font-color: Color
    class fdlFUIChartFloorplanViewController_seriesTitles: text
      font-color: Color
    class fdlFUIChartFloorplanViewController_valuesAxisTitle: text
      font-color: Color
    class fdlFUIChartFloorplanViewController_categoryAxisTitle: text
      font-color: Color

    component FUIWelcomeScreen: fdlFUIWelcomeScreen
    source SAP tutorials "Apply a Custom Theme to Your iOS App" and "custom-app-theming", SDK 3.0
    certainty attested
    partial
    class fdlFUIWelcomeScreen_headlineLabel: text
      font-color: Color
    class fdlFUIWelcomeScreen_primaryActionButton: button
      background-color { -normal | -highlighted }: Color
    class fdlFUIWelcomeScreen_logoImageView: image
    note from a sheet in SAP-samples/cloud-mdk-tutorial-samples
      image-name: Image

    component FDLFontStyle: fdlFontStyle
    source SAPFiori reference, FDLFontStyle: Latest; SAP tutorial, SDK 3.0
    partial
    certainty inferred
    note restyles every use of a text style; the members are listed, one class name is attested
    class fdlFontStyle_headline: globalFontStyle
      font-style: UIFontTextStyle
      font-color: Color
    class fdlFontStyle_subheadline: globalFontStyle ~
      font-style: UIFontTextStyle
      font-color: Color
    class fdlFontStyle_footnote, fdlFontStyle_body, fdlFontStyle_callout: globalFontStyle
      font-style: UIFontTextStyle
      font-color: Color
    class fdlFontStyle_caption1, fdlFontStyle_caption2: globalFontStyle
      font-style: UIFontTextStyle
      font-color: Color
    class fdlFontStyle_title1, fdlFontStyle_title2, fdlFontStyle_title3: globalFontStyle
      font-style: UIFontTextStyle
      font-color: Color
    class fdlFontStyle_kpiNumber, fdlFontStyle_kpiNumber2: globalFontStyle
      font-style: UIFontTextStyle
      font-color: Color
    """)
}
