import StyleSheet

/// In which of the situations that `@media` can tell apart something holds: on a device, held in one
/// way.
struct Situations: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let all = Situations(rawValue: 0b1111)
  /// One by one.
  static let single = (0..<4).map { Situations(rawValue: 1 << $0) }
  private static let iphone = Situations(rawValue: 0b0011)
  private static let ipad = Situations(rawValue: 0b1100)
  private static let portrait = Situations(rawValue: 0b0101)
  private static let landscape = Situations(rawValue: 0b1010)

  /// Where they are, in words: `on ipad`, `in landscape`; of none, nothing.
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
    let listed = single.filter { !isDisjoint(with: $0.0) }.map(\.1)
    let front = listed.dropLast().joined(separator: ", ")
    return (front.isEmpty ? "" : "\(front) and ") + (listed.last ?? "")
  }
}

extension Sheet {
  /// Where the conditions of an `@media` hold; of none, everywhere.
  func situations(of media: UInt32) -> Situations {
    guard media != NameTable.none else { return .all }
    let row = mediaRows[Int(media)]
    var held: Situations = []
    var next: UInt8 = 1
    for device in Environment.Device.allCases {
      for orientation in Environment.Orientation.allCases {
        if Environment(device: device, orientation: orientation).satisfies(row, of: self) {
          held.insert(Situations(rawValue: next))
        }
        next <<= 1
      }
    }
    return held
  }
}

/// Variables that are defined under `@media` and nowhere else, so that some devices may have none.
struct PartialVariables {
  private var defined: [NameTable.ID: Situations] = [:]

  /// Nil if there are none, as in nearly all sheets.
  init?(of sheet: Sheet) {
    guard !sheet.mediaRows.isEmpty else { return nil }
    for row in sheet.definitionRows where row.media != NameTable.none {
      defined[row.name, default: []].formUnion(sheet.situations(of: row.media))
    }
    guard !defined.isEmpty else { return nil }
    for row in sheet.definitionRows where row.media == NameTable.none {
      defined[row.name] = nil
    }
    defined = defined.filter { $0.value != .all }
    if defined.isEmpty { return nil }
  }

  /// Where a rule under an `@media` looks a variable up that is not defined there; a variable that is
  /// never defined is none of these.
  func gap(of variable: NameTable.ID, in media: UInt32, of sheet: Sheet) -> Situations {
    defined[variable].map { sheet.situations(of: media).subtracting($0) } ?? []
  }
}
