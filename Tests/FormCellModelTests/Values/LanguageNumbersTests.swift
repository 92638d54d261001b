import Testing

@testable import FormCellModel

@Suite struct LanguageNumbersTests {
  /// A language, and how it writes 1234, 12345678 and 4.5.
  @Test(
    arguments: [
      ("en", "1,234", "12,345,678", "4.5"), ("de", "1.234", "12.345.678", "4,5"),
      ("de-CH", "1'234", "12'345'678", "4.5"), ("hi", "1,234", "1,23,45,678", "4.5"),
      ("en-IN", "1,234", "1,23,45,678", "4.5"), ("es", "1234", "12.345.678", "4,5"),
      ("es-MX", "1,234", "12,345,678", "4.5"), ("pl", "1234", "12\u{A0}345\u{A0}678", "4,5"),
      ("fr", "1\u{202F}234", "12\u{202F}345\u{202F}678", "4,5"),
      ("ar-EG", "١٬٢٣٤", "١٢٬٣٤٥٬٦٧٨", "٤٫٥"), ("ar", "1,234", "12,345,678", "4.5"),
      ("mr", "१,२३४", "१,२३,४५,६७८", "४.५"), ("bn", "১,২৩৪", "১,২৩,৪৫,৬৭৮", "৪.৫"),
      ("fa", "۱٬۲۳۴", "۱۲٬۳۴۵٬۶۷۸", "۴٫۵"), ("ast", "1.234", "12.345.678", "4,5"),
      ("ses", "1\u{A0}234", "12\u{A0}345\u{A0}678", "4.5"),
      ("kab", "1\u{A0}234", "12\u{A0}345\u{A0}678", "4,5"), ("tn", "1'234", "12'345'678", "4.5"),
      ("de-AT", "1\u{A0}234", "12\u{A0}345\u{A0}678", "4,5"),
      ("en-DE", "1.234", "12.345.678", "4,5"), ("en-NL", "1.234", "12.345.678", "4,5"),
      ("en-SE", "1\u{A0}234", "12\u{A0}345\u{A0}678", "4,5"),
      ("en-ZW", "1,234", "12,345,678", "4.5"),
      ("ksh", "1\u{A0}234", "12\u{A0}345\u{A0}678", "4,5"), ("scn", "1.234", "12.345.678", "4,5"),
      ("rm", "1\u{202F}234", "12\u{202F}345\u{202F}678", "4,5"),
      ("uz-Arab", "۱٬۲۳۴", "۱۲٬۳۴۵٬۶۷۸", "۴٫۵"),
      ("pt-AO", "1\u{A0}234", "12\u{A0}345\u{A0}678", "4,5"),
    ])
  func numbersAreWrittenAsTheLanguageDoes(
    _ tag: String, _ thousand: String, _ million: String, _ rating: String
  ) throws {
    var strings = RatingStrings.english
    strings.take(try #require(LanguageNumbers(language: tag)))
    #expect(strings.counts(1_234) == thousand)
    #expect(strings.counts(12_345_678) == million)
    #expect(strings.numbers(4.5) == rating)
  }

  @Test func callerOverridesTheLanguage() {
    var numbers = LanguageNumbers()
    numbers.grouping = DigitGrouping(primary: 4, secondary: 4)
    numbers.digits = .thai
    var strings = RatingStrings.english
    strings.take(numbers)
    #expect(strings.counts(12_345_678) == "๑๒๓๔,๕๖๗๘")
    strings.counts.form = .short
    #expect(strings.counts(1_160) == "๑.๑K")
    for primary in [0, -1] {
      strings.counts = CountFormat.full
      strings.counts.number.groupSeparator = ","
      strings.counts.number.grouping = DigitGrouping(primary: primary, secondary: 0)
      #expect(strings.counts(12_345_678) == "12345678")
    }
  }

  /// Every digit system has ten consecutive code points.
  @Test(arguments: DigitSystem.allCases) func digitsComeInOrder(_ digits: DigitSystem) {
    for digit in 0..<10 as Range<UInt32> {
      let scalar = Unicode.Scalar(digits.zero.value + digit)
      #expect(scalar?.properties.numericValue == Double(digit))
    }
  }
}
