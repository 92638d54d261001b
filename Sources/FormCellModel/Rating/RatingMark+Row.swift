private import StyleSheet

extension RatingMark {
  /// The marks of `cell`, drawn into `frame`.
  ///
  /// - Complexity: O(*n*) in the number of marks.
  static func row(
    of cell: RatingCell, _ look: RatingLook, in frame: Frame, _ direction: LayoutDirection
  ) -> [RatingMark] {
    let row = cell.row
    let policy = cell.policies.display
    let rowTint = cell.tints.color(for: cell.shownValue, in: cell.style)

    return (0..<row.items).map { index in
      let fraction = cell.fraction(ofMark: index)
      let kind = Kind(fraction)
      let tint =
        switch policy.tinting {
        case .byRating: rowTint
        case .byMark: cell.tints.color(for: cell.ratingOfMark(index), in: cell.style)
        }
      let layer =
        switch kind {
        case .off: Layer(look.off, tint)
        case .half: Layer(look.half, tint)
        case .on, .partial: Layer(look.on, tint)
        }
      return RatingMark(
        index, kind, fraction, litWidth: policy.fill.width(of: fraction), layer,
        over: kind == .partial ? Layer(look.off, tint) : nil,
        row.markFrame(index, in: frame, direction),
        isMirrored: direction == .rightToLeft && kind.isLitInPart)
    }
  }
}

extension RatingCell {
  /// How much of a mark is lit, from 0 to 1.
  fileprivate func fraction(ofMark index: Int) -> RatingValue {
    let lower = bounds.values.lowerBound
    if isCompact, let compact = policies.display.compact {
      return compact.fraction(of: shownValue.subtracting(lower))
    }
    let lit = markedValue.subtracting(lower)
    let before = RatingValue(millionths: Int64(index) * RatingValue.unit)
    switch policies.display.highlight {
    case .upToTheRating: return lit.subtracting(before).clamped(to: 0...1)
    case .selectedMarkOnly: return lit > before && lit <= before.adding(1) ? 1 : 0
    }
  }

  /// The rating that all of a mark stands for.
  fileprivate func ratingOfMark(_ index: Int) -> RatingValue {
    RatingValue(clamping: bounds.lower + index + 1)
  }
}

extension RatingPolicies.Display.Compact {
  /// How much of the one mark is lit for so many marks of the row.
  fileprivate func fraction(of marks: RatingValue) -> RatingValue {
    if wholeFrom.isReached(by: marks) { return 1 }
    return halfFrom.isReached(by: marks) ? .half : 0
  }
}

extension RatingPolicies.Display.Fill {
  /// How much of a mark's width is drawn for a fraction of its value.
  fileprivate func width(of fraction: RatingValue) -> RatingValue {
    switch self {
    case .width: fraction
    case .area: RatingValue(marks: StarShape.five.width(ofArea: fraction.marks))
    case .thirds:
      switch fraction.millionths {
      case 250_000: RatingValue(millionths: 330_000)
      case 750_000: RatingValue(millionths: 660_000)
      default: fraction
      }
    }
  }
}

extension RatingMark.Layer {
  fileprivate init(_ symbol: RatingLook.Symbol, _ tint: Color?) {
    self.init(symbol.image, tint ?? symbol.color)
  }
}

extension RatingMark.Kind {
  fileprivate init(_ fraction: RatingValue) {
    switch fraction.millionths {
    case 0: self = .off
    case RatingValue.unit / 2: self = .half
    case RatingValue.unit: self = .on
    default: self = .partial
    }
  }

  fileprivate var isLitInPart: Bool {
    switch self {
    case .off, .on: false
    case .half, .partial: true
    }
  }
}
