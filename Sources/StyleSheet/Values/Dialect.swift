/// The behavior of one engine: an answer to each question on which engines differ.
///
/// The code that reads values or checks sheets takes a dialect and does not test which engine it
/// is. The three dialects are in ``all``; each can be changed by `with(eightDigits:)`.
public struct Dialect: Hashable, Sendable {
  /// The identifier: `nui`, `sapfiori`, `fiori-swiftui`.
  public let name: String
  /// The description of the engine.
  package let reader: String
  /// The parts of a sheet that the engine reads.
  package let scope: DialectAnswers.Scope
  package let lineComments: DialectAnswers.Comment
  package let words: DialectAnswers.Words
  package let selectorColon: DialectAnswers.SelectorColon
  package let media: DialectAnswers.Media
  package let imports: DialectAnswers.Import
  package let quotes: DialectAnswers.Quotes
  /// The required place and form of a definition.
  package let definitionShape: DialectAnswers.DefinitionShape
  /// The definition that wins if a variable has two.
  package let definitionWinner: DialectAnswers.Winner
  package let variableAsValue: DialectAnswers.VariableAsValue
  /// The handling of a variable inside a longer value.
  package let embeddedVariable: DialectAnswers.EmbeddedVariable
  package let undefinedVariable: DialectAnswers.UndefinedVariable
  /// The numbers of hex digits that make a color.
  package let hexLengths: DialectAnswers.HexLengths
  /// The meaning of eight hex digits; the channel order depends on the engine (D1).
  package private(set) var eightDigits: DialectAnswers.EightDigits
  /// The handling of 'rgb()' and the other color functions.
  package let colorFunctions: DialectAnswers.ColorFunctions
  /// The places in a value where a color is found.
  package let colorPlaces: DialectAnswers.ColorPlaces
  /// The color model of 'hsl()'.
  package let hsl: DialectAnswers.HSL
  package let colorWords: DialectAnswers.ColorWords
  /// The palette names that are values, and their suffixes.
  package let paletteNames: DialectAnswers.PaletteNames
  /// The handling of an invalid color.
  package let badColor: DialectAnswers.BadColor
  package let otherValues: DialectAnswers.OtherValues
  /// Valid names that the engine never finds because of its own bug.
  package let lostName: DialectAnswers.LostName
  /// The handling of a sheet with a syntax error.
  package let brokenSheet: DialectAnswers.BrokenSheet
  /// The questions whose answer is an assumption, because the engine is closed and undocumented.
  ///
  /// Each question occurs once, in the order of the cases.
  package private(set) var assumed: [DialectQuestion]

  /// Returns a copy with another reading of eight hex digits, which is no longer an assumption.
  package func with(eightDigits: DialectAnswers.EightDigits) -> Dialect {
    var copy = self
    copy.eightDigits = eightDigits
    copy.assumed.removeAll { $0 == .eightDigits }
    return copy
  }

  /// True if all answers come from the engine's source and none is assumed.
  package var isReadInSource: Bool { assumed.isEmpty }
}

// MARK: - As text

extension Dialect: CustomStringConvertible {
  /// The identifier.
  public var description: String { name }
}
