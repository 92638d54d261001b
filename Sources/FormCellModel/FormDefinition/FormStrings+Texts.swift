extension FormStrings {
  /// Returns the text of a message.
  public func text(of message: FormMessage) -> String {
    if let text = message.text?.orNil { return text }
    switch message.source {
    case .check(let check): return text(of: check)
    case .server, .program: return message.kind == .error ? custom { _ in "" } : ""
    }
  }

  private func text(of check: FormCheck) -> String {
    switch check {
    case .required: required { _ in "" }
    case .length(let minimum, let maximum):
      text(
        of: length, minimum.map { FixedDecimal(clamping: $0) },
        maximum.map { FixedDecimal(clamping: $0) })
    case .range(let minimum, let maximum): text(of: range, minimum, maximum)
    case .pattern: pattern { _ in "" }
    case .equals: equals { _ in "" }
    case .custom: custom { _ in "" }
    }
  }

  /// Returns the text about limits, whose plural form is that of the maximum, if there is one.
  private func text(
    of limits: Limits, _ minimum: FixedDecimal?, _ maximum: FixedDecimal?
  ) -> String {
    let phrase =
      switch (minimum, maximum) {
      case (_, nil): limits.minimum
      case (nil, _): limits.maximum
      case (_, _): limits.both
      }
    return phrase(for: category(of: maximum ?? minimum ?? 0)) { slot in
      switch slot {
      case .minimum: minimum?.description ?? ""
      case .maximum: maximum?.description ?? ""
      case .field, .message, .count: ""
      }
    }
  }

  /// Returns the announcement of the first error; of a field without a name, its message alone.
  func announcement(of message: FormMessage, about field: String, count: Int) -> String {
    if field.isEmpty { return text(of: message) }
    let phrase = count == 1 ? invalid : severalInvalid
    return phrase(for: category(of: FixedDecimal(clamping: count))) { slot in
      switch slot {
      case .field: field
      case .message: text(of: message)
      case .count: "\(count)"
      case .minimum, .maximum: ""
      }
    }
  }

  private func category(of number: FixedDecimal) -> PluralCategory {
    plurals.category(of: NumberTextFormat(mostDecimals: 6).written(number))
  }
}
