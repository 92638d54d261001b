/// How one engine reads the language: an answer to each question on which engines differ.
///
/// A dialect is passed to whoever reads values or checks sheets; nobody asks which engine it is.
/// The three that there are stand in a table, ``all``; each can be changed by ``with(eightDigits:)``.
public struct Dialect: Hashable, Sendable {
  /// The name by which it is chosen: `nui`, `sapfiori`, `fiori-swiftui`.
  public private(set) var name: String
  /// What reads sheets in this way.
  public let reader: String
  /// What of a sheet counts.
  public let scope: Reading.Scope
  /// What becomes of '/* … */'.
  public let blockComments: Reading.Comment
  /// What becomes of '// …'.
  public let lineComments: Reading.Comment
  /// What a word is made of.
  public let words: Reading.Words
  /// What the last ';' of a block or a line is for.
  public let lastSemicolon: Reading.LastSemicolon
  /// What becomes of a ':' in a selector.
  public let selectorColon: Reading.SelectorColon
  /// What 'A, B { }' means.
  public let selectorList: Reading.SelectorList
  /// What becomes of '@media'.
  public let media: Reading.Media
  /// What becomes of '@import'.
  public let imports: Reading.Import
  /// What becomes of quotes.
  public let quotes: Reading.Quotes
  /// Where a definition must stand to be one, and in what shape.
  public let definitionShape: Reading.DefinitionShape
  /// Which of two definitions of a variable holds.
  public let definitionWinner: Reading.Winner
  /// What a variable is whose value is another variable.
  public let variableAsValue: Reading.VariableAsValue
  /// What becomes of a variable inside a longer value.
  public let embeddedVariable: Reading.EmbeddedVariable
  /// What becomes of a variable that nothing defines.
  public let undefinedVariable: Reading.UndefinedVariable
  /// How many hex digits make a color.
  public let hexLengths: Reading.HexLengths
  /// What eight hex digits mean; the order of the channels is a matter of the engine (D1).
  public private(set) var eightDigits: Reading.EightDigits
  /// What becomes of 'rgb()' and its kin.
  public let colorFunctions: Reading.ColorFunctions
  /// Where in a value a color is looked for.
  public let colorPlaces: Reading.ColorPlaces
  /// What the letters of 'hsl()' stand for.
  public let hsl: Reading.HSL
  /// Which words are colors.
  public let colorWords: Reading.ColorWords
  /// Which palette names are values, and with which suffixes.
  public let paletteNames: Reading.PaletteNames
  /// What becomes of a value that is no color where one is asked for.
  public let badColor: Reading.BadColor
  /// What becomes of another value that is none of its type.
  public let otherValues: Reading.OtherValues
  /// Names that are written rightly and never found, by a slip of the engine's own.
  public let lostName: Reading.LostName
  /// Which of several sheets wins.
  public let severalSheets: Reading.SeveralSheets
  /// What becomes of a sheet that is broken somewhere.
  public let brokenSheet: Reading.BrokenSheet
  /// The questions whose answer is an assumption, because the engine is closed and its pages silent;
  /// each once, in the order of its cases.
  public private(set) var assumed: [DialectQuestion]

  /// This dialect with another reading of eight hex digits, which is then no assumption.
  public func with(eightDigits: Reading.EightDigits) -> Dialect {
    var copy = self
    copy.eightDigits = eightDigits
    copy.assumed.removeAll { $0 == .eightDigits }
    return copy
  }

  /// Whether what is said of the engine is read in its source, and nothing of it assumed.
  package var isReadInSource: Bool { assumed.isEmpty }

  /// This dialect under another name, for whoever writes the names of several into one sentence.
  package func named(_ name: String) -> Dialect {
    var copy = self
    copy.name = name
    return copy
  }
}

// MARK: - Colors

extension Dialect {
  /// The color that hex digits are to this engine, or nil.
  ///
  /// The digits come as one number, the last of them in its lowest four bits; of more than sixteen,
  /// the first sixteen. `count` is how many there were, leading zeros included.
  public func color(hexDigits: UInt64, count: Int) -> Color? {
    guard let taken = hexLengths.taken(of: count) else { return nil }
    let available = min(count, 16)
    func first(_ wanted: Int) -> UInt32 {
      UInt32(truncatingIfNeeded: hexDigits >> UInt64(4 * (available - wanted)))
    }
    if count == 8 { return eightDigits.color(of: first(8)) }
    switch taken {
    case 3: return Color(shorthand: first(3))
    case 6: return Color(rgba: first(6) << 8 | 0xFF)
    default: return eightDigits.color(of: first(8))
    }
  }

  /// The color that a color function is to this engine, or nil.
  ///
  /// `rgba` and `hsla` want four components; a fourth one of `rgb` and `hsl` is ignored. Components
  /// beyond the whole of a channel count as the whole. Where it is not known whether the engine
  /// reads functions at all, they are read as NUI does.
  public func color(
    _ function: ColorFunction, _ components: [ColorFunction.Component]
  ) -> Color? {
    let wanted = function.hasAlpha ? 4 : 3
    guard colorFunctions != .notRead, (wanted...4).contains(components.count) else { return nil }
    let parts = components.map { min($0.fraction, 1) }
    let alpha = function.hasAlpha ? parts[3] : 1

    switch function {
    case .rgb, .rgba: return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    case .hsl, .hsla:
      switch hsl {
      case .notRead: return nil
      case .brightness:
        return Color(hue: parts[0], saturation: parts[1], brightness: parts[2], alpha: alpha)
      case .lightness:
        return Color(hue: parts[0], saturation: parts[1], lightness: parts[2], alpha: alpha)
      }
    }
  }

  /// The color word of that name, if this engine has it; its color may still be unknown.
  public func colorWord(_ name: String) -> NamedColors.Word? {
    NamedColors.word(name, in: colorWords)
  }
}

extension Color {
  /// Three digits, RGB, each doubled.
  fileprivate init(shorthand digits: UInt32) {
    let red = digits >> 8 & 15
    let green = digits >> 4 & 15
    let blue = digits & 15
    self.init(rgba: (red << 24 | green << 16 | blue << 8) * 0x11 | 0xFF)
  }
}

// MARK: - As text

extension Dialect: CustomStringConvertible {
  /// The name by which it is chosen.
  public var description: String { name }

  /// The answer to `question`, in words.
  public func answer(to question: DialectQuestion) -> String {
    switch question {
    case .reader: reader
    case .scope: scope.rawValue
    case .blockComments: blockComments.rawValue
    case .lineComments: lineComments.rawValue
    case .words: words.rawValue
    case .lastSemicolon: lastSemicolon.rawValue
    case .selectorColon: selectorColon.rawValue
    case .selectorList: selectorList.rawValue
    case .media: media.rawValue
    case .imports: imports.rawValue
    case .quotes: quotes.rawValue
    case .definitionShape: definitionShape.rawValue
    case .definitionWinner: definitionWinner.rawValue
    case .variableAsValue: variableAsValue.rawValue
    case .embeddedVariable: embeddedVariable.rawValue
    case .undefinedVariable: undefinedVariable.rawValue
    case .hexLengths: hexLengths.rawValue
    case .eightDigits: eightDigits.rawValue
    case .colorFunctions: colorFunctions.rawValue
    case .colorPlaces: colorPlaces.rawValue
    case .hsl: hsl.rawValue
    case .colorWords: colorWords.rawValue
    case .paletteNames: paletteNames.rawValue
    case .badColor: badColor.rawValue
    case .otherValues: otherValues.rawValue
    case .lostName: lostName.rawValue
    case .severalSheets: severalSheets.rawValue
    case .brokenSheet: brokenSheet.rawValue
    }
  }
}
