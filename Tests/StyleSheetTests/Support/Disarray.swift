import Mutations
import StyleSheet

/// Random sheets of a few words in random layout.
struct Disarray {
  private var random: SplitMix64
  private var text = ""

  static func sheet(_ number: Int) -> SourceText {
    var maker = Self(random: SplitMix64(seed: UInt64(number)))
    if maker.random.once(in: 30) { maker.text = "\u{FEFF}" }
    maker.gap(mustDivide: false)
    for _ in 0..<maker.random.below(6) { maker.item() }
    return SourceText(maker.text)
  }

  private mutating func item() {
    switch random.below(7) {
    case 0...2: definition()
    case 3, 4: rule()
    case 5: media()
    default: importation()
    }
  }

  private mutating func definition() {
    word("@" + random.element(of: ["a", "tint", "b"]))
    sign(":")
    value()
  }

  private mutating func rule() {
    word(random.element(of: ["A", "Label", "#abcdef"]))
    if random.once(in: 3) {
      sign(",")
      word("B")
    }
    sign("{")
    for _ in 0..<random.below(4) {
      word(random.element(of: ["on-color", "x", "and-y"]))
      sign(":")
      value()
    }
    sign("}")
  }

  private mutating func media() {
    text += "@media"
    gap(mustDivide: false)
    for piece in ["(", "device", ":", "ipad", ")"] { sign(piece) }
    sign("{")
    for _ in 0..<random.below(3) { random.once(in: 2) ? definition() : rule() }
    sign("}")
  }

  private mutating func importation() {
    text += "@import"
    gap(mustDivide: true)
    sign("\"x\"")
    sign(";")
  }

  private mutating func value() {
    let values = [
      "red", "#FFF", "#abcdef", "0xABCDEF", "@b", "1, 2", "rgb(1,2,3)", "1 2 3", "a\tb", "\"x\"",
    ]
    for character in random.element(of: values) {
      text.append(character)
      if random.once(in: 40), "(,".contains(character) { gap(mustDivide: false) }
    }
    gap(mustDivide: false)
    sign(";")
  }

  private mutating func word(_ word: String) {
    text += word
    gap(mustDivide: false)
  }

  private mutating func sign(_ sign: String) {
    text += sign
    gap(mustDivide: false)
  }

  private mutating func gap(mustDivide: Bool) {
    let gaps = [
      "", "", "", " ", " ", "\n", "\n", "\n  ", "\n\n\n", " \n", "\t\n", "\t", "\r\n", "\r",
      "\u{85}", "\u{2028}",
      "\u{0B}",
      " /* c */", "/*c*/", "\n/* a: b */\n", "/*\n@a: #123456; */", " // l\n", "//@b: #fff;\n",
      "/* x\n @a */ ",
    ]
    let gap = random.element(of: gaps)
    text += mustDivide && gap.isEmpty ? " " : gap
  }
}
