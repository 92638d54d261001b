/// What a property is called here that other languages, and UIKit, call otherwise.
enum PropertyHabits {
  /// The property that is meant by a word of another language; nil if that has none.
  static func property(meantBy word: String) -> String? { all[word] }

  // Source: CSS 2.2, property index; UIKit, UILabel and UIView. What values look like may differ too.
  private static let all = [
    "align": "text-align",
    "alpha": "text-alpha",
    "background": "background-color",
    "backgroundColor": "background-color",
    "border-radius": "corner-radius",
    "color": "font-color",
    "cornerRadius": "corner-radius",
    "font": "font-name",
    "font-family": "font-name",
    "line-clamp": "text-line-clamp",
    "opacity": "text-alpha",
    "radius": "corner-radius",
    "size": "font-size",
    "text-color": "font-color",
    "text-size": "font-size",
    "textColor": "font-color",
    "tintColor": "tint-color",
  ]
}
