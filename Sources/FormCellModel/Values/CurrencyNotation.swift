/// The form of amounts of a currency in a language.
struct CurrencyNotation: Hashable, Sendable {
  let prefix: String
  let suffix: String
  /// The texts around a negative amount, with a hyphen as the minus sign.
  let negativePrefix, negativeSuffix: String
  let decimals: Int
  /// The separators of amounts; nil for those of numbers.
  let decimalSeparator, groupSeparator: String?

  /// Creates the form of a currency, or without one of that of the language's region.
  init(_ code: String?, language tag: String) {
    let code = code ?? Self.currency(ofRegionIn: tag) ?? Self.noCurrency
    decimals = Self.decimals.first { $0.codes.contains(code) }?.decimals ?? 2
    let tag = LanguageTag(tag)
    let symbol =
      tag.row(of: Self.symbols.filter { $0.code == code }, \.languages)?.symbol
      ?? Self.standardSymbols[code] ?? code
    (decimalSeparator, groupSeparator) =
      tag.row(of: Self.separators, \.languages).map { ($0.decimal, $0.group) } ?? (nil, nil)
    let (_, side, gap) = tag.row(of: Self.places, \.languages) ?? ("", .before, "")
    // Source: CLDR, "currency spacing": only symbols touch figures.
    func space(beside character: Character?) -> String {
      gap.isEmpty && character?.isSymbol == false ? "\u{A0}" : gap
    }
    switch side {
    case .before: (prefix, suffix) = (symbol + space(beside: symbol.last), "")
    case .after: (prefix, suffix) = ("", space(beside: symbol.first) + symbol)
    }
    (negativePrefix, negativeSuffix) =
      tag.row(of: Self.negatives, \.languages).map { (symbol + $0.afterSymbol, $0.afterAmount) }
      ?? ("-" + prefix, suffix)
  }

  /// Returns the currency of the region in a language tag; nil if it is unknown.
  static func currency(ofRegionIn tag: String) -> String? {
    let region = LanguageTag(tag).region ?? ""
    return regions.first { $0.dropFirst().contains(region) }?.first
  }

  // The code of ISO 4217 for a transaction without a currency.
  private static let noCurrency = "XXX"

  private enum Side {
    case before, after
  }

  // The side of the symbol, and the space between it and the amount. The other languages of the
  // plural rules write the symbol directly before the amount.
  //
  // Source: as of `LanguageNumbers`, the standard currency patterns, without marks of direction.
  private static let places: [(languages: String, side: Side, gap: String)] = [
    (
      """
      an as bal blo bo brx csw de-AT de-CH de-LI dv en-AT en-CH en-MV es-AR es-CO es-PE es-PY \
      es-UY fa-AF fur fy ha ia ii io it-CH iu jgo jv kaj kcg kk-Arab kk-CN kkj ks-Deva ku-IQ lag \
      mg mgo mn ms-BN ne nl nnh nso ny os pa-Arab pa-PK pap ps pt sat scn sd-Deva sd-IN sdh sma \
      smj sms ssy sw syr ta-MY ta-SG tig to ts uz-AF uz-Arab vo wa wae wo yi
      """, .before, "\u{A0}"
    ),
    (
      """
      ar asa ast az be bg br bs ca ce ckb cs da de dsb el en-CZ en-DK en-GE en-HU en-NO en-PL \
      en-RO en-SE en-UA es et eu ff fi fo fr gl gsw he hr hsb ht hu hy is it ka kk ksh ku ky lb \
      lij lld ln lt lv mk my nb nn no pl prg pt-AO pt-CH pt-CV pt-GQ pt-GW pt-LU pt-MO pt-MZ pt-PT \
      pt-ST pt-TL ro ru sah sc sd se sk sl smn sq sr sv tk tzm uk uz vi xog
      """, .after, "\u{A0}"
    ),
    ("bez bn kab km ksb lg rwk seh ses shi", .after, ""),
    ("eo vec", .after, "\u{202F}"),
    (
      """
      bn-IN es-419 es-BO es-BR es-BZ es-CL es-CR es-CU es-DO es-EC es-GQ es-GT es-HN es-MX es-NI \
      es-PA es-PR es-SV es-US es-VE
      """, .before, ""
    ),
  ]

  // The texts of negative amounts in the languages that do not write the sign first; all of them
  // have the symbol before the amount.
  //
  // Source: as of `LanguageNumbers`, the standard currency patterns.
  private static let negatives: [(languages: String, afterSymbol: String, afterAmount: String)] = [
    ("blo es-PY ie nl", "\u{A0}-", ""), ("de-CH en-CH es-CL es-EC es-VE it-CH kl lo sg", "-", ""),
    ("fy", "\u{A0}", "-"),
  ]

  // Source: as of `LanguageNumbers`, the symbols of amounts that differ from those of numbers.
  private static let separators: [(languages: String, decimal: String, group: String)] = [
    ("de-AT", ",", "."), ("fr-CH", ".", "\u{202F}"),
    (
      """
      en-BE en-DE en-EE en-ES en-FI en-FR en-IT en-LT en-LV en-NL en-PT en-SI en-SK
      """, ".", ","
    ),
  ]

  // A currency and its regions.
  //
  // Source: Unicode CLDR 46, `supplementalData.xml`, by way of Foundation; BG has the euro since
  // 2026.
  private static let regions: [[String]] = """
    EUR AD AT AX BE BG BL CY DE EA EE ES FI FR GF GP GR HR IC IE IT LT LU LV MC ME MF MQ MT NL \
      PM PT RE SI SK SM TF VA XK YT
    USD AS BQ DG EC FM GU IO MH MP PR PW SV TC TL UM US VG VI
    GBP GB GG GS IM JE TA
    JPY JP
    CNY CN
    INR IN
    KRW KR
    BRL BR
    MXN MX
    CAD CA
    AUD AU CC CX HM KI NF NR TV
    NZD CK NU NZ PN TK
    ILS IL PS
    PHP PH
    VND VN
    THB TH
    CHF CH LI
    PLN PL
    CZK CZ
    SEK SE
    NOK BV NO SJ
    DKK DK FO GL
    HUF HU
    UAH UA
    RUB RU
    TRY TR
    SAR SA
    ARS AR
    ZAR LS ZA
    IDR ID
    """.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }

  // The symbols in languages without a row below; the symbol of another currency is its code.
  //
  // Source: Unicode CLDR 48, the symbols of the root locale, by way of ICU 78.
  private static let standardSymbols: [String: String] = [
    "EUR": "€", "USD": "US$", "GBP": "£", "JPY": "JP¥", "CNY": "CN¥", "INR": "₹", "KRW": "₩",
    "BRL": "R$", "MXN": "MX$", "CAD": "CA$", "AUD": "A$", "NZD": "NZ$", "ILS": "₪", "PHP": "₱",
    "VND": "₫", "XXX": "¤",
  ]

  // The symbols of the currencies above that differ from the standard ones, as "code symbol |
  // languages".
  //
  // Source: as of `standardSymbols`, but the euro has its symbol everywhere, and no symbol is of
  // full width. For regions that ICU does not have, as Foundation: those of `en-001`, and for
  // Spanish those of `es-419`, which are here those of `es-001`.
  private static let symbols: [(code: String, symbol: String, languages: String)] = """
    USD USD | af bs ca en-AU eo es-001 hr hu is it ky lt ms nb nn no pl ro sk uk vec
    USD $ | ast be bn-IN chr de doi dsb el en en-AE en-AS en-BI en-GU en-IN en-JP en-MH en-MP \
      en-PH en-PR en-UM en-US en-VI es-EC es-PR es-SV es-US et fa fi fil ga gd gl gsw ha haw he \
      hi hsb hy ig ja kk km kn ks ku lb lv ml mn mr nl-BQ or os ps rm ru sd-Deva sl su sw-KE ta \
      te tr ug ur wae wo xh yo zu
    USD щ.д. | bg
    USD $ SU | br
    USD US $ | ceb
    USD US$ | bs-Cyrl en-001 es-AR es-CL es-CO es-CU es-DO es-EA es-ES es-GQ es-IC es-PH es-UY ta-SG
    USD $US | fr
    USD $\u{A0}US | fr-CA
    GBP UK£ | ar
    GBP GB£ | ar-SS en-FK en-GI en-MT en-SH en-SS
    GBP GBP | bg bs en-AU eo es hr hu is ky lt mk nn pl ro sk sl sv tk uk vec
    GBP £ RU | br
    GBP £GB | fr
    GBP £ | bs-Cyrl fr-CA
    JPY ¥ | ast be bs ca de doi dsb en en-AE en-AS en-BI en-GU en-JP en-MH en-MP en-PH en-PR \
      en-UM en-US en-VI es-US et fa fi fil fr-CA ga gsw ha he hsb hu ig ja ks lb lv ml or ru \
      sd-Deva sl sr su ta th tr uk vi wae xh yue zh-HK zh-Hant zh-MO zh-TW
    JPY JPY | bg br en-AU eo es fr hr it ka lt mk nb nn no pl ro sk sv ti vec
    JPY JP¥ | en-001 ks-Deva
    CNY CNY | bg br bs ca en-AU eo es fi fr hr hu ka lt mk nb nn no pl ro sk sv ti uk vec
    CNY ¥ | bo ii ug zh
    CNY CN¥ | bo-IN bs-Cyrl fr-CA zh-HK zh-Hans-HK zh-Hans-MO zh-Hans-SG zh-Hant zh-MO zh-SG \
      zh-TW
    CNY ¥CN | fa
    CNY 元 | ja
    INR INR | bg cs en-AU eo es fi fr-CA hr hu is it ka ky lt mk nb nn no pl ro sk sv uk vec
    INR Rs | id
    KRW KRW | bg br cy en-AU eo es fi fr-CA hr hu is it ka ky lt mk nb nn no pl ro sk sr sv uk \
      vec
    KRW KR₩ | dz
    BRL BRL | be bg br bs ca en-AU eo es fi hr hu is it ky lt nb nn no ro sk sl sq uk vec
    BRL R$ | bs-Cyrl es-BR
    BRL BR$ | sv
    MXN MXN | af bg bs ca en-AU eo es fi fr-CA hr hu is it ky lt ms nb nn no pl ro sl uk vec
    MXN MX$ | bs-Cyrl
    MXN $ | es-MX
    MXN $MX | fa fr gl
    CAD CAD | af be bg bs ca en-AU eo es fi hr hu is ky lt ms nb nn no pl ro sk sl uk vec
    CAD CA$ | bs-Cyrl
    CAD $CA | br fa fr
    CAD $ | en-CA fr-CA
    CAD C$ | fy nl
    CAD KA$ | pcm
    AUD AU$ | am ar ca cs da de dz ee et fy id ko lb lv nl pt th tr vi yue zh
    AUD AUD | bg bs dsb eo es fi hr hsb hu is ka ky lt mk nb nn no pl ro sk sl sr sv uk vec
    AUD A$ | bs-Cyrl
    AUD $A | br
    AUD $ | en-AU en-CC en-CX en-KI en-NF en-NR en-TV
    AUD $AU | fr
    AUD $\u{A0}AU | fr-CA
    AUD AUD$ | to
    NZD NZD | be bg bs en-AU eo es fi hr hu is ka ky lt mk nb nn no pl ro sk sl sr sv uk vec
    NZD NZ$ | bs-Cyrl
    NZD $ ZN | br
    NZD $ | en-CK en-NU en-NZ en-PN en-TK
    NZD $NZ | fa fr
    NZD $\u{A0}NZ | fr-CA
    NZD NZD$ | to
    ILS ILS | bg br bs cs dz en-AU eo es fi fr-CA hr hu ka ky lt mk nb nn no pl ro uk vec
    ILS NIS | sk
    ILS ₪ | bs-Cyrl
    PHP PHP | af am ar as ast az be bg bn br bs ca ce chr cs cy da de el en-AU eo es et eu fa fi \
      fo fr gd gl gu he hi hr hu hy id is ja ka kk km kn ko ky lb lo lt lv mk ml mn mr ms mt nb \
      ne nl nn no or pa pcm pl pt ro ru sd si sk sl sq sr sv sw ta te th tk tr uk ur uz vec vi \
      yue zh zu
    PHP ₱ | az-Cyrl bs-Cyrl es-PH hi-Latn pa-Arab sd-Deva uz-Arab uz-Cyrl
    VND VND | bg br cs en-AU eo es-001 fi fr-CA hr hu is it ka lt mk nb nn no pl ro sk sr sv uk \
      vec
    VND ₫ | es-EA es-ES es-GQ es-IC es-PH
    THB ฿ | af am ar ast az bn bs ca cy da de dsb ee el es es-EA es-ES es-GQ es-IC es-PH et eu \
      fa fil fy ga gd gl gu he hi hsb hy id it kk km kn ky lb lo lv ml mn mr my ne nl pa pt ru \
      se si sq sw ta te th tr ur uz-Cyrl vi zu
    THB THB | az-Cyrl bs-Cyrl es-001 hi-Latn pa-Arab
    THB TH฿ | dz
    PLN zł | dsb hsb pl
    PLN зл | bs-Cyrl
    CZK Kč | cs
    CZK Кч | bs-Cyrl
    SEK kr | en-SE se-SE sv
    SEK Skr | se
    NOK kr | en-NO nb nn no se
    NOK Nkr | se-SE sv
    DKK kr. | da en-DK fo-DK kl
    DKK kr | fo
    DKK Dkr | se sv
    HUF Ft | hu
    UAH ₴ | ru uk
    RUB ₽ | be ce ia kk os-RU ru sah yo
    TRY ₺ | ku tr
    TRY Тл | bs-Cyrl
    SAR ر.س. | ar
    ARS $ | es-AR
    ARS $AR | fr
    ARS ARS | fr-CA
    ZAR R | af en-LS en-ZA nso st tn xh zu
    IDR Rp | en-ID id jv ms-ID su
    """.split(separator: "\n").map { row in
      let sides = row.split(separator: " | ").map(String.init)
      return (String(sides[0].prefix(3)), String(sides[0].dropFirst(4)), sides[1])
    }

  // Source: ISO 4217; the other currencies have two decimals.
  private static let decimals: [(decimals: Int, codes: Set<String>)] = [
    (
      0,
      [
        "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND",
        "VUV", "XAF", "XOF", "XPF",
      ]
    ),
    (3, ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]), (4, ["CLF", "UYW"]),
  ]
}
