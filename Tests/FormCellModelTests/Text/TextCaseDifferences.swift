import FormCellModel

/// The features of text cell examples for which the answer differs from the port's.
enum TextCaseDifferences {
  /// The reasons, by feature.
  static let reasons = [
    "limit alone": "A limit that is reached is told without a counter and a hint, too.",
    "empty row": "A counter without a limit needs no row.",
    "empty hint": "An empty hint is none.",
    "empty message": "An empty message of a limit is none.",
    "dimmed note": "A disabled note dims its error as every other disabled text does.",
    "required": "A cell that the user cannot change is not required.",
    "late sign":
      "A sign behind characters that are dropped counts, such as one behind a blank.",
    "two-digit year": "Every year of two digits is one; the port never knows that it is a year.",
    "date of today": "A day is checked by the month and the year that are typed, not by today's.",
    "first figure": "A cursor before the first figure stays there.",
    "lag": "The value is that of what is typed, and not one character late.",
    "kept limit": "The limit holds for what is kept, too.",
    "late value": "A value of the program is shown at once.",
    "bare separator": "A separator without decimals is not shown at rest.",
    "rounded amount": "An amount is rounded to the decimals of its currency; the port cuts them.",
    "lenient number":
      "What is no part of an inserted number is dropped; the port refuses the number.",
    "full": "A digit behind the end of a mask is refused.",
    "any character": "A placeholder for any character takes a literal of the mask, too.",
    "joined digits":
      "A number ends where its text does; digits around other characters are not joined.",
    "decimal comma": "An amount with a decimal comma is formatted as one with a point.",
  ]

  /// Returns the feature of an example for which the answer differs.
  static func name(
    in example: CellCase, _ key: String, _ style: TextCell.Style
  ) -> String? {
    let setup = example.setup
    let hasError = !(setup["errorMessage"]?.word ?? "").isEmpty
    let hasMessage = setup["charCountReachLimitMessage"] != ""
    let isCounted = setup["isCharCountEnabled"] == .flag(true)
    let limit = setup["maxTextLength"]?.number ?? 0
    let isAmount = setup["currencyField"] == .flag(true)
    switch key {
    case "title", "spoken":
      let isRestricted = setup["controlState"].map { $0 != "normal" } ?? false
      return isRestricted && setup["isRequired"] == .flag(true) ? "required" : nil
    case "text" where setup["today"] != nil: return "date of today"
    case "text" where setup["style"] == "number":
      if example.joinsDigits(around: nil) { return "joined digits" }
      return hasLateSign(example) ? "late sign" : nil
    case "text" where setup["style"] == "decimal" || setup["formatter"] == "number":
      return example.joinsDigits(around: ".") ? "joined digits" : nil
    case "text":
      let mask = setup["format"]?.word ?? ""
      if mask.contains("*"), hasLiteral(of: mask, example) { return "any character" }
      return mask.contains("YY") && !mask.contains("YYYY") ? "two-digit year" : nil
    case "cursor" where setup["formatter"] == "number":
      let isAtStart = (example.events.first?["cursor"]?.number ?? 0) == 0
      return isAtStart ? "first figure" : nil
    case "boundAfterEach" where isAmount: return "lag"
    case "value" where isAmount:
      if limit > 0 { return "kept limit" }
      return joinsDigits(example) ? "joined digits" : nil
    case "shown" where isAmount:
      if example.events.contains(where: { $0["setValue"] != nil }) { return "late value" }
      if limit > 0 { return "kept limit" }
      let typed = example.events.lazy.compactMap { $0["typeAll"]?.word }
      let differences = typed.compactMap { amountDifference($0, in: setup) }
      return differences.first ?? (joinsDigits(example) ? "joined digits" : nil)
    case "accepted":
      let typed = example.events.lazy.compactMap { $0["insert"]?.word }.first ?? ""
      if setup["formatter"] == "number" { return isPlain(typed) ? nil : "lenient number" }
      return setup["formatter"] == "phone" && setup["text"] != nil ? "full" : nil
    case "message" where setup["hintText"] == "": return "empty hint"
    case "message" where !hasMessage: return "empty message"
    case "messageRowShown":
      if setup["hintText"] == "" { return "empty hint" }
      if isCounted, limit <= 0 { return "empty row" }
      return !isCounted && limit > 0 ? "limit alone" : nil
    case "messageColor":
      if !hasMessage { return "empty message" }
      let isNote = style == .note || style == .keyValue
      let isOver = limit > 0 && Double(setup["text"]?.word?.count ?? 0) > limit
      let isDimmed = isNote && setup["controlState"] == "disabled"
      return isDimmed && (hasError || isOver) ? "dimmed note" : nil
    default: return nil
    }
  }

  /// True if the first sign of a text is behind other characters, none of which is a digit.
  private static func hasLateSign(_ example: CellCase) -> Bool {
    example.events.contains { event in
      guard let text = event["setText"]?.word, let sign = text.firstIndex(of: "-") else {
        return false
      }
      return sign > text.startIndex && !text[..<sign].contains(where: \.isNumber)
    }
  }

  /// True if an amount has characters between its figures, apart from its decimal separator.
  private static func joinsDigits(_ example: CellCase) -> Bool {
    guard case .number(let entry) = TextEntry(in: example.setup) else { return false }
    return example.joinsDigits(around: entry.format.decimalSeparator.first)
  }

  /// Returns the difference in an amount that is typed and committed.
  private static func amountDifference(_ typed: String, in setup: CaseValue) -> String? {
    if typed.contains(",") { return "decimal comma" }
    if typed.hasSuffix(".") { return "bare separator" }
    guard case .number(let entry) = TextEntry(in: setup) else { return nil }
    let decimals = typed.split(separator: ".").dropFirst().first?.count ?? 0
    return decimals > entry.format.mostDecimals ? "rounded amount" : nil
  }

  /// True for digits with at most one decimal point and a sign before them.
  private static func isPlain(_ number: String) -> Bool {
    number.wholeMatch(of: /-?[0-9]*\.?[0-9]*/) != nil
  }

  /// True if a text has a character that is a literal of a mask.
  private static func hasLiteral(of mask: String, _ example: CellCase) -> Bool {
    example.events.contains { event in
      event["format"]?.word?.contains { !"ANXS*YMD\\".contains($0) && mask.contains($0) } ?? false
    }
  }
}
