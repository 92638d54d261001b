/// The color words of the engines.
///
/// NUI calls the class method of `UIColor` with the word and the suffix `Color`, so it knows the
/// words of UIKit and those that an app adds (NUI 0.5, `NUIConverter`). SAP's port, and by
/// inference its UIKit fork, have a closed list of fifteen (SAP/cloud-sdk-ios-fiori 098daf0,
/// `StyleSheetConverter`).
package enum NamedColors {
  /// A color word and its color.
  package struct Word: Hashable, Sendable {
    package let name: String
    /// The color in light mode; nil if only a running system knows it.
    package let color: ThemeColor?
  }

  /// The fifteen words that all engines list, with UIKit's values.
  ///
  /// The SwiftUI port lists `magenta` too, but returns no color for it.
  package static let closedList: [Word] = [
    known("black", 0x0000_00FF), known("darkGray", 0x5555_55FF), known("lightGray", 0xAAAA_AAFF),
    known("white", 0xFFFF_FFFF), known("gray", 0x8080_80FF), known("red", 0xFF00_00FF),
    known("green", 0x00FF_00FF), known("blue", 0x0000_FFFF), known("cyan", 0x00FF_FFFF),
    known("yellow", 0xFFFF_00FF), known("magenta", 0xFF00_FFFF), known("orange", 0xFF80_00FF),
    known("purple", 0x8000_80FF), known("brown", 0x9966_33FF), known("clear", 0x0000_0000),
  ]

  // Source: class methods of `UIColor` up to iOS 17. The values of the `system…` words are those of
  // Apple's Human Interface Guidelines, "Color", iOS 15 to 18, light mode; Apple prints none for
  // the words without a value, and says that they may change.
  /// The words that UIKit adds to the closed list.
  package static let classMethods: [Word] = [
    known("lightText", 0xFFFF_FF99), known("darkText", 0x0000_00FF),
    known("groupTableViewBackground"), known("viewFlipsideBackground"),
    known("scrollViewTexturedBackground"), known("underPageBackground"),
    known("systemRed", 0xFF3B_30FF), known("systemOrange", 0xFF95_00FF),
    known("systemYellow", 0xFFCC_00FF), known("systemGreen", 0x34C7_59FF),
    known("systemMint", 0x00C7_BEFF), known("systemTeal", 0x30B0_C7FF),
    known("systemCyan", 0x32AD_E6FF), known("systemBlue", 0x007A_FFFF),
    known("systemIndigo", 0x5856_D6FF), known("systemPurple", 0xAF52_DEFF),
    known("systemPink", 0xFF2D_55FF), known("systemBrown", 0xA284_5EFF),
    known("systemGray", 0x8E8E_93FF), known("systemGray2", 0xAEAE_B2FF),
    known("systemGray3", 0xC7C7_CCFF), known("systemGray4", 0xD1D1_D6FF),
    known("systemGray5", 0xE5E5_EAFF), known("systemGray6", 0xF2F2_F7FF),
    known("label"), known("secondaryLabel"), known("tertiaryLabel"), known("quaternaryLabel"),
    known("placeholderText"), known("link"), known("separator"), known("opaqueSeparator"),
    known("systemBackground"), known("secondarySystemBackground"),
    known("tertiarySystemBackground"), known("systemGroupedBackground"),
    known("secondarySystemGroupedBackground"), known("tertiarySystemGroupedBackground"),
    known("systemFill"), known("secondarySystemFill"), known("tertiarySystemFill"),
    known("quaternarySystemFill"), known("tint"),
  ]

  /// Returns the word of that name in the list for `reading`, or nil.
  ///
  /// Case and blanks matter. For ``DialectAnswers/ColorWords/anyClassMethod``, an app may have words that
  /// are not in the table.
  package static func word(_ name: String, in reading: DialectAnswers.ColorWords) -> Word? {
    word(StoredName(name), in: reading)
  }

  /// Returns the word of that name, as ``word(_:in:)-(String,_)`` does; faster than from a text.
  static func word(_ name: StoredName, in reading: DialectAnswers.ColorWords) -> Word? {
    switch reading {
    case .anyClassMethod: listed[name] ?? added[name]
    case .closedList: listed[name]
    case .closedListWithoutMagenta: listed[name].flatMap { $0.name == "magenta" ? nil : $0 }
    }
  }

  /// Returns the words of the list for `reading`, in the order of the tables.
  package static func words(in reading: DialectAnswers.ColorWords) -> [Word] {
    switch reading {
    case .anyClassMethod: closedList + classMethods
    case .closedList: closedList
    case .closedListWithoutMagenta: closedList.filter { $0.name != "magenta" }
    }
  }

  // MARK: - Rows

  private static let listed = Index(closedList)
  private static let added = Index(classMethods)

  /// An index of words by name.
  private struct Index {
    private let words: [Word]
    private let names: NameTable

    init(_ words: [Word]) {
      var names = NameTable(expecting: words.count)
      for (place, word) in words.enumerated() {
        precondition(names.intern(word.name) == place, "a color word is listed twice")
      }
      self.words = words
      self.names = names
    }

    subscript(name: StoredName) -> Word? {
      let number = names.find(name)
      return number == NameTable.none ? nil : words[Int(number)]
    }
  }

  private static func known(_ name: String, _ rgba: UInt32? = nil) -> Word {
    Word(name: name, color: rgba.map(ThemeColor.init(rgba:)))
  }
}
