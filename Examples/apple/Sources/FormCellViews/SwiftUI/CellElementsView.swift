import FormCellModel
import SwiftUI

/// The accessibility elements of a cell, in reading order.
struct CellElementsView: View {
  let elements: [AccessibilityElement]
  let send: (CellInput) -> Bool

  var body: some View {
    if let group = elements.first, group.traits.contains(.group) {
      ZStack(alignment: .topLeading) { list(elements.dropFirst()) }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(group.label)
        .accessibilityValue(group.value)
    } else {
      list(elements[...])
    }
  }

  private func list(_ elements: ArraySlice<AccessibilityElement>) -> some View {
    ForEach(Array(elements.enumerated()), id: \.offset) { _, element in
      CellElementView(element: element, send: send)
    }
  }
}

/// One element, which can be found and adjusted but not seen.
private struct CellElementView: View {
  let element: AccessibilityElement
  let send: (CellInput) -> Bool

  var body: some View {
    if element.traits.contains(.adjustable) {
      described.accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: _ = send(.increment)
        case .decrement: _ = send(.decrement)
        @unknown default: break
        }
      }
    } else {
      described
    }
  }

  private var described: some View {
    Color.clear
      .frame(width: element.frame.width, height: element.frame.height)
      .placed(in: element.frame)
      .accessibilityElement()
      .accessibilityLabel(element.label)
      .accessibilityValue(element.value)
      .accessibilityHint(element.hint ?? "")
      .accessibilityAddTraits(AccessibilityTraits(element.traits))
      .accessibilityAction { _ = send(activation) }
      .accessibilityActions {
        ForEach(element.actions, id: \.self) { action in
          Button(action.name) { _ = send(.act(action.kind)) }
        }
      }
      .disabled(element.traits.contains(.notEnabled))
  }

  private var activation: CellInput {
    guard element.traits.contains(.choice), let range = element.range else {
      return .activate(.accessibility)
    }
    return .choose(range.now)
  }
}

extension AccessibilityTraits {
  /// Creates the traits of an element; a disabled view is not enabled, and an adjustable action makes
  /// it adjustable.
  fileprivate init(_ traits: AccessibilityElement.Traits) {
    self.init()
    if traits.contains(.image) { formUnion(.isImage) }
    if !traits.isDisjoint(with: [.choice, .button]) { formUnion(.isButton) }
    // The value of a toggle says whether it is on.
    if traits.contains(.selected), !traits.contains(.toggle) { formUnion(.isSelected) }
    if traits.contains(.toggle) { formUnion(.isToggle) }
  }
}
