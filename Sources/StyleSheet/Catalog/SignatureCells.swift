extension CatalogTable {
  // Source: SAPFiori reference (help.sap.com, SAP Fiori for iOS SDK), the pages named.
  static let signature = CatalogTable(
    .fiori,
    """
    component FUIInlineSignatureFormView: fdlFUIInlineSignatureFormView
    source SAPFiori reference, FUIInlineSignatureFormView: 25.08, Latest
    note the pages of the form cell and the collection cell point here
    alias fdlFUIInlineSignatureFormCell
    alias fdlFUIInlineSignatureCollectionViewCell
    class fdlFUIInlineSignatureFormView: view
      stroke-width: Number
        the default is 3
      stroke-color: Color
        the default is 'primaryLabel'
      drawing-area-background-color: Color
        the default is 'primaryBackground'
      xmark-color: Color
      signature-line-color: Color
    class fdlFUIInlineSignatureFormView_title: text
      font-color: Color
      font-style: UIFontTextStyle
    class fdlFUIInlineSignatureFormView_startActionTitle: text
      font-color: Color
      font-style: UIFontTextStyle
    class fdlFUIInlineSignatureFormView_restartActionTitle: text
      font-color: Color
      font-style: UIFontTextStyle
    class fdlFUIInlineSignatureFormView_cancelActionTitle: text
      font-color: Color
      font-style: UIFontTextStyle
    class fdlFUIInlineSignatureFormView_clearActionTitle: text
      font-color: Color
      font-style: UIFontTextStyle
    class fdlFUIInlineSignatureFormView_saveActionTitle: text
      font-color: Color
      font-style: UIFontTextStyle
    class fdlFUIInlineSignatureFormView_watermarkText: text
      font-color: Color
      font-style: UIFontTextStyle

    component FUISignatureCaptureController: fdlFUISignatureCaptureController
    source SAPFiori reference, Signature Capture: Latest
    class fdlFUISignatureCaptureController_title: text
      font-color: Color
      font-style: UIFontTextStyle
    class fdlFUISignatureCaptureController_cancelButtonItem: barButtonItem
      font-color { -disabled }: Color
      font-style { -disabled }: UIFontTextStyle
        printed with a colon too many, 'font-style: { -disabled }'
      image { -disabled }: Image
    class fdlFUISignatureCaptureController_clearButtonItem: barButtonItem
      font-color { -disabled }: Color
      font-style { -disabled }: UIFontTextStyle
      image { -disabled }: Image
    class fdlFUISignatureCaptureController_doneButtonItem: barButtonItem
      font-color { -disabled }: Color
      font-style { -disabled }: UIFontTextStyle
      image { -disabled }: Image
    class fdlFUISignatureCaptureController_closeButtonItem: barButtonItem
      font-color { -disabled }: Color
      font-style { -disabled }: UIFontTextStyle
      image { -disabled }: Image
    class fdlFUISignatureCaptureController_reenterSignatureButtonItem: barButtonItem
      font-color { -disabled }: Color
      font-style { -disabled }: UIFontTextStyle
      image { -disabled }: Image
    class fdlFUISignatureCaptureController_navigationBar: navigationBar
      background-color: Color
    class fdlFUISignatureCaptureController_toolBar: toolBar
      background-color: Color
    """)
}
