import StyleSheet

/// A value where it is used, that something is wrong with or that is worth a second look.
struct ValueUse: Sendable {
  /// What the property takes that it is used for.
  private(set) var property: JudgedProperty
  /// Never a variable: that is replaced.
  let value: Component
  /// Why it is no value of the type; nil if it is one.
  let problem: ValueProblem?
  /// Where it is used: a declaration, or a definition that overrides the palette.
  private(set) var element: UInt32
  /// Where it is written: the same, or the definition of the variable that is used.
  let origin: UInt32
  /// Where else the same definition is used for the same; what is wrong with it is said once.
  private(set) var others: [UInt32] = []

  /// How many further places are shown.
  static let mostShown = 3

  /// Takes in another place where the same is wrong.
  mutating func add(_ other: UInt32) {
    if others.count < Self.mostShown { others.append(other) }
  }

  /// Takes in another place where the same definition is used; one where that costs the app comes first.
  mutating func merge(_ other: Self) {
    var place = other.element
    if !property.isRead && other.property.isRead || !property.isVital && other.property.isVital {
      place = element
      property = other.property
      element = other.element
    }
    add(place)
  }

  /// An error, or a warning where a class of NUI or of the app's makes do with something else.
  var severity: Diagnostic.Severity {
    switch property.family {
    case .fiori, .mdk: .error
    case .nui: property.isVital || property.endsApp ? .error : .warning
    case .app, nil: .warning
    }
  }
}

/// The values that are worth a look, each once: a definition that is used in many places is one.
struct ValueUses {
  /// In the order of the text.
  private(set) var all: [ValueUse] = []
  private var places: [Key: Int] = [:]

  private struct Key: Hashable {
    let origin: UInt32
    let property: JudgedProperty
  }

  mutating func add(_ use: ValueUse) {
    guard use.origin != use.element else {
      all.append(use)
      return
    }
    let key = Key(origin: use.origin, property: use.property.unread)
    if let place = places[key] {
      all[place].merge(use)
    } else {
      places[key] = all.count
      all.append(use)
    }
  }
}
