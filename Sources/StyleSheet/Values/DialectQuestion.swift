/// A question on which the engines that read sheets differ.
///
/// The raw value is the question in words.
public enum DialectQuestion: String, Hashable, Sendable, CaseIterable {
  case reader = "what reads it"
  case scope = "what of a sheet counts"
  case blockComments = "'/* … */'"
  case lineComments = "'// …'"
  case lastSemicolon = "the last ';'"
  case selectorColon = "':' in a selector"
  case selectorList = "'A, B { }'"
  case media = "'@media'"
  case imports = "'@import'"
  case quotes = "quotes"
  case definitionWinner = "of two definitions of a variable, which holds"
  case variableAsValue = "a variable whose value is a variable"
  case embeddedVariable = "a variable inside a longer value"
  case undefinedVariable = "a variable that nothing defines"
  case hexLengths = "how many hex digits make a color"
  case eightDigits = "eight hex digits"
  case colorFunctions = "'rgb()', 'rgba()', 'hsl()', 'hsla()'"
  case hsl = "the letters of 'hsl()'"
  case colorWords = "color words"
  case paletteNames = "palette names as values"
  case badColor = "a value that is no color"
  case severalSheets = "of several sheets, which wins"
  case brokenSheet = "a broken sheet"
}
