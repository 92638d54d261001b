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
}

// Messages on color digits and color functions.

extension Finding {
  /// Reports a color inside a longer value.
  static func foundColor(
    _ color: ThemeColor, _ use: ValueUse, _ inspection: Inspection
  ) -> Self {
    let dialect = inspection.dialect
    let isTaken = dialect.colorPlaces == .anywhere
    let name: Message = isTaken ? .engine : .kin
    return Finding(
      at: use, in: inspection.sheet,
      "\(inspection.sheet.quotedValue(of: use)) is \(color.withOpacity) to \(name), which \(isTaken ? "takes" : "take") a color "
        + "from anywhere in a value: write that color alone"
    )
    .fixIt(
      "write '\(color)'", as: .unsafe,
      ifAny: color.isOpaque ? inspection.sheet.rewriting(use, color.description) : nil)
  }

  /// Reports an invalid number of hex digits.
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

  /// Reports a color function with invalid arguments.
  static func colorFunction(_ use: ValueUse, _ inspection: Inspection) -> Self {
    let name = inspection.sheet.call(of: use) ?? ""
    let count = ColorFunction(rawValue: name)?.hasAlpha == true ? "four" : "three"
    return Finding(
      at: use, in: inspection.sheet,
      "'\(name)(…)' takes \(count) numbers, 0 to 255 or with a dot 0.0 to 1.0, and else is no color"
        + inspection.dialect.cost(of: use))
  }

  /// Reports a function that the engine may not support.
  static func unknownFunction(_ name: String, _ use: ValueUse, _ inspection: Inspection) -> Self {
    Finding(
      at: use, in: inspection.sheet,
      "\(.engine) may not read '\(name)(…)': hex digits are certain")
  }

  /// Reports a function that the engine does not support.
  static func unreadFunction(_ use: ValueUse, _ inspection: Inspection) -> Self {
    let name = inspection.sheet.call(of: use) ?? ""
    return Finding(
      at: use, in: inspection.sheet,
      "\(.engine("does", "do")) not read '\(name)(…)': write hex digits")
  }
}
