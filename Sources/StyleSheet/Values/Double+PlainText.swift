extension Double {
  /// The number as a sheet would say it: without a decimal point where it is whole.
  package var plainText: String {
    guard magnitude < 1e15 else { return description }
    let whole = Int(self)
    return Double(whole) == self ? "\(whole)" : description
  }
}
