/// The parsed value of a declaration.
public enum ThemeValue: Hashable, Sendable, CustomStringConvertible {
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case color(ThemeColor)
  /// A palette name; the appearance determines its color.
  case paletteColor(PaletteName)
  case offset(Offset)
  case size(ThemeSize)
  case box(ThemeBox)
  case length(Length)
  case percentage(Percentage)
  case fontStyle(FontStyle)
  case fontName(FontName)
  case image(ImageName)
  case borderStyle(BorderStyle)
  case separatorStyle(SeparatorStyle)
  case textAlignment(TextPlacement)
  case verticalAlignment(VerticalPlacement)
  case horizontalAlignment(HorizontalPlacement)
  case keyboardAppearance(KeyboardAppearance)
  case textTransform(TextTransform)
  case names(NameList)
  /// The source text, for a property of unknown type.
  case text(String)

  /// The color, or nil for any other value.
  package var color: ThemeColor? { if case .color(let color) = self { color } else { nil } }

  /// The value as in a sheet.
  ///
  /// The exception is a color that is not opaque, for which engines disagree on the text; see
  /// ``ThemeColor/description``.
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
