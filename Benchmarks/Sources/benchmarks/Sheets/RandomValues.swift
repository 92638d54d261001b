import Mutation

// Random values in generated sheets.

extension SplitMix64 {
  /// Returns true with a probability of `often` percent.
  mutating func percent(_ often: Int) -> Bool { below(100) < often }

  /// Returns a value of a kind.
  mutating func value(of kind: SheetWords.Kind) -> String {
    switch kind {
    case .color: color()
    case .length: percent(50) ? "\(below(64))px" : percent(80) ? "\(below(64))" : "\(below(32)).5px"
    case .fraction: "0.\(1 + below(99))"
    case .boolean: percent(50) ? "true" : "false"
    case .image: element(of: SheetWords.images)
    case .box: "\(below(24)) \(below(24)) \(below(24)) \(below(24))"
    case .offset: "\(below(9)), \(below(9))"
    case .classNames: "\(element(of: SheetWords.components)), \(element(of: SheetWords.components))"
    case .word(let words): element(of: SheetWords.words(words))
    }
  }

  /// Returns a color in one of its notations.
  mutating func color() -> String {
    switch below(10) {
    case 0...5: "#" + hex(6)
    case 6: "#" + hex(3)
    case 7: "#" + hex(8)
    case 8: "rgb(\(below(256)), \(below(256)), \(below(256)))"
    default: "rgba(\(below(256)), \(below(256)), \(below(256)), 0.\(1 + below(9)))"
    }
  }

  private mutating func hex(_ count: Int) -> String {
    String((0..<count).map { _ in element(of: Self.digits) })
  }

  private static let digits = Array("0123456789ABCDEF")

  /// Returns a declaration with a common fault.
  mutating func fault(in property: String, _ value: String) -> String {
    switch below(4) {
    case 0: "\(property): \(value)"
    case 1: "\(property)-unheard-of: \(value);"
    case 2: "font-color: #12G45;"
    default: "font-color: @nowhere\(below(1000));"
    }
  }
}
