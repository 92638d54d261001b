private import StyleSheet

extension RatingMark {
  static func row(
    of cell: RatingCell, _ lit: LitMarks, _ look: Shared<RatingLook>, _ placed: PlacedRow,
    _ direction: ReadingDirection
  ) -> [RatingMark] {
    let policy = cell.policies.display
    let rowTint = cell.tints.color(for: cell.shownValue, in: cell.style)
    let selected = lit.selectedMark
    let isFollowed = cell.followsAFinger
    let least = cell.policies.pointer.target.side
    let hasHalves = cell.hasHalves
    let usualLook = look
    let ownLooks = cell.looksOfMarks(look)

    var marks: [RatingMark] = []
    marks.reserveCapacity(placed.row.items)
    for index in 0..<placed.row.items {
      let look = ownLooks.isEmpty ? usualLook : ownLooks[index] ?? usualLook
      let fraction = lit.fraction(ofMark: index)
      let kind = Kind(fraction, cutsHalves: look.value.cutsHalves || !hasHalves)
      let tint =
        policy.tinting == .byRating
        ? rowTint : cell.tints.color(for: cell.ratingOfMark(index), in: cell.style)
      let layer =
        switch kind {
        case .off: Layer(look.value.off, tint)
        case .half: Layer(look.value.half, tint)
        case .partial where hasHalves && fraction == .half: Layer(look.value.half, tint)
        case .on, .partial: Layer(look.value.on, tint)
        }
      marks.append(
        RatingMark(
          index, kind, fraction, litWidth: policy.fill.width(of: fraction), layer,
          over: kind == .partial ? Layer(look.value.off, tint) : nil,
          placed.markFrame(index), hitFrame: placed.hitFrame(index, least: least),
          isMirrored: direction == .rightToLeft && kind.isLitInPart,
          isSelected: index == selected, isActive: isFollowed && index == selected))
    }
    return marks
  }

  private static let lineWidth = 2.0

  /// Returns a line below the lit part of each mark whose lit and open images are the same.
  static func underlines(
    of marks: [RatingMark], in cell: RatingCell, _ look: Shared<RatingLook>
  ) -> [StyledShape] {
    let ownLooks = cell.looksOfMarks(look)
    return marks.compactMap { mark in
      let look = (ownLooks[mark.index] ?? look).value
      guard look.on.image == look.off.image, mark.litPart.width > 0 else { return nil }
      let line = Frame(
        x: mark.frame.x + mark.litPart.x, y: mark.frame.maxY + lineWidth / 2,
        width: mark.litPart.width, height: lineWidth)
      return StyledShape(
        line, color: mark.layer.tint ?? look.keyName.color, cornerRadius: lineWidth / 2)
    }
  }
}

extension RatingCell {
  /// Returns the looks of the marks that have images of their own, by index.
  fileprivate func looksOfMarks(_ look: Shared<RatingLook>) -> [Int: Shared<RatingLook>] {
    guard !images.entries.isEmpty else { return [:] }
    let marks = Set(images.entries.compactMap(\.index)).map { index in
      let own = look.value.with(images, policies.display.images, in: style, at: index)
      return (index, Shared(own))
    }
    return Dictionary(marks) { first, _ in first }
  }

  func ratingOfMark(_ index: Int) -> FixedDecimal {
    FixedDecimal(clamping: bounds.lower + index + 1)
  }

  /// True if the marks have halves of their own.
  ///
  /// If a mark can show other fractions too, every fraction is cut out of the lit image; otherwise
  /// the color of a mark would change at exactly one half.
  fileprivate var hasHalves: Bool {
    let display = policies.display
    if isCompact { return true }
    return switch (style.isReadOnly ? display.averageRounding : display.rounding).grid {
    case .halves: true
    case .steps(let step, _): step == .half
    case .exact, .wholes: false
    }
  }

  /// True if the shown rating is the one under a finger or a pointer.
  fileprivate var followsAFinger: Bool {
    switch phase {
    case .hovering: true
    case .tracking: policies.pointer.gesture == .tapAndDrag
    case .resting, .engaged, .staged: false
    }
  }
}

extension RatingMark.Layer {
  fileprivate init(_ symbol: RatingLook.Symbol, _ tint: ThemeColor?) {
    self.init(symbol.image, symbol.isTemplate ? tint ?? symbol.color : nil)
  }
}

extension RatingMark.Kind {
  fileprivate init(_ fraction: FixedDecimal, cutsHalves: Bool) {
    switch fraction.millionths {
    case 0: self = .off
    case FixedDecimal.unit / 2: self = cutsHalves ? .partial : .half
    case FixedDecimal.unit: self = .on
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
