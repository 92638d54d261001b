import StyleSheet

extension CellPresentation: CustomStringConvertible {
  /// The items and the spoken texts of the cell as text for snapshot tests: one line each, in a
  /// fixed order, with a newline at the end.
  ///
  /// ```
  /// cell rating leftToRight 320 x 44
  /// title "Service" #223548 subheadline semibold at 16 12 104 20
  /// ratingControl on star.fill #0070F2 at 140 8 28 28
  /// spoken "Service" "3 of 5"
  /// ```
  ///
  /// A line begins with the name of its part in themes. Numbers are written exactly. Equal
  /// presentations have equal snapshots; the snapshot contains only what is visible or spoken.
  public var snapshot: String {
    let extent = "\(size.width.plainText) x \(size.height.plainText)"
    let ground = background.map { " on \($0.snapshot)" } ?? ""
    let first = "cell \(kind.name) \(direction) \(extent)\(ground)"
    let drawn = items.map { "\($0.part.name) \($0.content.snapshot)" }
    let spoken = accessibility.map { "spoken \($0.label.inQuotes) \($0.value.inQuotes)" }
    return ([first] + drawn + spoken).map { $0 + "\n" }.joined()
  }

  /// The ``snapshot``, for messages of tests.
  public var description: String { snapshot }
}

extension CellItem.Content {
  fileprivate var snapshot: String {
    switch self {
    case .text(let text): text.snapshot
    case .picture(let picture): picture.snapshot
    case .shape(let shape): shape.snapshot
    }
  }
}

extension StyledText {
  fileprivate var snapshot: String {
    let weight = font.weight == .regular ? "" : " \(font.weight)"
    let more = [font.family?.visible, font.isItalic ? "italic" : nil, font.fixedSize?.plainText]
      .compactMap { $0 }.map { " \($0)" }.joined()
    return "\(text.inQuotes) \(color) \(font.style)\(weight)\(more) at \(frame.snapshot)"
  }
}

extension StyledPicture {
  fileprivate var snapshot: String {
    let part = shownPart.map { " cut to \($0.snapshot)" } ?? ""
    let look = "\(image.name.visible) \(tint?.description ?? "untinted")"
    return "\(role) \(look)\(isMirrored ? " mirrored" : "") at \(frame.snapshot)\(part)"
  }
}

extension StyledShape {
  fileprivate var snapshot: String {
    let bottom = bottomColor.map { " to \($0)" } ?? ""
    let line = stroke.map { " line \($0.color) \($0.width.plainText)" } ?? ""
    let corner = cornerRadius > 0 ? " rounded \(cornerRadius.plainText)" : ""
    return "shape \(color)\(bottom)\(line)\(corner) at \(frame.snapshot)"
  }
}

extension BackgroundFill {
  fileprivate var snapshot: String {
    ["\(color)", bottomColor.map { "to \($0)" }, image.map { "under \($0.name.visible)" }]
      .compactMap { $0 }.joined(separator: " ")
  }
}

extension Frame {
  fileprivate var snapshot: String {
    [x, y, width, height].map(\.plainText).joined(separator: " ")
  }
}

extension String {
  fileprivate var inQuotes: String { "\"\(visible)\"" }
}
