import FormCellModel
import StyleSheet
import UIKit

extension UITraitCollection {
  /// The traits that change the look of a cell.
  static var cellTraits: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceIdiom.self,
      UITraitLayoutDirection.self, UITraitPreferredContentSizeCategory.self,
      UITraitLegibilityWeight.self,
    ]
  }

  /// Returns the environment of a theme with these traits.
  ///
  /// There is no trait for the orientation; the app sets it in the theme if its sheets ask for it.
  func environment(of theme: Theme) -> ThemeEnvironment {
    var environment = theme.environment
    environment.appearance = userInterfaceStyle == .dark ? .dark : .light
    environment.level = userInterfaceLevel == .elevated ? .elevated : .base
    environment.contrast = accessibilityContrast == .high ? .high : .normal
    environment.device = userInterfaceIdiom == .pad ? .ipad : .iphone
    return environment
  }

  /// The reading direction of the user interface.
  var readingDirection: ReadingDirection {
    layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The user's accessibility settings.
  @MainActor var accessibilitySettings: AccessibilitySettings {
    AccessibilitySettings(
      reducesMotion: UIAccessibility.isReduceMotionEnabled, boldensText: legibilityWeight == .bold,
      differentiatesWithoutColor: UIAccessibility.shouldDifferentiateWithoutColor)
  }

  /// The user's text size.
  var textSize: TextSize {
    switch preferredContentSizeCategory {
    case .extraSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .extraLarge: .extraLarge
    case .extraExtraLarge: .extraExtraLarge
    case .extraExtraExtraLarge: .extraExtraExtraLarge
    case .accessibilityMedium: .accessibilityMedium
    case .accessibilityLarge: .accessibilityLarge
    case .accessibilityExtraLarge: .accessibilityExtraLarge
    case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
    case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
    default: .large
    }
  }
}

extension ControlKey {
  /// Creates the key that was pressed; nil if no control handles it.
  @MainActor init?(_ key: UIKey) {
    switch key.keyCode {
    case .keyboardLeftArrow: self = .left
    case .keyboardRightArrow: self = .right
    case .keyboardUpArrow: self = .up
    case .keyboardDownArrow: self = .down
    case .keyboardHome: self = .home
    case .keyboardEnd: self = .end
    case .keyboardPageUp: self = .pageUp
    case .keyboardPageDown: self = .pageDown
    case .keyboardSpacebar: self = .space
    case .keyboardReturnOrEnter, .keypadEnter: self = .enter
    case .keyboardEscape: self = .escape
    default:
      guard let digit = Int(key.charactersIgnoringModifiers), (0...9).contains(digit) else {
        return nil
      }
      self = .digit(digit)
    }
  }
}
