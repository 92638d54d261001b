import StyleSheet

extension CellPart {
  fileprivate static let toggle = CellPart("switch", title: "switch")
  fileprivate static let stateLabel = CellPart("stateLabel", title: "state label")
}

extension SwitchCell: FieldCell {
  /// The kind of the switch cell.
  public static let kind = CellKind("switch", className: "fdlFUISwitchFormCell")

  /// Returns the layout of the cell, ready to draw: the title, a switch or its state as text, the
  /// information and the validation.
  public func presentation(
    in context: CellContext, strings: SwitchStrings = .english
  ) -> CellPresentation {
    var layout = SwitchLayout(of: self, context)
    let state = stateLabel.flatMap { field.access == .readOnly ? $0 : nil } ?? words(strings)
    layout.addTrailing(state, of: self)
    layout.addTexts(title: requirement.marked(field.title, strings.validation))
    let (notice, size) = layout.shared.addNotice(
      requirement, below: layout.bottom, strings.validation)
    return CellPresentation(
      Self.kind, context.direction, size, on: Self.kind.background(in: context.theme),
      items: layout.shared.items,
      hitAreas: canChange
        ? layout.control.map { [HitArea(.toggle, $0.grown(to: 44), .activate)] } ?? [] : [],
      accessibility: [whole(state, traits, size, strings)],
      tooltip: field.isDimmed ? nil : state,
      announcement: canChange ? state : nil, message: notice)
  }

  private func words(_ strings: SwitchStrings) -> String { isOn ? strings.on : strings.off }

  /// A read-only cell is neither a switch nor a button.
  private var traits: AccessibilityElement.Traits {
    guard field.access != .readOnly else { return [] }
    return isOn ? [.toggle, .selected] : .toggle
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
/// of 16 points and the minimum of 44 points for the trailing part are those of
/// cloud-sdk-ios-fiori (`SwitchViewStyle`).
private struct SwitchLayout {
  private let isOn: Bool
  private let look: SwitchLook
  var shared: FieldLayout
  private var trailingWidth = FieldLayout.least
  private var titleY = 16.0
  private(set) var bottom = 0.0
  private var trailingBottom = 0.0
  /// The state in words that has no room beside the title.
  private var stateBelow: String?
  /// The frame of the switch; nil if a text replaces it.
  private(set) var control: Frame?

  private static let gap = 16.0
  private static let toggle = Extent(width: 51, height: 31)
  private static let ring = 3.0

  init(of cell: borrowing SwitchCell, _ context: borrowing CellContext) {
    isOn = cell.isOn
    look = SwitchLook(of: cell, context)
    shared = FieldLayout(
      of: cell.field, FieldLook(of: cell.field, titleAt: SwitchCell.kind.titlePath, context),
      context)
  }

  private var leadingWidth: Double { max(shared.inner - trailingWidth - Self.gap, 0) }

  /// Adds the switch or, in a read-only cell, its state as text.
  mutating func addTrailing(_ state: String, of cell: SwitchCell) {
    switch cell.field.access {
    case .normal, .disabled: addToggle()
    case .readOnly:
      let font = look.textFont
      // The title has up to half of the width.
      let title = min(
        shared.width(of: cell.field.title, in: shared.look.titleFont), shared.inner / 2)
      let beside = cell.field.title.isEmpty ? shared.inner : max(shared.inner - title - Self.gap, 0)
      let words = state.split(separator: " ").map { shared.width(of: String($0), in: font) }
      guard words.allSatisfy({ $0 <= beside }) else {
        (trailingWidth, titleY, stateBelow) = (-Self.gap, FieldLayout.margin, state)
        return
      }
      trailingWidth = min(max(shared.width(of: state, in: font), FieldLayout.least), beside)
      let y = alignTitle(to: font.baseline)
      let x = shared.width - shared.edge - trailingWidth
      trailingBottom = shared.add(
        .stateLabel, state, look.text, font, .trailing, x: x, y: y, width: trailingWidth)
    }
  }

  private mutating func addToggle() {
    let size = Extent(width: min(Self.toggle.width, shared.inner), height: Self.toggle.height)
    trailingWidth = size.width
    let y = alignTitle(to: size.height * 0.75)
    let left = shared.width - shared.edge - size.width
    let frame = shared.place(x: left, y: y, width: size.width, height: size.height)
    let side = min(size.height - 4, size.width)
    let x = isOn ? max(size.width - side - 2, 0) : min(2, size.width - side)
    let thumb = shared.place(x: left + x, y: y + 2, width: side, height: side)
    let track = StyledShape(
      frame, color: look.track, stroke: .init(look.ring, width: Self.ring),
      cornerRadius: size.height / 2)
    shared.add(.toggle, track)
    shared.add(.toggle, StyledShape(thumb, color: look.thumb, cornerRadius: side / 2))
    if let color = look.sign, size.width == Self.toggle.width {
      addSign(color, besideThumb: left + (isOn ? 0 : side), y + size.height / 2)
    }
    control = frame
    trailingBottom = frame.maxY
  }

  /// Adds a line for on or a ring for off, as on the switches of iOS.
  private mutating func addSign(_ color: ThemeColor, besideThumb left: Double, _ middle: Double) {
    let free = Self.toggle.width - Self.toggle.height + 4
    let size = isOn ? Extent(width: 2, height: 12) : Extent(width: 10, height: 10)
    let frame = shared.place(
      x: left + (free - size.width) / 2, y: middle - size.height / 2, width: size.width,
      height: size.height)
    let sign =
      isOn
      ? StyledShape(frame, color: color, cornerRadius: size.width / 2)
      : StyledShape(
        frame, color: .clear, stroke: .init(color, width: 1.5), cornerRadius: size.width / 2)
    shared.add(.toggle, sign)
  }

  /// Places the title so that its baseline is that of a trailing part; returns the part's upper
  /// edge.
  private mutating func alignTitle(to baseline: Double) -> Double {
    let own = shared.look.titleFont.baseline
    titleY = FieldLayout.margin + max(baseline - own, 0)
    return titleY + own - baseline
  }

  /// Adds the title and the information before the switch.
  mutating func addTexts(title: String) {
    bottom = shared.addTitle(title, y: titleY, width: leadingWidth)
    if let stateBelow {
      bottom = shared.add(
        .stateLabel, stateBelow, look.text, look.textFont, x: shared.edge, y: bottom + 4,
        width: shared.inner)
    }
    // A state in words has the whole line of a title that is not there.
    let isAlone = title.isEmpty && control == nil && stateBelow == nil
    if isAlone { bottom = max(bottom, trailingBottom) }
    bottom = max(
      shared.addInformation(below: bottom, width: isAlone ? shared.inner : leadingWidth),
      trailingBottom)
  }
}
