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
    layout.add(
      title: requirement.marked(field.title, strings.validation),
      state: field.access == .readOnly ? state : nil)
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
///
/// A title that has no room beside the switch stands above it, and information that has none takes
/// the line below it; beside a state, information has room if it breaks no word:
///
/// ```
/// │ 16 [title                  ] 16 │
/// │ 16                  [(   ●)] 16 │
/// │    [information            ]    │
/// ```
private struct SwitchLayout {
  private let isOn: Bool
  private let look: SwitchLook
  var shared: FieldLayout
  private(set) var bottom = 0.0
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

  /// Adds the title with the switch or, in a read-only cell, with its state as text; then the
  /// information.
  mutating func add(title: String, state: String?) {
    let titleFont = shared.look.titleFont
    let part = state.map { trailingText($0, title) } ?? trailingToggle
    let taken = part.width + Self.gap
    let isBeside =
      title.isEmpty || part.hasRoom && shared.hasRoom(for: title, in: titleFont, beside: taken)
    guard isBeside else {
      bottom = shared.addTitle(title, y: FieldLayout.margin, width: shared.inner)
      bottom =
        state.map { add($0, .leading, y: bottom + 4, width: shared.inner) }
        ?? addToggle(y: bottom + FieldLayout.margin, width: part.width)
      bottom = shared.addInformation(below: bottom, width: shared.inner)
      return
    }
    let leading = max(shared.inner - taken, 0)
    let y = FieldLayout.margin + max(part.baseline - titleFont.baseline, 0)
    let top = y + titleFont.baseline - part.baseline
    let end =
      state.map { add($0, .trailing, y: top, width: part.width) }
      ?? addToggle(y: top, width: part.width)
    bottom = shared.addTitle(title, y: y, width: leading)
    // A state in words has the whole line of a title that is not there.
    let informationHasRoom =
      state == nil
      ? shared.informationHasRoom(beside: taken)
      : !title.isEmpty && shared.informationKeepsWords(in: leading)
    if informationHasRoom {
      bottom = max(shared.addInformation(below: bottom, width: leading), end)
    } else {
      bottom = shared.addInformation(below: max(bottom, end), width: shared.inner)
    }
  }

  /// The trailing part of a cell, and whether its text has room beside the title.
  private typealias Trailing = (width: Double, baseline: Double, hasRoom: Bool)

  private var trailingToggle: Trailing {
    (min(Self.toggle.width, shared.inner), Self.toggle.height * 0.75, true)
  }

  /// The state as text; the title has up to half of the width.
  private func trailingText(_ state: String, _ title: String) -> Trailing {
    let font = look.textFont
    let wanted = min(shared.width(of: title, in: shared.look.titleFont), shared.inner / 2)
    let beside = title.isEmpty ? shared.inner : max(shared.inner - wanted - Self.gap, 0)
    let width = min(max(shared.width(of: state, in: font), FieldLayout.least), beside)
    let words = state.split(separator: " ").map { shared.width(of: String($0), in: font) }
    return (width, font.baseline, words.allSatisfy { $0 <= width })
  }

  /// Adds the state as text, and returns its lower edge.
  private mutating func add(
    _ state: String, _ alignment: StyledText.Alignment, y: Double, width: Double
  ) -> Double {
    let x = alignment == .leading ? shared.edge : shared.width - shared.edge - width
    return shared.add(
      .stateLabel, state, look.text, look.textFont, alignment, x: x, y: y, width: width)
  }

  /// Adds the switch, and returns its lower edge.
  private mutating func addToggle(y: Double, width: Double) -> Double {
    let size = Extent(width: width, height: Self.toggle.height)
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
    return frame.maxY
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
}
