@testable import FormCellModel
import Mutations
import StyleSheet
import Testing

@Suite struct TextEntryTests {
  /// Texts that are typed in order, and the shown text after each one; "<" deletes backward.
  struct Typing: CustomTestStringConvertible {
    let testDescription: String
    let entry: TextEntry
    let typed: [String]
    let shown: [String]
    var value: String?
  }

  private static let date = TextEntry.mask(TextMask("MM/DD/YYYY"))
  private static let swiss = TextEntry.mask(TextMask("+41 ## ###", .phone))
  private static let weight: TextEntry = {
    var number = NumberEntry()
    number.positiveSuffix = "lbs"
    return .number(number)
  }()

  private static let tilde: TextEntry = {
    var number = NumberEntry()
    number.minusSign = "~"
    return .number(number)
  }()

  private static func amount(_ code: String?, _ language: String) -> TextEntry {
    NumberEntry(currency: code, language: language).map(TextEntry.number) ?? .any
  }

  @Test(arguments: [
    Typing(
      testDescription: "a decimal has one sign and one point", entry: .decimal,
      typed: ["-", "-", "1", ".", "5", ".", "x"],
      shown: ["-", "-", "-1", "-1.", "-1.5", "-1.5", "-1.5"]),
    Typing(
      testDescription: "digits of any script are digits, and fractions are none", entry: .whole,
      typed: ["٣", "४", "½", "五", "²"], shown: ["٣", "٣४", "٣४", "٣४", "٣४"]),
    Typing(
      testDescription: "what is pasted is filtered", entry: .whole, typed: ["1 234,5 €"],
      shown: ["1234"]),
    Typing(
      testDescription: "a phone number gets its literals while it is typed", entry: .mask(.phone),
      typed: ["1", "23", "4", "(", "<", "<", "567", "89012"],
      shown: [
        "(1", "(123", "(123) 4", "(123) 4", "(123", "(12", "(125) 67", "(125) 678-9012",
      ]),
    Typing(
      testDescription: "literals that follow are there at once, and can be deleted", entry: date,
      typed: ["1", "2", "<", "<", "0", "4", "31", "30"],
      shown: ["1", "12/", "12", "1", "10/", "10/", "10/31/", "10/31/"]),
    Typing(
      testDescription: "a day has to exist", entry: date,
      typed: ["02", "3", "29", "2023", "2024"],
      shown: ["02/", "02/", "02/29/", "02/29/", "02/29/2024"]),
    Typing(
      testDescription: "a leap day of two digits is in either century",
      entry: .mask(TextMask("DD.MM.YY")), typed: ["29.02.", "23", "00"],
      shown: ["29.02.", "29.02.", "29.02.00"]),
    Typing(
      testDescription: "a typed digit is none of the pattern", entry: swiss,
      typed: ["4", "4", "6", "<", "<", "<"],
      shown: ["+41 4", "+41 44", "+41 44 6", "+41 44", "+41 4", ""]),
    Typing(
      testDescription: "behind a typed plus sign it is", entry: swiss,
      typed: ["+", "4", "<", "4", "1", "4", "46"],
      shown: ["+", "+4", "+", "+4", "+41", "+41 4", "+41 44 6"], value: "+41 44 6"),
    Typing(
      testDescription: "a prefix can begin with a digit",
      entry: .mask(TextMask("1-##", .phone)), typed: ["1", "5"], shown: ["1-1", "1-15"]),
    Typing(
      testDescription: "a prefix of digits is skipped if it is typed",
      entry: .mask(TextMask("0##", .phone)), typed: ["0", "5", "7"], shown: ["", "05", "057"]),
    Typing(
      testDescription: "a mask without placeholders accepts nothing", entry: .mask(TextMask("---")),
      typed: ["1", "-", "<"], shown: ["", "", ""]),
    Typing(
      testDescription: "a number is grouped while it is typed", entry: weight,
      typed: ["1", "234", ".", "5678", "-", "<"],
      shown: ["1lbs", "1,234lbs", "1,234.lbs", "1,234.567lbs", "1,234.567lbs", "1,234.56lbs"],
      value: "1234.56"),
    Typing(
      testDescription: "a sign alone is that of the number", entry: tilde,
      typed: ["-", "1", "<", "<"], shown: ["~", "~1", "~", ""], value: ""),
    Typing(
      testDescription: "an amount is plain while it is typed", entry: amount("EUR", "de-DE"),
      typed: ["1234", ",", "5", ".", ","], shown: ["1234", "1234,", "1234,5", "1234,5", "1234,5"]),
  ])
  func typedTextIsFormatted(_ typing: Typing) {
    var cell = TextCell()
    cell.entry = typing.entry
    _ = cell.handle(.focus(.key))
    let shown = typing.typed.map { typed in
      _ = cell.handle(typed == "<" ? .deleteBackward : .insert(typed))
      return cell.shownText
    }
    #expect(shown == typing.shown)
    if let value = typing.value { #expect(cell.text == value) }
  }

  /// An entry sets the keyboard on the screen; addresses have the direction of their letters.
  @Test(
    arguments: [
      (.any, .text, nil), (.email, .email, nil), (.url, .url, nil),
      (.decimal, .decimal, .leftToRight), (.whole, .number, .leftToRight),
      (.number(NumberEntry()), .decimal, .leftToRight), (.mask(.phone), .phone, .leftToRight),
      (.mask(TextMask("AA")), .text, nil),
    ] as [(TextEntry, TextInputStyle.Keyboard, ReadingDirection?)])
  func anEntryHasAKeyboard(
    _ entry: TextEntry, _ keyboard: TextInputStyle.Keyboard, _ direction: ReadingDirection?
  ) {
    var cell = TextCell(text: "A")
    cell.entry = entry
    let styles = cell.presentation(in: CellContext(.fiori)).hitAreas.compactMap { area in
      if case .edit(let style) = area.purpose { style.keyboard } else { nil }
    }
    #expect(styles == [keyboard] && entry.direction == direction)
  }

  /// The keyboard of an address changes no character.
  @Test(arguments: [TextEntry.any, .email, .url])
  func anAddressHasAnyCharacters(_ entry: TextEntry) {
    var cell = TextCell()
    cell.entry = entry
    for typed in ["Ada", " @Example", ".COM/ä?q=1#", "١"] { _ = cell.handle(.insert(typed)) }
    #expect(cell.text == "Ada @Example.COM/ä?q=1#١" && cell.shownText == cell.text)
    _ = cell.handle(.blur(.key))
    #expect(cell.text == "Ada @Example.COM/ä?q=1#١" && cell.valueFault == nil)
  }

  /// A renderer reports the whole text after an edit; a literal cannot be deleted alone.
  @Test(arguments: [
    ("+41 ## ##", "+41 12 34", "41 12 34", 0, "+41 12 34"),
    ("+41 ## ##", "+41 12 34", "+41 12 4", 7, "+41 12 4"),
    ("+41 ## ##", "+41 12 34", "+412 34", 3, "+41 23 4"), ("1-##", "1-5", "15", 1, "1-5"),
    ("##-1-##", "12-1-34", "121-34", 2, "12-1-34"),
    ("##-1-##", "12-1-34", "1-1-34", 1, "13-1-4"),
    ("+1 (###) ###-####", "+1 (555) 123", "1 (555) 123", 0, "+1 (555) 123"),
    ("+41 ## ##", "+41 79", "9+41 79", 1, "+41 97 9"), ("+41 ## ##", "", " +41 79", 7, "+41 79"),
    ("+41 ## ##", "", "tel:+4179", 9, "+41 79"), ("+41 ## ##", "", "(+41) 79", 8, "+41 79"),
  ])
  func literalsAreKept(
    _ pattern: String, _ text: String, _ edited: String, _ cursor: Int, _ shown: String
  ) {
    var cell = TextCell()
    cell.entry = .mask(TextMask(pattern, .phone))
    _ = cell.handle(.setText(text))
    _ = cell.handle(.focus(.key))
    var interaction = CellInteraction()
    let before = cell.presentation(in: CellContext(.fiori))
    _ = cell.handle(.text(edited, cursor: cursor), &interaction, in: before)
    #expect(cell.shownText == shown)
  }

  @Test(arguments: [("+", ""), ("+41", ""), ("+41 ", ""), ("+41 4", "+41 4")])
  func aPrefixAloneIsNoValue(_ text: String, _ value: String) {
    #expect(Self.swiss.finished(text) == value)
  }

  /// Digits around other characters are not joined, and dropped characters are reported.
  @Test(arguments: [
    ("7.5", TextEntry.whole, "7", true), ("1e3", .whole, "1", true), (".5", .whole, "", true),
    ("1.2.3", .decimal, "1.2", true), ("1,5", .decimal, "1", true),
    ("12 km", .decimal, "12", true), (" 12 ", .decimal, "12", false),
    ("1 234.5", .decimal, "1234.5", false), ("1,234.5", .number(NumberEntry()), "1234.5", false),
    ("1,5", .number(NumberEntry()), "1", true), ("1.23456", .number(NumberEntry()), "1.234", true),
    ("12,34", .number(NumberEntry()), "12", true), ("1,234lbs", weight, "1234", false),
    ("1.234,5", amount("EUR", "de-DE"), "1234,5", false),
    ("12.5", amount("EUR", "de-DE"), "12", true), ("-5,50", amount("EUR", "de-DE"), "-5,50", false),
    ("$1,234.50", amount("USD", "en-US"), "1234.50", false),
    ("-$3", amount("USD", "en-US"), "-3", false), ("7.5", amount("JPY", "ja-JP"), "7", true),
    ("1e3", amount("USD", "en-US"), "1", true),
    ("12,34,567", amount("INR", "en-IN"), "1234567", false),
    ("12,34,567", amount("USD", "en-US"), "12", true),
    ("1234,567", .number(NumberEntry()), "1234", true), ("12345 678", .decimal, "12345", true),
    ("12,34,567 ", amount("INR", "en-IN"), "1234567", false),
    ("12,34,567 km", amount("INR", "en-IN"), "1234567", true),
    ("−5", .whole, "-5", false), ("−5", amount("EUR", "de-DE"), "-5", false),
    (".5", amount("EUR", "de-DE"), "", true), ("-.5", amount("EUR", "de-DE"), "", true),
    ("–5", .decimal, "-5", false), ("-x", .whole, "", true),
    ("1.234,50 €", amount("EUR", "de-DE"), "1234,50", false),
    ("1.234,50€ ", amount("EUR", "de-DE"), "1234,50", false),
    ("-1.234,50\u{A0}€", amount("EUR", "de-DE"), "-1234,50", false),
    ("1.234,50 $", amount("EUR", "de-DE"), "1234,50", true),
    ("€5", amount("EUR", "nl-NL"), "5", false), ("€ -5", amount("EUR", "nl-NL"), "-5", false),
    ("€-5", amount("EUR", "nl-NL"), "-5", false), ("-€ 5", amount("EUR", "nl-NL"), "-5", false),
    ("€ −5", amount("EUR", "nl-NL"), "-5", false), ("$-3", amount("USD", "en-US"), "-3", false),
    ("CHF-1'234.5", amount("CHF", "de-CH"), "-1234.5", false),
    ("€ 5-", amount("EUR", "fy-NL"), "-5", false), ("€ 5", amount("EUR", "fy-NL"), "5", false),
    ("EUR -5", amount("EUR", "nl-NL"), "-5", true),
    ("Rs.500", amount("INR", "en-IN"), "500", true), ("Rs. 500", .whole, "500", true),
    ("Rs.500/-", amount("INR", "en-IN"), "500", true), ("$.5", .decimal, ".5", true),
    ("Fr.12.50", amount("CHF", "de-CH"), "12.50", true), ("S/.50", .decimal, "50", true),
    ("U.S. $5", amount("USD", "en-US"), "5", true), ("S/. 50", .decimal, "50", true),
    ("kr. 1.500,00", amount("DKK", "da-DK"), "1500,00", true), ("Nr.5", .decimal, "5", true),
    ("ca. 5", amount("EUR", "de-DE"), "5", true), ("$.5", amount("USD", "en-US"), ".5", false),
    ("Rp. 1.500", amount("IDR", "id-ID"), "1500", false),
    ("R.500", amount("ZAR", "en-ZA"), "500", false),
    ("1.234,50-", amount("EUR", "de-DE"), "-1234,50", false),
    ("1.234,50- €", amount("EUR", "de-DE"), "-1234,50", false),
    ("(1.234,50) €", amount("EUR", "de-DE"), "-1234,50", false),
    ("($.5)", amount("USD", "en-US"), "-.5", false), ("5 -", .number(NumberEntry()), "-5", false),
    ("Rp. 5-", amount("IDR", "id-ID"), "-5", false), ("5,-", amount("EUR", "de-DE"), "5,", true),
    ("(ca. 5)", amount("EUR", "de-DE"), "", true), ("5-9", .number(NumberEntry()), "5", true),
    ("-5-", .number(NumberEntry()), "-5", true), ("1-", .decimal, "1", true),
    ("1.234,50- EUR", amount("EUR", "de-DE"), "-1234,50", true),
    ("(EUR 5)", amount("EUR", "de-DE"), "-5", true),
    ("EUR (5)", amount("EUR", "de-DE"), "-5", true),
    ("(Rp.500)", amount("IDR", "id-ID"), "-500", false),
    ("5-pack", .number(NumberEntry()), "5", true), ("12-DEC", .number(NumberEntry()), "12", true),
    ("Nr. (5)", amount("EUR", "de-DE"), "", true), ("5 kr-", amount("SEK", "sv-SE"), "-5", false),
    ("(5 kr)", amount("SEK", "sv-SE"), "-5", false), ("(-5)", amount("EUR", "de-DE"), "-5", false),
    ("U.S.$5.00-", amount("USD", "en-US"), "-5.00", true),
    ("5-100", .number(NumberEntry()), "5", true),
    ("2024-12-", .number(NumberEntry()), "2024", true),
    ("Total...5.00", .decimal, "5.00", true), ("Rs..500", .decimal, "500", true),
    ("(kr. 5)", amount("EUR", "de-DE"), "", true), ("kr. (5)", amount("EUR", "de-DE"), "", true),
    ("(5) kr", amount("EUR", "de-DE"), "", true), ("5 kr.-", amount("EUR", "de-DE"), "", true),
    ("5- kr.", amount("EUR", "de-DE"), "", true), ("(S/.5)", amount("EUR", "de-DE"), "", true),
    ("kr. 5-", amount("EUR", "de-DE"), "-5", true), ("Saldo: 5-", weight, "-5", true),
    ("(kr. 5)", amount("DKK", "da-DK"), "-5", true),
    ("kr. (5)", amount("SEK", "sv-SE"), "-5", true),
    ("(U.S.$5)", amount("EUR", "de-DE"), "-5", true), ("(5)", weight, "-5", false),
    ("5 lbs -", weight, "-5", false), ("5 kg -", weight, "", true), ("5.-", weight, "5.", true),
    ("12 - see note", .number(NumberEntry()), "12", true),
    ("12 - Mai", amount("EUR", "de-DE"), "12", true),
    ("5 € - Bar", amount("EUR", "de-DE"), "5", true),
    ("5 - EUR", amount("EUR", "de-DE"), "-5", true),
    ("5 - kr", amount("SEK", "sv-SE"), "-5", false),
    ("5 kr -", amount("SEK", "sv-SE"), "-5", false),
    ("5 kr.-", amount("SEK", "sv-SE"), "-5", false),
    ("5 kr. -", amount("SEK", "sv-SE"), "-5", false),
    ("(1,234.50)", amount("SEK", "sv-SE"), "", true), ("5.00-", amount("SEK", "sv-SE"), "", true),
    ("(1'234.50)", amount("EUR", "de-DE"), "", true),
    ("1'234.50", amount("EUR", "de-DE"), "1", true),
    ("(5),", amount("EUR", "de-DE"), "-5", true), ("5-,", amount("EUR", "de-DE"), "-5", true),
    ("(5).", .number(NumberEntry()), "-5", true), ("5-.", .number(NumberEntry()), "-5", true),
    ("(A B 5)", .number(NumberEntry()), "", true), ("(US $ 5)", weight, "-5", true),
  ])
  func numberEndsAtAnInvalidCharacter(
    _ text: String, _ entry: TextEntry, _ value: String, _ isPartial: Bool
  ) {
    var (pasted, given) = (TextCell(), TextCell())
    (pasted.entry, given.entry) = (entry, entry)
    let hindered = isPartial ? [TextEffect.hindered(.notAllowed)] : []
    let effects = pasted.handle(.insert(text))
    #expect(pasted.text == value)
    #expect(effects.filter { $0 == .hindered(.notAllowed) } == hindered)
    #expect(given.handle(.setText(text)) == hindered && given.text == value)
    #expect((given.fault(of: text) != nil) == isPartial)
  }

  /// A few languages write the sign of an amount behind the symbol, with or without its space, or
  /// last.
  @Test(arguments: [
    ("EUR", "nl-NL", "€ 1.234", "€ -1.234"), ("EUR", "nl", "€ 1.234", "€ -1.234"),
    ("CHF", "de-CH", "CHF 1'234", "CHF-1'234"), ("CHF", "it-CH", "CHF 1234", "CHF-1234"),
    ("EUR", "fy-NL", "€ 1.234", "€ 1.234-"), ("EUR", "de-AT", "€ 1.234", "-€ 1.234"),
    ("EUR", "de-DE", "1.234 €", "-1.234 €"), ("USD", "en-US", "$1,234", "-$1,234"),
  ])
  func anAmountHasTheSignOfItsLanguage(
    _ code: String, _ language: String, _ positive: String, _ negative: String
  ) {
    let shown = ["1234", "-1234"].map { value in
      var cell = TextCell(text: value)
      cell.entry = Self.amount(code, language)
      return cell.shownText.replacing("\u{A0}", with: " ")
    }
    #expect(shown == [positive, negative])
  }

  /// A symbol that several currencies share belongs to the one that a language means by it.
  @Test(arguments: [
    ("USD", "en-US", "$1,234"), ("CAD", "en-US", "CA$1,234"), ("AUD", "en-US", "A$1,234"),
    ("MXN", "en-US", "MX$1,234"), ("USD", "en-CA", "US$1,234"), ("CAD", "en-CA", "$1,234"),
    ("USD", "en", "$1,234"), ("USD", "en-GB", "US$1,234"), ("NZD", "en-NZ", "$1,234"),
    ("JPY", "zh-CN", "JP¥1,234"), ("CNY", "zh-CN", "¥1,234"), ("CNY", "ja-JP", "元 1,234"),
    ("JPY", "ja-JP", "¥1,234"), ("GBP", "es-MX", "GBP 1,234"), ("EUR", "es-ES", "1234 €"),
    ("USD", "fr-FR", "1\u{202F}234 $US"), ("PLN", "en-US", "PLN 1,234"), ("XYZ", "en", "XYZ 1,234"),
    (nil, "ru-RU", "1 234 ₽"), (nil, "tr-TR", "₺1.234"), (nil, "en-NZ", "$1,234"),
    (nil, "es-AR", "$ 1.234"), (nil, "id-ID", "Rp 1.234"), (nil, "en-ZA", "R 1 234"),
    (nil, "he-IL", "1,234 ₪"), (nil, "th-TH", "฿1,234"), (nil, "fil-PH", "₱1,234"),
    (nil, "de-BG", "1.234 €"), (nil, "es-PR", "$1,234"), (nil, "en", "¤1,234"),
    (nil, "en-US-u-nu-latn", "$1,234"), (nil, "en_nz-x-us", "$1,234"),
    (nil, "de-AT-u-nu-latn", "€ 1.234"), ("DKK", "kl", "kr. 1.234"),
    ("USD", "bs-Cyrl-BA", "1.234 US$"), ("PLN", "bs-Cyrl", "1.234 зл"), ("USD", "bs", "1.234 USD"),
  ])
  func anAmountHasTheSymbolOfItsLanguage(_ code: String?, _ language: String, _ shown: String) {
    var cell = TextCell(text: "1234")
    cell.entry = Self.amount(code, language)
    #expect(
      cell.shownText.replacing("\u{A0}", with: " ") == shown)
  }

  /// A digit that is typed before a prefix or after a suffix is added to the nearest digits.
  @Test(arguments: [
    ("", "lbs", "12", 5..<5, "125"), ("$", "", "3", 0..<0, "53"), ("US$", "", "3", 1..<1, "53"),
    ("", "lbs", "-3", 0..<0, "-53"), ("$", "lbs", "34", 2..<3, "35"),
  ])
  func digitIsInsertedAmongTheDigits(
    _ prefix: String, _ suffix: String, _ text: String, _ cursor: Range<Int>, _ value: String
  ) {
    var number = NumberEntry()
    (number.positivePrefix, number.positiveSuffix, number.negativeSuffix) = (prefix, suffix, suffix)
    number.formatting = .always
    var cell = TextCell(text: text)
    cell.entry = .number(number)
    _ = cell.handle(.focus(.key))
    _ = cell.handle(.select(cursor))
    _ = cell.handle(.insert("5"))
    #expect(cell.text == value)
  }

  /// A sign can be typed where a negative number shows it.
  @Test(arguments: [
    ("nl-NL", "5", 2, "-5"), ("fy-NL", "5", 3, "-5"), ("fy-NL", "5", 2, "-5"),
    ("nl-NL", "5", 3, "5"), ("nl-NL", "-5", 3, "-5"), ("fy-NL", "-5", 4, "-5"),
    ("en-US", "5", 1, "-5"), ("de-DE", "5", 1, "5"),
  ])
  func aSignIsTypedAtItsPlace(
    _ language: String, _ text: String, _ cursor: Int, _ value: String
  ) throws {
    var cell = TextCell(text: text)
    cell.entry = .number(try #require(NumberEntry(currency: nil, language: language, .always)))
    _ = cell.handle(.focus(.key))
    _ = cell.handle(.select(cursor..<cursor))
    let isHindered = cell.handle(.insert("-")).contains(.hindered(.notAllowed))
    #expect(cell.text == value && isHindered == (text == value))
  }

  /// A plain amount takes no sign behind its figures, and reports that.
  @Test func aSignBehindAPlainAmountIsRefused() {
    var cell = TextCell(text: "5")
    cell.entry = Self.amount("EUR", "fy-NL")
    _ = cell.handle(.focus(.key))
    _ = cell.handle(.select(1..<1))
    #expect(cell.handle(.insert("-")) == [.hindered(.notAllowed)] && cell.text == "5")
  }

  /// A sign alone is removed when the edit ends, and nothing is committed.
  @Test(arguments: [TextEntry.whole, .decimal, amount("EUR", "de-DE")])
  func aSignAloneIsNoNumber(_ entry: TextEntry) {
    var cell = TextCell()
    cell.entry = entry
    _ = cell.handle(.insert("-"))
    #expect(cell.text == "-" && cell.handle(.blur(.key)) == [.live("", .key)] && cell.text.isEmpty)
  }

  /// A renderer sends the whole text without the position of the cursor.
  @Test(arguments: [
    ("1234", "1,2345lbs", "12345"), ("12345", "1,345lbs", "1345"), ("1234", ",234lbs", "234"),
    ("1234567", "1,34,567lbs", "134567"), ("1234567", "19,234,567lbs", "19234567"),
    ("7", "7.5lbs", "7.5"), ("7", "7e5lbs", "7"), ("5", "500lbs", "500"),
  ])
  func wholeTextIsComparedWithTheOldOne(_ old: String, _ new: String, _ value: String) {
    var (cell, interaction) = (TextCell(text: old), CellInteraction())
    cell.entry = Self.weight
    let shown = cell.presentation(in: CellContext(.fiori))
    _ = cell.handle(.text(new), &interaction, in: shown)
    #expect(cell.text == value)
  }

  @Test func disallowedCharactersAreReported() {
    var cell = TextCell()
    cell.entry = .whole
    #expect(cell.handle(.insert("x")) == [.focus(.here), .hindered(.notAllowed)])
    #expect(cell.handle(.insert("1x")) == [.live("1", .key), .hindered(.notAllowed)])
    #expect(cell.handle(.setText("2y")) == [.hindered(.notAllowed)])
    cell.entry = .mask(.phone)
    #expect(cell.handle(.setText("none")) == [.hindered(.notAllowed)])
    #expect(cell.text == "2")
  }

  /// A pasted text that begins like the old one can make an amount of accounts.
  @Test(arguments: [
    (amount("EUR", "de-DE"), "1200", "1", ".234,50-", "-1234,50"),
    (amount("EUR", "de-DE"), "1200", "1", ".234,50- EUR", "-1234,50"),
    (.number(NumberEntry()), "1200", "1,", "500.5-", "-1500.5"),
  ])
  func aPastedEndMakesAnAmountNegative(
    _ entry: TextEntry, _ old: String, _ before: String, _ typed: String, _ value: String
  ) {
    var cell = TextCell(text: old)
    cell.entry = entry
    _ = cell.handle(.focus(.key))
    _ = cell.handle(.replace(before.count..<cell.editedText.count, with: typed))
    #expect(cell.text == value)
  }

  /// A text that is set or pasted and cannot be typed leaves the old one.
  @Test(arguments: [
    (
      TextEntry.mask(TextMask("MM/DD/YYYY")), "12/31/1999", "1-2-1999",
      "its mask does not accept it"
    ), (.mask(TextMask("NNNNN")), "12345", "1 2345", "its mask does not accept it"),
    (.mask(TextMask("NNNNN")), "12345", " ", "its mask does not accept it"),
    (.mask(TextMask("$NNN")), "$123", "-123", "its mask does not accept it"),
    (.mask(TextMask("1-N-N-N")), "1-2-3-4", "1 2 3 4", "its mask does not accept it"),
    (.mask(TextMask("+41 NN NN")), "+41 44 55", "41-44-55", "its mask does not accept it"),
    (
      .mask(TextMask("DD.MM.YYYY")), "01.02.2024", "31.02.2024", "its mask does not accept it"
    ),
    (.mask(.phone), "(555) 123", "none", "its mask does not accept it"),
    (.whole, "7", "x", "nothing of it can be typed"),
    (.number(NumberEntry()), "7", "x", "nothing of it can be typed"),
    (.number(NumberEntry()), "7", "(ca. 5)", "not all of it can be typed"),
  ])
  func aTextThatCannotBeTypedLeavesTheOldOne(
    _ entry: TextEntry, _ old: String, _ new: String, _ fault: String
  ) {
    var (pasted, given) = (TextCell(text: old), TextCell(text: old))
    (pasted.entry, given.entry) = (entry, entry)
    _ = pasted.handle(.focus(.key))
    _ = pasted.handle(.select(0..<old.count))
    #expect(pasted.handle(.insert(new)) == [.hindered(.notAllowed)] && pasted.text == old)
    #expect(given.handle(.setText(new)) == [.hindered(.notAllowed)] && given.text == old)
    #expect(given.fault(of: new) == fault)
    _ = given.handle(.setText(""))
    #expect(given.isEmpty)
  }

  /// A stored text can lack the literals of its mask, and has no other separators, which are accepted only
  /// where the mask then replaces them.
  @Test(
    arguments: [
      ("12/31/1999", "12/31/1999", nil), ("12311999", "12/31/1999", nil),
      ("12-31-1999", "12-31-1999", "its mask does not accept it"),
      (" 12/31/1999", " 12/31/1999", "its mask does not accept it"),
      ("12/31/1999 ", "12/31/1999 ", "its mask does not accept it"),
    ] as [(String, String, String?)])
  func aStoredTextHasTheSeparatorsOfItsMask(_ text: String, _ shown: String, _ fault: String?) {
    var cell = TextCell(text: text)
    cell.entry = Self.date
    #expect(cell.shownText == shown && cell.valueFault?.reason == fault)
    _ = cell.handle(.setText(text))
    #expect(cell.text == "12/31/1999" && cell.valueFault == nil)
    _ = cell.handle(.deleteBackward)
    #expect(cell.text == "12/31/199")
  }

  /// A value of the program that is not a number of the language is neither changed nor hidden.
  @Test(arguments: ["1234.5", "1 000", "n/a", "--1", "1,2,3", ""])
  func valueThatIsNotANumberIsShownUnchanged(_ value: String) {
    var cell = TextCell(text: value)
    cell.entry = Self.amount(nil, "de-DE")
    #expect(cell.shownText == value)
  }

  /// Zeros fill the decimals at rest, and only there.
  @Test(arguments: [("5", "5.00"), ("5.5", "5.50"), ("5.", "5.00"), ("-.5", "-0.50"), ("", "")])
  func decimalsAreFilledAtRest(_ value: String, _ shown: String) {
    var cell = TextCell(text: value)
    cell.entry = .number(NumberEntry(NumberTextFormat(fewestDecimals: 2, mostDecimals: 3)))
    #expect(cell.shownText == shown)
    _ = cell.handle(.focus(.key))
    #expect(cell.shownText == (value == "-.5" ? "-0.5" : value))
  }

  /// The prefix and the suffix of a negative number come with the first figure.
  @Test(arguments: [
    ("en-US", [("-", "-", 1), (".", "-.", 2), ("5", "-$0.5", 5)]),
    ("nl-NL", [("-", "-", 1), ("5", "€\u{A0}-5", 4), ("6", "€\u{A0}-56", 5)]),
    ("fy-NL", [("-", "-", 1), ("5", "€\u{A0}5-", 3), ("6", "€\u{A0}56-", 4)]),
  ])
  func cursorIsAfterTheFigures(_ language: String, _ steps: [(String, String, Int)]) throws {
    var cell = TextCell()
    cell.entry = .number(
      try #require(NumberEntry(currency: nil, language: language, .always)))
    for (typed, shown, cursor) in steps {
      _ = cell.handle(.insert(typed))
      #expect(cell.shownText == shown)
      #expect(cell.editing?.selection == cursor..<cursor)
    }
  }

  /// The sign of an amount is behind the characters of the symbol that remain.
  @Test(arguments: [("CHF", "de-CH"), ("USD", "nl-NL")])
  func deletingInTheSymbolKeepsTheSign(_ code: String, _ language: String) throws {
    for place in 0..<3 {
      var cell = TextCell(text: "-56")
      cell.entry = .number(try #require(NumberEntry(currency: code, language: language, .always)))
      _ = cell.handle(.focus(.key))
      _ = cell.handle(.select(place..<place + 1))
      _ = cell.handle(.deleteBackward)
      #expect(cell.text == "-56")
    }
  }

  /// A literal that is typed at its place is accepted, and moves the cursor behind it.
  ///
  /// It is refused elsewhere, and in a phone number. A text that is there already is accepted.
  @Test(
    arguments: [
      (TextMask("MM/DD/YYYY"), "12", "/", 3..<3, 3), (TextMask("MM/DD/YYYY"), "12", "/", 2..<2, 3),
      (TextMask("MM/DD/YYYY"), "1231", "/", 2..<2, 3),
      (TextMask("MM/DD/YYYY"), "12", "-", 3..<3, nil),
      (TextMask("MM/DD/YYYY"), "1", "/", 1..<1, nil),
      (TextMask("MM/DD/YYYY"), "1231", "/", 4..<4, nil),
      (TextMask("MM/DD/YYYY"), "12311999", "12311999", 0..<10, 10),
      (TextMask("MM/DD/YYYY"), "12311999", "9", 10..<10, nil),
      (TextMask("MM/DD/YYYY"), "12311999", "3", 3..<4, 4),
      (TextMask("NN - NN"), "12", "-", 5..<5, 5), (TextMask("NN - NN"), "12", " - ", 5..<5, 5),
      (TextMask("NN - NN"), "12", "--", 5..<5, nil),
      (TextMask("NN - NN"), "12", "    ", 5..<5, nil),
      (TextMask("NN-NN%"), "1234", "%", 6..<6, 6),
      (TextMask.phone, "123", ")", 4..<4, nil), (TextMask.phone, "123", "(", 0..<0, nil),
      (TextMask.phone, "1234", "1234", 0..<7, 7),
    ] as [(TextMask, String, String, Range<Int>, Int?)])
  func aLiteralIsTypedAtItsPlace(
    _ mask: TextMask, _ text: String, _ typed: String, _ range: Range<Int>, _ cursor: Int?
  ) {
    var cell = TextCell()
    cell.entry = .mask(mask)
    _ = cell.handle(.insert(text))
    let old = cell.shownText
    _ = cell.handle(.select(range))
    #expect(cell.handle(.insert(typed)) == (cursor == nil ? [.hindered(.notAllowed)] : []))
    #expect(cell.shownText == old)
    #expect(cell.editing?.selection == cursor.map { $0..<$0 } ?? range)
  }

  /// Backspace on literals never moves the cursor forward.
  @Test(arguments: [
    ("49-####", TextMask.Notation.phone, "49-5551", 3, 3), ("1-NNN", .general, "1-923", 2, 2),
    ("AA-NN", .general, "AB-12", 3, 2),
  ])
  func backspaceKeepsLiterals(
    _ pattern: String, _ notation: TextMask.Notation, _ text: String, _ start: Int, _ end: Int
  ) {
    var cell = TextCell(text: text)
    cell.entry = .mask(TextMask(pattern, notation))
    _ = cell.handle(.focus(.key))
    _ = cell.handle(.select(start..<start))
    _ = cell.handle(.deleteBackward)
    #expect(cell.text == text && cell.editing?.selection == end..<end)
  }

  /// Delete moves the cursor over literals and separators, and then deletes what is behind them.
  @Test(
    arguments: [
      (
        TextEntry.mask(.phone), "(555) 123-4567", 4,
        [("(555) 123-4567", 6), ("(555) 234-567", 6), ("(555) 345-67", 6)]
      ),
      (.mask(.phone), "(555) 123-4", 9, [("(555) 123-4", 10), ("(555) 123", 9), ("(555) 123", 9)]),
      (.mask(.phone), "(555) 1", 0, [("(555) 1", 1), ("(551", 1), ("(51", 1)]),
      (date, "12/31/2024", 2, [("12/31/2024", 3), ("12", 2)]),
      (.mask(TextMask("NN-NN%")), "12-34%", 2, [("12-34%", 3)]),
      (.mask(TextMask("NN-NN%")), "12-34%", 6, [("12-34%", 6)]),
      (.number(NumberEntry()), "1234567", 1, [("1,234,567", 2), ("134,567", 1), ("14,567", 1)]),
      (.number(NumberEntry()), "-1234", 2, [("-1,234", 3), ("-134", 2), ("-14", 2)]),
      (weight, "12", 2, [("12lbs", 2)]), (.any, "abc", 1, [("ac", 1), ("a", 1), ("a", 1)]),
    ] as [(TextEntry, String, Int, [(String, Int)])])
  func deleteMovesOverLiterals(
    _ entry: TextEntry, _ text: String, _ cursor: Int, _ ends: [(String, Int)]
  ) {
    var (cell, interaction) = (TextCell(text: text), CellInteraction())
    cell.entry = entry
    _ = cell.handle(.focus(.key))
    _ = cell.handle(.select(cursor..<cursor))
    let shown = cell.presentation(in: CellContext(.fiori))
    for (text, cursor) in ends {
      // A renderer reports the text without the character behind the cursor.
      var edited = cell.shownText
      let place = cell.editing?.start ?? 0
      if place < edited.count {
        edited.remove(at: edited.index(edited.startIndex, offsetBy: place))
      }
      _ = cell.handle(.text(edited, cursor: place), &interaction, in: shown)
      #expect(cell.shownText == text && cell.editing?.selection == cursor..<cursor)
    }
  }

  @Test func cursorStaysAfterTheSameDigits() {
    var cell = TextCell(text: "1234")
    cell.entry = .number(NumberEntry())
    _ = cell.handle(.focus(.key))
    _ = cell.handle(.select(3..<3))
    _ = cell.handle(.insert("9"))
    #expect(cell.shownText == "12,934" && cell.editing?.selection == 4..<4)
    _ = cell.handle(.deleteBackward)
    #expect(cell.shownText == "1,234" && cell.editing?.selection == 3..<3)
    cell.entry = .mask(.phone)
    _ = cell.handle(.setText("1234567"))
    _ = cell.handle(.select(6..<6))
    _ = cell.handle(.deleteBackward)
    #expect(cell.shownText == "(123) 456-7" && cell.editing?.selection == 4..<4)
    _ = cell.handle(.deleteBackward)
    #expect(cell.shownText == "(124) 567")
    // Only the parenthesis is before the first digit.
    #expect(cell.entry.cursor(1, in: "(124) 567") == 1)
    #expect(cell.entry.cursor(2, in: "()") == 0)
    #expect(cell.handle(.insert("8x")) == [.live("(128) 456-7", .key), .hindered(.notAllowed)])
  }

  /// A text that is longer than its pattern loses its end, which is reported.
  ///
  /// White space around it, and other separators than those of the pattern, are no loss.
  @Test(arguments: [
    (TextMask("MM/DD/YYYY"), " 12/31/1999\n", "12/31/1999", false),
    (TextMask("MM/DD/YYYY"), "12-31-1999", "12/31/1999", false),
    (TextMask("MM/DD/YYYY"), "12 – 31 – 1999 BC", "12/31/1999", true),
    (TextMask("NNNNN"), " 12345", "12345", false), (TextMask("NNNNN"), "12345-6", "12345", true),
    (TextMask("NNNN NNNN"), "4111-1112", "4111 1112", false),
    (TextMask("NNN-NN-NNNN"), "123 45 6789", "123-45-6789", false),
    (TextMask("NNN-NN-NNNN"), "123 4", "123-4", false),
    (TextMask("+41 NN NN"), "+41-44-55", "+41 44 55", false),
    (TextMask("AA*"), "ab ", "ab ", false), (TextMask("**-**"), " 1 2", " 1- 2", false),
    (TextMask("### ###", .phone), " 123-456 ", "123 456", false),
    (TextMask("NNN-NN"), "12345678", "123-45", true),
    (TextMask("NNN-NN"), "12345", "123-45", false),
    (TextMask("NNN-NN"), "123-45-", "123-45", false), (TextMask("AA"), "abcd", "ab", true),
    (TextMask("DD/MM"), "010299", "01/02", true), (TextMask("###", .phone), "12345", "123", true),
    (TextMask.phone, "(123) 456-7890", "(123) 456-7890", false),
    (TextMask.phone, "123.456", "(123) 456", true),
  ])
  func theEndOfALongTextIsReported(
    _ mask: TextMask, _ text: String, _ value: String, _ isPartial: Bool
  ) {
    var cell = TextCell()
    cell.entry = .mask(mask)
    let hindered = isPartial ? [TextEffect.hindered(.notAllowed)] : []
    #expect(cell.handle(.insert(text)) == [.focus(.here), .live(value, .key)] + hindered)
    #expect(cell.text == value)
  }

  /// Amounts have the format of Unicode CLDR, except while they are edited.
  @Test(
    arguments: [
      ("en-US", nil, "1234.567", "$1,234.57"), ("en-US", nil, "-1234.5", "-$1,234.5"),
      ("en-US", "CHF", "5", "CHF\u{A0}5"), ("de-DE", nil, "1234567,1", "1.234.567,1\u{A0}€"),
      ("fr-FR", nil, "1234,5", "1\u{202F}234,5\u{A0}€"), ("ja-JP", nil, "1999", "¥1,999"),
      ("de-CH", nil, "1234.5", "CHF\u{A0}1'234.5"), ("en-IN", nil, "1234567", "₹12,34,567"),
      ("nb-NO", "EUR", "-1234", "-1\u{A0}234\u{A0}€"), ("he-IL", "EUR", "1234", "1,234\u{A0}€"),
      ("en-AT", "EUR", "1234", "€\u{A0}1.234"), ("es-PE", "EUR", "1234", "€\u{A0}1,234"),
      ("es-CL", "EUR", "12345", "€12.345"), ("id-ID", "EUR", "1234", "€1.234"),
      ("pt-AO", "EUR", "1234", "1\u{A0}234\u{A0}€"), ("pt-BR", "EUR", "1234", "€\u{A0}1.234"),
      ("km", "EUR", "5", "5€"), ("km", "CHF", "5", "5\u{A0}CHF"), ("vec", "EUR", "5", "5\u{202F}€"),
      ("de-AT", nil, "1234567,5", "€\u{A0}1.234.567,5"), ("en-DE", nil, "1234.5", "€1,234.5"),
      ("fr-CH", "EUR", "1234.5", "1\u{202F}234.5\u{A0}€"),
      ("en-SE", nil, "12345,5", "12\u{A0}345,5\u{A0}kr"),
      ("en-DK", nil, "12345,5", "12.345,5\u{A0}kr."),
      ("en-CH", nil, "12345.5", "CHF\u{A0}12'345.5"),
      ("en-CH", nil, "-12345.5", "CHF-12'345.5"),
      ("en-US", nil, "999.995", "$1,000"), ("en-US", nil, "0.125", "$0.12"),
      ("en-US", nil, "0.135", "$0.14"), ("en-US", nil, "0.995", "$1"),
      ("en-US", nil, "0.004", "$0"), ("en-US", nil, "007", "$7"),
      ("en", "KWD", "1.234", "KWD\u{A0}1.234"),
      ("en", "CLF", "1.23456", "CLF\u{A0}1.2346"), ("en", "UGX", "1500", "UGX\u{A0}1,500"),
      ("en-US", nil, "99999999999999999999.5", "$99,999,999,999,999,999,999.5"),
    ] as [(String, String?, String, String)])
  func amountIsFormattedAfterTheEdit(
    _ language: String, _ code: String?, _ value: String, _ shown: String
  ) {
    var cell = TextCell()
    cell.entry = Self.amount(code, language)
    _ = cell.handle(.insert(value))
    #expect(cell.shownText == value)
    _ = cell.handle(.blur(.key))
    #expect(cell.shownText == shown && cell.text == value)
  }

  /// A huge text is filtered, masked and grouped in linear time.
  @Test func aHugeTextIsFiltered() {
    let huge = String(repeating: "1", count: Trials.count(20_000, of: 200_000))
    for entry in [.whole, .decimal, .mask(.phone), Self.date, Self.weight] as [TextEntry] {
      var cell = TextCell(limit: TextLimit(20))
      cell.entry = entry
      _ = cell.handle(.insert(huge))
      #expect(cell.text.count <= 20)
    }
  }
}
