public import StyleSheet

extension CellPart {
  /// The ring around the part with the keyboard focus.
  package static let focusRing = CellPart("focusRing", title: "focus ring")
}

extension CellPresentation {
  private static let lineWidth = 2.0
  private static let gap = 2.0
  private static let radius = 8.0

  /// Returns the presentation with a ring around the part with the keyboard focus, as the last
  /// item, and the trait `focused` for its element; unchanged if the cell cannot have the focus.
  ///
  /// The ring surrounds the focused option or thumb, the edited text field, or the whole control.
  /// Its color is the tint color if that has the contrast of a graphic against the background, or
  /// else that of labels, white or black.
  public func withFocusRing(in theme: Theme) -> CellPresentation {
    guard isFocusable, let (frame, radius) = focused else { return self }
    let outset = Self.gap + Self.lineWidth / 2
    let inset = Self.lineWidth / 2
    let (left, top) = (max(frame.x - outset, inset), max(frame.y - outset, inset))
    let right = min(frame.maxX + outset, size.width - inset)
    let bottom = min(frame.maxY + outset, size.height - inset)
    let ring = StyledShape(
      Frame(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0)),
      color: .clear, stroke: .init(ringColor(in: theme), width: Self.lineWidth),
      cornerRadius: radius + outset)
    return with(items: items + [CellItem(.focusRing, .shape(ring))])
      .focused(onElement: smallestElement(around: frame))
  }

  /// Returns the place of the smallest element around a frame; the whole cell is the first one.
  private func smallestElement(around frame: Frame) -> Int {
    func area(_ place: Int) -> Double {
      accessibility[place].frame.width * accessibility[place].frame.height
    }
    return accessibility.indices.filter { accessibility[$0].frame.contains(frame) }
      .min { area($0) < area($1) } ?? 0
  }

  private func ringColor(in theme: Theme) -> ThemeColor {
    let colors = [
      theme.color(.tintColor), theme.color(.primaryLabel), ThemeColor(rgba: 0xFFFF_FFFF),
      ThemeColor(rgba: 0x0000_00FF),
    ]
    return colors.first { color in
      (background?.colors ?? []).allSatisfy { ground in
        color.contrast(against: ground).map { $0 >= ContrastNeed.graphic.least } ?? true
      }
    } ?? colors[0]
  }

  // MARK: - The focused part

  /// The frame with the focus, and its corner radius.
  private var focused: (frame: Frame, radius: Double)? {
    if let element = accessibility.first(where: { $0.traits.contains(.focused) }) {
      let shape = shapes.first {
        element.frame.contains($0.frame) && $0.frame.hasCenter(of: element.frame)
      }
      return shape.map { ($0.frame, $0.cornerRadius) } ?? (element.frame, Self.radius)
    }
    let edited = editedText.flatMap { text in hitAreas.first { $0.part == text.part } }
    guard let area = edited ?? hitAreas.first else { return nil }
    let own = items.compactMap { item -> (frame: Frame, radius: Double)? in
      // The lit and the open marks of a rating are one control, and differ only in their titles.
      guard item.part.name == area.part.name else { return nil }
      return switch item.content {
      case .shape(let shape): (shape.frame, shape.cornerRadius)
      // The marks of a rating.
      case .picture(let picture) where area.way != nil: (picture.frame, Self.radius)
      case .picture, .text: nil
      }
    }
    if let first = own.first {
      return own.dropFirst().reduce(first) { ($0.frame.union($1.frame), max($0.radius, $1.radius)) }
    }
    return (edited?.frame ?? controlFrame ?? area.frame, Self.radius)
  }
}

extension Frame {
  /// Returns the smallest frame that contains both.
  func union(_ other: Frame) -> Frame {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Frame(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  fileprivate func hasCenter(of other: Frame) -> Bool {
    (x + width / 2 - other.x - other.width / 2).magnitude < 0.01
      && (middle - other.middle).magnitude < 0.01
  }
}
