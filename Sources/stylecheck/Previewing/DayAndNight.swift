/// One thing by day and by night.
struct DayAndNight<Element: Sendable>: Sendable {
  let day: Element
  let night: Element

  /// Both, the day first.
  var both: [Element] { [day, night] }

  func map<Other>(_ transform: (Element) -> Other) -> DayAndNight<Other> {
    DayAndNight<Other>(day: transform(day), night: transform(night))
  }
}

extension DayAndNight: Equatable where Element: Equatable {
  /// Whether night makes no difference.
  var isAlike: Bool { day == night }
}
