import StyleSheet

extension CellPart {
  fileprivate static let button = CellPart("button", title: "button")
}

extension ButtonCell: FieldCell {
  /// The kind of the button cell.
  public static let kind = CellKind("button", className: "fdlFUIButtonFormCell")

  /// The spoken name of the action: the name that it has for this, or the title.
  var spokenName: String { name?.orNil ?? field.title }

  /// Returns the layout of the cell, ready to draw: the button, the information and the validation.
  public func presentation(
    in context: CellContext, strings: ButtonStrings = .english
  ) -> CellPresentation {
    var layout = ButtonLayout(of: self, context)
    layout.addButton()
    let (notice, size) = layout.shared.addEnd(
      below: layout.button.maxY, requirement, strings.validation)
    let state = words(strings)
    return CellPresentation(
      Self.kind, context.direction, size, on: Self.kind.background(in: context.theme),
      items: layout.shared.items,
      hitAreas: canChange ? [HitArea(.button, layout.hitFrame, .activate)] : [],
      accessibility: [whole(named: spokenName, state, traits, size, strings)],
      announcement: canChange ? state.orNil : nil, message: notice)
  }

  private func words(_ strings: ButtonStrings) -> String {
    switch activity {
    case .idle: ""
    case .processing: strings.processing
    case .success: strings.success
    }
  }

  private var traits: AccessibilityElement.Traits {
    var traits: AccessibilityElement.Traits = canAct ? .button : [.button, .notEnabled]
    if staysSelected, isSelected { traits.insert(.selected) }
    return traits
  }
}

/// The layout of a button cell.
///
/// ```
/// │ 16     (16 [sign] 8 [image] 8 [title] 16)     16 │
/// │    [information]                                 │
/// ```
///
/// The sign and the image are above a title that has no room beside them.
///
/// Source: cloud-sdk-ios-fiori, `FioriButton` and `FioriButtonStyleProvider`; a touch counts up to 3
/// points above and below the button.
private struct ButtonLayout {
  private let cell: ButtonCell
  private let look: ButtonLook
  var shared: FieldLayout
  private(set) var button = Frame(x: 0, y: 0, width: 0, height: 0)

  private static let least = Extent(width: 44, height: 38)
  private static let radius = 8.0
  private static let gap = 8.0
  /// The padding beside a title that has no room with more; a capsule keeps the full one, because
  /// its ends are round.
  private static let leastPadding = 4.0
  private static let touchInset = 3.0

  init(of cell: ButtonCell, _ context: CellContext) {
    self.cell = cell
    look = ButtonLook(of: cell, context)
    shared = FieldLayout(
      of: cell.field, FieldLook(of: cell.field, titleAt: .button, context), context)
  }

  var hitFrame: Frame {
    Frame(
      x: button.x, y: button.y - Self.touchInset, width: button.width,
      height: button.height + 2 * Self.touchInset
    ).grown(to: FieldLayout.least)
  }

  /// Adds the shape of the button, the sign of its progress, its image and its title.
  mutating func addButton() {
    let (title, font) = (cell.field.title, look.font)
    let measurer = shared.context.measurer
    let hasPadding =
      cell.outline == .capsule
      || measurer.hasRoom(
        for: title, in: font, beside: 2 * (look.padding.width - Self.leastPadding),
        of: shared.inner - 2 * Self.leastPadding)
    let padding = min(hasPadding ? look.padding.width : Self.leastPadding, shared.inner / 2)
    let room = shared.inner - 2 * padding
    let images = [look.sign, cell.image].compactMap(\.self)
    let most = room / Double(max(images.count, 1))
    let side = images.isEmpty ? 0 : min(font.lineHeight, most)
    let pitch = min(side + Self.gap, most)
    let strip = images.isEmpty ? 0 : Double(images.count - 1) * pitch + side
    let gap = strip > 0 && !title.isEmpty ? Self.gap : 0
    let isBeside = measurer.hasRoom(for: title, in: font, beside: strip + gap, of: room)
    let (lead, above) = isBeside ? (min(strip + gap, room), 0) : (0, side)
    let text = shared.room(for: title, in: font, wrappedTo: room - lead)
    let content = max(min(text.extent.width, room - lead) + lead, isBeside ? 0 : strip)
    let own = content + 2 * padding
    let width = min(max(own, Self.least.width), shared.inner)
    let least = max(Self.least.height, cell.minimumHeight.asLength)
    let tall = text.extent.height + above
    let height = max(tall + 2 * look.padding.height, least)
    let x = shared.edge + (shared.inner - width) * share
    let y = max(FieldLayout.margin, (FieldLayout.least - height) / 2)
    button = shared.place(x: x, y: y, width: width, height: height)
    if let fill = look.fill {
      let radius = cell.outline.radius(Self.radius, height: height)
      shared.add(
        .button, StyledShape(button, color: fill, stroke: look.outline, cornerRadius: radius))
    }
    let start = x + max(width - own, 0) / 2 + padding
    let top = button.middle - tall / 2
    for (place, image) in images.enumerated() {
      let frame = shared.place(
        x: (isBeside ? start : start + (content - strip) / 2) + Double(place) * pitch,
        y: isBeside ? button.middle - side / 2 : top, width: side, height: side)
      shared.add(.button, icon: image, look.text, frame)
    }
    _ = shared.add(
      .button, title, look.text, font, .center, x: start + lead, y: top + above,
      width: max(content - lead, 0), lines: text.lines)
  }

  /// The share of the free width that is before the button.
  private var share: Double {
    switch cell.alignment {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
