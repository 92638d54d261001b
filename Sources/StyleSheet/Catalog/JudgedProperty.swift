/// The rule for valid values of a property.
package struct JudgedProperty: Hashable, Sendable {
  package let type: ValueType
  /// All valid words, or none if the type is not a set of words.
  package let words: [String]
  /// The family of the class; nil for a class outside the catalog.
  package let family: CatalogEntry.Family?
  /// True if the property takes the same values as any property of its type.
  package let isUsual: Bool
  /// True if the app crashes when the engine finds no value; see ``PropertyRow/isVital``.
  package private(set) var isVital: Bool
  /// False if other declarations win wherever this property is set.
  package private(set) var isRead = true

  /// Nil if every value is valid for the type.
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

  /// True if the app crashes on an invalid offset or size.
  package var endsApp: Bool { type.endsApp && isRead }

  /// A copy for a property that the engine does not read, because other declarations win.
  package var unread: Self {
    var copy = self
    copy.isVital = false
    copy.isRead = false
    return copy
  }

  /// Returns a copy for an engine; only an engine that leaves a title without a color is known to
  /// crash.
  package func judged(by dialect: Dialect) -> Self {
    guard isVital, !dialect.badColor.endsTitles else { return self }
    var copy = self
    copy.isVital = false
    return copy
  }
}

extension ValueType {
  /// True if some values are invalid for the type.
  package var canBeMissed: Bool { self != .unknown && self != .classNameList }

  /// True if an invalid value crashes the app in every class.
  package var endsApp: Bool { self == .offset || self == .size }
}
