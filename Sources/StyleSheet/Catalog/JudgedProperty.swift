/// What a value has to be, of a property of which somebody says so.
struct JudgedProperty: Hashable, Sendable {
  let type: ValueType
  /// All words it takes, or none if it is not a matter of words.
  let words: [String]
  /// Whose class has it; nil for a class of the app's own.
  let family: CatalogEntry.Family?
  /// Whether it takes what any property of its type does.
  let isUsual: Bool

  /// Nil if there is nothing that cannot be a value of the type.
  init?(_ type: ValueType, words: [String], of family: CatalogEntry.Family?) {
    guard type.canBeMissed else { return nil }
    self.type = type
    self.words = words
    self.family = family
    isUsual = words.count == type.words.count
  }
}

extension ValueType {
  /// Whether there is anything that is no value of the type.
  var canBeMissed: Bool { self != .unknown && self != .classNameList }
}
