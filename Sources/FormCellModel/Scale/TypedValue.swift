/// The meaning of a text that is left in a field.
enum TypedValue: Hashable, Sendable {
  /// A number in the bounds.
  case number(FixedDecimal)
  /// There is no number.
  case none
  /// The number is beyond the bounds, and policies refuse it.
  case refused
}

extension ScalePolicies {
  /// Returns the meaning of a filtered text; decimals beyond those of the scale are rounded.
  func result(of text: String, _ scale: ValueScale, _ writing: ScaleWriting) -> TypedValue {
    let bounds = scale.bounds
    let number: FixedDecimal
    if let typed = writing.number(in: text) {
      number = typed.rounded(toDecimals: scale.writtenDecimals, .halfEven)
    } else {
      switch emptied {
      case .keepsTheValue, .staysEmpty: return .none
      case .lowerBound: number = text.isEmpty ? bounds.lowerBound : 0
      }
    }
    if typed == .refused, !bounds.contains(number) { return .refused }
    return .number(number.clamped(to: bounds))
  }
}

extension FixedDecimal {
  var negated: FixedDecimal { FixedDecimal(millionths: 0).subtracting(self) }
}
