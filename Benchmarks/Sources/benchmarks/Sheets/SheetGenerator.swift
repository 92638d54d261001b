import Mutation

/// Makes up sheets of any length, such as a large app could have.
///
/// A sheet is a row of sections: a comment as a banner, a few definitions, a dozen rules of five
/// declarations on average. A third of the colors are variables; a sixth of the selectors come back
/// a second time; a fifth of the rules name two or three. The same seed gives the same sheet.
struct SheetGenerator: Sendable {
  private var random: SplitMix64
  private let faults: Int
  private var text: [UInt8] = []
  private var colors: [String] = []
  private var selectors: [String] = []

  /// A generator at its beginning, which gets so many of 1,000 declarations wrong.
  init(seed: UInt64, faults: Int = 0) {
    random = SplitMix64(seed: seed)
    self.faults = faults
  }

  /// The next sheet: whole sections until there are so many bytes.
  mutating func sheet(ofAtLeast bytes: Int) -> [UInt8] {
    text = []
    text.reserveCapacity(bytes + 8192)
    colors = []
    selectors = []
    repeat { section() } while text.count < bytes
    return text
  }

  // MARK: - From the large to the small

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

  /// Each kind as often as its weight says.
  private static let properties = {
    let byKind = Dictionary(grouping: SheetWords.properties, by: \.kind)
    return SheetWords.properties.flatMap { property in
      let alike = byKind[property.kind, default: []].count
      return Array(repeating: property, count: max(1, 8 * property.kind.weight / alike))
    }
  }()
}
