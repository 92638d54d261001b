extension Double {
  /// The number as in a sheet: without a decimal point if it is whole.
  package var plainText: String {
    guard magnitude < 1e15 else { return description }
    let whole = Int(self)
    return Double(whole) == self ? "\(whole)" : description
  }
}
