/// A Swift type whose values a property can have.
///
/// A typed property asks for one, so that whoever asks a theme for a color gets a ``Color``. For
/// every `x` of such a type, `Self(x.value)` is `x`.
public protocol StyleValue: Hashable, Sendable {
  /// The kind of value that a property of this type takes.
  static var valueType: ValueType { get }

  /// The value as this type, or nil if it is of another kind.
  init?(_ value: Value)

  /// This as one of all values.
  var value: Value { get }
}

extension Bool: StyleValue {
  public static var valueType: ValueType { .boolean }
  public init?(_ value: Value) {
    guard case .boolean(let bool) = value else { return nil }
    self = bool
  }
  public var value: Value { .boolean(self) }
}

extension Int: StyleValue {
  public static var valueType: ValueType { .integer }
  public init?(_ value: Value) {
    guard case .integer(let integer) = value else { return nil }
    self = integer
  }
  public var value: Value { .integer(self) }
}

extension Double: StyleValue {
  public static var valueType: ValueType { .number }
  /// The number, be it whole, plain or a length in points.
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
  public var value: Value { .number(self) }
}

extension Color: StyleValue {
  public static var valueType: ValueType { .color }
  public init?(_ value: Value) {
    guard case .color(let own) = value else { return nil }
    self = own
  }
  public var value: Value { .color(self) }
}

extension PaletteName: StyleValue {
  public static var valueType: ValueType { .color }
  public init?(_ value: Value) {
    guard case .paletteColor(let own) = value else { return nil }
    self = own
  }
  public var value: Value { .paletteColor(self) }
}

extension Offset: StyleValue {
  public static var valueType: ValueType { .offset }
  public init?(_ value: Value) {
    guard case .offset(let own) = value else { return nil }
    self = own
  }
  public var value: Value { .offset(self) }
}

extension Size: StyleValue {
  public static var valueType: ValueType { .size }
  public init?(_ value: Value) {
    guard case .size(let own) = value else { return nil }
    self = own
  }
  public var value: Value { .size(self) }
}

extension Box: StyleValue {
  public static var valueType: ValueType { .box }
  public init?(_ value: Value) {
    guard case .box(let own) = value else { return nil }
    self = own
  }
  public var value: Value { .box(self) }
}

extension Length: StyleValue {
  public static var valueType: ValueType { .length }
  /// The length, or a plain number taken as points.
  public init?(_ value: Value) {
    guard let points = Double(value) else { return nil }
    self.init(points)
  }
  public var value: Value { .length(self) }
}

extension Percentage: StyleValue {
  public static var valueType: ValueType { .percentage }
  public init?(_ value: Value) {
    guard case .percentage(let own) = value else { return nil }
    self = own
  }
  public var value: Value { .percentage(self) }
}

extension FontStyle: StyleValue {
  public static var valueType: ValueType { .fontStyle }
  public init?(_ value: Value) {
    guard case .fontStyle(let own) = value else { return nil }
    self = own
  }
  public var value: Value { .fontStyle(self) }
}

extension FontName: StyleValue {
  public static var valueType: ValueType { .fontName }
  public init?(_ value: Value) {
    guard case .fontName(let own) = value else { return nil }
    self = own
  }
  public var value: Value { .fontName(self) }
}

extension ImageName: StyleValue {
  public static var valueType: ValueType { .image }
  public init?(_ value: Value) {
    guard case .image(let own) = value else { return nil }
    self = own
  }
  public var value: Value { .image(self) }
}

extension BorderStyle: StyleValue {
  public static var valueType: ValueType { .borderStyle }
  public init?(_ value: Value) {
    guard case .borderStyle(let own) = value else { return nil }
    self = own
  }
  public var value: Value { .borderStyle(self) }
}

extension SeparatorStyle: StyleValue {
  public static var valueType: ValueType { .separatorStyle }
  public init?(_ value: Value) {
    guard case .separatorStyle(let own) = value else { return nil }
    self = own
  }
  public var value: Value { .separatorStyle(self) }
}

extension TextAlignment: StyleValue {
  public static var valueType: ValueType { .textAlign }
  public init?(_ value: Value) {
    guard case .textAlignment(let own) = value else { return nil }
    self = own
  }
  public var value: Value { .textAlignment(self) }
}

extension VerticalAlignment: StyleValue {
  public static var valueType: ValueType { .verticalAlign }
  public init?(_ value: Value) {
    guard case .verticalAlignment(let own) = value else { return nil }
    self = own
  }
  public var value: Value { .verticalAlignment(self) }
}

extension HorizontalAlignment: StyleValue {
  public static var valueType: ValueType { .horizontalAlign }
  public init?(_ value: Value) {
    guard case .horizontalAlignment(let own) = value else { return nil }
    self = own
  }
  public var value: Value { .horizontalAlignment(self) }
}

extension KeyboardAppearance: StyleValue {
  public static var valueType: ValueType { .keyboardAppearance }
  public init?(_ value: Value) {
    guard case .keyboardAppearance(let own) = value else { return nil }
    self = own
  }
  public var value: Value { .keyboardAppearance(self) }
}

extension TextTransform: StyleValue {
  public static var valueType: ValueType { .textTransform }
  public init?(_ value: Value) {
    guard case .textTransform(let own) = value else { return nil }
    self = own
  }
  public var value: Value { .textTransform(self) }
}

extension NameList: StyleValue {
  public static var valueType: ValueType { .classNameList }
  public init?(_ value: Value) {
    guard case .names(let own) = value else { return nil }
    self = own
  }
  public var value: Value { .names(self) }
}

extension String: StyleValue {
  public static var valueType: ValueType { .unknown }
  public init?(_ value: Value) {
    guard case .text(let own) = value else { return nil }
    self = own
  }
  public var value: Value { .text(self) }
}
