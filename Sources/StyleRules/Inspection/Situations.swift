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

/// Variables that are defined under `@media`, with the definition that applies in each situation.
struct VariablesByMedia {
  /// For each variable and each of ``Situations/single``, the row that applies there.
  private var rows: [NameTable.ID: [Sheet.DefinitionRow?]] = [:]

  /// Collects the variables; empty for a sheet without `@media`.
  init(of sheet: Sheet, where winner: DialectAnswers.Winner) {
    guard !sheet.mediaRows.isEmpty else { return }
    for row in sheet.definitionRows where row.media != NameTable.none {
      rows[row.name] = Situations.single.map { _ in nil }
    }
    guard !rows.isEmpty else { return }
    for row in sheet.definitionRows where rows[row.name] != nil {
      let held = sheet.situations(of: row.media)
      for (number, situation) in Situations.single.enumerated() where held.contains(situation) {
        if winner == .first, rows[row.name]?[number] != nil { continue }
        rows[row.name]?[number] = row
      }
    }
  }

  /// True if a variable is not defined in all situations.
  var hasGaps: Bool { rows.values.contains { $0.contains { $0 == nil } } }

  /// Returns those situations in which a variable is not defined; empty for one that is defined
  /// outside `@media`, and for one without definitions.
  func gap(of variable: NameTable.ID, in situations: Situations) -> Situations {
    guard let rows = rows[variable] else { return [] }
    return zip(rows, Situations.single).reduce(into: []) { gap, held in
      if held.0 == nil { gap.formUnion(held.1.intersection(situations)) }
    }
  }

  /// Returns the definitions of a variable that apply in some of the situations, each once; nil for
  /// a variable that is not defined under an `@media`.
  func definitions(
    of variable: NameTable.ID, in situations: Situations
  ) -> [Sheet.DefinitionRow]? {
    guard !rows.isEmpty, let rows = rows[variable] else { return nil }
    var found: [Sheet.DefinitionRow] = []
    for (row, situation) in zip(rows, Situations.single) where situations.contains(situation) {
      guard let row, !found.contains(where: { $0.element == row.element }) else { continue }
      found.append(row)
    }
    return found.sorted { $0.element < $1.element }
  }
}
