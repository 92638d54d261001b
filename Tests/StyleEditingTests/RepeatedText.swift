/// Texts that repeat two kinds of items that an editor feature connects.
enum RepeatedText: String, CaseIterable {
  case definitionsAndUses, definitionsAndColors, equalDefinitions, chain, chainOfUses
  case lines, longWord, longVariable
  case usesInOneValue, variablesInOneValue, selectorsAndDeclarations, classesAndRules
  case suppressedLine, suppressedLines, commentsBeforeALine, findingsOfALine
  case media, imports, usesInMedia

  /// The text with a number of repetitions.
  func text(_ count: Int) -> String {
    func repeated(_ text: String) -> String { String(repeating: text, count: count) }
    func numbered(_ text: (Int) -> String) -> String { (0..<count).map(text).joined() }
    return switch self {
    case .definitionsAndUses: repeated("@a:1;") + repeated("x{y:@a}")
    case .definitionsAndColors: repeated("@a:#123456;") + repeated("x{y:tintColor;z:@a}")
    case .equalDefinitions: numbered { "@v\($0):#123456;" } + "A{font-color:#123456}"
    case .chain: numbered { "@v\($0):@v\($0 + 1);" } + "@v\(count):1;A{x:@v0}"
    case .chainOfUses:
      numbered { "@v\($0):@v\($0 + 1);" } + numbered { "A\($0){x:@v\(count)}" }
    case .lines: repeated("a\n")
    case .longWord: repeated("ab") + repeated("\na")
    case .longVariable: "@\(repeated("a"))b:1;A{x:@\(repeated("a"))}"
    case .usesInOneValue: "@a:1;x{y:" + repeated("@a ") + "}"
    case .variablesInOneValue: numbered { "@v\($0):1;" } + "x{y:" + numbered { "@v\($0) " } + "}"
    case .selectorsAndDeclarations: numbered { "A\($0)," } + "B{" + numbered { "x\($0):y;" } + "}"
    case .classesAndRules: numbered { "A\($0)," } + "B{x:y;}" + numbered { "A\($0){x:y;}" }
    case .suppressedLine: repeated("x{y:#11223344}/* stylecheck-disable-line short-hex -- b */")
    case .suppressedLines:
      repeated("/* stylecheck-disable-next-line short-hex -- b */\nx{y:#11223344}\n")
    case .commentsBeforeALine: repeated("/*\n*/") + repeated("x{y:#11223344}")
    case .findingsOfALine: repeated("x{y:#11223344;z}")
    case .media: repeated("@media (device: ipad) { @a: 2; } ") + repeated("x{y:@a}")
    case .imports: repeated("@import \"a\";")
    case .usesInMedia: repeated("@media (device: ipad) { x{y:@a;} } ") + repeated("@a:#123456;")
    }
  }
}
