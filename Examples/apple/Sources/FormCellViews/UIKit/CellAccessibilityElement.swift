import FormCellModel
import UIKit

/// An element of a cell for UIKit's assistive technologies.
final class CellAccessibilityElement: UIAccessibilityElement {
  /// The element of the presentation.
  var element: AccessibilityElement? {
    didSet { show() }
  }
  private let send: (CellInput) -> Bool

  /// Creates an element of a view; `send` returns false if the cell has no use for an input.
  init(in view: UIView, send: @escaping (CellInput) -> Bool) {
    self.send = send
    super.init(accessibilityContainer: view)
  }

  private func show() {
    guard let element else { return }
    accessibilityLabel = element.label
    accessibilityValue = element.value
    accessibilityHint = element.hint
    accessibilityTraits = UIAccessibilityTraits(element.traits)
    accessibilityFrameInContainerSpace = CGRect(element.frame)
    accessibilityCustomActions = element.actions.map { action in
      UIAccessibilityCustomAction(name: action.name) { [weak self] _ in
        self?.send(.act(action.kind)) ?? false
      }
    }
  }

  override func accessibilityIncrement() { _ = send(.increment) }

  override func accessibilityDecrement() { _ = send(.decrement) }

  override func accessibilityActivate() -> Bool {
    guard let element, element.traits.contains(.choice), let range = element.range else {
      return send(.activate(.accessibility))
    }
    return send(.choose(range.now))
  }
}

extension UIAccessibilityTraits {
  /// Creates the traits of an element; a group is a container and has none.
  init(_ traits: AccessibilityElement.Traits) {
    self = []
    if traits.contains(.adjustable) { insert(.adjustable) }
    if traits.contains(.image) { insert(.image) }
    if traits.contains(.notEnabled) { insert(.notEnabled) }
    if !traits.isDisjoint(with: [.choice, .button]) { insert(.button) }
    // The value of a toggle says whether it is on.
    if traits.contains(.selected), !traits.contains(.toggle) { insert(.selected) }
    if traits.contains(.toggle) { insert(.toggleButton) }
  }
}
