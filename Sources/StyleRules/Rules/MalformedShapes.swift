import StyleSheet

extension Rule {
  static let malformedBox = Rule(
    id: "malformed-box", .value, .error,
    summary: "insets are not one to four numbers with blanks between them",
    rationale: """
      NUI counts a comma as a part: '1, 2' is 1 at the top, 0 on the right, 2 at the bottom and 0 \
      on the left, and '1, 2, 3' is 0 on all sides.
      """,
    source: "NUI 744a36f, NUIConverter; issue 254",
    examples: """
      Button { content-insets: 4 8; }
      ---
      Button { content-insets: 4, 8; }
                               ^^^^ warning[malformed-box]: engines such as nui will take '4, 8' for '4 0 8 0', because a comma counts as a number: write one to four numbers with blanks between them
      ---
      Button { title-insets: 1 2 3 4 5; }
                             ^^^^^^^^^ warning[malformed-box]: engines such as nui will take '1 2 3 4 5' for '0 0 0 0', because more than four are none: write one to four numbers with blanks between them
      """,
    fixChangesTheme: true
  ) { inspection, report in
    let sheet = inspection.sheet
    for use in inspection.values where use.problem == .boxShape {
      let parts = sheet.parts(of: use)
      let numbers = parts.filter { $0.component.kind == .number }
      let isMendable =
        (1...4).contains(numbers.count) && numbers.count < parts.count
        && parts.allSatisfy { $0.component.kind == .number || $0.component.kind == .comma }
      let text = numbers.map { sheet.source[$0.range] }.joined(separator: " ")
      // A comma between two digits may be a decimal comma.
      let isCertain = parts.allSatisfy { part in
        let next = sheet.source.bytes[part.range.upperBound...].first ?? 0
        return part.component.kind != .comma || !next.isDigit
      }
      report(
        as: use.severity,
        Finding(
          at: use, in: sheet,
          "\(inspection.converter) will take \(sheet.quotedValue(of: use)) for "
            + "'\(sheet.valueOfNUI(for: use) ?? "0")', because \(sheet.faultOfBox(parts)): "
            + "write one to four numbers with blanks between them"
        )
        .fixIt(
          writing: isMendable ? text : nil, as: isCertain ? .safe : .unsafe,
          at: [sheet.valueRange(of: use.origin)]))
    }
  }

  static let malformedOffset = Rule(
    id: "malformed-offset", .value, .error,
    summary: "an offset or a size is not two numbers with a comma between them",
    rationale: """
      NUI splits the value at its comma and expects two parts. If there is only one, the app ends \
      with an exception.
      """,
    source: "NUI 744a36f, NUIConverter",
    examples: """
      Label { text-shadow-offset: 0,-1; }
      ---
      Label { text-shadow-offset: 0 -1; }
                                  ^^^^ warning[malformed-offset]: 'text-shadow-offset' takes two numbers with a comma between them, such as '0, 1'; without one engines such as nui crash the app
      --- nui
      Label { text-shadow-offset: 2; }
                                  ^ error[malformed-offset]: 'text-shadow-offset' takes two numbers with a comma between them, such as '0, 1'; without one nui crashes the app
      ---
      Button { shadow-offset: 1, 2, 3; }
                              ^^^^^^^ warning[malformed-offset]: 'shadow-offset' takes two numbers with a comma between them, such as '0, 1'; engines such as nui will take '1, 2'
      """,
    fixChangesTheme: true
  ) { inspection, report in
    let sheet = inspection.sheet
    for use in inspection.values where use.problem == .pairShape {
      let parts = sheet.parts(of: use)
      let hasComma = parts.contains { $0.component.kind == .comma }
      let endsApp = !hasComma && use.property.isRead && inspection.dialect.otherValues == .converted
      let severity = use.property.family == .nui && !endsApp ? .warning : use.severity
      let isTwoNumbers = parts.count == 2 && parts.allSatisfy { $0.component.kind == .number }
      report(
        as: severity,
        Finding(
          at: use, in: sheet,
          "\(sheet.quotedName(of: use)) takes \(use.property.type.expectation)"
            + inspection.costOfPair(use, hasComma: hasComma)
        )
        .fixIt(
          "put a comma in between", as: .safe,
          ifAny: isTwoNumbers ? .insert(",", at: parts[0].range.upperBound) : nil
        )
        .asking(forVariableAt: use, in: inspection))
    }
  }
}

extension Inspection {
  /// Returns the end of a message on a pair: the value that is read instead, or the crash.
  fileprivate func costOfPair(_ use: ValueUse, hasComma: Bool) -> Message {
    if hasComma {
      return sheet.valueOfNUI(for: use).map { "; \(converter) will take '\($0)'" } ?? ""
    }
    return use.property.isRead
      ? "; without one \(converter) \(.verb("crashes", "crash")) the app" : ""
  }
}

extension Sheet {
  fileprivate func faultOfBox(_ parts: [ValuePart]) -> String {
    if parts.contains(where: { $0.component.kind == .comma }) {
      return "a comma counts as a number"
    }
    return parts.count > 4 ? "more than four are none" : "what is no number is 0"
  }
}
