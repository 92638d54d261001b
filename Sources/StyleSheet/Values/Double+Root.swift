extension Double {
  /// Returns the `degree`-th root of a number from 0 to 1, exact to the last few bits.
  ///
  /// Newton's method from above, until the value no longer decreases. The libraries have no
  /// imports, so `pow` is not available; this also gives the same bits on every system.
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
