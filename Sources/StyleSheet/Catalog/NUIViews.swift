extension CatalogTable {
  // Source: tombenner/nui 744a36f (after 0.5.5), README; properties found only in its renderers are
  // attested. This table: views, texts and tables.
  static let nuiViews = CatalogTable(
    .nui,
    """
    component UILabel: Label
    source NUI 0.5.5, README and renderers
    class Label: text
      background-color: Color
      border-color: Color
      border-width: Number
      corner-radius: Number
      font-color { -highlighted }: Color
      font-name: FontName
      font-size: Number
      height: Number
      shadow-color: Color
      shadow-offset: Offset
      shadow-opacity: Number
      shadow-radius: Number
      text-align: TextAlign
      text-alpha: Number
      text-auto-fit: Boolean
      text-line-clamp: Integer
      text-shadow-color: Color
      text-shadow-offset: Offset
      text-transform: TextTransform
      width: Number

    component UITableView: Table
    source NUI 0.5.5, README and renderers
    class Table: table
      background-color: Color
      background-color-top: Color
        one end of a gradient; the other is 'background-color-bottom'
      background-color-bottom: Color
        one end of a gradient; the other is 'background-color-top'
      row-height: Number
      separator-color: Color
      separator-style: SeparatorStyle

    component UITableViewCell: TableCell
    source NUI 0.5.5, README and renderers
    class TableCell: cell
    note what is attested here reaches the cell's text label, which is drawn as a label is
      tint-color: Color
      background-color { -selected }: Color
      background-color-top { -selected }: Color
        one end of a gradient; the other is 'background-color-bottom'
      background-color-bottom { -selected }: Color
        one end of a gradient; the other is 'background-color-top'
      font-color { -highlighted }: Color
      font-name: FontName
      font-size: Number
      text-align: TextAlign
      text-alpha: Number
      text-auto-fit: Boolean
      text-shadow-color: Color
      text-shadow-offset: Offset
      border-color: Color ~
      border-width: Number ~
      corner-radius: Number ~
      height: Number ~
      width: Number ~
      shadow-color: Color ~
      shadow-offset: Offset ~
      shadow-opacity: Number ~
      shadow-radius: Number ~
      text-transform: TextTransform ~
      text-line-clamp: Integer ~

    component UITableViewCell: TableCellContentView
    source NUI 0.5.5, README and renderers
    class TableCellContentView: view
    note read for a cell of class X as XContentView, and drawn as a view is
    inherits View
    derived ContentView

    component UITableViewCell: TableCellDetail
    source NUI 0.5.5, README and renderers
    class TableCellDetail: text
    note read for a cell of class X as XDetail
    derived Detail
      font-color { -highlighted }: Color
      font-name: FontName
      font-size: Number
      text-align: TextAlign
      text-alpha: Number
      text-auto-fit: Boolean
      text-shadow-color: Color
      text-shadow-offset: Offset

    component UITextField: TextField
    source NUI 0.5.5, README and renderers
    class TextField: textField
      background-color: Color
      background-image: Image
      background-image-insets: Box
        what is not stretched
      border-color: Color
      border-style: BorderStyle
      border-width: Number
      corner-radius: Number
      text-align: TextAlign
        any other word means 'left'
      text-alpha: Number
      text-auto-fit: Boolean
      font-color: Color
      font-name: FontName
      font-size: Number
      height: Number
      padding: Box
      shadow-color: Color
      shadow-offset: Offset
      shadow-opacity: Number
      shadow-radius: Number
      tint-color: Color
      vertical-align: VerticalAlign
      horizontal-align: HorizontalAlign
        NUI reads its value under the wrong key, so it is always 'left'
      width: Number
      keyboard-appearance: KeyboardAppearance
      background-color-top: Color ~
        one end of a gradient; the other is 'background-color-bottom'
      background-color-bottom: Color ~
        one end of a gradient; the other is 'background-color-top'

    component UITextView: TextView
    source NUI 0.5.5, README and renderers
    class TextView: textView
    inherits View
      font-color: Color
      font-name: FontName
      font-size: Number
      padding: Box
        insets of the content
      keyboard-appearance: KeyboardAppearance

    component UIView: View
    source NUI 0.5.5, README and renderers
    class View: view
    without <image>-insets
      background-color: Color
      background-image: Image
        tiled, unless 'background-repeat' is false
      border-color: Color
      border-width: Number
      corner-radius: Number
      height: Number
      shadow-color: Color
      shadow-offset: Offset
      shadow-opacity: Number
      shadow-radius: Number
      width: Number
      background-repeat: Boolean ~
        false draws 'background-image' once

    component UIWindow: Window
    source NUI 0.5.5, README and renderers
    class Window: window
      background-color: Color
    """)
}
