import StyleEditing
import StyleSheet

extension ServedMethod {
  static let ofOutline = [
    ServedMethod("textDocument/documentSymbol", Capability("documentSymbolProvider")) {
      request, sheet throws(ServerFault) in
      let symbols = sheet.edited.symbols
      return request.client.nestsSymbols
        ? .array(symbols.map(sheet.json)) : .array(symbols.flatMap { sheet.flatJSON($0) })
    },
    ServedMethod("textDocument/foldingRange", Capability("foldingRangeProvider")) {
      request, sheet throws(ServerFault) in
      let positions = sheet.positions
      return .array(sheet.edited.folds.map { positions.json($0, for: request.client) })
    },
    ServedMethod("textDocument/selectionRange", Capability("selectionRangeProvider")) {
      request, sheet throws(ServerFault) in
      var offsets: [Int] = []
      for position in try request.parameters.elements("positions") {
        offsets.append(try sheet.positions.offset(position))
      }
      return .array(sheet.edited.selections(at: offsets).map(sheet.positions.nested))
    },
    ServedMethod(
      "textDocument/semanticTokens/full",
      Capability("semanticTokensProvider") { _ in
        [
          "legend": [
            "tokenTypes": .array(SheetToken.Kind.allCases.map { .string($0.rawValue) }),
            "tokenModifiers": .array(SheetToken.Modifier.allCases.map { .string($0.rawValue) }),
          ], "full": true, "range": true,
        ]
      }
    ) { request, sheet throws(ServerFault) in
      sheet.positions.json(sheet.edited.tokens)
    },
    ServedMethod("textDocument/semanticTokens/range") { request, sheet throws(ServerFault) in
      let range = try sheet.positions.range(request.parameters.find("range"))
      return sheet.positions.json(sheet.edited.tokens.filter { $0.range.overlaps(range) })
    },
    ServedMethod(
      "textDocument/documentLink", Capability("documentLinkProvider") { _ in [:] },
      needs: .project
    ) { request, sheet throws(ServerFault) in
      .array(
        sheet.edited.links.map { link in
          [
            "range": sheet.positions.json(link.range),
            "target": .string(request.project.uri(of: link.member)),
          ]
        })
    },
  ]
}

// MARK: - Symbols

extension ServedSheet {
  fileprivate func json(_ symbol: SheetSymbol) -> JSONText {
    [
      "name": .string(symbol.name), "detail": .string(symbol.detail),
      "kind": JSONText(symbol.kind.rawValue), "range": positions.json(symbol.range),
      "selectionRange": positions.json(symbol.selection),
      "children": .array(symbol.children.map(json)),
    ]
  }

  /// Returns a symbol and those inside, each with the name of the one around it.
  fileprivate func flatJSON(_ symbol: SheetSymbol, in container: String? = nil) -> [JSONText] {
    let own: JSONText = [
      "name": .string(symbol.name), "kind": JSONText(symbol.kind.rawValue),
      "location": ["uri": .string(uri), "range": positions.json(symbol.range)],
      "containerName": container.map(JSONText.string),
    ]
    return [own] + symbol.children.flatMap { flatJSON($0, in: symbol.name) }
  }
}

// MARK: - Ranges

extension TextPositions {
  fileprivate func json(_ fold: SheetFold, for client: ClientFeatures) -> JSONText {
    let (start, end) = (place(of: fold.range.lowerBound), place(of: fold.range.upperBound))
    return [
      "startLine": JSONText(start.line),
      "startCharacter": client.foldsLinesOnly ? nil : JSONText(start.column),
      "endLine": JSONText(end.line),
      "endCharacter": client.foldsLinesOnly ? nil : JSONText(end.column),
      "kind": fold.kind.word.map(JSONText.string),
    ]
  }

  /// Returns ranges, each of which contains the one before it.
  fileprivate func nested(_ ranges: [Range<Int>]) -> JSONText {
    ranges.reversed().reduce(nil as JSONText?) { outer, range in
      ["range": json(range), "parent": outer]
    } ?? .null
  }

  /// Returns tokens as numbers relative to the token before.
  fileprivate func json(_ tokens: [SheetToken]) -> JSONText {
    var data: [Int] = []
    data.reserveCapacity(tokens.count * 5)
    var last = (line: 0, column: 0)
    for token in tokens {
      let (start, end) = (place(of: token.range.lowerBound), place(of: token.range.upperBound))
      let column = start.line == last.line ? start.column - last.column : start.column
      let modifiers = token.modifiers.reduce(0) { $0 | $1.bit }
      data += [
        start.line - last.line, column, end.column - start.column, token.kind.number, modifiers,
      ]
      last = start
    }
    return ["data": JSONText(data)]
  }
}

extension SheetFold.Kind {
  fileprivate var word: String? {
    switch self {
    case .comment: "comment"
    case .imports: "imports"
    case .block, .definitions: nil
    }
  }
}

extension SheetToken.Kind {
  private static let numbers = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })

  /// The index in the legend.
  fileprivate var number: Int { Self.numbers[self] ?? 0 }
}

extension SheetToken.Modifier {
  /// The bit in a set of modifiers.
  fileprivate var bit: Int {
    switch self {
    case .declaration: 1
    case .deprecated: 2
    }
  }
}
