/// The form of amounts of a currency in a language.
struct CurrencyNotation: Hashable, Sendable {
  /// The text before an amount.
  let prefix: String
  /// The text after an amount.
  let suffix: String
  /// The number of decimals.
  let decimals: Int
}

extension CurrencyNotation {
  /// Creates the form of a currency, or without one of that of the language's region.
  init(_ code: String?, language tag: String) {
    let code = code ?? Self.currency(ofRegionIn: tag) ?? Self.noCurrency
    let symbol = Self.symbols[code] ?? (code == Self.noCurrency ? "¤" : code)
    decimals = Self.decimals.first { $0.codes.contains(code) }?.decimals ?? 2
    switch LanguageTag(tag).row(of: Self.places, \.languages)?.place ?? .before {
    case .before:
      // Source: CLDR, "currency spacing": letters do not touch figures.
      prefix = symbol.last?.isLetter == true ? symbol + "\u{A0}" : symbol
      suffix = ""
    case .apartBefore: (prefix, suffix) = (symbol + "\u{A0}", "")
    case .after: (prefix, suffix) = ("", "\u{A0}" + symbol)
    }
  }

  /// Returns the currency of the region in a language tag; nil if it is unknown.
  static func currency(ofRegionIn tag: String) -> String? {
    let parts = tag.split { $0 == "-" || $0 == "_" }
    let region = parts.dropFirst().last { $0.count == 2 }?.uppercased() ?? ""
    return regions.first { $0.names.contains(region) }?.code
  }

  // The code of ISO 4217 for a transaction without a currency.
  private static let noCurrency = "XXX"

  private enum Place {
    case before, apartBefore, after
  }

  // Source: Unicode CLDR 47, the standard currency patterns; languages without a row write the
  // symbol before the amount.
  private static let places: [(languages: String, place: Place)] = [
    ("de-AT de-CH de-LI nl pt id", .apartBefore), ("es-419 es-MX es-US", .before),
    (
      "be bg ca cs da de el es et fi fr gl hr hu it lt lv mk pl pt-PT ro ru sk sl sq sr sv uk vi",
      .after
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
