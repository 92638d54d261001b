/// Properties whose names differ in CSS and UIKit.
package enum PropertyHabits {
  /// Returns the property for a name of another language, or nil.
  package static func property(meantBy word: String) -> String? {
    all.first { $0.word == word }?.property
  }

  private struct Habit {
    package let word: String
    let property: String

    init(_ word: String, _ property: String) {
      self.word = word
      self.property = property
    }
  }

  // Source: CSS 2.2, property index; UIKit, UILabel and UIView. The syntax of values may differ
  // too.
  private static let all = [
    Habit("align", "text-align"),
    Habit("alpha", "text-alpha"),
    Habit("background", "background-color"),
    Habit("backgroundColor", "background-color"),
    Habit("border-radius", "corner-radius"),
    Habit("color", "font-color"),
    Habit("cornerRadius", "corner-radius"),
    Habit("font", "font-name"),
    Habit("font-family", "font-name"),
    Habit("line-clamp", "text-line-clamp"),
    Habit("opacity", "text-alpha"),
    Habit("radius", "corner-radius"),
    Habit("size", "font-size"),
    Habit("text-color", "font-color"),
    Habit("text-size", "font-size"),
    Habit("textColor", "font-color"),
    Habit("tintColor", "tint-color"),
  ]
}
