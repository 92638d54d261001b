import StyleSheet

/// The least contrast of a foreground with a background in words, and the situations with it.
struct ContrastExtent {
  /// The ratio: `1.36`, or `as little as 1.36` if it is more in some of the situations.
  let ratio: String
  /// The foreground and the background color, each after a blank in parentheses; empty if it is
  /// different in some of the situations.
  let figureColor, color: String
  /// The situations after a blank; empty for all.
  let situations: String

  /// Describes the foreground with the least contrast, among the environments that were checked.
  init(_ ground: ContrastFinding.Ground, among all: [ThemeEnvironment]) {
    let worst = ground.worst
    let sights = ground.sights.filter { $0.figure == worst.figure }
    let least = sights.filter { $0.ratio == worst.ratio }
    // Other colors of the same figure, of another class, are no other situation.
    func environments(_ sights: [ContrastFinding.Ground.Sight]) -> Set<ThemeEnvironment> {
      Set(sights.map { worst.followsAppearance ? $0.context : $0.context.inLightMode })
    }
    // Light mode is always checked.
    let checked = worst.followsAppearance ? all : all.filter { $0 == $0.inLightMode }
    let failing = environments(sights)
    let common = ContrastContexts.commonWords(for: Array(failing), among: checked)
    let named: Set<ThemeEnvironment>
    if least.count == sights.count || common != nil {
      named = failing
    } else {
      let worstOnes = environments(least)
      let isDescribed = ContrastContexts.commonWords(for: Array(worstOnes), among: checked) != nil
      named = isDescribed ? worstOnes : environments([worst])
    }
    let isLess = named == failing && least.count < sights.count
    ratio = (isLess ? "as little as " : "") + worst.ratio.truncatedText
    let shown = isLess ? [worst] : least
    figureColor = Self.inParentheses(shown.map(\.figureColor))
    color = Self.inParentheses(shown.map(\.color))
    let rest = failing.count - named.count
    situations =
      ContrastContexts.words(for: checked.filter(named.contains), among: checked)
      + (rest > 0 ? ", and too little in \(counted(rest, "more situation"))" : "")
  }

  private static func inParentheses(_ colors: [ThemeColor?]) -> String {
    guard Set(colors).count == 1, let color = colors[0] else { return "" }
    return " (\(color.withOpacity))"
  }
}

extension ThemeEnvironment {
  /// The same device and orientation in light mode.
  fileprivate var inLightMode: ThemeEnvironment { with(PaletteContext()) }
}
