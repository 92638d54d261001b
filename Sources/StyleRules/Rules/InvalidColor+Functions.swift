import StyleSheet

extension Inspection {
  /// The valid values that call a color function, with its name.
  var colorFunctions: [(use: ValueUse, name: String)] {
    values.lazy.filter { $0.property.type == .color && $0.problem == nil }.compactMap { use in
      sheet.call(of: use).map { (use, $0) }
    }
  }

  /// The engines that tell numbers with a dot from those without, and the severity that follows.
  var readersOfDots: (name: Message, severity: Diagnostic.Severity) {
    dialect.colorFunctions == .dotDecides ? (.engine, .warning) : (.kin, .information)
  }

  /// Returns `rgba(17, 34, 51, 0.5)` for `rgba(#112233, 0.5)`, the notation of Sass and Less.
  ///
  /// `color` is the text of the color, which can be that of a variable. Returns nil for another
  /// value, and if the engine is not known to read color functions.
  func rgba(of color: String, in value: Component, _ element: UInt32) -> String? {
    let parts = sheet.components[value.items].map(\.kind)
    let tokens = sheet.valueTokens(of: element).map { sheet.source[$0] }
    guard dialect.colorFunctions == .dotDecides, sheet.call(in: value)?.lowercased() == "rgba",
      parts.dropFirst(3) == [.comma, .number, .rightParenthesis], tokens.count == parts.count,
      case .color(let color) = dialect.value(of: color, as: .color), color.isOpaque,
      case let alpha = ["0": "0.0", "1": "1.0"][tokens[4]] ?? tokens[4], alpha.contains("."),
      Double(alpha) != nil
    else { return nil }
    return "\(tokens[0])(\(color.red), \(color.green), \(color.blue), \(alpha))"
  }

  /// Returns the variable that `var(--brand)` stands for, if the sheet defines `@brand`.
  fileprivate func variable(inCall call: String, _ use: ValueUse) -> Suggestion.Match? {
    let words = sheet.components[use.value.items].filter { $0.kind == .word }
    guard call.lowercased() == "var", words.count == 2 else { return nil }
    let name = sheet.text(of: words[1].name)
    return name.hasPrefix("--") ? variable(named: String(name.dropFirst(2)), at: use.origin) : nil
  }

  /// Returns the color that is the only argument of a call of Swift, such as `color(.primaryLabel)`.
  fileprivate func color(inCallIn use: ValueUse) -> Suggestion.Match? {
    let parts = sheet.components[use.value.items]
    guard parts.map(\.kind) == [.word, .leftParenthesis, .word, .rightParenthesis] else {
      return nil
    }
    let word = sheet.text(of: parts[parts.startIndex + 2].name)
    return word.hasPrefix(".") ? color(ofCode: word).map { .certain($0) } : nil
  }
}

extension Finding {
  /// Reports a color inside a longer value.
  static func foundColor(
    _ color: ThemeColor, _ use: ValueUse, _ inspection: Inspection
  ) -> Self {
    let sheet = inspection.sheet
    let isTaken = inspection.dialect.colorPlaces == .anywhere
    let name: Message = isTaken ? .engine : .kin
    let alone = color.isOpaque ? color.description : nil
    let parts = sheet.parts(of: use).map { sheet.source[$0.range] }
    let call = sheet.call(of: use)
    // The color alone would lose what most calls do with it.
    let (advice, replacement): (Message, String?) =
      if let call, let wanted = call.colorInPlace(ofCallWithMore: parts.count > 4) {
        (" and \(isTaken ? "has" : "have") no '\(call)(…)': write \(wanted) as hex digits", nil)
      } else if let call, ColorFunction(call) != nil, parts.count > 4 {
        inspection.rgba(of: parts[2], in: use.value, use.origin).map { (": write '\($0)'", $0) }
          ?? (": '\(call)(…)' takes numbers", nil)
      } else {
        (": write that color alone", alone)
      }
    return Finding(
      at: use, in: sheet,
      "\(sheet.quotedValue(of: use)) is \(color.withOpacity) to \(name), which "
        + "\(isTaken ? "takes" : "take") a color from anywhere in a value\(advice)"
    )
    .fixIt(writing: replacement, as: .unsafe, at: [sheet.valueRange(of: use.origin)])
  }

  static func hexLength(_ count: Int, _ use: ValueUse, _ inspection: Inspection) -> Self {
    let dialect = inspection.dialect
    let taken = dialect.hexLengths.taken(of: count)
    let outcome: Message =
      if let taken {
        "of \(count) hex digits \(.engine("reads", "read")) the first \(taken)"
      } else if count == 0 {
        "\(inspection.sheet.quotedValue(of: use)) without hex digits is no color to \(.engine)"
      } else {
        "\(count) hex digit\(count == 1 ? " is" : "s are") no color to \(.engine)"
      }
    let isWholeRule = taken != nil && dialect.hexLengths == .sixOrMore
    let rule: Message =
      isWholeRule ? "" : ": \(.verb("it reads", "they read")) \(dialect.hexLengths.rawValue)"
    return Finding(
      at: use, in: inspection.sheet,
      outcome + rule + dialect.doubt(.hexLengths) + (taken == nil ? dialect.cost(of: use) : ""))
  }

  static func colorFunction(_ use: ValueUse, _ inspection: Inspection) -> Self {
    let name = inspection.sheet.call(of: use) ?? ""
    let count = ColorFunction(name)?.hasAlpha == true ? "four" : "three"
    return Finding(
      at: use, in: inspection.sheet,
      "'\(name)(…)' takes \(count) numbers, 0 to 255 or with a dot 0.0 to 1.0, and else is no color"
        + inspection.dialect.cost(of: use))
  }

  static func unknownFunction(_ name: String, _ use: ValueUse, _ inspection: Inspection) -> Self {
    Finding(
      at: use, in: inspection.sheet,
      "\(.engine) may not read '\(name)(…)': hex digits are certain")
  }

  static func unreadFunction(_ use: ValueUse, _ inspection: Inspection) -> Self {
    let name = inspection.sheet.call(of: use) ?? ""
    return Finding(
      at: use, in: inspection.sheet,
      "\(.engine("does", "do")) not read '\(name)(…)': write hex digits")
  }
}

extension String {
  /// The color to write in place of a call of this name around a color; nil if it is the one inside.
  fileprivate func colorInPlace(ofCallWithMore hasMore: Bool) -> Message? {
    switch lowercased() {
    case _ where ColorFunction(self) != nil: nil
    case "color" where !hasMore, "hex" where !hasMore, "uicolor" where !hasMore: nil
    case "url", "image": "one color"
    case let name where name.hasSuffix("gradient"): "one color"
    case _: "the result"
    }
  }
}

extension Report {
  /// Reports a call in place of a color that no engine supports.
  mutating func strangeFunction(_ call: String, _ use: ValueUse, _ inspection: Inspection) {
    let sheet = inspection.sheet
    let dialect = inspection.dialect
    let argument = inspection.variable(inCall: call, use) ?? inspection.color(inCallIn: use)
    let meant = argument ?? sheet.colorFunction(nearest: call, use, for: dialect, &speller)
    let isKnown = dialect.colorFunctions != .unknown
    let isCertain = meant != nil || isKnown
    self(
      as: isCertain ? inspection.severity(ofNoColor: use) : .warning,
      Finding(
        at: use, in: sheet,
        "'\(call)(…)' is no color to \(.engine)\(dialect.cost(of: use))"
          + (isKnown ? "" : .doubt) + Speller.question(meant)
      )
      // If the engine's support for functions is unknown, another function may not help.
      .fixIt(
        writing: argument == nil && !isKnown ? nil : meant,
        as: argument == nil ? .safe : .unsafe,
        at: argument == nil
          ? Array(sheet.valueTokens(of: use.origin).prefix(1))
          : [sheet.valueRange(of: use.origin)]))
  }
}

extension Sheet {
  /// Returns the color function that a name was probably meant to be, with the same number of
  /// arguments, or nil.
  fileprivate func colorFunction(
    nearest call: String, _ use: ValueUse, for dialect: Dialect, _ speller: inout Speller
  ) -> Suggestion.Match? {
    guard dialect.colorFunctions != .notRead else { return nil }
    let hasAlpha = components[use.value.items].count { $0.kind == .comma } >= 3
    return speller.nearest(to: call.lowercased(), on: hasAlpha ? "rgba" : "rgb") {
      WordShelf(ColorFunction.allCases.filter { $0.hasAlpha == hasAlpha }.map(\.rawValue))
    }
  }
}
