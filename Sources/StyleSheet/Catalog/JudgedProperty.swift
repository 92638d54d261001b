/// What a value has to be, of a property of which somebody says so.
package struct JudgedProperty: Hashable, Sendable {
  package let type: ValueType
  /// All words it takes, or none if it is not a matter of words.
  package let words: [String]
  /// Whose class has it; nil for a class of the app's own.
  package let family: CatalogEntry.Family?
  /// Whether it takes what any property of its type does.
  package let isUsual: Bool
  /// Whether the app ends where the engine makes nothing of a value; see ``PropertyRow/isVital``.
  package private(set) var isVital: Bool
  /// True unless other declarations win wherever this property is set.
  package private(set) var isRead = true

  /// Nil if there is nothing that cannot be a value of the type.
  package init?(
    _ type: ValueType, words: [String], of family: CatalogEntry.Family?, isVital: Bool = false
  ) {
    guard type.canBeMissed else { return nil }
    self.type = type
    self.words = words
    self.family = family
    isUsual = words.count == type.words.count
    self.isVital = isVital
  }

  /// True if the app ends over a value that is none of an offset or a size.
  package var endsApp: Bool { type.endsApp && isRead }

  /// The same where the engine reads no value, as other declarations win.
  package var unread: Self {
    var copy = self
    copy.isVital = false
    copy.isRead = false
    return copy
  }

  /// The same as an engine judges it; none is known to need a value but those that have no color.
  package func judged(by dialect: Dialect) -> Self {
    guard isVital, !dialect.badColor.endsTitles else { return self }
    var copy = self
    copy.isVital = false
    return copy
  }
}

extension ValueType {
  /// Whether there is anything that is no value of the type.
  package var canBeMissed: Bool { self != .unknown && self != .classNameList }
}

extension ValueType {
  /// True if the app ends over a value that is none, whatever has the property.
  package var endsApp: Bool { self == .offset || self == .size }
}
