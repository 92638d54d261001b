/// What a declaration sets its property to, once its text has been understood.
public enum Value: Hashable, Sendable {
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case color(Color)
  /// A color by its name in the palette; which color that is depends on the appearance.
  case paletteColor(PaletteName)
  case offset(Offset)
  case size(Size)
  case box(Box)
  case length(Length)
  case percentage(Percentage)
  case fontStyle(FontStyle)
  case fontName(FontName)
  case image(ImageName)
  case borderStyle(BorderStyle)
  case separatorStyle(SeparatorStyle)
  case textAlignment(TextAlignment)
  case verticalAlignment(VerticalAlignment)
  case horizontalAlignment(HorizontalAlignment)
  case keyboardAppearance(KeyboardAppearance)
  case textTransform(TextTransform)
  case names(NameList)
  /// The text as it stands, where nobody knows what the property takes.
  case text(String)

  /// What kind of value it is.
  public var type: ValueType {
    switch self {
    case .boolean: .boolean
    case .integer: .integer
    case .number: .number
    case .color, .paletteColor: .color
    case .offset: .offset
    case .size: .size
    case .box: .box
    case .length: .length
    case .percentage: .percentage
    case .fontStyle: .fontStyle
    case .fontName: .fontName
    case .image: .image
    case .borderStyle: .borderStyle
    case .separatorStyle: .separatorStyle
    case .textAlignment: .textAlign
    case .verticalAlignment: .verticalAlign
    case .horizontalAlignment: .horizontalAlign
    case .keyboardAppearance: .keyboardAppearance
    case .textTransform: .textTransform
    case .names: .classNameList
    case .text: .unknown
    }
  }
}

extension Value: CustomStringConvertible {
  /// The value as a person reads it, and as a sheet could say it.
  ///
  /// The one exception is a color that is not opaque, for which no text suits every engine; see
  /// ``Color/description``.
  public var description: String {
    switch self {
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): "\(value)"
    case .number(let value): value.plainText
    case .color(let value): value.description
    case .paletteColor(let value): value.description
    case .offset(let value): value.description
    case .size(let value): value.description
    case .box(let value): value.description
    case .length(let value): value.description
    case .percentage(let value): value.description
    case .fontStyle(let value): value.description
    case .fontName(let value): value.description
    case .image(let value): value.description
    case .borderStyle(let value): value.rawValue
    case .separatorStyle(let value): value.rawValue
    case .textAlignment(let value): value.rawValue
    case .verticalAlignment(let value): value.rawValue
    case .horizontalAlignment(let value): value.rawValue
    case .keyboardAppearance(let value): value.rawValue
    case .textTransform(let value): value.rawValue
    case .names(let value): value.description
    case .text(let value): value
    }
  }
}
