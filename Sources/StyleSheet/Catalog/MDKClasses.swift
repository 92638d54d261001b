extension CatalogTable {
  // Source: Mobile Development Kit, schema documentation, Styles (help.sap.com, "Latest"); the iOS
  // column if a page has one.
  static let mdkClasses = CatalogTable(
    .mdk,
    """
    component TextClass: TextClass
    source MDK schema, Styles, TextClass: Latest
    note a kind of style; authors choose the class names themselves
    class TextClass: mdkSubControl
      font-color: Color
      font-size: Number
      font-style: UIFont.TextStyle
      font-typeface: Typeface
      font-name: Font
        'thinSystem', 'italicSystem' and 'boldSystem' are given as examples

    component ValueClass: ValueClass
    source MDK schema, Styles, ValueClass: Latest
    note a kind of style; authors choose the class names themselves
    class ValueClass: mdkSubControl
      background-color: Color
      font-color: Color
      font-size: Number
      font-style: UIFont.TextStyle
      font-typeface: Typeface
      padding: Number
      placeholder-color: Color
      text-align: TextAlign
        printed without a type
      text-lien-clamp: Integer !
        a slip of the page for 'text-line-clamp', without a type
      text-line-clamp: Integer ?
        the page prints 'text-lien-clamp'
      tint-color: Color

    component ValueInputClass: ValueInputClass
    source MDK schema, Styles, ValueInputClass: Latest
    note a kind of style; authors choose the class names themselves
    class ValueInputClass: mdkSubControl
      background-color: Color
      font-color: Color
      font-size: Number
      font-style: UIFont.TextStyle
      font-typeface: Typeface
      padding: Number
      placeholder-color: Color
      text-align: TextAlign
        printed without a type
      text-lien-clamp: Integer !
        a slip of the page for 'text-line-clamp', without a type
      text-line-clamp: Integer ?
        the page prints 'text-lien-clamp'
      tint-color: Color

    component CaptionClass: CaptionClass
    source MDK schema, Styles, CaptionClass: Latest
    note a kind of style; authors choose the class names themselves
    class CaptionClass: mdkSubControl
      background-color: Color
      font-color: Color
      font-size: Number
      font-style: UIFont.TextStyle
      font-typeface: Typeface
      padding: Number
      placeholder-color: Color

    component BackgroundClass: BackgroundClass
    source MDK schema, Styles, BackgroundClass: Latest
    note a kind of style; authors choose the class names themselves
    class BackgroundClass: mdkSubControl
      background-color: Color
      padding: Number

    component ValidationViewClass: ValidationViewClass
    source MDK schema, Styles, ValidationViewClass: Latest
    note a kind of style; authors choose the class names themselves
    class ValidationViewClass: mdkSubControl
      background-color: Color
      border-top-color: Color

    component ValidationMessageClass: ValidationMessageClass
    source MDK schema, Styles, ValidationMessageClass: Latest
    note a kind of style; authors choose the class names themselves
    class ValidationMessageClass: mdkSubControl
      font-color: Color
      font-size: Number

    component RequiredIndicatorColorClass: RequiredIndicatorColorClass
    source MDK schema, Styles, RequiredIndicatorColorClass: Latest
    note a kind of style; authors choose the class names themselves
    class RequiredIndicatorColorClass: mdkSubControl
      color: Color
      font-color: Color

    component SwitchClass: SwitchClass
    source MDK schema, Styles, SwitchClass: Latest
    note a kind of style; authors choose the class names themselves
    class SwitchClass: mdkSubControl
    note which systems have it is not published in the pages read
      background-color: Color
      padding: Number
      tint-color: Color
      on-tint-color: Color
      thumb-tint-color: Color
    """)
}
