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
    let symbol = Self.symbols[code] ?? (code == Self.noCurrency ? "¤" : code)
    decimals = Self.decimals.first { $0.codes.contains(code) }?.decimals ?? 2
    let tag = LanguageTag(tag)
    (decimalSeparator, groupSeparator) =
      tag.row(of: Self.separators, \.languages).map { ($0.decimal, $0.group) } ?? (nil, nil)
    let (_, side, gap) = tag.row(of: Self.places, \.languages) ?? ("", .before, "")
    // Source: CLDR, "currency spacing": letters do not touch figures.
    func space(beside letter: Character?) -> String {
      gap.isEmpty && letter?.isLetter == true ? "\u{A0}" : gap
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
    let parts = tag.split { $0 == "-" || $0 == "_" }
    let region = parts.dropFirst().last { $0.count == 2 }?.uppercased() ?? ""
    return regions.first { $0.names.contains(region) }?.code
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
      an as bal blo bo brx csw de-AT de-CH de-LI dv en-AT en-MV es-AR es-CO es-PE es-PY es-UY \
      fa-AF fur fy ha ia ii io it-CH iu jgo jv kaj kcg kk-Arab kk-CN kkj ks-Deva ku-IQ lag mg \
      mgo mn ms-BN ne nl nnh nso ny os pa-Arab pa-PK pap ps pt sat scn sd-Deva sd-IN sdh sma smj \
      sms ssy sw syr ta-MY ta-SG tig to ts uz-AF uz-Arab vo wa wae wo yi
      """, .before, "\u{A0}"
    ),
    (
      """
      ar asa ast az be bg br bs ca ce ckb cs da de dsb el es et eu ff fi fo fr gl gsw he hr hsb \
      ht hu hy is it ka kk ksh ku ky lb lij lld ln lt lv mk my nb nn no pl prg pt-AO pt-CH pt-CV \
      pt-GQ pt-GW pt-LU pt-MO pt-MZ pt-PT pt-ST pt-TL ro ru sah sc sd se sk sl smn sq sr sv tk \
      tzm uk uz vi xog
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

  // The texts of negative amounts in the languages that do not write the sign first; all of them have the
  // symbol before the amount.
  //
  // Source: as of `LanguageNumbers`, the standard currency patterns.
  private static let negatives: [(languages: String, afterSymbol: String, afterAmount: String)] = [
    ("blo es-PY ie nl", "\u{A0}-", ""), ("de-CH es-CL es-EC es-VE it-CH kl lo sg", "-", ""),
    ("fy", "\u{A0}", "-"),
  ]

  // Source: as of `LanguageNumbers`, the symbols of amounts that differ from those of numbers.
  private static let separators: [(languages: String, decimal: String, group: String)] = [
    ("de-AT", ",", "."), ("fr-CH", ".", "\u{202F}"),
    (
      """
      en-BE en-CH en-CZ en-DE en-DK en-EE en-ES en-FI en-FR en-GE en-HU en-IT en-LT en-LV en-NL \
      en-NO en-PL en-PT en-RO en-SE en-SI en-SK en-UA
      """, ".", ","
    ),
  ]

  // Source: Unicode CLDR 47, `supplementalData.xml`.
  private static let regions: [(code: String, names: Set<String>)] = [
    (
      "EUR",
      [
        "AT", "BE", "CY", "DE", "EE", "ES", "FI", "FR", "GR", "HR", "IE", "IT", "LT", "LU", "LV",
        "MT", "NL", "PT", "SI", "SK",
      ]
    ),
    ("USD", ["US"]), ("GBP", ["GB"]), ("JPY", ["JP"]), ("CNY", ["CN"]), ("CHF", ["CH", "LI"]),
    ("INR", ["IN"]), ("KRW", ["KR"]), ("BRL", ["BR"]), ("MXN", ["MX"]), ("CAD", ["CA"]),
    ("AUD", ["AU"]), ("PLN", ["PL"]), ("CZK", ["CZ"]), ("SEK", ["SE"]), ("NOK", ["NO"]),
    ("DKK", ["DK"]), ("HUF", ["HU"]), ("UAH", ["UA"]), ("VND", ["VN"]),
  ]

  // Source: Unicode CLDR 47, the narrow symbols.
  private static let symbols = [
    "EUR": "€", "USD": "$", "GBP": "£", "JPY": "¥", "CNY": "¥", "INR": "₹", "KRW": "₩",
    "BRL": "R$", "MXN": "$", "CAD": "$", "AUD": "$", "PLN": "zł", "CZK": "Kč", "SEK": "kr",
    "NOK": "kr", "DKK": "kr", "HUF": "Ft", "UAH": "₴", "VND": "₫",
  ]

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
