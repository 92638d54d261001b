/// The number formats and the plural rules of a language.
///
/// A caller can change the value, or create one from the system's data.
package struct LanguageNumbers: Hashable, Sendable {
  /// The rules that select the form of a word for a number.
  package var plurals: PluralRules
  package var decimalSeparator = "."
  /// The separator between groups of digits.
  package var groupSeparator = ","
  /// The grouping of digits.
  package var grouping = DigitGrouping.thousands
  package var digits = DigitSystem.latn

  /// Creates the English formats, with the given plural rules.
  package init(plurals: PluralRules = .english) {
    self.plurals = plurals
  }

  /// Creates the formats of a language from its BCP 47 tag; nil if the language is unknown.
  ///
  /// Falls back from a region to its language: from `es-MX` to `es`.
  ///
  /// - Complexity: O(*n*) in the number of languages.
  package init?(language tag: String) {
    guard let plurals = PluralRules(language: tag) else { return nil }
    self.init(plurals: plurals)
    guard let row = LanguageTag(tag).row(of: Self.table, \.languages) else { return }
    (decimalSeparator, groupSeparator) = (row.decimal, row.group)
    (grouping, digits) = (row.grouping, row.digits)
  }

  // MARK: - The table

  private struct Row {
    let languages: String
    let decimal: String
    let group: String
    var grouping = DigitGrouping.thousands
    var digits = DigitSystem.latn
  }

  private static let indian = DigitGrouping(primary: 3, secondary: 2)
  private static let fromFive = DigitGrouping(fewest: 2)

  // The other languages of the plural rules write 12,345.6.
  //
  // Source: Unicode CLDR 47, the symbols of each locale's default numbering system and its decimal
  // pattern, by way of Babel 2.18.
  private static let table = [
    // Regions that differ from their language.
    Row(
      languages: "es-419 es-BR es-BZ es-CU es-DO es-GT es-HN es-MX es-NI es-PA es-PE es-PR es-SV "
        + "es-US ta-MY ta-SG",
      decimal: ".", group: ","),
    Row(
      languages:
        "ast az bs ca da de dsb el es-AR es-BO es-CL es-CO es-EC es-PY es-UY es-VE eu fo fy gl "
        + "hr hsb ia id is jgo jv kkj kl ku lb lij lld ln lo mk nl nnh pt ro rw sc seh sg sr su "
        + "tr vi wo ar-DZ ar-LY ar-MA ar-TN fr-LU ms-BN ms-ID sw-CD",
      decimal: ",", group: "."),
    Row(
      languages:
        "af blo br cs eo ff fi fr-CA ht hy kab kk ky lt nb nn no nr ru sah se shi sk smn ss sv "
        + "tg tk ts tt tzm uk uz ve es-CR en-ZA",
      decimal: ",", group: "\u{A0}"),
    Row(languages: "fr vec", decimal: ",", group: "\u{202F}"),
    Row(
      languages:
        "be bg et hu ka lv pl pt-AO pt-CH pt-CV pt-GQ pt-GW pt-LU pt-MO pt-MZ pt-PT pt-ST pt-TL sq",
      decimal: ",", group: "\u{A0}", grouping: fromFive),
    Row(languages: "es it sl", decimal: ",", group: ".", grouping: fromFive),
    Row(languages: "de-CH de-LI en-CH gsw it-CH rm tn", decimal: ".", group: "\u{2019}"),
    Row(languages: "nso ses xh", decimal: ".", group: "\u{A0}"),
    Row(languages: "brx dv en-IN gu hi ml or pa ta te", decimal: ".", group: ",", grouping: indian),
    Row(languages: "mr ne sa", decimal: ".", group: ",", grouping: indian, digits: .deva),
    Row(languages: "as bn", decimal: ".", group: ",", grouping: indian, digits: .beng),
    Row(languages: "dz", decimal: ".", group: ",", grouping: indian, digits: .tibt),
    Row(languages: "bho", decimal: ".", group: ",", digits: .deva),
    Row(languages: "my", decimal: ".", group: ",", digits: .mymr),
    Row(languages: "sat", decimal: ".", group: ",", digits: .olck),
    Row(
      languages:
        "ar-BH ar-DJ ar-EG ar-ER ar-IL ar-IQ ar-JO ar-KM ar-KW ar-LB ar-MR ar-OM ar-PS ar-QA "
        + "ar-SA ar-SD ar-SO ar-SS ar-SY ar-TD ar-YE ckb sd sdh",
      decimal: "\u{66B}", group: "\u{66C}", digits: .arab),
    Row(languages: "fa ks ps ur-IN", decimal: "\u{66B}", group: "\u{66C}", digits: .arabext),
  ]
}
