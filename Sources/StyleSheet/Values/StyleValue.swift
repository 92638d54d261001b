/// A Swift type of property values.
///
/// The type of a property determines the result: a color property returns a ``Color``. For every
/// `x` of such a type, `Self(x.value)` is `x`.
public protocol StyleValue: Hashable, Sendable {
  /// The type of the values of a property.
  static var valueType: ValueType { get }

  /// Converts `value` to this type; nil for a value of another kind.
  init?(_ value: Value)

  /// This value as a ``Value``.
  var value: Value { get }
}

extension Bool: StyleValue {
  /// A property of this type takes ``ValueType/boolean``.
  public static var valueType: ValueType { .boolean }
  /// Extracts the boolean; nil for a value of another kind.
  public init?(_ value: Value) {
    guard case .boolean(let bool) = value else { return nil }
    self = bool
  }
  /// This value as a ``Value``.
  public var value: Value { .boolean(self) }
}

extension Int: StyleValue {
  /// A property of this type takes ``ValueType/integer``.
  public static var valueType: ValueType { .integer }
  /// Extracts the whole number; nil for a value of another kind.
  public init?(_ value: Value) {
    guard case .integer(let integer) = value else { return nil }
    self = integer
  }
  /// This value as a ``Value``.
  public var value: Value { .integer(self) }
}

extension Double: StyleValue {
  /// A property of this type takes ``ValueType/number``.
  public static var valueType: ValueType { .number }
  /// Extracts a number, an integer or a length in points; nil for a value of another kind.
  public init?(_ value: Value) {
    if case .number(let number) = value {
      self = number
    } else if case .integer(let integer) = value {
      self = Double(integer)
    } else if case .length(let length) = value {
      self = length.points
    } else {
      return nil
    }
  }
  /// This value as a ``Value``.
  public var value: Value { .number(self) }
}

extension Color: StyleValue {
  /// A property of this type takes ``ValueType/color``.
  public static var valueType: ValueType { .color }
  /// Extracts the color; nil for a value of another kind.
  public init?(_ value: Value) {
    guard case .color(let own) = value else { return nil }
    self = own
  }
  /// This value as a ``Value``.
  public var value: Value { .color(self) }
}

extension PaletteName: StyleValue {
  /// A property of this type takes ``ValueType/color``.
  public static var valueType: ValueType { .color }
  /// Extracts the palette name; nil for a value of another kind.
  public init?(_ value: Value) {
    guard case .paletteColor(let own) = value else { return nil }
    self = own
  }
  /// This value as a ``Value``.
  public var value: Value { .paletteColor(self) }
}

extension Offset: StyleValue {
  /// A property of this type takes ``ValueType/offset``.
  public static var valueType: ValueType { .offset }
  /// Extracts the offset; nil for a value of another kind.
  public init?(_ value: Value) {
    guard case .offset(let own) = value else { return nil }
    self = own
  }
  /// This value as a ``Value``.
  public var value: Value { .offset(self) }
}

extension Size: StyleValue {
  /// A property of this type takes ``ValueType/size``.
  public static var valueType: ValueType { .size }
  /// Extracts the size; nil for a value of another kind.
  public init?(_ value: Value) {
    guard case .size(let own) = value else { return nil }
    self = own
  }
  /// This value as a ``Value``.
  public var value: Value { .size(self) }
}

extension Box: StyleValue {
  /// A property of this type takes ``ValueType/box``.
  public static var valueType: ValueType { .box }
  /// Extracts the box; nil for a value of another kind.
  public init?(_ value: Value) {
    guard case .box(let own) = value else { return nil }
    self = own
  }
  /// This value as a ``Value``.
  public var value: Value { .box(self) }
}

extension Length: StyleValue {
  /// A property of this type takes ``ValueType/length``.
  public static var valueType: ValueType { .length }
  /// Extracts a length, or a plain number as points; nil for a value of another kind.
  public init?(_ value: Value) {
    guard let points = Double(value) else { return nil }
    self.init(points)
  }
  /// This value as a ``Value``.
  public var value: Value { .length(self) }
}

extension Percentage: StyleValue {
  /// A property of this type takes ``ValueType/percentage``.
  public static var valueType: ValueType { .percentage }
  /// Extracts the percentage; nil for a value of another kind.
  public init?(_ value: Value) {
    guard case .percentage(let own) = value else { return nil }
    self = own
  }
  /// This value as a ``Value``.
  public var value: Value { .percentage(self) }
}

extension FontStyle: StyleValue {
  /// A property of this type takes ``ValueType/fontStyle``.
  public static var valueType: ValueType { .fontStyle }
  /// Extracts the text style; nil for a value of another kind.
  public init?(_ value: Value) {
    guard case .fontStyle(let own) = value else { return nil }
    self = own
  }
  /// This value as a ``Value``.
  public var value: Value { .fontStyle(self) }
}

extension FontName: StyleValue {
  /// A property of this type takes ``ValueType/fontName``.
  public static var valueType: ValueType { .fontName }
  /// Extracts the font; nil for a value of another kind.
  public init?(_ value: Value) {
    guard case .fontName(let own) = value else { return nil }
    self = own
  }
  /// This value as a ``Value``.
  public var value: Value { .fontName(self) }
}

extension ImageName: StyleValue {
  /// A property of this type takes ``ValueType/image``.
  public static var valueType: ValueType { .image }
  /// Extracts the image; nil for a value of another kind.
  public init?(_ value: Value) {
    guard case .image(let own) = value else { return nil }
    self = own
  }
  /// This value as a ``Value``.
  public var value: Value { .image(self) }
}

extension BorderStyle: StyleValue {
  /// A property of this type takes ``ValueType/borderStyle``.
  public static var valueType: ValueType { .borderStyle }
  /// Extracts the border style; nil for a value of another kind.
  public init?(_ value: Value) {
    guard case .borderStyle(let own) = value else { return nil }
    self = own
  }
  /// This value as a ``Value``.
  public var value: Value { .borderStyle(self) }
}

extension SeparatorStyle: StyleValue {
  /// A property of this type takes ``ValueType/separatorStyle``.
  public static var valueType: ValueType { .separatorStyle }
  /// Extracts the separator style; nil for a value of another kind.
  public init?(_ value: Value) {
    guard case .separatorStyle(let own) = value else { return nil }
    self = own
  }
  /// This value as a ``Value``.
  public var value: Value { .separatorStyle(self) }
}

extension TextAlignment: StyleValue {
  /// A property of this type takes ``ValueType/textAlign``.
  public static var valueType: ValueType { .textAlign }
  /// Extracts the alignment; nil for a value of another kind.
  public init?(_ value: Value) {
    guard case .textAlignment(let own) = value else { return nil }
    self = own
  }
  /// This value as a ``Value``.
  public var value: Value { .textAlignment(self) }
}

extension VerticalAlignment: StyleValue {
  /// A property of this type takes ``ValueType/verticalAlign``.
  public static var valueType: ValueType { .verticalAlign }
  /// Extracts the vertical alignment; nil for a value of another kind.
  public init?(_ value: Value) {
    guard case .verticalAlignment(let own) = value else { return nil }
    self = own
  }
  /// This value as a ``Value``.
  public var value: Value { .verticalAlignment(self) }
}

extension HorizontalAlignment: StyleValue {
  /// A property of this type takes ``ValueType/horizontalAlign``.
  public static var valueType: ValueType { .horizontalAlign }
  /// Extracts the horizontal alignment; nil for a value of another kind.
  public init?(_ value: Value) {
    guard case .horizontalAlignment(let own) = value else { return nil }
    self = own
  }
  /// This value as a ``Value``.
  public var value: Value { .horizontalAlignment(self) }
}

extension KeyboardAppearance: StyleValue {
  /// A property of this type takes ``ValueType/keyboardAppearance``.
  public static var valueType: ValueType { .keyboardAppearance }
  /// Extracts the keyboard appearance; nil for a value of another kind.
  public init?(_ value: Value) {
    guard case .keyboardAppearance(let own) = value else { return nil }
    self = own
  }
  /// This value as a ``Value``.
  public var value: Value { .keyboardAppearance(self) }
}

extension TextTransform: StyleValue {
  /// A property of this type takes ``ValueType/textTransform``.
  public static var valueType: ValueType { .textTransform }
  /// Extracts the text transform; nil for a value of another kind.
  public init?(_ value: Value) {
    guard case .textTransform(let own) = value else { return nil }
    self = own
  }
  /// This value as a ``Value``.
  public var value: Value { .textTransform(self) }
}

extension NameList: StyleValue {
  /// A property of this type takes ``ValueType/classNameList``.
  public static var valueType: ValueType { .classNameList }
  /// Extracts the name list; nil for a value of another kind.
  public init?(_ value: Value) {
    guard case .names(let own) = value else { return nil }
    self = own
  }
  /// This value as a ``Value``.
  public var value: Value { .names(self) }
}

extension String: StyleValue {
  /// A property of this type takes ``ValueType/unknown``.
  public static var valueType: ValueType { .unknown }
  /// Extracts the text of a property of unknown type; nil for a value of another kind.
  public init?(_ value: Value) {
    guard case .text(let own) = value else { return nil }
    self = own
  }
  /// This value as a ``Value``.
  public var value: Value { .text(self) }
}
