extension Double {
  /// The `degree`-th root of a number from 0 to 1, exact to the last few bits.
  ///
  /// By Newton's method from above, which comes down step by step until the digits are used up. The
  /// libraries import nothing, so there is no `pow` to ask; and this gives the same bits everywhere.
  func root(_ degree: Int) -> Double {
    guard self > 0 else { return 0 }
    var root = 1.0
    while true {
      var power = 1.0
      for _ in 1..<degree { power *= root }
      let next = (Double(degree - 1) * root + self / power) / Double(degree)
      guard next < root else { return root }
      root = next
    }
  }
}
