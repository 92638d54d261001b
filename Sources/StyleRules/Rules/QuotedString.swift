import StyleSheet

extension Rule {
  static let quotedString = Rule(
    id: "quoted-string", .portability, .error,
    summary: "a value is in quotes",
    rationale: """
      NUI has no quotes: it stops at the first one and applies no style at all. SAP's SwiftUI port \
      reads them as part of the value. Names of fonts and images need no quotes in any engine.
      """,
    source:
      "NUIParse 65bc940, NUIPTokeniser; SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetConverter and CustomizeColorPalette.md",
    targets: .all,
    examples: """
      --- nui
      Label { font-name: HelveticaNeue-Light; }
      --- nui
      Label { font-name: "HelveticaNeue-Light"; }
                         ^^^^^^^^^^^^^^^^^^^^^ error[quoted-string]: nui has no quotes, and the whole sheet is lost: write the words alone
      ---
      fdlFUINoteFormCell_valueText { font-style: 'body'; }
                                                 ^^^^^^ warning[quoted-string]: it is not known whether sapfiori reads quotes: write the words alone
      ---
      @tintColor: "0x12171CFF";
                  ^^^^^^^^^^^^ warning[quoted-string]: it is not known whether sapfiori reads quotes: write the words alone
      --- fiori-swiftui
      @tintColor:"12171CFF";
                 ^^^^^^^^^^ error[quoted-string]: fiori-swiftui will find no color here, because the quotes are part of the value and the '#' is missing
      @primaryLabel:"#1D2B2E";
                    ^^^^^^^^^ remark[quoted-string]: fiori-swiftui will find the digits in spite of the quotes, and no other engine reads them
      Label { font-name: "HelveticaNeue-Light"; }
      --- nui
      @brand: #0064D9;
      Label { font-color: "@brand"; }
                          ^^^^^^^^ error[quoted-string]: nui has no quotes, and the whole sheet is lost: write the variable alone
      --- nui
      Label { font-color: @"red"; }
                           ^^^^^ error[quoted-string]: nui has no quotes, and the whole sheet is lost: write the words alone
      """,
    stopsReading: true, fixChangesTheme: true
  ) { inspection, report in
    let severity: Diagnostic.Severity
    switch inspection.dialect.quotes {
    case .losesSheet: severity = .error
    case .unknown: severity = .warning
    case .partOfValue:
      let sheet = inspection.sheet
      for line in inspection.paletteLines.all where line.row.value.kind == .string {
        let bytes = sheet.source.bytes[sheet.valueRange(of: line.row.element)]
        // A fault reports a string without a closing quote.
        guard bytes.count > 1, bytes.first == bytes.last else { continue }
        report(
          as: line.read == .nothing ? .error : .information, .quotedColor(line, in: inspection))
      }
      return
    }
    for index in inspection.suspects.strings {
      let start = inspection.sheet.tree.range(of: index).lowerBound
      // An '@' before it is a fault to an engine that may read quotes.
      let isBehindSign =
        severity == .warning && inspection.sheet.source.bytes[..<start].last == UInt8(ascii: "@")
      report(as: severity, heldBack: isBehindSign, .quotedString(index, inspection))
    }
  }
}

extension Finding {
  fileprivate static func quotedString(_ index: Int, _ inspection: Inspection) -> Self {
    let range = inspection.sheet.tree.range(of: index)
    let source = inspection.sheet.source
    let isVariable =
      inspection.definitions.has(inspection.sheet.id(of: source[source.unquoted(range)]))
      && inspection.sheet.isWholeValue(index)
    let words = isVariable ? "the variable" : "the words"
    let isEmpty = source.unquoted(range).allSatisfy { source.bytes[$0] == 0x20 }
    let message: Message =
      switch inspection.dialect.quotes {
      case .losesSheet:
        "\(.engine) has no quotes, and the whole sheet is lost: "
          + (isEmpty ? "write a value in place of the empty string" : "write \(words) alone")
      case .unknown where isEmpty, .partOfValue where isEmpty:
        "an empty string is no value: write a value, or delete the declaration"
      case .unknown, .partOfValue:
        "it is not known whether \(.engine("reads", "read")) quotes: write \(words) alone"
      }
    let isAmbiguous = source[source.unquoted(range)].hasEightHexDigits
    // Without quotes, several words, a variable, '12/2', and a word after '@' are read differently.
    let isWord =
      !isVariable && !isAmbiguous && source.bytes[range].allSatisfy { $0 > 0x20 && $0 != 0x2F }
    let before = range.lowerBound == 0 ? nil : source.bytes[range.lowerBound - 1]
    // What follows a sign and is no variable is a value.
    let isSigned = before == UInt8(ascii: "@")
    let name = "@" + source[source.unquoted(range)]
    let isStraySign =
      isSigned && !inspection.definitions.has(inspection.sheet.id(of: name))
      && !inspection.imports.define(name)
    let place = range.lowerBound - (isStraySign ? 1 : 0)..<range.upperBound
    // Engines do not read a call such as 'url(…)' without the quotes either.
    let isArgument = source.isInCall(at: range.lowerBound)
    let found = Finding(at: range, message)
    if let color = inspection.sheet.bareColor(inQuotes: range, for: inspection.dialect) {
      return found.fixIt(writing: color, as: isAmbiguous ? .unsafe : .safe, at: [place])
    }
    return
      found
      .fixIt(
        "take the quotes away", as: isWord && !isSigned ? .safe : .unsafe,
        ifAny: isArgument
          ? nil
          : source.unquoting(range, isVariable: isVariable).map {
            SourceEdit(place, $0.replacement)
          })
  }

  /// Reports quotes as part of the value: only hex digits with '#' are found inside.
  fileprivate static func quotedColor(
    _ line: PaletteLine, in inspection: Inspection
  ) -> Self {
    let source = inspection.sheet.source
    let range = inspection.sheet.valueRange(of: line.row.element)
    let inner = source[source.unquoted(range)]
    let isBareHex = inner.isBareHex
    let right = isBareHex ? "#\(inner)" : inner
    guard line.read == .nothing else {
      return Finding(
        at: range,
        "\(.engine) will find the digits in spite of the quotes, and no other engine reads them"
      )
      .fixIt("take the quotes away", as: .safe, SourceEdit(range, right))
    }
    return Finding(
      at: range,
      "\(.engine) will find no color here, because the quotes are part of the value"
        + (isBareHex ? " and the '#' is missing" : "")
    )
    .fixIt(writing: inner.isEmpty ? nil : right, as: .safe, at: [range])
  }
}

extension SourceText {
  /// True if the text before an offset opens a parenthesis in the same value.
  ///
  /// Reads a limited number of bytes, so that many strings in one value take linear time.
  fileprivate func isInCall(at offset: Int) -> Bool {
    let value = bytes[max(offset - 200, 0)..<offset]
    let ends: [UInt8] = [0x29, 0x3A, 0x3B, 0x7B, 0x7D]  // ) : ; { }
    return value.last { $0 == UInt8(ascii: "(") || ends.contains($0) } == UInt8(ascii: "(")
  }

  /// Removes the quotes if their content is valid without them.
  fileprivate func unquoting(_ range: Range<Int>, isVariable: Bool) -> SourceEdit? {
    let inner = unquoted(range)
    let isPlain = bytes[inner].enumerated().allSatisfy { index, byte in
      let known = ByteClass.table[Int(byte)]
      return known.continuesWord || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "/")
        || index == 0 && (byte == UInt8(ascii: "#") || isVariable)
    }
    let text = self[inner]
    // A slash is a part of a word only between other letters of it.
    guard !["//", "/ ", " /"].contains(where: " \(text) ".contains) else { return nil }
    let touches =
      range.upperBound < bytes.count && ByteClass.table[Int(bytes[range.upperBound])].continuesWord
    guard isPlain, !touches, text.contains(where: { $0 != " " }), !text.hasPrefix("and") else {
      return nil
    }
    return SourceEdit(range, text)
  }

  /// Returns the name on the line before a value and its colon; nil if there is none.
  fileprivate func name(ofValueAt offset: Int) -> String? {
    let line = bytes[max(offset - 200, 0)..<offset]
    guard let colon = line.lastIndex(where: { $0 > 0x20 }), bytes[colon] == UInt8(ascii: ":"),
      let last = line[..<colon].lastIndex(where: { $0 > 0x20 })
    else { return nil }
    let name = line[...last].reversed().prefix {
      ByteClass.table[Int($0)].continuesWord || $0 == UInt8(ascii: "@")
    }
    return self[last + 1 - name.count..<last + 1]
  }
}

extension Sheet {
  /// True if a string, given as its index in the tree, is all of a value.
  fileprivate func isWholeValue(_ index: Int) -> Bool {
    // Only blanks and comments are between the name, the colon and the value.
    let before = tree.elements[..<index].suffix(16)
    guard let node = before.lastIndex(where: { $0.kind == .declaration || $0.kind == .definition })
    else { return false }
    return valueRange(of: UInt32(node)) == tree.range(of: index)
  }

  /// Returns the color that a string of hex digits stands for, as the whole value of a color.
  fileprivate func bareColor(inQuotes range: Range<Int>, for dialect: Dialect) -> String? {
    let digits = source[source.unquoted(range)]
    guard digits.isBareHex, let name = source.name(ofValueAt: range.lowerBound) else { return nil }
    let isColor =
      name.hasPrefix("@")
      ? PaletteName(String(name.dropFirst()))?.isOfPalette == true
      : AgreedProperty.type(of: id(of: name), for: dialect) == .color
    return isColor ? "#\(digits)" : nil
  }
}

extension String {
  /// True for the hex digits of a color without the `#`.
  fileprivate var isBareHex: Bool {
    [6, 8].contains(utf8.count) && utf8.allSatisfy { $0.hexDigit != nil }
  }
}
