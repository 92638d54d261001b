import StyleSheet

/// A set of the situations that `@media` distinguishes: combinations of device and orientation.
struct Situations: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let all = Situations(rawValue: 0b1111)
  /// Each situation as a set.
  static let single = (0..<4).map { Situations(rawValue: 1 << $0) }
  private static let iphone = Situations(rawValue: 0b0011)
  private static let ipad = Situations(rawValue: 0b1100)
  private static let portrait = Situations(rawValue: 0b0101)
  private static let landscape = Situations(rawValue: 0b1010)

  /// A description such as `on ipad` or `in landscape`; empty for an empty set.
  var words: String {
    switch self {
    case []: return ""
    case .all: return "anywhere"
    case .iphone: return "on iphone"
    case .ipad: return "on ipad"
    case .portrait: return "in portrait"
    case .landscape: return "in landscape"
    default: break
    }
    let single = [Self.iphone, .ipad].flatMap { device in
      [Self.portrait, .landscape].map { (device.intersection($0), "\(device.words) \($0.words)") }
    }
    return single.filter { !isDisjoint(with: $0.0) }.map(\.1).joined(with: "and")
  }
}

extension Sheet {
  /// Returns the situations that an `@media` applies in; all if there is none.
  func situations(of media: UInt32) -> Situations {
    guard media != NameTable.none else { return .all }
    let row = mediaRows[Int(media)]
    var held: Situations = []
    var next: UInt8 = 1
    for device in ThemeEnvironment.Device.allCases {
      for orientation in ThemeEnvironment.Orientation.allCases {
        if ThemeEnvironment(device: device, orientation: orientation).satisfies(row, of: self) {
          held.insert(Situations(rawValue: next))
        }
        next <<= 1
      }
    }
    return held
  }
}
