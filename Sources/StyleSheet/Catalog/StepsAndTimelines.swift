extension CatalogTable {
  // Source: SAPFiori reference (help.sap.com, SAP Fiori for iOS SDK), the pages named, and the
  // tutorial "Apply a Custom Theme to Your iOS App" (sap-tutorials, SDK 3.0).
  static let stepsAndTimelines = CatalogTable(
    .fiori,
    """
    component FUIStepProgressIndicator: fdlFUIStepProgressIndicator
    source SAPFiori reference, FUIStepProgressIndicator: 25.08
    note a step's state is a part of the class path, not a variant of a property
    class fdlFUIStepProgressIndicator: view
    class fdlFUIStepProgressIndicator_title: text
      font-color: Color
      font-name: FontName
      font-style: UIFontTextStyle
      font-size: Number
    class fdlFUIStepProgressIndicator_primaryAction: button
      font-style: Font Style Name
      font-color: Color
      background-color { -normal | -highlighted }: Color
    class fdlFUIStepProgressIndicator_normal, fdlFUIStepProgressIndicator_completed: step
    partial
      node-foreground { -highlighted | -selected }: Color
      node-background { -highlight ! }: Color
        printed '-highlight' where 'node-foreground' has '-highlighted'; the list breaks off here
    class fdlFUIStepProgressIndicator_error, fdlFUIStepProgressIndicator_disabled: step
    partial
      node-foreground { -highlighted | -selected }: Color
      node-background { -highlight ! }: Color
        printed '-highlight' where 'node-foreground' has '-highlighted'; the list breaks off here

    component FUITimelineCollectionViewCell: fdlFUITimelineCollectionViewCell
    source SAPFiori reference, FUITimelineCollectionViewCell: 25.08, Latest
    class fdlFUITimelineCollectionViewCell_titleLabel: text
      font-style: UIFontTextStyle
        the default is 'subheadline'
      font-color: Color
        the default is 'primary1'
    class fdlFUITimelineCollectionViewCell_footnoteLabel: text
      font-style: UIFontTextStyle
        the default is 'footnote'
      font-color: Color
        the default is 'primary3'

    component FUITimelineCell: fdlFUITimelineCell
    source SAP tutorial "Apply a Custom Theme to Your iOS App", SDK 3.0
    certainty attested
    partial
    class fdlFUITimelineCell: cell
      background-color: Color
    class fdlFUITimelineCell_timelineBackground: view
      background-color: Color

    component FUITimelineMarkerCell: fdlFUITimelineMarkerCell
    source SAP tutorial "Apply a Custom Theme to Your iOS App", SDK 3.0
    certainty attested
    partial
    class fdlFUITimelineMarkerCell: cell
      background-color: Color
    class fdlFUITimelineMarkerCell_cardBackground, fdlFUITimelineMarkerCell_timelineBackground: view
      background-color: Color
    """)
}
