extension FormStrings {
  /// Returns the text of a message about a cell, which decides how the bounds of a range are written.
  public func text(of message: FormMessage, about control: FormControl? = nil) -> String {
    if let text = message.text?.orNil { return text }
    switch message.source {
    case .check(let check): return text(of: check, control)
    case .limit: return self.text.limitExceeded
    case .server, .program: return message.kind == .error ? custom { _ in "" } : ""
    }
  }

  private func text(of check: FormCheck, _ control: FormControl?) -> String {
    switch check {
    case .required: required { _ in "" }
    case .length(let minimum, let maximum):
      text(
        of: control?.isChoice == true ? options : length,
        minimum.map { FixedDecimal(clamping: $0) },
        maximum.map { FixedDecimal(clamping: $0) }, .plain)
    case .range(let minimum, let maximum):
      text(of: range, minimum, maximum, control?.cell.numbers(in: self) ?? .plain)
    case .pattern: pattern { _ in "" }
    case .equals: equals { _ in "" }
    case .custom: custom { _ in "" }
    }
  }

  /// Returns the text about limits, whose plural form is that of the maximum, if there is one.
  private func text(
    of limits: Limits, _ minimum: FixedDecimal?, _ maximum: FixedDecimal?, _ numbers: NumberEntry
  ) -> String {
    let phrase =
      switch (minimum, maximum) {
      case (_, nil): limits.minimum
      case (nil, _): limits.maximum
      case (_, _) where minimum == maximum: limits.exact ?? limits.both
      case (_, _): limits.both
      }
    return phrase(for: category(of: maximum ?? minimum ?? 0, numbers)) { slot in
      switch slot {
      case .minimum: minimum.map(numbers.written) ?? ""
      case .maximum: maximum.map(numbers.written) ?? ""
      case .field, .message, .count: ""
      }
    }
  }

  /// Returns the announcement of the first error; that of the only one, in a field without a name,
  /// is its message.
  func announcement(
    of message: FormMessage, about field: String, _ control: FormControl?, count: Int
  ) -> String {
    let text = text(of: message, about: control)
    if field.isEmpty, count == 1 { return text }
    let several = field.isEmpty ? severalUnnamed : severalInvalid
    let phrase = count == 1 ? invalid : several
    return phrase(for: category(of: FixedDecimal(clamping: count), .plain)) { slot in
      switch slot {
      case .field: field
      case .message: text
      case .count: "\(count)"
      case .minimum, .maximum: ""
      }
    }
  }

  private func category(of number: FixedDecimal, _ numbers: NumberEntry) -> PluralCategory {
    plurals.category(of: numbers.keepingDecimals(of: number).format.written(number))
  }
}
