private import StyleSheet

extension RatingMark {
  /// The marks of `cell`, drawn into `frame`.
  ///
  /// - Complexity: O(*n*) in the number of marks.
  static func row(
    of cell: RatingCell, _ look: RatingLook, in frame: Frame, _ direction: LayoutDirection
  ) -> [RatingMark] {
    let tint = cell.tints.color(for: cell.shownValue, in: cell.style)
    let on = Layer(look.on, tint)
    let off = Layer(look.off, tint)
    let half = Layer(look.half, tint)
    let row = cell.row
    let lit = cell.markedValue.millionths - cell.bounds.values.lowerBound.millionths

    return (0..<row.items).map { index in
      let fraction = RatingValue(millionths: lit - Int64(index) * RatingValue.unit)
        .clamped(to: 0...1)
      let kind = Kind(fraction)
      let layer =
        switch kind {
        case .off: off
        case .half: half
        case .on, .partial: on
        }
      return RatingMark(
        index, kind, fraction, layer, over: kind == .partial ? off : nil,
        row.markFrame(index, in: frame, direction),
        isMirrored: direction == .rightToLeft && kind.isLitInPart)
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
