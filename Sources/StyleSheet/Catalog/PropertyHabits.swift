/// What a property is called here that other languages, and UIKit, call otherwise.
package enum PropertyHabits {
  /// The property that is meant by a word of another language; nil if that has none.
  package static func property(meantBy word: String) -> String? {
    all.first { $0.word == word }?.property
  }

  /// A row of the table.
  private struct Habit {
    package let word: String
    let property: String

    init(_ word: String, _ property: String) {
      self.word = word
      self.property = property
    }
  }

  // Source: CSS 2.2, property index; UIKit, UILabel and UIView. What values look like may differ too.
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
