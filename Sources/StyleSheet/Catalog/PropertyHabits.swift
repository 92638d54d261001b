/// Properties whose names differ in CSS and UIKit.
package enum PropertyHabits {
  /// Returns the property for a name of another language, or nil.
  package static func property(meantBy word: String) -> String? {
    all[word]
  }

  // Source: CSS 2.2, property index; UIKit, UILabel and UIView. The syntax of values may differ
  // too.
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
