/// A question on which the engines differ.
///
/// The raw value is the question as text.
package enum DialectQuestion: String, Hashable, Sendable, CaseIterable {
  case reader = "what reads it"
  case scope = "what of a sheet counts"
  case lineComments = "'// …'"
  case words = "'//' right behind a word, and '@' alone"
  case selectorColon = "':' in a selector"
  case media = "'@media'"
  case imports = "'@import'"
  case quotes = "quotes"
  case definitionShape = "where a definition stands"
  case definitionWinner = "of two definitions of a variable, which holds"
  case variableAsValue = "a variable whose value is a variable"
  case embeddedVariable = "a variable inside a longer value"
  case undefinedVariable = "a variable that nothing defines"
  case hexLengths = "how many hex digits make a color"
  case eightDigits = "eight hex digits"
  case colorFunctions = "'rgb()', 'rgba()', 'hsl()', 'hsla()'"
  case colorPlaces = "where in a value a color is looked for"
  case hsl = "the letters of 'hsl()'"
  case colorWords = "color words"
  case paletteNames = "palette names as values"
  case badColor = "a value that is no color"
  case otherValues = "another value that is none of its type"
  case lostName = "names that are lost because of a bug"
  case brokenSheet = "a broken sheet"
}
