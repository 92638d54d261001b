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
      text(of: length, minimum.map { "\($0)" }, maximum.map { "\($0)" })
    case .range(let minimum, let maximum):
      text(of: range, minimum?.description, maximum?.description)
    case .pattern: pattern { _ in "" }
    case .equals: equals { _ in "" }
    case .custom: custom { _ in "" }
    }
  }

  private func text(of limits: Limits, _ minimum: String?, _ maximum: String?) -> String {
    let phrase =
      switch (minimum, maximum) {
      case (_, nil): limits.minimum
      case (nil, _): limits.maximum
      case (_, _): limits.both
      }
    return phrase { slot in
      switch slot {
      case .minimum: minimum ?? ""
      case .maximum: maximum ?? ""
      case .field, .message, .count: ""
      }
    }
  }

  /// Returns the announcement of the first error; of a field without a name, its message alone.
  func announcement(of message: FormMessage, about field: String, count: Int) -> String {
    if field.isEmpty { return text(of: message) }
    return (count == 1 ? invalid : severalInvalid) { slot in
      switch slot {
      case .field: field
      case .message: text(of: message)
      case .count: "\(count)"
      case .minimum, .maximum: ""
      }
    }
  }
}
