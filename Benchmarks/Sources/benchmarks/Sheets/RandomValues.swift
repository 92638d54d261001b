// What values look like in made-up sheets.

extension SplitMix {
  /// A value of a kind.
  mutating func value(of kind: SheetWords.Kind) -> String {
    switch kind {
    case .color: color()
    case .length: percent(50) ? "\(below(64))px" : percent(80) ? "\(below(64))" : "\(below(32)).5px"
    case .fraction: "0.\(1 + below(99))"
    case .boolean: percent(50) ? "true" : "false"
    case .image: pick(SheetWords.images)
    case .box: "\(below(24)) \(below(24)) \(below(24)) \(below(24))"
    case .offset: "\(below(9)), \(below(9))"
    case .classNames: "\(pick(SheetWords.components)), \(pick(SheetWords.components))"
    case .word(let words): pick(SheetWords.words(words))
    }
  }

  /// A color in one of the ways to write one.
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
    String((0..<count).map { _ in pick(Self.digits) })
  }

  private static let digits = Array("0123456789ABCDEF")

  /// A declaration with one of the faults that sheets have.
  mutating func fault(in property: String, _ value: String) -> String {
    switch below(4) {
    case 0: "\(property): \(value)"
    case 1: "\(property)-unheard-of: \(value);"
    case 2: "font-color: #12G45;"
    default: "font-color: @nowhere\(below(1000));"
    }
  }
}
