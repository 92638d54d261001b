import StyleSheet

/// A use of a value that is invalid or deserves a remark.
struct ValueUse: Sendable {
  private(set) var property: JudgedProperty
  /// The value with its variable resolved.
  let value: Component
  /// The reason why the value is invalid; nil if it is valid.
  let problem: ValueProblem?
  /// The element that uses it: a declaration, or a definition that overrides the palette.
  private(set) var element: UInt32
  /// The element that contains it: the same, or the definition of the variable.
  let origin: UInt32
  /// Further uses of the same definition for the same property, reported with this one.
  private(set) var others: [UInt32] = []

  /// The maximum number of further uses reported.
  static let mostShown = 3

  mutating func add(_ other: UInt32) {
    if others.count < Self.mostShown { others.append(other) }
  }

  /// Merges another use of the same definition; a use that crashes the app comes first.
  mutating func merge(_ other: Self) {
    var place = other.element
    if !property.isRead && other.property.isRead || !property.isVital && other.property.isVital {
      place = element
      property = other.property
      element = other.element
    }
    add(place)
  }

  /// An error; a warning for a class of NUI or of the app that falls back to another value.
  var severity: Diagnostic.Severity {
    switch property.family {
    case .fiori, .mdk: .error
    case .nui: property.isVital || property.endsApp ? .error : .warning
    case .app, nil: .warning
    }
  }
}

/// The values to report; the uses of one definition are merged.
struct ValueUses {
  /// The rules that report values, and their groups.
  static let rules: Set<String> = [
    "hsl-is-hsb", "ignored-alpha", "integer-alpha", "invalid-color", "invalid-number",
    "malformed-box", "malformed-offset", "mixed-components", "number-unit", "out-of-range",
    "portability", "short-hex", "type-mismatch", "unknown-keyword", "value",
  ]

  /// The values in source order.
  private(set) var all: [ValueUse] = []
  private var places: [Key: Int] = [:]

  private struct Key: Hashable {
    let origin: UInt32
    let property: JudgedProperty
  }

  /// Adds a use; one that `isAlone` is not merged with others.
  mutating func add(_ use: ValueUse, isAlone: Bool) {
    guard use.origin != use.element, !isAlone else {
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
