/// The kind and the limits of the values that a cell can have.
struct ValueReach: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A button has none.
    case none
    case flag, number, range, text, indexes
  }

  let kind: Kind
  /// True if the cell can have no value, besides the values of its kind.
  var canBeNone = false
  /// The least and the greatest number; nil if there are no bounds.
  var bounds: ClosedRange<FixedDecimal>?
  /// The number of decimals of all numbers; nil if it is not known.
  var decimals: Int?
  /// The greatest number of characters or of selected options; nil if it is not limited.
  var mostLength: Int?

  func has(_ value: FormValue) -> Bool {
    kind != .none && (value.kind == kind || canBeNone && value == .none)
  }

  /// True if the cell has a number at any time.
  var alwaysHasNumber: Bool { bounds != nil && !canBeNone }
}

extension FormValue {
  fileprivate var kind: ValueReach.Kind {
    switch self {
    case .none: .none
    case .flag: .flag
    case .number: .number
    case .range: .range
    case .text: .text
    case .indexes: .indexes
    }
  }
}
