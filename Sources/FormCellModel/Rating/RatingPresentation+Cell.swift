package import StyleSheet

extension CellKind {
  /// The rating cell.
  public static let rating = CellKind("rating", className: "fdlFUIRatingControlFormCell")
}

extension CellPart {
  /// The name of the rated item.
  public static let keyName = CellPart("title", title: "key name")
  /// The text below the control.
  public static let subtitle = CellPart("subtitle", title: "subtitle")
  /// The text before the marks.
  public static let leadingLabel = CellPart("leading_label", title: "leading label")
  /// The text after the marks.
  public static let trailingLabel = CellPart("trailing_label", title: "trailing label")
  /// The lit marks, and the lit parts of others.
  public static let litMarks = CellPart("ratingControl", title: "lit marks")
  /// The open marks.
  public static let openMarks = CellPart("ratingControl", title: "open marks")
  /// The lines below lit marks.
  static let underlines = CellPart("ratingControl", title: "underlines")
}

extension RatingPresentation: CustomStringConvertible {
  /// The presentation for renderers, without a background.
  public var cell: CellPresentation { cell(on: nil) }

  /// Returns the presentation for renderers, with the background of the cell.
  package func cell(on background: BackgroundFill?) -> CellPresentation {
    var elements = [accessibility]
    if !choices.isEmpty { elements += choices }
    return CellPresentation(
      .rating, direction, size, on: background, items: items,
      hitAreas: canChange
        ? [HitArea(.litMarks, hitArea, .adjust(along: row))] : [],
      accessibility: elements, tooltip: tooltip, announcement: announcement,
      message: validation?.announcement, animation: animation)
  }

  /// The items and the spoken texts, for messages of tests.
  public var description: String { cell.description }

  private var items: [CellItem] {
    var items: [CellItem] = []
    items.reserveCapacity(marks.count + 8)
    func add(_ text: StyledText?, _ part: CellPart) {
      if let text { items.append(CellItem(part, .text(text))) }
    }
    add(keyName, .keyName)
    add(leadingLabel, .leadingLabel)
    add(trailingLabel, .trailingLabel)
    add(subtitle, .subtitle)
    for mark in marks { mark.add(to: &items) }
    for line in underlines { items.append(CellItem(.underlines, .shape(line))) }
    validation?.add(to: &items)
    return items
  }
}

extension RatingMark {
  /// Adds the images of the mark; a partial mark has two: the open one, and the lit part of the lit
  /// one.
  fileprivate func add(to items: inout [CellItem]) {
    func add(_ layer: Layer, _ role: StyledPicture.Role, shownPart: Frame? = nil, flips: Bool) {
      let picture = StyledPicture(
        layer.image, tint: layer.tint, role, frame, shownPart: shownPart, isMirrored: flips)
      items.append(CellItem(role == .off ? .openMarks : .litMarks, .picture(picture)))
    }
    if let underlay { add(underlay, .off, flips: false) }
    switch kind {
    case .off: add(layer, .off, flips: isMirrored)
    case .half: add(layer, .half, flips: isMirrored)
    case .on: add(layer, .on, flips: isMirrored)
    case .partial: add(layer, .on, shownPart: litPart, flips: false)
    }
  }

  /// The part of the frame that is lit, from its upper left corner.
  var litPart: Frame {
    let lit = frame.width * litWidth.double
    return Frame(x: isMirrored ? frame.width - lit : 0, y: 0, width: lit, height: frame.height)
  }
}
