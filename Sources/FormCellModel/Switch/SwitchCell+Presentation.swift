import StyleSheet

extension CellPart {
  fileprivate static let title = CellPart("title", title: "title")
  fileprivate static let toggle = CellPart("switch", title: "switch")
  fileprivate static let stateLabel = CellPart("stateLabel", title: "state label")
  fileprivate static let information = CellPart("information", title: "information")
}

extension SwitchCell: FormCell {
  /// The kind of the switch cell.
  public static var kind: CellKind { .toggle }

  /// Returns the layout of the cell, ready to draw: the title, a switch or its state as text, the
  /// information and the validation.
  public func presentation(
    in context: CellContext, strings: SwitchStrings = SwitchStrings()
  ) -> CellPresentation {
    var layout = SwitchLayout(of: self, context)
    let state = stateLabel.flatMap { access == .readOnly ? $0 : nil } ?? words(strings)
    layout.addTrailing(state)
    layout.addTitle(demand.marked(title, strings.validation))
    layout.addInformation()
    let (validation, size) = layout.addNotice(demand, strings.validation)
    let frame = Frame(x: 0, y: 0, width: size.width, height: size.height)
    let separator = strings.listSeparator
    let name = demand.spoken(title, strings.validation, separator: separator)
    let message = demand.spokenMessage(strings.validation)
    let element = AccessibilityElement(
      label: [name, information?.orNil].compactMap { $0 }.joined(separator: separator),
      value: [state, message].compactMap { $0 }.joined(separator: separator), traits: traits,
      frame: frame)
    return CellPresentation(
      Self.kind, context.direction, size, on: Self.kind.background(in: context.theme),
      items: layout.items,
      hitAreas: canChange
        ? layout.control.map { [HitArea(.toggle, $0.grown(to: 44), .activate)] } ?? [] : [],
      accessibility: [element], tooltip: isDimmed ? nil : state,
      announcement: canChange ? state : nil, message: validation?.announcement)
  }

  private func words(_ strings: SwitchStrings) -> String { isOn ? strings.on : strings.off }

  /// A read-only cell is neither a switch nor a button.
  private var traits: AccessibilityElement.Traits {
    guard access != .readOnly else { return isDimmed ? .notEnabled : [] }
    return canChange ? .toggle : [.toggle, .notEnabled]
  }
}

/// The layout of a switch cell.
///
/// ```
/// │ 16 [title      ] 16 [(   ●)] 16 │
/// │    [information]                │
/// ```
///
/// The first baselines are aligned; that of the switch is at three quarters of its height. The gap
/// of 16 points, the minimum of 44 points for the trailing part, and the 4 points above the
/// information are those of cloud-sdk-ios-fiori (`SwitchViewStyle`); 16 and 8 points at the edges
/// are those of the rating cell.
private struct SwitchLayout {
  private let cell: SwitchCell
  private let look: SwitchLook
  private let context: CellContext
  private let width: Double
  private var trailingWidth = least
  private var titleY = 16.0
  private var bottom = 0.0
  private var trailingBottom = 0.0
  private(set) var items: [CellItem] = []
  /// The frame of the switch; nil if a text replaces it.
  private(set) var control: Frame?

  private static let edge = 16.0
  private static let gap = 16.0
  private static let least = 44.0
  private static let margin = 8.0
  private static let toggle = Extent(width: 51, height: 31)
  private static let ring = 3.0

  init(of cell: SwitchCell, _ context: CellContext) {
    self.cell = cell
    self.context = context
    look = SwitchLook(of: cell, context)
    width = context.width.asLength
  }

  var size: Extent {
    Extent(
      width: width, height: max(bottom + Self.margin, trailingBottom + Self.margin, Self.least))
  }

  private var edge: Double { min(Self.edge, width / 2) }
  private var inner: Double { width - 2 * edge }
  private var leadingWidth: Double { max(inner - trailingWidth - Self.gap, 0) }

  /// Adds the switch or, in a read-only cell, its state as text.
  mutating func addTrailing(_ state: String) {
    switch cell.access {
    case .normal, .disabled: addToggle()
    case .readOnly:
      let font = look.textFont
      trailingWidth = min(max(font.widthGuess(for: state), Self.least), inner)
      titleY = Self.margin + max(font.baseline - look.titleFont.baseline, 0)
      let y = titleY + look.titleFont.baseline - font.baseline
      let frame = place(width - edge - trailingWidth, y, trailingWidth, font.lineHeight)
      let text = StyledText(
        state, color: look.text, font: font, alignment: .trailing, frame: frame)
      items.append(CellItem(.stateLabel, .text(text)))
      trailingBottom = frame.maxY
    }
  }

  private mutating func addToggle() {
    let size = Extent(width: min(Self.toggle.width, inner), height: Self.toggle.height)
    let baseline = size.height * 0.75
    trailingWidth = size.width
    titleY = Self.margin + max(baseline - look.titleFont.baseline, 0)
    let y = titleY + look.titleFont.baseline - baseline
    let frame = place(width - edge - size.width, y, size.width, size.height)
    let side = min(size.height - 4, size.width)
    let x = cell.isOn ? max(size.width - side - 2, 0) : min(2, size.width - side)
    let thumb = place(width - edge - size.width + x, y + 2, side, side)
    let shapes = [
      StyledShape(
        frame, color: look.track, stroke: .init(look.ring, width: Self.ring),
        cornerRadius: size.height / 2),
      StyledShape(thumb, color: look.thumb, cornerRadius: side / 2),
    ]
    items += shapes.map { CellItem(.toggle, .shape($0)) }
    control = frame
    trailingBottom = frame.maxY
  }

  /// Adds the notice of a form at the bottom, and returns it with the size of the cell.
  mutating func addNotice(
    _ demand: FormDemand, _ strings: ValidationStrings
  ) -> (ValidationNotice?, Extent) {
    let notice = demand.notice(
      demand.validation.map {
        ValidationLook(of: $0, in: context.theme).at(context.textSize)
      }, below: size, context.direction, strings)
    notice?.add(to: &items)
    return (notice, size.taller(by: notice?.frame.height ?? 0))
  }

  mutating func addTitle(_ title: String) {
    let room = look.titleFont.room(for: title.orNil, wrappedTo: leadingWidth)
    if !title.isEmpty {
      add(.title, title, look.title, look.titleFont, room, indent: 0, y: titleY)
    }
    bottom = titleY + room.extent.height
  }

  mutating func addInformation() {
    guard let information = cell.information?.orNil else { return }
    let font = look.informationFont
    let y = bottom + 4
    let side = look.icon == nil ? 0 : min(font.lineHeight - 2, leadingWidth)
    if let icon = look.icon {
      let frame = place(edge, y + (font.lineHeight - side) / 2, side, side)
      let picture = StyledPicture(icon, tint: look.information, .icon, frame)
      items.append(CellItem(.information, .picture(picture)))
    }
    let indent = side > 0 ? min(side + 8, leadingWidth) : 0
    let room = font.room(for: information, wrappedTo: leadingWidth - indent)
    add(.information, information, look.information, font, room, indent: indent, y: y)
    bottom = y + room.extent.height
  }

  private mutating func add(
    _ part: CellPart, _ words: String, _ color: ThemeColor, _ font: TextFont, _ room: TextRoom,
    indent: Double, y: Double
  ) {
    let frame = place(edge + indent, y, leadingWidth - indent, room.extent.height)
    let text = StyledText(
      words, color: color, font: font, alignment: .leading, lineLimit: room.lines, frame: frame)
    items.append(CellItem(part, .text(text)))
  }

  private func place(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Frame {
    context.direction.place(Frame(x: x, y: y, width: width, height: height), inWidth: self.width)
  }
}

extension TextFont {
  /// The distance from the upper edge of a line to its baseline.
  fileprivate var baseline: Double { lineHeight / 2 + pointSize * 0.35 }
}
