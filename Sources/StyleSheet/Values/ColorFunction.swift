/// A color written as a function call, like `rgba(0, 100, 217, 1.0)`.
///
/// The names are case-insensitive in NUI (0.5 and later, `NUIConverter`).
package enum ColorFunction: String, Hashable, Sendable, CaseIterable {
  case rgb, rgba, hsl, hsla

  /// Creates a function from its case-insensitive name, or nil.
  package init?(_ name: String) {
    guard let function = Self(rawValue: name) ?? Self(rawValue: name.lowercased()) else {
      return nil
    }
    self = function
  }

  /// Creates a function from its name in lower case, or nil; faster than from a text.
  init?(_ name: StoredName) {
    let number = Self.names.find(name)
    guard number != NameTable.none else { return nil }
    self = Self.allCases[Int(number)]
  }

  private static let names = Self.allCases.reduce(into: NameTable()) { names, function in
    _ = names.intern(function.rawValue)
  }

  /// True if the function takes an alpha component.
  package var hasAlpha: Bool {
    switch self {
    case .rgb, .hsl: false
    case .rgba, .hsla: true
    }
  }

  /// One number of a color function, as written in the sheet.
  package struct Argument: Hashable, Sendable {
    /// The number; engines accept neither a negative number nor a percentage.
    package let value: Double
    /// True if the number has a decimal point.
    ///
    /// The point decides the meaning: `1.0` is a full channel, `1` is 1/255 of it.
    package let isDotted: Bool

    package init(_ value: Double, isDotted: Bool) {
      self.value = value
      self.isDotted = isDotted
    }

    /// The fraction of a channel: 1 is a full channel, and more is possible.
    package var fraction: Double { isDotted ? value : value / 255 }
  }
}
