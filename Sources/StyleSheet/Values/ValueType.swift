/// The type of a property's values, as named in the vendors' documentation.
///
/// The documentation uses several names for one type (`Color`, `UIColor`). Each type has one name
/// here and lists the others.
public enum ValueType: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case boolean, integer, number, float, color, offset, size, box, length, percentage
  case fontStyle, fontName, image
  case borderStyle, separatorStyle, textAlign, verticalAlign, horizontalAlign
  case keyboardAppearance, textTransform
  case classNameList
  /// Not published.
  case unknown

  // MARK: - Attributes

  /// The name in messages and reports, which is also one of the vendors' names.
  package var name: String { row.name }
  /// The name after "a" or "an"; "UI" has no vowel at its beginning.
  package var nameWithArticle: String {
    (name.first.map("AEIO".contains) == true ? "an " : "a ") + name
  }

  /// Every name in the vendors' documentation, ``name`` first.
  package var spellings: [String] { [row.name] + row.others }

  /// The valid words, in the vendor's order; empty if the type is not a set of words.
  ///
  /// A property may take additional words; see ``PropertyRow/words``.
  package var words: [String] { row.words }

  /// The text after "expected" in a message: "a color such as '#0064D9'".
  package var expectation: String {
    row.expectation ?? row.words.map { "'\($0)'" }.joined(with: "or")
  }

  /// The result of an invalid value in NUI (0.5 and later), as text.
  package var whenBad: String { row.whenBad }

  /// The text for an invalid value that gives no result; nil if an engine always returns one.
  package var nothing: String? { row.nothing }

  package init?(_ spelling: String) {
    guard
      let row = Self.rows.firstIndex(where: { $0.name == spelling || $0.others.contains(spelling) })
    else { return nil }
    self.init(rawValue: row)
  }

  private var row: Row { Self.rows[rawValue] }

  /// The name in messages and reports; see `name`.
  public var description: String { name }

  // MARK: - The table

  private struct Row {
    let name: String
    let others: [String]
    let words: [String]
    let expectation: String?  // nil: one of the words
    let whenBad: String
    let nothing: String?

    init(
      _ name: String, or others: [String] = [], words: [String] = [], _ expectation: String? = nil,
      whenBad: String, nothing: String? = nil
    ) {
      self.name = name
      self.others = others
      self.words = words
      self.expectation = expectation
      self.whenBad = whenBad
      self.nothing = nothing
    }
  }

  // Sources: NUI 0.5.5 (`NUIConverter`, README) for valid and invalid values; SAPFiori reference
  // 9.0 to 25.08 and the MDK schema pages for the other names.
  /// One row for each case, in the order of the cases.
  private static let rows: [Row] = [
    Row(
      "Boolean", or: ["Bool"], words: ["true", "false"], "'true' or 'false'",
      whenBad: "false, unless it starts with one of 'YyTt' or a digit other than 0"),
    Row("Integer", or: ["Int"], "a whole number such as '2'", whenBad: "0"),
    Row(
      "Number", "a number such as '12' or '0.5'",
      whenBad: "the number at its front, so '2px' is 2; without one, 0"),
    Row("Float", "a number such as '0.5'", whenBad: "the number at its front; without one, 0"),
    Row(
      "Color", or: ["UIColor"], "a color such as '#0064D9' or 'red'", whenBad: "no color",
      nothing: "no color"),
    Row(
      "Offset", "two numbers with a comma between them, such as '0, 1'",
      whenBad: "an exception if there is no comma; parts after the second are ignored"),
    Row(
      "Size", "two numbers with a comma between them, such as '44, 30'",
      whenBad: "an exception if there is no comma; parts after the second are ignored"),
    Row(
      "Box", "one to four numbers with blanks between them, such as '4 8' (no commas)",
      whenBad: "0 on all sides if there are more than four parts; a comma counts as a part"),
    Row(
      "Length", "a number of points such as '12'",
      whenBad: "the number at its front; without one, 0"),
    Row("Percentage", "a percentage such as '30%'", whenBad: "the whole sheet is lost"),
    Row(
      "UIFontTextStyle", or: ["UIFont.TextStyle", "Font Style Name", "FontStyle"],
      "a text style such as 'body' or 'subheadline'", whenBad: "not read by NUI"),
    Row(
      "FontName", or: ["Font", "Typeface"],
      "a font name such as 'HelveticaNeue-Light' or 'boldSystem'",
      whenBad: "no font: ignored on labels, an exception on bar, tab and segment titles",
      nothing: "no font"),
    Row(
      "Image", or: ["UIImage", "ImageName"], "the name of an image such as 'star.png'",
      whenBad: "no image", nothing: "no image"),
    Row(
      "BorderStyle", words: ["none", "line", "bezel", "rounded"], whenBad: "'none'"),
    Row(
      "SeparatorStyle", words: ["none", "single-line", "single-line-etched"],
      whenBad: "'none'"),
    Row(
      "TextAlign", or: ["NSTextAlignment", "TextAlignment"], words: ["left", "center", "right"],
      whenBad: "'left'"),
    Row(
      "VerticalAlign", words: ["top", "center", "bottom", "fill"],
      whenBad: "'top'"),
    Row(
      "HorizontalAlign", words: ["left", "center", "right", "fill"],
      whenBad: "'left'"),
    Row(
      "KeyboardAppearance", words: ["default", "dark", "light", "alert"],
      whenBad: "'default'"),
    Row(
      "TextTransform", words: ["uppercase", "lowercase", "capitalize", "none"],
      whenBad: "the text stays as it is"),
    Row(
      "ClassNameList", "class names with commas between them, such as 'UIButton, UILabel'",
      whenBad: "a list in which nothing matches"),
    Row("Unknown", or: ["unknown"], "a value", whenBad: "not known"),
  ]
}
