/// Which marks of a row are lit, and how far.
enum LitMarks: Hashable, Sendable {
  /// The one mark, this far.
  case one(FixedDecimal)
  /// All up to here.
  case upTo(FixedDecimal)
  /// The one mark at which these whole marks end.
  case only(FixedDecimal)
  /// That mark, and all after it.
  case from(FixedDecimal)

  init(of cell: borrowing RatingCell) {
    let (display, lower) = (cell.policies.display, cell.bounds.values.lowerBound)
    if cell.isCompact, let compact = display.compact {
      self = .one(compact.fraction(of: cell.shownValue.subtracting(lower)))
      return
    }
    let lit = cell.markedValue.subtracting(lower)
    switch display.highlight {
    case .upToTheRating: self = .upTo(lit)
    case .selectedMarkOnly: self = .only(cell.selectedMarks)
    case .fromTheRating: self = .from(cell.selectedMarks)
    }
  }

  /// How much of a mark is lit, from 0 to 1.
  func fraction(ofMark index: Int) -> FixedDecimal {
    let before = FixedDecimal(millionths: Int64(index) * FixedDecimal.unit)
    return switch self {
    case .one(let fraction): fraction
    case .upTo(let lit): lit.subtracting(before).clamped(to: 0...1)
    case .only(let last): last == before.adding(1) ? 1 : 0
    case .from(let first): first > 0 && first <= before.adding(1) ? 1 : 0
    }
  }

  /// The mark at which they end; -1 where none is lit.
  var selectedMark: Int {
    switch self {
    case .one(let fraction): fraction > 0 ? 0 : -1
    case .upTo(let lit), .only(let lit), .from(let lit):
      Int((lit.millionths + FixedDecimal.unit - 1) / FixedDecimal.unit) - 1
    }
  }

  /// How far a strip of lit marks reaches, in marks; nil where no strip can show them.
  func strip(_ fill: RatingPolicies.Display.Fill) -> FixedDecimal? {
    switch self {
    case .one(let fraction): fill.width(of: fraction)
    case .upTo(let lit):
      lit.parts.below.adding(fill.width(of: lit.parts.fraction))
    case .only, .from: nil
    }
  }
}

extension RatingCell {
  /// How many marks there are up to the selected one: what the marks show, or the whole number nearest
  /// to the rating where they show a fraction.
  fileprivate var selectedMarks: FixedDecimal {
    let shown = markedValue.isWhole ? markedValue : shownValue.rounded(to: 1, .halfUp)
    return shown.subtracting(bounds.values.lowerBound)
  }
}

extension RatingPolicies.Display.Compact {
  /// How much of the one mark is lit for so many marks of the row.
  fileprivate func fraction(of marks: FixedDecimal) -> FixedDecimal {
    if wholeFrom.isReached(by: marks) { return 1 }
    return halfFrom.isReached(by: marks) ? .half : 0
  }
}

extension RatingPolicies.Display.Fill {
  /// How much of a mark's width is drawn for a fraction of its value.
  func width(of fraction: FixedDecimal) -> FixedDecimal {
    switch self {
    case .width: fraction
    case .area: StarFill.width(ofArea: fraction)
    case .areaOfStar(let star): star.width(ofArea: fraction)
    case .thirds:
      switch fraction.millionths {
      case 250_000: FixedDecimal(millionths: 330_000)
      case 750_000: FixedDecimal(millionths: 660_000)
      default: fraction
      }
    }
  }
}
