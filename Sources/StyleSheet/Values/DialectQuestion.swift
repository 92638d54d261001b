/// A question on which the engines differ.
///
/// The raw value is the question as text.
package enum DialectQuestion: String, Hashable, Sendable, CaseIterable {
  case reader = "the engine"
  case scope = "what of a sheet is read"
  case lineComments = "'// …'"
  case words = "'//' directly behind a word, and '@' alone"
  case selectorColon = "':' in a selector"
  case media = "'@media'"
  case imports = "'@import'"
  case quotes = "quotes"
  case definitionShape = "the place of a definition"
  case definitionWinner = "the valid one of two definitions of a variable"
  case variableAsValue = "a variable whose value is a variable"
  case embeddedVariable = "a variable inside a longer value"
  case undefinedVariable = "an undefined variable"
  case hexLengths = "the number of hex digits of a color"
  case eightDigits = "eight hex digits"
  case colorFunctions = "'rgb()', 'rgba()', 'hsl()', 'hsla()'"
  case colorPlaces = "the place of a color in a value"
  case hsl = "the components of 'hsl()'"
  case colorWords = "color words"
  case paletteNames = "palette names as values"
  case badColor = "a value that is no color"
  case otherValues = "any other value of the wrong type"
  case lostName = "names lost because of a bug of the engine"
  case brokenSheet = "a broken sheet"
}
