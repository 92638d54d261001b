/// A value for light mode and one for dark mode.
struct DayAndNight<Element: Sendable>: Sendable {
  let day: Element
  let night: Element

  /// Both values, light mode first.
  var both: [Element] { [day, night] }

  func map<Other>(_ transform: (Element) -> Other) -> DayAndNight<Other> {
    DayAndNight<Other>(day: transform(day), night: transform(night))
  }
}

extension DayAndNight: Equatable where Element: Equatable {
  /// True if both values are equal.
  var isAlike: Bool { day == night }
}
