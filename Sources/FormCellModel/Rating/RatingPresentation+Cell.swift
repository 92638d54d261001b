package import StyleSheet

extension CellKind {
  /// The rating cell.
  public static let rating = CellKind("rating", className: "fdlFUIRatingControlFormCell")
}

extension CellPart {
  package static let keyName = CellPart("title", title: "key name")
  package static let subtitle = CellPart("subtitle", title: "subtitle")
  package static let leadingLabel = CellPart("leading_label", title: "leading label")
  package static let trailingLabel = CellPart("trailing_label", title: "trailing label")
  /// The lit marks, and the lit parts of others.
  package static let litMarks = CellPart("ratingControl", title: "lit marks")
  package static let openMarks = CellPart("ratingControl", title: "open marks")
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
    // By index, since a loop over the marks would copy each of them.
    for index in marks.indices {
      let (kind, frame, layer) = (marks[index].kind, marks[index].frame, marks[index].layer)
      if let underlay = marks[index].underlay {
        let picture = StyledPicture(underlay.image, tint: underlay.tint, .off, frame)
        items.append(CellItem(.openMarks, .picture(picture)))
      }
      let isCut = kind == .partial
      let picture = StyledPicture(
        layer.image, tint: layer.tint, kind.role, frame,
        shownPart: isCut ? marks[index].litPart : nil,
        isMirrored: marks[index].isMirrored && !isCut)
      items.append(CellItem(kind == .off ? .openMarks : .litMarks, .picture(picture)))
    }
    for line in underlines { items.append(CellItem(.underlines, .shape(line))) }
    validation?.add(to: &items)
    return items
  }
}

extension RatingMark.Kind {
  /// The role of the image; a partial mark has another one below it, for its open part.
  fileprivate var role: StyledPicture.Role {
    switch self {
    case .off: .off
    case .half: .half
    case .on, .partial: .on
    }
  }
}
