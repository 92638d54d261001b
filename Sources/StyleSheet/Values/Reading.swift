/// The answers that engines give to the questions on which they differ.
///
/// One enumeration a question; the raw value is the answer in words. Where nobody
/// outside can know (SAP's UIKit engine is closed), the answer is `unknown`, or the assumption that
/// ``Dialect/assumed`` names as one.
public enum Reading {
  /// What of a sheet counts.
  public enum Scope: String, Hashable, Sendable {
    case everything = "everything"
    case everythingAndPalette = "everything; top-level definitions override the palette"
    case definitionsOnly = "only lines that define a variable; every rule is ignored"
  }

  /// What becomes of a comment.
  public enum Comment: String, Hashable, Sendable {
    case read = "read, and left out"
    case losesSheet = "the whole sheet is lost"
    case skippedAsLine = "skipped like any line; after a definition it spoils the value"
    case unknown = "unknown"
  }

  /// What a word is made of.
  public enum Words: String, Hashable, Sendable {
    case slashesInWords = "'//' right behind a word goes on with it, and '@' alone is a variable"
    case notAsked = "the question does not come up"
    case unknown = "unknown"
  }

  /// What the last semicolon of a block or a line is for.
  public enum LastSemicolon: String, Hashable, Sendable {
    case required = "required"
    case lastCharacterDropped = "the last character of a line is dropped, whatever it is"
  }

  /// What becomes of a ':' in a selector.
  public enum SelectorColon: String, Hashable, Sendable {
    case losesSheet = "the whole sheet is lost"
    case ignored = "ignored, with its rule"
    case unknown = "unknown"
  }

  /// What 'A, B { }' means.
  public enum SelectorList: String, Hashable, Sendable {
    case oneRuleEach = "one rule for each selector"
    case ignored = "ignored"
  }

  /// What becomes of '@media'.
  public enum Media: String, Hashable, Sendable {
    case deviceAndOrientation = "read, with the properties 'device' and 'orientation'"
    case ignored = "ignored"
    case unknown = "unknown"
  }

  /// What becomes of '@import'.
  public enum Import: String, Hashable, Sendable {
    case notRead = "not read"
    case unknown = "unknown"

    /// Whether the imported sheet is loaded, which is assumed where nobody knows.
    public var isFollowed: Bool {
      switch self {
      case .notRead: false
      case .unknown: true
      }
    }
  }

  /// What becomes of quotes.
  public enum Quotes: String, Hashable, Sendable {
    case losesSheet = "the whole sheet is lost"
    case partOfValue = "part of the value"
    case unknown = "unknown"
  }

  /// Where a definition must stand to be one, and in what shape.
  public enum DefinitionShape: String, Hashable, Sendable {
    case anywhere = "anywhere, with blanks and comments as one likes"
    /// One line each, from its '@' to its ';', which are its first and its last character.
    case wholeLine = "a line each, from its '@' to its ';', with one ':' and no blanks beside it"
  }

  /// A name that is written rightly and never found, by a slip of the engine's own.
  public enum LostName: String, Hashable, Sendable {
    case horizontalAlign = "'horizontal-align', which is looked for under another name"
    case contrastSuffix = "'…_elevatedContrastLightBackground', which is looked for misspelt"
    case unknown = "unknown"
  }

  /// Which of two definitions of a variable holds.
  public enum Winner: String, Hashable, Sendable {
    case first = "the first"
    case last = "the last"
  }

  /// What a variable is whose value is another variable.
  public enum VariableAsValue: String, Hashable, Sendable {
    case nameAsText = "the other one's name, as text"
    case noColor = "no color, and the override is ignored"
  }

  /// What becomes of a variable inside a longer value.
  public enum EmbeddedVariable: String, Hashable, Sendable {
    case notReplaced = "not replaced"
    case notAsked = "the question does not come up"
  }

  /// What becomes of a variable that nothing defines.
  public enum UndefinedVariable: String, Hashable, Sendable {
    case exceptionAtLoad = "an exception when the sheet is loaded"
    case notAsked = "the question does not come up"
  }

  /// How many hex digits make a color.
  public enum HexLengths: String, Hashable, Sendable {
    case sixOrMore = "six, and of more the first six"
    case threeSixEightOrMore = "three, six or eight, and of others as many as fit"

    /// How many of `count` digits are taken, from the front; nil if none are.
    public func taken(of count: Int) -> Int? {
      switch self {
      case .sixOrMore: count >= 6 ? 6 : nil
      case .threeSixEightOrMore: sought.first { $0 <= count }
      }
    }

    /// How many digits in a row are looked for in a text, the strongest first.
    var sought: [Int] {
      switch self {
      case .sixOrMore: [6]
      case .threeSixEightOrMore: [8, 6, 3]
      }
    }
  }

  /// What eight hex digits mean.
  public enum EightDigits: String, Hashable, Sendable, CaseIterable {
    case firstSix = "RRGGBB, and the last two are lost"
    /// AA is a *hexadecimal percentage*: `1E` is 30 %, and all from `64` up are 100 %.
    case percentageAlphaFirst = "AARRGGBB, where AA is a hexadecimal percentage"
    case alphaLast = "RRGGBBAA"

    /// The color that eight digits are, given as one number.
    ///
    /// A percentage becomes a byte by rounding half up: 30 % is `0x4D`.
    public func color(of digits: UInt32) -> Color {
      switch self {
      case .firstSix: return Color(rgba: digits | 0xFF)
      case .alphaLast: return Color(rgba: digits)
      case .percentageAlphaFirst:
        let percent = min(digits >> 24, 100)
        return Color(rgba: digits << 8 | (percent * 255 + 50) / 100)
      }
    }
  }

  /// What becomes of `rgb()` and its kin.
  public enum ColorFunctions: String, Hashable, Sendable {
    case dotDecides = "read; a number without a dot is divided by 255, alpha too"
    case notRead = "not read"
    case unknown = "unknown"
  }

  /// Where in a value a color is looked for.
  public enum ColorPlaces: String, Hashable, Sendable {
    case anywhere = "anywhere in it, once its blanks are left out; color words are whole values"
    case unknown = "unknown"
  }

  /// What the letters of `hsl()` stand for.
  public enum HSL: String, Hashable, Sendable {
    case brightness = "hue, saturation and brightness"
    case lightness = "hue, saturation and lightness"
    case notRead = "not read"
  }

  /// Which words are colors; the lists are in ``NamedColors``.
  public enum ColorWords: String, Hashable, Sendable {
    case anyClassMethod = "every class method of UIColor"
    case closedList = "a closed list of 15"
    case closedListWithoutMagenta = "a closed list of 15, of which 'magenta' gives nothing"
  }

  /// Which palette names are values, and with which suffixes.
  public enum PaletteNames: String, Hashable, Sendable {
    case notRead = "not read"
    case backgroundSuffixes = "read, with '_lightBackground', '_darkBackground' and more"
    case deviceSuffixes = "read, with '_device', '_lightConstant' and more; others are dropped"

    /// The suffixes that mean something in a value.
    public var suffixes: [PaletteName.Suffix] {
      switch self {
      case .notRead: []
      case .backgroundSuffixes:
        PaletteName.Suffix.allCases.filter { $0 != .elevatedContrastLightkBackground }
      case .deviceSuffixes: [.device, .deviceInverse, .lightConstant, .darkConstant]
      }
    }

    /// What a palette name in a value is to the engine; nil if it is no color to it.
    ///
    /// The SwiftUI port drops a suffix that it does not know, and reads what is left.
    public func read(_ name: PaletteName) -> PaletteName? {
      guard let suffix = name.suffix, !suffixes.contains(suffix) else {
        return self == .notRead ? nil : name
      }
      return self == .deviceSuffixes ? PaletteName(name: name.name) : nil
    }

    /// The palette name that a text in a value is, suffix and all; nil if it cannot be one.
    ///
    /// To the SwiftUI port all behind the first `_` is the suffix, whatever it is. Whether the palette
    /// has the name is for the palette to say.
    public func name(in text: String) -> PaletteName? {
      guard self == .deviceSuffixes, let underscore = text.utf8.firstIndex(of: UInt8(ascii: "_"))
      else { return PaletteName(text).flatMap(read) }
      let suffix = PaletteName.Suffix(
        rawValue: String(text[text.utf8.index(after: underscore)...]))
      return read(PaletteName(name: String(text[..<underscore]), suffix: suffix))
    }

    /// The suffix that a variable must have to override a palette name in a situation.
    ///
    /// The SwiftUI port asks for one of the eight under a misspelt key, so the right spelling never
    /// applies there. Source: SAP/cloud-sdk-ios-fiori 098daf0, `StyleSheetSettings`.
    public func overridingSuffix(in context: PaletteContext) -> PaletteName.Suffix {
      let suffix = PaletteName.Suffix(context)
      return self == .deviceSuffixes && suffix == .elevatedContrastLightBackground
        ? .elevatedContrastLightkBackground : suffix
    }
  }

  /// What becomes of a value that is no color where one is asked for.
  public enum BadColor: String, Hashable, Sendable {
    case noColor = "no color, and at some places an exception"
    case paletteValue = "the palette's value is used, without a word"
    case unknown = "unknown"

    /// Whether a title that has no color, or no font, ends the app.
    package var endsTitles: Bool {
      switch self {
      case .noColor: true
      case .paletteValue, .unknown: false
      }
    }
  }

  /// What becomes of another value that is none of its type, such as `YES` for a boolean.
  public enum OtherValues: String, Hashable, Sendable {
    case converted = "what it begins with, else its type's own; one part of a pair crashes"
    case notRead = "not read"
    case unknown = "unknown"
  }

  /// Which of several sheets wins.
  public enum SeveralSheets: String, Hashable, Sendable {
    case laterProperty = "appended: the later one, for each property; loaded: the last replaces all"
    case laterDefinition = "the last loaded, for each variable; colors already used stay"
  }

  /// What becomes of a sheet that is broken somewhere.
  public enum BrokenSheet: String, Hashable, Sendable {
    case nothingStyled = "nothing is styled, without a word"
    case loadingThrows = "loading throws"
    case lineLost = "the broken line is lost, without a word"
  }
}
