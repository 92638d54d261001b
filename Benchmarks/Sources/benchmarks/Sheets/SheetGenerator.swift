import Mutation

/// A generator of sheets of any length, like those of a large app.
///
/// A sheet is a sequence of sections: a comment, a few definitions, and a dozen rules with five
/// declarations on average. A third of the colors are variables; a sixth of the selectors are
/// repeated; a fifth of the rules have two or three selectors. The same seed gives the same sheet.
struct SheetGenerator: Sendable {
  private var random: SplitMix64
  private let faults: Int
  private var text: [UInt8] = []
  private var colors: [String] = []
  private var selectors: [String] = []

  /// Creates a generator; `faults` of 1,000 declarations are faulty.
  init(seed: UInt64, faults: Int = 0) {
    random = SplitMix64(seed: seed)
    self.faults = faults
  }

  /// Returns the next sheet: complete sections of at least `bytes` bytes in total.
  mutating func sheet(ofAtLeast bytes: Int) -> [UInt8] {
    text = []
    text.reserveCapacity(bytes + 8192)
    colors = []
    selectors = []
    repeat { section() } while text.count < bytes
    return text
  }

  // MARK: - Parts of a sheet

  private mutating func section() {
    write(
      "/*\n  \(random.element(of: SheetWords.components)): \(prose(6 + random.below(12)))\n*/\n")
    for _ in 0..<3 + random.below(4) { definition() }
    write("\n")
    for _ in 0..<8 + random.below(9) { rule() }
    write("\n")
  }

  // definition → '@' name ':' value ';'
  private mutating func definition() {
    let tone = random.element(of: SheetWords.tones)
    let name = "@\(tone)\(random.element(of: SheetWords.roles))\(colors.count)"
    colors.append(name)
    write("\(name): \(random.color());\n")
  }

  // rule → selector (',' selector)* '{' declaration* '}'
  private mutating func rule() {
    if random.percent(8) { write("/* \(prose(4 + random.below(8))) */\n") }
    let count = random.percent(80) ? 1 : 2 + random.below(2)
    write("\((0..<count).map { _ in selector() }.joined(separator: ", ")) {\n")
    for _ in 0..<3 + random.below(5) { declaration() }
    write("}\n\n")
  }

  private mutating func selector() -> String {
    if !selectors.isEmpty, random.percent(16) { return random.element(of: selectors.suffix(4096)) }
    var name =
      "fdl\(random.element(of: SheetWords.components))_\(random.element(of: SheetWords.parts))"
    if random.percent(25) { name += "_\(random.element(of: SheetWords.states))" }
    if selectors.count > 40 { name += "_v\(selectors.count)" }
    selectors.append(name)
    return name
  }

  // declaration → property ':' value ';'
  private mutating func declaration() {
    let property = random.element(of: Self.properties)
    let isVariable = property.kind == .color && random.percent(33)
    let value = isVariable ? random.element(of: colors.suffix(16)) : random.value(of: property.kind)
    var line = "\(property.name): \(value);"
    if faults > 0, random.below(1000) < faults { line = random.fault(in: property.name, value) }
    if random.percent(3) { line += "  /* \(prose(3)) */" }
    write("  \(line)\n")
  }

  private mutating func prose(_ count: Int) -> String {
    (0..<count).map { _ in random.element(of: SheetWords.prose) }.joined(separator: " ")
  }

  private mutating func write(_ line: String) { text += line.utf8 }

  /// The properties, repeated by the weights of their kinds.
  private static let properties = {
    let byKind = Dictionary(grouping: SheetWords.properties, by: \.kind)
    return SheetWords.properties.flatMap { property in
      let alike = byKind[property.kind, default: []].count
      return Array(repeating: property, count: max(1, 8 * property.kind.weight / alike))
    }
  }()
}
