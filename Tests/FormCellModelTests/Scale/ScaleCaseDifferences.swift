import FormCellModel
import StyleSheet

/// The features of slider and stepper examples for which the answer differs from the port's.
enum ScaleCaseDifferences {
  /// The reasons, by feature or by member of an answer.
  static let reasons = [
    "beyond": "A value stays in its bounds, and two values are in order.",
    "no change": "A drag that ends where it began changes nothing, and is not reported.",
    "spoken step": "A step by assistive technology is committed as one by a key is.",
    "tie": "A tie of decimals goes to the even digit; the port rounds the binary number.",
    "negative zero": "A number that is rounded to zero has no sign.",
    "decimals": "All numbers of a slider have the decimals of its scale.",
    "comma": "A typed decimal comma is one; the port reads points only.",
    "second separator": "A number ends at a second separator.",
    "joined digits":
      "A number ends where its text does; digits around other characters are not joined.",
    "shown value": "A slider holds the number that it shows.",
    "sign": "A minus sign can be typed where the bounds have negative numbers.",
    "any digit": "Digits of any script can be typed.",
    "disabled thumbs": "Assistive technology reads the thumbs of a disabled slider, too.",
    "unit": "A value has no unit unless the program sets one.",
    "live": "Changes are reported at once and committed at the end; a program uses either.",
    "spoken decimals": "The spoken step has its own decimals, and not six.",
    "untouched": "A text in which nothing was typed stays as the program has written it.",
    "part of a step": "A whole number is the nearest one; the port cuts its decimals.",
  ]

  static func ofSlider(_ example: CellCase, _ key: String) -> String? {
    switch key {
    case "callbacks": example.hasSpokenStep ? "spoken step" : nil
    case "unit": "unit"
    case "valueLabel", "accessibilityValue":
      example.rounding ?? (example.mixesDecimals ? "decimals" : nil)
    case "text": example.typing
    case "leading", "trailing", "label": example.mixesDecimals ? "decimals" : nil
    default: shared(example, key)
    }
  }

  static func ofRange(_ example: CellCase, _ key: String) -> String? {
    switch key {
    case "text": example.typing
    case "lowerThumbLabel", "lowerThumbValue", "upperThumbLabel", "upperThumbValue":
      example.setup["isEnabled"] == .flag(false)
        ? "disabled thumbs" : example.mixesDecimals ? "decimals" : nil
    case "trackLabel": example.mixesDecimals ? "decimals" : nil
    case "trackValue" where example.mixesDecimals: "decimals"
    case "callback" where example.hasSpokenStep: "spoken step"
    default: shared(example, key)
    }
  }

  private static func shared(_ example: CellCase, _ key: String) -> String? {
    if ["thumbCenterX", "activeTrackEnd"].contains(key) {
      return example.isRounded ? "shown value" : nil
    }
    guard
      ["value", "binding", "callback", "lower", "upper", "afterEach", "trackValue"].contains(key)
    else { return nil }
    if example.isBeyond(at: key) { return "beyond" }
    if example.isRounded { return "shown value" }
    if example.joinsDigits { return "joined digits" }
    if example.hasComma { return "comma" }
    if example.typesSign { return "sign" }
    return key == "callback" && example.endsWhereItBegan ? "no change" : nil
  }

  static func ofStepper(_ example: CellCase, _ key: String) -> String? {
    switch key {
    case "increment", "decrement": return "spoken decimals"
    case "isTrackingLiveChanges": return "live"
    case "afterEach", "text":
      if example.hasComma || example.readsItsComma { return "comma" }
      if example.keepsItsText { return "untouched" }
      if example.hasTwoSeparators { return "second separator" }
      if example.joinsDigits { return "joined digits" }
      let isWhole = example.setup["isDecimalSupported"] != .flag(true)
      return isWhole && example.step != example.step.rounded(toDecimals: 0, .down)
        ? "part of a step" : nil
    default: return nil
    }
  }
}

extension CellCase {
  /// True if a value of the port is beyond the bounds, or if its lower value is above the upper one.
  ///
  /// Here a value does not leave the bounds, and two values are always in order (decision 0107).
  fileprivate func isBeyond(at key: String) -> Bool {
    let ends = ["lower", "upper"].map { end in
      expected[end]?.number.flatMap { FixedDecimal($0) } ?? decimal(end)
    }
    if let lower = ends[0], let upper = ends[1], lower > upper { return true }
    let values = ends.compactMap { $0 } + (expected[key]?.decimals ?? [])
    return values.contains { !bounds.contains($0) }
  }

  /// True if the port reports a value that equals the one before it.
  fileprivate var endsWhereItBegan: Bool {
    let reports = expected["callback"]?.items?.map(\.decimals) ?? []
    let start =
      setup["lower"] == nil
      ? [decimal("value") ?? bounds.lowerBound]
      : [decimal("lower") ?? bounds.lowerBound, decimal("upper") ?? bounds.upperBound]
    return zip([start] + reports, reports).contains { $0 == $1 }
  }

  fileprivate var hasSpokenStep: Bool {
    events.contains { event in
      ["increment", "decrement"].contains { step in
        event == .text(step) || event["lowerThumb"] == .text(step)
          || event["upperThumb"] == .text(step)
      }
    }
  }

  /// True if a value has more decimals than the scale.
  fileprivate var isRounded: Bool {
    ["value", "lower", "upper"].compactMap(decimal).contains {
      $0 != $0.rounded(toDecimals: scale.writtenDecimals, .halfEven)
    }
  }

  /// The difference in the rounding of the value.
  fileprivate var rounding: String? {
    guard let value = decimal("value") else { return nil }
    let decimals = scale.writtenDecimals
    if value < 0, value.rounded(toDecimals: decimals, .halfEven) == 0 { return "negative zero" }
    let ends = [FixedDecimal.Rounding.down, .up].map { value.rounded(toDecimals: decimals, $0) }
    let isTie = ends[1].millionths - value.millionths == value.millionths - ends[0].millionths
    // A multiple of 1/64, which is 5 to the sixth millionths, is exact in binary.
    return isTie && value.millionths % 15_625 != 0 ? "tie" : nil
  }
}

// MARK: - Typing

extension CellCase {
  private var typed: [String] { events.compactMap { ($0["setText"] ?? $0["type"])?.word } }

  private var hasDecimalComma: Bool { language?.decimalSeparator == "," }

  /// True if a decimal comma is typed.
  fileprivate var hasComma: Bool { hasDecimalComma && typed.contains { $0.contains(",") } }

  /// True if the port parses a comma that it has written, or a point instead of a comma.
  fileprivate var readsItsComma: Bool {
    let steps = events.filter { $0 == "increment" || $0 == "decrement" }.count
    let texts = typed + [setup["text"]?.word ?? ""]
    return hasDecimalComma && (steps > 1 || texts.contains { $0.contains(".") })
  }

  private var separator: String { language?.decimalSeparator ?? "." }

  fileprivate var hasTwoSeparators: Bool {
    typed.contains { $0.split(separator: separator, omittingEmptySubsequences: false).count > 2 }
  }

  /// True if the port joins digits that a typed text separates.
  fileprivate var joinsDigits: Bool {
    let hasDecimals = setup["isDecimalSupported"] == .flag(true) || scale.writtenDecimals > 0
    return joinsDigits(around: hasDecimals ? separator.first : nil)
  }

  /// The difference in the characters of a text that are kept.
  fileprivate var typing: String? {
    if hasTwoSeparators { return "second separator" }
    if joinsDigits { return "joined digits" }
    if typesSign { return "sign" }
    return typed.contains { $0.contains { $0.isNumber && !$0.isASCII } } ? "any digit" : nil
  }

  /// True if a sign is typed into the field of a slider with negative numbers.
  fileprivate var typesSign: Bool { bounds.lowerBound < 0 && typed.contains { $0.contains("-") } }

  /// True if a field is left without typing, and the port rewrites its text.
  fileprivate var keepsItsText: Bool {
    let text = setup["text"]?.word ?? ""
    guard let end = events.lastIndex(of: "blur"), typed.isEmpty, !text.isEmpty,
      !events.contains("increment"), !events.contains("decrement")
    else { return false }
    let states = expected["afterEach"]?.items ?? []
    let left = states.indices.contains(end) ? states[end]["text"] : expected["text"]
    return left != .text(text)
  }
}

extension CaseValue {
  /// All numbers in a value, in order.
  fileprivate var decimals: [FixedDecimal] {
    switch self {
    case .number(let number): FixedDecimal(number).map { [$0] } ?? []
    case .list(let items): items.flatMap(\.decimals)
    case .object(let members): members.values.flatMap(\.decimals)
    case .rating(let value): [value]
    case .null, .flag, .text: []
    }
  }
}
