import StyleSheet

extension ContrastTable {
  /// Writes the document that Documentation/Contrast.md describes.
  func writeJSON(to write: (String) -> Void) -> Sums {
    let places = themes.first.map { SheetPlaces(of: $0) }
    let target = themes.first?.dialect.name ?? ""
    let front = JSONText.document(["target": .string(target), "pairs": .hole])
    write(String(front.textAroundHoles[0]))
    var isEmpty = true
    let sums = sums { section in
      for row in section.rows {
        write(json(of: row, places).element(isFirst: isEmpty))
        isEmpty = false
      }
    }
    let whole = front.with([
      "failures": JSONText(sums.failures), "reviews": JSONText(sums.doubts), "lost": losses.json,
    ])
    write(JSONText.endOfList(isEmpty: isEmpty) + whole.textAroundHoles[1])
    return sums
  }

  private func json(of row: Row, _ places: SheetPlaces?) -> JSONText {
    [
      "kind": .string(row.pair.kind.rawValue),
      "class": row.pair.className.isEmpty ? .null : .string(row.pair.className),
      "role": .string(row.pair.role),
      "needs": .number(row.pair.need.least.plainText),
      "criterion": .string(row.pair.need.criterion),
      "results": .array(
        columns.compactMap { column in
          row.sights[column].map { json(of: $0, in: themes[column], places) }
        }),
      "nearest": row.nearest.map { .string($0.description) } ?? .null,
    ]
  }

  private func json(of pair: ContrastPair, in theme: Theme, _ places: SheetPlaces?) -> JSONText {
    [
      "context": JSONText(theme.environment),
      "figure": json(of: pair.figure, in: theme, places),
      "ground": json(of: pair.ground, in: theme, places),
      "ratio": pair.ratio.map { .number($0.thousandthsBelow.plainText) } ?? .null,
      "verdict": .string(pair.verdict.word),
      "reason": pair.doubtWords.isEmpty ? .null : .string(pair.doubtWords),
    ]
  }

  private func json(
    of side: ContrastPair.Side, in theme: Theme, _ places: SheetPlaces?
  ) -> JSONText {
    let (name, place): (String?, ThemeReport.Place?) =
      switch side.source {
      case .property(let name, let path):
        (
          name,
          theme.provenance(of: Property<ThemeColor>(name), at: path).winner
            .flatMap { places?.place(of: $0) }
        )
      case .palette(let name): (name, theme.origin(ofColor: name).flatMap { places?.place(of: $0) })
      case .unsaid: (nil, nil)
      }
    return [
      "colors": .array(side.colors.map { .string($0.description) }),
      "from": name.map(JSONText.string) ?? .null,
      "at": place.map { JSONText($0) } ?? .null,
    ]
  }
}

extension Double {
  /// The number rounded down to three decimals.
  var thousandthsBelow: Double { Double(Int(self * 1000)) / 1000 }
}
