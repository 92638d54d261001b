/// The lit marks of a row, and their fractions.
enum LitMarks: Hashable, Sendable {
  /// A single mark, lit to this fraction.
  case one(FixedDecimal)
  /// All marks up to this position.
  case upTo(FixedDecimal)
  /// The single mark at the end of these whole marks.
  case only(FixedDecimal)
  /// That mark and all later ones.
  case from(FixedDecimal)

  /// Creates the marks of a cell, given the rating that they show.
  init(of cell: borrowing RatingCell, _ marked: FixedDecimal) {
    let (display, lower) = (cell.policies.display, cell.bounds.values.lowerBound)
    if cell.isCompact, let compact = display.compact {
      let marks = cell.shownValue.subtracting(lower)
      let half: FixedDecimal = compact.halfFrom.isReached(by: marks) ? .half : 0
      self = .one(compact.wholeFrom.isReached(by: marks) ? 1 : half)
      return
    }
    let lit = marked.subtracting(lower)
    switch display.highlight {
    case .upToTheRating: self = .upTo(lit)
    case .selectedMarkOnly: self = .only(cell.selectedMarks)
    case .fromTheRating: self = .from(cell.selectedMarks)
    }
  }

  func fraction(ofMark index: Int) -> FixedDecimal {
    let before = FixedDecimal(millionths: Int64(index) * FixedDecimal.unit)
    return switch self {
    case .one(let fraction): fraction
    case .upTo(let lit): lit.subtracting(before).clamped(to: 0...1)
    case .only(let last): last == before.adding(1) ? 1 : 0
    case .from(let first): first > 0 && first <= before.adding(1) ? 1 : 0
    }
  }

  /// The index of the mark at which the rating ends; -1 if no mark is lit.
  var selectedMark: Int {
    switch self {
    case .one(let fraction): fraction > 0 ? 0 : -1
    case .upTo(let lit), .only(let lit), .from(let lit):
      Int((lit.millionths + FixedDecimal.unit - 1) / FixedDecimal.unit) - 1
    }
  }

  /// Returns the length of a strip of lit marks, in marks; nil if a strip cannot show them.
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
  /// The number of marks up to the selected one: the rating that the marks show, or the nearest
  /// whole number if that is a fraction.
  fileprivate var selectedMarks: FixedDecimal {
    let shown = markedValue.isWhole ? markedValue : shownValue.rounded(to: 1, .halfUp)
    return shown.subtracting(bounds.values.lowerBound)
  }
}

extension RatingPolicies.Display.Fill {
  /// Returns the lit part of a mark's width for a fraction of its value.
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
