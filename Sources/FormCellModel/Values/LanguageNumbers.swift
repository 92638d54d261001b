/// The number formats and the plural rules of a language.
///
/// A caller can change them, or create them from the system's data.
package struct LanguageNumbers: Hashable, Sendable {
  /// The rules that select the form of a word for a number.
  package var plurals: PluralRules
  package var decimalSeparator = "."
  package var groupSeparator = ","
  package var grouping = DigitGrouping.thousands
  package var digits = DigitSystem.latn

  /// Creates the English formats, with the given plural rules.
  package init(plurals: PluralRules = .english) {
    self.plurals = plurals
  }

  /// Creates the formats of a language from its BCP 47 tag; nil if the language is unknown.
  ///
  /// Falls back from a region to its language: from `es-MX` to `es`.
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
  // Source: Unicode CLDR 48, the symbols of each locale's default numbering system and its decimal
  // pattern, by way of ICU 78; for languages that ICU does not have, CLDR 47, by way of Babel 2.18.
  private static let table = [
    Row(
      languages: """
        ar-DZ ar-LY ar-MA ar-TN ast az bs ca da de dsb el en-AT en-BE en-DE en-DK en-ES en-ID \
        en-IT en-NL en-PL en-RO en-SI es-AR es-BO es-CL es-CO es-EC es-PY es-UY es-VE eu fo \
        fr-LU fr-MA fur fy gl hr hsb id is jgo jv kkj kl ku lb lij lld ln lo mk ms-BN ms-ID nl \
        nnh pt ro sc scn seh sg sr su sw-CD tr vi wo
        """,
      decimal: ",", group: "."),
    Row(
      languages: """
        af blo br cs de-AT en-CZ en-EE en-FI en-HU en-LT en-LV en-NO en-PT en-SE en-SK en-UA \
        en-ZA es-CR ff fi fr-CA ht kab kk ksh ky lt nb nn no nr os prg pt-AO ru sah se shi sk \
        smn ss sv tk ts tzm uk uz ve
        """,
      decimal: ",", group: "\u{A0}"),
    Row(
      languages: """
        es-419 es-BR es-BZ es-CU es-DO es-GT es-HN es-MX es-NI es-PA es-PE es-PR es-SV es-US \
        kk-Arab kk-CN ks-Deva ku-IQ sd-Deva sd-IN ta-MY ta-SG
        """,
      decimal: ".", group: ","),
    Row(
      languages: """
        be bg et hu hy ka lv pl pt-CH pt-CV pt-GQ pt-GW pt-LU pt-MO pt-MZ pt-PT pt-ST pt-TL \
        ru-UA sq
        """,
      decimal: ",", group: "\u{A0}", grouping: fromFive),
    Row(languages: "brx dv en-IN gu hi ml or pa ta te", decimal: ".", group: ",", grouping: indian),
    Row(languages: "en-FR en-GE eo fr rm vec", decimal: ",", group: "\u{202F}"),
    Row(languages: "de-CH de-LI en-CH gsw tn", decimal: ".", group: "'"),
    Row(languages: "es ia it sl", decimal: ",", group: ".", grouping: fromFive),
    Row(languages: "ses xh", decimal: ".", group: "\u{A0}"),
    Row(languages: "ee", decimal: ".", group: ",", grouping: fromFive),
    Row(languages: "wae", decimal: ",", group: "'"),
    Row(languages: "it-CH", decimal: ".", group: "'", grouping: fromFive),
    Row(
      languages: """
        ar-BH ar-DJ ar-EG ar-ER ar-IL ar-IQ ar-JO ar-KM ar-KW ar-LB ar-MR ar-OM ar-PS ar-QA \
        ar-SA ar-SD ar-SO ar-SS ar-SY ar-TD ar-YE ckb sdh
        """,
      decimal: "\u{66B}", group: "\u{66C}", digits: .arab),
    Row(
      languages: "fa ks pa-Arab pa-PK ps ur-IN uz-AF uz-Arab",
      decimal: "\u{66B}", group: "\u{66C}", digits: .arabext),
    Row(languages: "as bn", decimal: ".", group: ",", grouping: indian, digits: .beng),
    Row(languages: "mr ne", decimal: ".", group: ",", grouping: indian, digits: .deva),
    Row(languages: "bho", decimal: ".", group: ",", digits: .deva),
    Row(languages: "dz", decimal: ".", group: ",", grouping: indian, digits: .tibt),
    Row(languages: "my", decimal: ".", group: ",", digits: .mymr),
    Row(languages: "sat", decimal: ".", group: ",", digits: .olck),
    Row(languages: "sd", decimal: ".", group: "\u{66C}", digits: .arab),
  ]
}
