import StyleSheet

extension Rule {
  static let outOfRange = Rule(
    id: "out-of-range", .value, .warning,
    summary: "a number is outside the range of its property",
    rationale: """
      An opacity is from 0 to 1, a font size is positive, and a channel of a color is from 0 to \
      255. Engines clamp other numbers or draw nothing, without an error.
      """,
    source: "UIKit, CALayer; NUI 744a36f, NUIConverter",
    examples: """
      Button { shadow-opacity: 0.2; font-size: 17; shadow-offset: 0, -1; }
      ---
      Button { shadow-opacity: 20; font-size: 0; }
                               ^^ warning[out-of-range]: 'shadow-opacity' is from 0 to 1, and cannot be 20
                                              ^ warning[out-of-range]: 'font-size' is more than 0, and cannot be 0
      TextField { font-size: 16000; border-width: 20000; }
                             ^^^^^ warning[out-of-range]: 'font-size' is 16000, and more than 10000 is hardly meant
                                                  ^^^^^ warning[out-of-range]: 'border-width' is 20000, and more than 10000 is hardly meant
      TextView { font-size: 0.05; }
                            ^^^^ warning[out-of-range]: 'font-size' is 0.05, and less than 0.1 is hardly meant
      Label { text-alpha: 50; }
                          ^^ warning[out-of-range]: 'text-alpha' is from 0 to 1, and cannot be 50
      fdlFUIObjectView_headlineLabel { font-size: -1; }
                                                  ^^ warning[out-of-range]: 'font-size' is more than 0, and cannot be -1
      ---
      Label { font-color: rgb(0, 100, 300); border-width: -1; }
                                      ^^^ warning[out-of-range]: '300' is more than the whole of a channel, and counts as 255
                                                          ^^ warning[out-of-range]: 'border-width' is 0 or more, and cannot be -1
      ---
      @dim: 50;
            ~~ note: '@dim' is defined here
      Button { shadow-opacity: @dim; }
                               ^^^^ warning[out-of-range]: 'shadow-opacity' is from 0 to 1, and cannot be 50
      """,
    fixChangesTheme: true
  ) { inspection, report in
    let limited = inspection.traits.set(of: OutOfRange.names)
    if !limited.isEmpty {
      let limits = limited.map { OutOfRange.limit(of: inspection.sheet.text(of: $0)) }
      inspection.eachDeclaration { row, rule in
        guard let place = limited.firstIndex(of: row.name), let limit = limits[place],
          let (value, origin) = inspection.resolved(row), value.kind == .number,
          !limit.contains(value.number), inspection.isRead(row, in: rule)
        else { return }
        report(
          Finding(
            at: inspection.sheet.valueRange(of: row.element),
            "'\(inspection.sheet.text(of: row.name))' \(limit.verdict(on: value.number))"
          )
          .noting(definition: origin, ofValueOf: row.element, in: inspection.sheet))
      }
    }
    for (use, _) in inspection.colorFunctions {
      let parts = inspection.sheet.parts(of: use).filter { $0.component.isMoreThanWhole }
      guard let first = parts.first else { continue }
      report(.channelsOutOfRange(first, parts.dropFirst(), use, in: inspection.sheet))
    }
  }
}

extension Inspection {
  /// True unless the classes of a rule are documented and lack the property.
  fileprivate func isRead(_ row: Sheet.DeclarationRow, in rule: Sheet.RuleRow) -> Bool {
    !elementsOfStrangers.contains(row.element)
      || selectors(of: rule).prefix(Self.mostClasses).contains {
        asked(of: row.name, in: $0.name) != nil
      }
  }
}

private enum OutOfRange {
  enum Limit {
    case share, size, length

    func contains(_ number: Double) -> Bool {
      switch self {
      case .share: 0 <= number && number <= 1
      case .size: 0.1 <= number && number <= 10_000
      case .length: 0 <= number && number <= 10_000
      }
    }

    func verdict(on number: Double) -> String {
      let written = number.plainText
      return switch self {
      case .share: "is from 0 to 1, and cannot be \(written)"
      case .size where number <= 0: "is more than 0, and cannot be \(written)"
      case .length where number < 0: "is 0 or more, and cannot be \(written)"
      case .size where number < 1: "is \(written), and less than 0.1 is hardly meant"
      case .size, .length: "is \(written), and more than 10000 is hardly meant"
      }
    }
  }

  static let names = NameSet(limits.map(\.name))

  static func limit(of name: String) -> Limit? { limits.first { $0.name == name }?.limit }

  private static let limits: [(name: String, limit: Limit)] = [
    ("shadow-opacity", .share), ("text-alpha", .share), ("view-alpha-value", .share),
    ("view-alpha-value-disabled", .share), ("opacity", .share), ("font-size", .size),
    ("border-width", .length), ("corner-radius", .length), ("shadow-radius", .length),
    ("height", .length), ("width", .length), ("row-height", .length), ("text-line-clamp", .length),
  ]
}

extension Finding {
  /// Reports all channels of one color, at the first one.
  fileprivate static func channelsOutOfRange(
    _ first: ValuePart, _ others: ArraySlice<ValuePart>, _ use: ValueUse, in sheet: Sheet
  ) -> Self {
    func message(_ part: ValuePart) -> Message {
      "'\(sheet.source[part.range])' is more than the whole of a channel, and counts as "
        + "\(part.component.whole)"
    }
    let said = Finding(at: first.range, of: use, in: sheet, message(first))
    let whole = first.component.whole
    return others.reduce(said) { $0.note(message($1), at: $1.range) }.fixIt(
      others.allSatisfy { $0.component.whole == whole }
        ? "write '\(whole)'" : "write the whole of each channel",
      as: .unsafe, ([first] + others).map { SourceEdit($0.range, $0.component.whole) })
  }
}

extension Component {
  /// True for a number above the maximum of a color channel.
  var isMoreThanWhole: Bool { kind == .number && number > (isDotted ? 1 : 255) }

  /// The maximum of a channel in the notation of this number: with a dot or without.
  fileprivate var whole: String { isDotted ? "1.0" : "255" }
}
