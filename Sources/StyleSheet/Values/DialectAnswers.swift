/// The possible answers to the questions on which engines differ.
///
/// There is one enumeration for each question; the raw value is the answer as text. For facts that
/// are not public (SAP's UIKit engine is closed), the answer is `unknown`, or an assumption that
/// `Dialect.assumed` lists.
package enum DialectAnswers {
  /// The parts of a sheet that the engine reads.
  package enum Scope: String, Hashable, Sendable {
    case everything = "everything"
    case everythingAndPalette = "everything; top-level definitions override the palette"
    case definitionsOnly = "only lines that define a variable; every rule is ignored"
  }

  /// The handling of a comment.
  package enum Comment: String, Hashable, Sendable {
    case losesSheet = "the whole sheet is lost"
    case skippedAsLine = "skipped like any line; after a definition it changes the value"
    case unknown = "unknown"
  }

  /// The tokenization of words.
  package enum Words: String, Hashable, Sendable {
    case slashesInWords = "'//' directly behind a word continues it, and '@' alone is a variable"
    case notAsked = "does not apply"
    case unknown = "unknown"
  }

  /// The handling of ':' in a selector.
  package enum SelectorColon: String, Hashable, Sendable {
    case losesSheet = "the whole sheet is lost"
    case ignored = "ignored, with its rule"
    case unknown = "unknown"
  }

  /// The handling of '@media'.
  package enum Media: String, Hashable, Sendable {
    case deviceAndOrientation = "read, with the properties 'device' and 'orientation'"
    case ignored = "ignored"
    case unknown = "unknown"
  }

  /// The handling of '@import'.
  package enum Import: String, Hashable, Sendable {
    case notRead = "not read"
    case unknown = "unknown"

    /// True if the imported sheet is loaded, which is assumed if unknown.
    package var isFollowed: Bool {
      switch self {
      case .notRead: false
      case .unknown: true
      }
    }
  }

  /// The handling of quotes.
  package enum Quotes: String, Hashable, Sendable {
    case losesSheet = "the whole sheet is lost"
    case partOfValue = "part of the value"
    case unknown = "unknown"
  }

  /// The required place and form of a definition.
  package enum DefinitionShape: String, Hashable, Sendable {
    case anywhere = "anywhere, with any blanks and comments"
    /// One line each; '@' is its first character and ';' its last.
    case wholeLine = "on a line of its own, from '@' to ';', with one ':' and no blanks beside it"
  }

  /// A valid name that the engine never finds because of its own bug.
  package enum LostName: String, Hashable, Sendable {
    case horizontalAlign = "'horizontal-align', which is sought under another name"
    case contrastSuffix = "'…_elevatedContrastLightBackground', which is sought misspelled"
    case unknown = "unknown"
  }

  /// The definition that wins if a variable has two.
  package enum Winner: String, Hashable, Sendable {
    case first = "the first"
    case last = "the last"
  }

  /// The value of a variable that is defined as another variable.
  package enum VariableAsValue: String, Hashable, Sendable {
    case nameAsText = "the name of the other variable, as text"
    case noColor = "no color, and the override is ignored"
  }

  /// The handling of a variable inside a longer value.
  package enum EmbeddedVariable: String, Hashable, Sendable {
    case notReplaced = "not replaced"
    case notAsked = "does not apply"
  }

  /// The handling of an undefined variable.
  package enum UndefinedVariable: String, Hashable, Sendable {
    case exceptionAtLoad = "an exception when the sheet is loaded"
    case notAsked = "does not apply"
  }

  /// The numbers of hex digits that make a color.
  package enum HexLengths: String, Hashable, Sendable {
    case sixOrMore = "six, and of more the first six"
    case threeSixEightOrMore = "three, six or eight, and of others as many as fit"

    /// Returns the number of leading digits that are used, or nil if none are.
    package func taken(of count: Int) -> Int? {
      switch self {
      case .sixOrMore: count >= 6 ? 6 : nil
      case .threeSixEightOrMore: sought.first { $0 <= count }
      }
    }

    /// The lengths of digit runs to search for, in order of precedence.
    var sought: [Int] {
      switch self {
      case .sixOrMore: [6]
      case .threeSixEightOrMore: [8, 6, 3]
      }
    }
  }

  /// The meaning of eight hex digits.
  package enum EightDigits: String, Hashable, Sendable, CaseIterable {
    case firstSix = "RRGGBB, and the last two are lost"
    /// AA is a *hexadecimal percentage*: `1E` is 30 %, and `64` or more is 100 %.
    case percentageAlphaFirst = "AARRGGBB, where AA is a hexadecimal percentage"
    case alphaLast = "RRGGBBAA"

    /// Returns the color of eight digits, given as one number.
    ///
    /// A percentage is converted to a byte by rounding half up: 30 % is `0x4D`.
    package func color(of digits: UInt32) -> ThemeColor {
      switch self {
      case .firstSix: return ThemeColor(rgba: digits | 0xFF)
      case .alphaLast: return ThemeColor(rgba: digits)
      case .percentageAlphaFirst:
        let percent = min(digits >> 24, 100)
        return ThemeColor(rgba: digits << 8 | (percent * 255 + 50) / 100)
      }
    }
  }

  /// The handling of `rgb()` and the other color functions.
  package enum ColorFunctions: String, Hashable, Sendable {
    case dotDecides = "read; a number without a dot is divided by 255, also alpha"
    case notRead = "not read"
    case unknown = "unknown"
  }

  /// The places in a value where a color is found.
  package enum ColorPlaces: String, Hashable, Sendable {
    case anywhere = "anywhere in the value, without its blanks; a color word is the whole value"
    case unknown = "unknown"
  }

  /// The color model of `hsl()`.
  package enum HSL: String, Hashable, Sendable {
    case brightness = "hue, saturation and brightness"
    case notRead = "not read"
  }

  /// The words that are colors; the lists are in ``NamedColors``.
  package enum ColorWords: String, Hashable, Sendable {
    case anyClassMethod = "every class method of UIColor"
    case closedList = "a closed list of 15"
    case closedListWithoutMagenta = "a closed list of 15, of which 'magenta' is no color"
  }

  /// The palette names that are values, and their suffixes.
  package enum PaletteNames: String, Hashable, Sendable {
    case notRead = "not read"
    case backgroundSuffixes = "read, with '_lightBackground', '_darkBackground' and more"
    case deviceSuffixes = "read, with '_device', '_lightConstant' and more; others are dropped"

    /// The suffixes that are valid in a value.
    package var suffixes: [PaletteName.Suffix] {
      switch self {
      case .notRead: []
      case .backgroundSuffixes:
        PaletteName.Suffix.allCases.filter { $0 != .elevatedContrastLightkBackground }
      case .deviceSuffixes: [.device, .deviceInverse, .lightConstant, .darkConstant]
      }
    }

    /// Returns the palette name that the engine reads in a value; nil if it is not a color.
    ///
    /// The SwiftUI port drops an unknown suffix and reads the rest.
    package func read(_ name: PaletteName) -> PaletteName? {
      guard let suffix = name.suffix, !suffixes.contains(suffix) else {
        return self == .notRead ? nil : name
      }
      return self == .deviceSuffixes ? PaletteName(name: name.name) : nil
    }

    /// Returns the palette name of a text in a value, including its suffix; nil if it cannot be
    /// one.
    ///
    /// In the SwiftUI port, everything after the first `_` is the suffix. This does not check that
    /// the palette has the name.
    package func name(in text: String) -> PaletteName? {
      guard self == .deviceSuffixes, let underscore = text.utf8.firstIndex(of: UInt8(ascii: "_"))
      else { return PaletteName(text).flatMap(read) }
      let suffix = PaletteName.Suffix(
        rawValue: String(text[text.utf8.index(after: underscore)...]))
      return read(PaletteName(name: String(text[..<underscore]), suffix: suffix))
    }

    /// Returns the suffix of the variable that overrides a palette name in a context.
    ///
    /// The SwiftUI port reads one of the eight under a misspelled key, so the correct spelling has
    /// no effect. Source: SAP/cloud-sdk-ios-fiori 098daf0, `StyleSheetSettings`.
    package func overridingSuffix(in context: PaletteContext) -> PaletteName.Suffix {
      let suffix = PaletteName.Suffix(context)
      return self == .deviceSuffixes && suffix == .elevatedContrastLightBackground
        ? .elevatedContrastLightkBackground : suffix
    }
  }

  /// The handling of an invalid color.
  package enum BadColor: String, Hashable, Sendable {
    case noColor = "no color, and an exception in some properties"
    case paletteValue = "the palette color remains, without a message"
    case unknown = "unknown"

    /// True if a title without a color or a font crashes the app.
    package var endsTitles: Bool {
      switch self {
      case .noColor: true
      case .paletteValue, .unknown: false
      }
    }
  }

  /// The handling of other invalid values, such as `YES` for a boolean.
  package enum OtherValues: String, Hashable, Sendable {
    case converted = "converted from its beginning, or a default; a pair with one part crashes"
    case notRead = "not read"
    case unknown = "unknown"
  }

  /// The handling of a sheet with a syntax error.
  package enum BrokenSheet: String, Hashable, Sendable {
    case nothingStyled = "nothing is styled, without a message"
    case loadingThrows = "loading throws"
    case lineLost = "the broken line is lost, without a message"
  }
}
