/// A Swift type of property values.
///
/// The type of a property determines the result: a color property returns a ``ThemeColor``. For every
/// `x` of such a type, `Self(x.value)` is `x`.
public protocol StyleValue: Hashable, Sendable {
  /// The conversion between this type and ``ThemeValue``.
  static var form: StyleForm<Self> { get }
}

/// A type of property values, and the conversion between its Swift type and ``ThemeValue``.
public struct StyleForm<Own: Sendable>: Sendable {
  @usableFromInline let type: ValueType
  let wrap: @Sendable (Own) -> ThemeValue
  /// Returns nil for a value of another kind.
  @usableFromInline let unwrap: @Sendable (ThemeValue) -> Own?

  init(
    _ type: ValueType, _ wrap: @escaping @Sendable (Own) -> ThemeValue,
    _ unwrap: @escaping @Sendable (ThemeValue) -> Own?
  ) {
    self.type = type
    self.wrap = wrap
    self.unwrap = unwrap
  }
}

extension StyleValue {
  /// Converts `value` to this type; nil for a value of another kind.
  @inlinable
  public init?(_ value: ThemeValue) {
    guard let own = Self.form.unwrap(value) else { return nil }
    self = own
  }

  /// This value as a ``ThemeValue``.
  public var value: ThemeValue { Self.form.wrap(self) }
}

// MARK: - The table

extension Bool: StyleValue {
  /// A boolean.
  public static var form: StyleForm<Self> {
    StyleForm(.boolean, ThemeValue.boolean) { if case .boolean(let own) = $0 { own } else { nil } }
  }
}

extension Int: StyleValue {
  /// A whole number.
  public static var form: StyleForm<Self> {
    StyleForm(.integer, ThemeValue.integer) { if case .integer(let own) = $0 { own } else { nil } }
  }
}

extension Double: StyleValue {
  /// A number, or a whole number or a length in points.
  public static var form: StyleForm<Self> {
    StyleForm(.number, ThemeValue.number) {
      switch $0 {
      case .number(let number): number
      case .integer(let integer): Double(integer)
      case .length(let length): length.points
      default: nil
      }
    }
  }
}

extension ThemeColor: StyleValue {
  /// A color.
  public static var form: StyleForm<Self> {
    StyleForm(.color, ThemeValue.color) { if case .color(let own) = $0 { own } else { nil } }
  }
}

extension PaletteName: StyleValue {
  /// The palette name of a color.
  public static var form: StyleForm<Self> {
    StyleForm(.color, ThemeValue.paletteColor) {
      if case .paletteColor(let own) = $0 { own } else { nil }
    }
  }
}

extension Offset: StyleValue {
  /// An offset.
  public static var form: StyleForm<Self> {
    StyleForm(.offset, ThemeValue.offset) { if case .offset(let own) = $0 { own } else { nil } }
  }
}

extension ThemeSize: StyleValue {
  /// A size.
  public static var form: StyleForm<Self> {
    StyleForm(.size, ThemeValue.size) { if case .size(let own) = $0 { own } else { nil } }
  }
}

extension ThemeBox: StyleValue {
  /// A box.
  public static var form: StyleForm<Self> {
    StyleForm(.box, ThemeValue.box) { if case .box(let own) = $0 { own } else { nil } }
  }
}

extension Length: StyleValue {
  /// A length, or a number of points.
  public static var form: StyleForm<Self> {
    StyleForm(.length, ThemeValue.length) { Double($0).map(Length.init) }
  }
}

extension Percentage: StyleValue {
  /// A percentage.
  public static var form: StyleForm<Self> {
    StyleForm(.percentage, ThemeValue.percentage) {
      if case .percentage(let own) = $0 { own } else { nil }
    }
  }
}

extension FontStyle: StyleValue {
  /// A text style.
  public static var form: StyleForm<Self> {
    StyleForm(.fontStyle, ThemeValue.fontStyle) {
      if case .fontStyle(let own) = $0 { own } else { nil }
    }
  }
}

extension FontName: StyleValue {
  /// The name of a font.
  public static var form: StyleForm<Self> {
    StyleForm(.fontName, ThemeValue.fontName) {
      if case .fontName(let own) = $0 { own } else { nil }
    }
  }
}

extension ImageName: StyleValue {
  /// The name of an image.
  public static var form: StyleForm<Self> {
    StyleForm(.image, ThemeValue.image) { if case .image(let own) = $0 { own } else { nil } }
  }
}

extension BorderStyle: StyleValue {
  /// A border style.
  public static var form: StyleForm<Self> {
    StyleForm(.borderStyle, ThemeValue.borderStyle) {
      if case .borderStyle(let own) = $0 { own } else { nil }
    }
  }
}

extension SeparatorStyle: StyleValue {
  /// A separator style.
  public static var form: StyleForm<Self> {
    StyleForm(.separatorStyle, ThemeValue.separatorStyle) {
      if case .separatorStyle(let own) = $0 { own } else { nil }
    }
  }
}

extension TextPlacement: StyleValue {
  /// An alignment of text.
  public static var form: StyleForm<Self> {
    StyleForm(.textAlign, ThemeValue.textAlignment) {
      if case .textAlignment(let own) = $0 { own } else { nil }
    }
  }
}

extension VerticalPlacement: StyleValue {
  /// A vertical alignment.
  public static var form: StyleForm<Self> {
    StyleForm(.verticalAlign, ThemeValue.verticalAlignment) {
      if case .verticalAlignment(let own) = $0 { own } else { nil }
    }
  }
}

extension HorizontalPlacement: StyleValue {
  /// A horizontal alignment.
  public static var form: StyleForm<Self> {
    StyleForm(.horizontalAlign, ThemeValue.horizontalAlignment) {
      if case .horizontalAlignment(let own) = $0 { own } else { nil }
    }
  }
}

extension KeyboardAppearance: StyleValue {
  /// A keyboard appearance.
  public static var form: StyleForm<Self> {
    StyleForm(.keyboardAppearance, ThemeValue.keyboardAppearance) {
      if case .keyboardAppearance(let own) = $0 { own } else { nil }
    }
  }
}

extension TextTransform: StyleValue {
  /// A text transform.
  public static var form: StyleForm<Self> {
    StyleForm(.textTransform, ThemeValue.textTransform) {
      if case .textTransform(let own) = $0 { own } else { nil }
    }
  }
}

extension NameList: StyleValue {
  /// A list of names.
  public static var form: StyleForm<Self> {
    StyleForm(.classNameList, ThemeValue.names) {
      if case .names(let own) = $0 { own } else { nil }
    }
  }
}

extension String: StyleValue {
  /// The text of a value of unknown type.
  public static var form: StyleForm<Self> {
    StyleForm(.unknown, ThemeValue.text) { if case .text(let own) = $0 { own } else { nil } }
  }
}
