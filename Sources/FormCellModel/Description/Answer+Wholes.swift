extension Answer where Value == Int {
  /// A whole number in a range.
  static func whole(_ range: ClosedRange<Int>) -> Self {
    Answer(
      plain: Plain(form: .whole(range), read: { $1.whole($0, in: range) }, written: { $0 }))
  }
}

extension Answer where Value == [Int] {
  /// A list of whole numbers.
  static var wholes: Self {
    Answer(plain: Plain(form: .wholes, read: { $1.wholes($0) }, written: { $0 }))
  }
}
