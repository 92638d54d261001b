import FormCellModel
import StyleSheet
import UIKit

/// A control that draws a form cell of any kind and sends it the events of the user.
///
/// The control sends `.valueChanged` for each committed value; ``onEffect`` receives every effect.
///
/// ```swift
/// let control = FormCellControl(RatingCell(keyName: "Service"), theme: theme, strings: .english)
/// control.onEffect = { effect in print(effect) }
/// ```
public final class FormCellControl<Cell: InteractiveCell>: UIControl, UIPointerInteractionDelegate {
  /// The cell; a new value is shown without effects.
  public var cell: Cell {
    didSet { update() }
  }
  /// The theme in any environment; the control resolves it for its traits.
  public var theme: Theme {
    didSet {
      resolved = theme
      update()
    }
  }
  /// The texts of the cell.
  public var strings: Cell.Strings {
    didSet { update() }
  }
  /// Receives the effects of each event in order.
  public var onEffect: (Cell.Effect) -> Void = { _ in }

  private var resolved: Theme
  private var presentation: CellPresentation
  /// The area in which the current touch began.
  private var touched: HitArea?
  private let haptics = UISelectionFeedbackGenerator()

  /// Creates a control; its height follows from its width.
  public init(_ cell: Cell, theme: Theme, strings: Cell.Strings) {
    self.cell = cell
    self.theme = theme
    self.strings = strings
    resolved = theme
    presentation = cell.presentation(in: CellContext(theme), strings: strings)
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    addInteraction(UIPointerInteraction(delegate: self))
    registerForTraitChanges(UITraitCollection.cellTraits) { (control: FormCellControl, _) in
      control.update()
    }
    showDescription()
    update()
  }

  /// Returns nil: a storyboard has no cell.
  public required init?(coder: NSCoder) { nil }

  // MARK: - Presenting

  private func present(in width: Double) -> CellPresentation {
    let environment = traitCollection.environment(of: theme)
    if resolved.environment != environment { resolved = theme.in(environment) }
    let context = CellContext(
      resolved, width: width, traitCollection.readingDirection, textSize: traitCollection.textSize,
      accessibility: traitCollection.accessibilitySettings)
    return cell.presentation(in: context, strings: strings)
  }

  private func update() {
    let old = presentation
    presentation = present(in: bounds.width > 0 ? bounds.width : old.size.width)
    guard presentation != old else { return }
    if presentation.size != old.size { invalidateIntrinsicContentSize() }
    showDescription()
    if let message = presentation.newMessage(since: old) { announce(message) }
    setNeedsDisplay()
    guard presentation.animation > 0 else { return }
    UIView.transition(
      with: self, duration: presentation.animation,
      options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: { self.layer.displayIfNeeded() })
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    if presentation.size.width != bounds.width { update() }
  }

  public override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: presentation.size.height)
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: present(in: size.width).size.height)
  }

  public override func draw(_ rect: CGRect) {
    presentation.draw()
  }

  // MARK: - Events

  /// Sends an input to the cell; returns false if the cell has no use for it.
  @discardableResult
  private func send(_ input: CellInput) -> Bool {
    guard let effects = cell.send(input) else { return false }
    for effect in effects {
      switch Cell.response(to: effect) {
      case .tick: haptics.selectionChanged()
      case .announcement: if let words = presentation.announcement { announce(words) }
      case .commit: sendActions(for: .valueChanged)
      case nil: break
      }
      onEffect(effect)
    }
    return true
  }

  private func announce(_ words: String) {
    UIAccessibility.post(notification: .announcement, argument: words)
  }

  private func area(at point: CGPoint) -> HitArea? {
    presentation.hitAreas.first { $0.frame.contains(x: point.x, y: point.y) }
  }

  private func cellPoint(_ point: CGPoint, in area: HitArea, time: Double? = nil) -> CellPoint? {
    CellPoint(x: point.x, y: point.y, in: area, presentation.direction, time: time)
  }

  /// Includes the areas that extend beyond the control.
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || area(at: point) != nil
  }

  // MARK: - Touches

  public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    guard let area = area(at: location) else { return false }
    touched = area
    haptics.prepare()
    if let point = cellPoint(location, in: area, time: touch.timestamp) { send(.touchBegan(point)) }
    return true
  }

  public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let touched else { return false }
    let point = cellPoint(touch.location(in: self), in: touched, time: touch.timestamp)
    if let point { send(.touchMoved(point)) }
    return true
  }

  public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let began = touched else { return }
    touched = nil
    switch began.purpose {
    case .adjust: send(.touchEnded)
    case .activate, .edit:
      if let touch, area(at: touch.location(in: self)) == began { send(.activate(.pointer)) }
    case .choose(let place):
      if let touch, area(at: touch.location(in: self)) == began { send(.tapOption(place)) }
    }
  }

  public override func cancelTracking(with event: UIEvent?) {
    touched = nil
    send(.touchCancelled)
  }

  // MARK: - Pointers

  /// Sends the position of a pointer, and returns the region that the system highlights.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    guard let area = area(at: request.location) else {
      send(.hoverEnded)
      return nil
    }
    if let point = cellPoint(request.location, in: area) { send(.hoverMoved(point)) }
    return UIPointerRegion(rect: CGRect(area.frame))
  }

  /// Ends hovering when the pointer leaves the region.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    send(.hoverEnded)
  }

  // MARK: - Keys

  public override var canBecomeFocused: Bool { !presentation.hitAreas.isEmpty }

  public override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    send(context.nextFocusedView === self ? .focus : .blur)
  }

  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { press in
      guard let key = press.key, let controlKey = ControlKey(key) else { return true }
      let shift = key.modifierFlags.contains(.shift)
      return !send(.key(controlKey, shift: shift, presentation.direction))
    }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  // MARK: - Accessibility

  /// Sets the tooltip, and the elements of the presentation; a single element is not a group.
  private func showDescription() {
    toolTip = presentation.tooltip
    let shown = presentation.accessibility
    let isGroup = shown.first?.traits.contains(.group) ?? false
    accessibilityContainerType = isGroup ? .semanticGroup : .none
    accessibilityLabel = isGroup ? shown.first?.label : nil
    accessibilityValue = isGroup ? shown.first?.value : nil
    let elements = isGroup ? Array(shown.dropFirst()) : shown
    // Elements are reused, so that an assistive technology keeps its place.
    var views = (accessibilityElements ?? []).compactMap { $0 as? CellAccessibilityElement }
    while views.count < elements.count {
      views.append(CellAccessibilityElement(in: self) { [weak self] in self?.send($0) ?? false })
    }
    views.removeLast(views.count - elements.count)
    for (view, element) in zip(views, elements) { view.element = element }
    accessibilityElements = views
  }
}
