/// A color in sRGB with straight alpha, eight bits a channel.
///
/// A color is independent of the appearance. A name with different colors in light and dark mode is
/// a ``PaletteName``, which is resolved when the appearance is known.
public struct ThemeColor: Hashable, Sendable, CustomStringConvertible {
  /// The red channel, 0 to 255.
  public let red: UInt8
  /// The green channel, 0 to 255.
  public let green: UInt8
  /// The blue channel, 0 to 255.
  public let blue: UInt8
  /// The alpha channel: 0 is transparent, 255 is opaque.
  public let alpha: UInt8

  /// Creates a color from its channels; opaque by default.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a color from a number in RRGGBBAA order: `0x0064D9FF` is an opaque blue.
  public init(rgba: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgba >> 24), green: UInt8(truncatingIfNeeded: rgba >> 16),
      blue: UInt8(truncatingIfNeeded: rgba >> 8), alpha: UInt8(truncatingIfNeeded: rgba))
  }

  /// Creates a color from three, six or eight digits: RGB, RRGGBB, RRGGBBAA.
  package init?(hexadecimal digits: Substring) {
    guard digits.utf8.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }) else {
      return nil
    }
    switch digits.utf8.count {
    case 3: self.init(hexadecimal: Substring(digits.flatMap { [$0, $0] }))
    case 6: self.init(hexadecimal: digits + "FF")
    case 8:
      guard let rgba = UInt32(digits, radix: 16) else { return nil }
      self.init(rgba: rgba)
    default: return nil
    }
  }

  /// The channels as a number in RRGGBBAA order.
  public var rgba: UInt32 {
    UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
  }

  /// Transparent black, as in UIKit.
  public static let clear = ThemeColor(rgba: 0)

  package var isOpaque: Bool { alpha == 255 }

  package func withAlpha(_ alpha: UInt8) -> ThemeColor {
    ThemeColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  // MARK: - Compositing

  /// Returns this color composited over `backdrop`.
  ///
  /// This is "over" of Porter and Duff (1984) on sRGB bytes without linearization, as screens of
  /// this kind do it. It uses integers and rounds once, half up, so that the result is the same on
  /// every system. Over an opaque backdrop the result is opaque, and clear over clear is ``clear``.
  package func composited(over backdrop: ThemeColor) -> ThemeColor {
    let own = UInt32(alpha) * 255
    let rest = UInt32(backdrop.alpha) * UInt32(255 - alpha)
    let total = own + rest  // in 1/65025
    guard total > 0 else { return .clear }

    func mixed(_ over: UInt8, _ under: UInt8) -> UInt8 {
      UInt8((UInt32(over) * own + UInt32(under) * rest + total / 2) / total)
    }
    return ThemeColor(
      red: mixed(red, backdrop.red), green: mixed(green, backdrop.green),
      blue: mixed(blue, backdrop.blue), alpha: UInt8((total + 127) / 255))
  }

  // MARK: - As text

  /// The color for a message: `#E68A00 at 30 %`, or only the digits if the color is opaque.
  ///
  /// The percentage is rounded to at least `0.4 %` and at most `99.6 %`.
  package var withOpacity: String {
    guard !isOpaque else { return description }
    let percent =
      switch alpha {
      case 1: "0.4"
      case 254: "99.6"
      default: "\((Int(alpha) * 100 + 127) / 255)"
      }
    return "\(withAlpha(255)) at \(percent) %"
  }

  /// `#RRGGBB`, or `#RRGGBBAA` if the color is not opaque; digits in upper case.
  ///
  /// The long form is for display only. Engines disagree on eight digits, so a sheet should not use
  /// it; see `DialectAnswers.EightDigits`.
  public var description: String {
    var text: [UInt8] = [UInt8(ascii: "#")]
    text.reserveCapacity(9)
    for shift in stride(from: 28, through: isOpaque ? 8 : 0, by: -4) {
      let digit = UInt8(rgba >> UInt32(shift) & 15)
      text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") - 10 + digit)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
