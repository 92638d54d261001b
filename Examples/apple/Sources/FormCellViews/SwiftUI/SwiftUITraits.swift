import FormCellModel
import SwiftUI

extension TextSize {
  /// Creates the user's text size.
  init(_ size: DynamicTypeSize) {
    self =
      switch size {
      case .xSmall: .extraSmall
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .xLarge: .extraLarge
      case .xxLarge: .extraExtraLarge
      case .xxxLarge: .extraExtraExtraLarge
      case .accessibility1: .accessibilityMedium
      case .accessibility2: .accessibilityLarge
      case .accessibility3: .accessibilityExtraLarge
      case .accessibility4: .accessibilityExtraExtraLarge
      case .accessibility5: .accessibilityExtraExtraExtraLarge
      @unknown default: .large
      }
  }
}

extension ControlKey {
  /// Creates the key that was pressed; nil if no control handles it.
  init?(_ press: KeyPress) {
    switch press.key {
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .home: self = .home
    case .end: self = .end
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .space: self = .space
    case .return: self = .enter
    case .escape: self = .escape
    default:
      guard let digit = press.key.character.wholeNumberValue, (0...9).contains(digit) else {
        return nil
      }
      self = .digit(digit)
    }
  }
}
