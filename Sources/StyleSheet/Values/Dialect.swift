/// The behavior of one engine: an answer to each question on which engines differ.
///
/// The code that reads values or checks sheets takes a dialect and does not test which engine it
/// is. The three dialects are in ``all``; each can be changed by `with(eightDigits:)`. The type of
/// an answer documents its question.
public struct Dialect: Hashable, Sendable, CustomStringConvertible {
  /// The identifier: `nui`, `sapfiori`, `fiori-swiftui`.
  public let name: String
  /// The description of the engine.
  package let reader: String
  package let scope: DialectAnswers.Scope
  package let lineComments: DialectAnswers.Comment
  package let words: DialectAnswers.Words
  package let selectorColon: DialectAnswers.SelectorColon
  package let media: DialectAnswers.Media
  package let imports: DialectAnswers.Import
  package let quotes: DialectAnswers.Quotes
  package let definitionShape: DialectAnswers.DefinitionShape
  package let definitionWinner: DialectAnswers.Winner
  package let variableAsValue: DialectAnswers.VariableAsValue
  package let embeddedVariable: DialectAnswers.EmbeddedVariable
  package let undefinedVariable: DialectAnswers.UndefinedVariable
  package let hexLengths: DialectAnswers.HexLengths
  /// The meaning of eight hex digits; the channel order depends on the engine (D1).
  package private(set) var eightDigits: DialectAnswers.EightDigits
  package let colorFunctions: DialectAnswers.ColorFunctions
  package let colorPlaces: DialectAnswers.ColorPlaces
  package let hsl: DialectAnswers.HSL
  package let colorWords: DialectAnswers.ColorWords
  package let paletteNames: DialectAnswers.PaletteNames
  package let badColor: DialectAnswers.BadColor
  package let otherValues: DialectAnswers.OtherValues
  package let lostName: DialectAnswers.LostName
  package let brokenSheet: DialectAnswers.BrokenSheet
  /// The questions whose answer is an assumption, because the engine is closed and undocumented; in
  /// the order of the cases.
  package private(set) var assumed: [DialectQuestion]

  /// Returns a copy with another reading of eight hex digits, which is no longer an assumption.
  package func with(eightDigits: DialectAnswers.EightDigits) -> Dialect {
    var copy = self
    copy.eightDigits = eightDigits
    copy.assumed.removeAll { $0 == .eightDigits }
    return copy
  }

  /// The identifier.
  public var description: String { name }

  /// True if all answers come from the engine's source and none is assumed.
  package var isReadInSource: Bool { assumed.isEmpty }
}
