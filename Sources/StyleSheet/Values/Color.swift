/// A color in sRGB, eight bits a channel, not premultiplied.
///
/// It knows no appearance: a name that is one color by day and another by night is a
/// ``PaletteName``, and becomes a color only where the appearance is known.
public struct Color: Hashable, Sendable {
  /// The amount of red, 0 to 255.
  public let red: UInt8
  /// The amount of green, 0 to 255.
  public let green: UInt8
  /// The amount of blue, 0 to 255.
  public let blue: UInt8
  /// How much covers what lies below: 0 is nothing, 255 all of it.
  public let alpha: UInt8

  /// A color of the given channels, opaque unless `alpha` says otherwise.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A color from one number, its bytes read as RRGGBBAA: `0x0064D9FF` is an opaque blue.
  public init(rgba: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgba >> 24), green: UInt8(truncatingIfNeeded: rgba >> 16),
      blue: UInt8(truncatingIfNeeded: rgba >> 8), alpha: UInt8(truncatingIfNeeded: rgba))
  }

  /// The channels as one number, RRGGBBAA.
  public var rgba: UInt32 {
    UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
  }

  /// Nothing at all: black with no alpha, as UIKit has it.
  public static let clear = Color(rgba: 0)

  /// Whether nothing shines through.
  public var isOpaque: Bool { alpha == 255 }

  /// This color with another alpha.
  public func withAlpha(_ alpha: UInt8) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}

// MARK: - Over another

extension Color {
  /// What is seen where this color lies over `backdrop`.
  ///
  /// The "over" of Porter and Duff (1984) on plain sRGB bytes, as screens of this kind do it. It
  /// is reckoned in whole numbers and rounded once, half up, so that every system agrees on the
  /// result; over an opaque backdrop the result is opaque, and clear over clear is ``clear``.
  public func composited(over backdrop: Color) -> Color {
    let own = UInt32(alpha) * 255
    let rest = UInt32(backdrop.alpha) * UInt32(255 - alpha)
    let total = own + rest  // in 1/65025
    guard total > 0 else { return .clear }

    func mixed(_ over: UInt8, _ under: UInt8) -> UInt8 {
      UInt8((UInt32(over) * own + UInt32(under) * rest + total / 2) / total)
    }
    return Color(
      red: mixed(red, backdrop.red), green: mixed(green, backdrop.green),
      blue: mixed(blue, backdrop.blue), alpha: UInt8((total + 127) / 255))
  }
}

// MARK: - As text

extension Color {
  /// `#E68A00 at 30 %`, and for an opaque color the digits alone.
  ///
  /// The percentage is rounded, but neither to nothing nor to the whole: the least is `0.4 %`.
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
}

extension Color: CustomStringConvertible {
  /// `#RRGGBB`, or `#RRGGBBAA` where the color is not opaque; digits in upper case.
  ///
  /// The long form is for people. Engines do not agree on eight digits, so it is not what a sheet
  /// should say; see ``Reading/EightDigits``.
  public var description: String {
    let digits = Array("0123456789ABCDEF".utf8)
    var text: [UInt8] = [UInt8(ascii: "#")]
    for channel in isOpaque ? [red, green, blue] : [red, green, blue, alpha] {
      text.append(digits[Int(channel >> 4)])
      text.append(digits[Int(channel & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
