/// The value of a cell of any kind, as a form stores it.
public enum FormValue: Hashable, Sendable {
  /// No value.
  case none
  /// The value of a switch.
  case flag(Bool)
  /// A rating, or the value of a slider.
  case number(FixedDecimal)
  /// The lower and the upper value of a range.
  case range(FixedDecimal, FixedDecimal)
  /// A text.
  case text(String)
  /// The indexes of selected options, in the order of selection.
  case indexes([Int])
}

extension FormValue: Codable {
  private enum CodingKeys: String, CodingKey {
    case lower, upper
  }

  /// Decodes null, true or false, a number, a text, a list of indexes, or an object with `lower` and
  /// `upper`.
  public init(from decoder: any Decoder) throws {
    if let values = try? decoder.container(keyedBy: CodingKeys.self) {
      self = .range(
        try values.decode(FixedDecimal.self, forKey: .lower),
        try values.decode(FixedDecimal.self, forKey: .upper))
      return
    }
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .none
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let indexes = try? value.decode([Int].self) {
      self = .indexes(indexes)
    } else {
      self = .number(try value.decode(FixedDecimal.self))
    }
  }

  /// Encodes the value in the same form.
  public func encode(to encoder: any Encoder) throws {
    if case .range(let lower, let upper) = self {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(lower, forKey: .lower)
      try values.encode(upper, forKey: .upper)
      return
    }
    var value = encoder.singleValueContainer()
    switch self {
    case .none, .range: try value.encodeNil()
    case .flag(let flag): try value.encode(flag)
    case .number(let number): try value.encode(number)
    case .text(let text): try value.encode(text)
    case .indexes(let indexes): try value.encode(indexes)
    }
  }
}
