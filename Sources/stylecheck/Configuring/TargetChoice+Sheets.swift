import StyleRules
import StyleSheet

extension TargetChoice {
  /// Chooses the target of sheets, reading until it is decided; nil if there are none.
  init?(for paths: [SystemText], _ invocation: Invocation, _ session: inout Session) {
    guard !paths.isEmpty else { return nil }
    var signs: TargetSigns?
    var isPartial = false
    var rest = paths[...]
    while !rest.isEmpty, signs?.areDecided != true {
      let sheets = rest.prefix(Self.batchSize).compactMap {
        UnreadSheet(ahead: $0, named: invocation.name(of: $0), &session)
      }
      rest = rest.dropFirst(Self.batchSize)
      let found = Workers.each(of: sheets) { $0.parsed().map { TargetSigns(in: $0) } }
      for found in found {
        guard let found else {
          isPartial = true
          continue
        }
        signs = signs ?? TargetSigns()
        signs?.add(found)
      }
    }
    self.init(signs, isPartial: isPartial)
  }

  private static let batchSize = 64
}

extension Session {
  /// Returns the command line with a target for the sheets without a configured one.
  ///
  /// A command that `writes` sheets skips links to other files, so these are not considered.
  mutating func choosingTarget(_ invocation: Invocation, writes: Bool) -> Invocation {
    guard !invocation.has(.target) else { return invocation }
    var configurations = Configurations(invocation)
    var configured = 0
    // Problems with configurations are reported when the sheets are read.
    var apart = self.apart
    let paths = Files.sheets(
      at: invocation.operands, ofAnyName: invocation.has(.anyName)
    ).compactMap { found -> SystemText? in
      guard let path = try? found.get(), configurations.ignoring(path, &apart) == nil,
        !writes || (try? Files.expectSheetBehindLinks(at: path)) != nil,
        let applied = configurations.applied(to: path, &apart)
      else { return nil }
      guard applied.invocation.has(.target) else { return path }
      configured += 1
      return nil
    }
    var chosen = invocation
    chosen.targetChoice = TargetChoice(for: paths, invocation, &self)?
      .beside(configured, of: configured + paths.count)
    return chosen
  }

  /// Returns a configured command line with the target of a theme; reports a guess.
  mutating func choosingTargetOfTheme(_ configured: Invocation) -> Invocation {
    guard !configured.has(.target),
      let choice = TargetChoice(for: configured.operands.filter(Files.isSheet), configured, &self)
    else { return configured }
    if !choice.isShown {
      warnFirst(
        "\(choice.reason), so the target is '\(choice.dialect.name)'; "
          + "'\(Option.target.word)' selects another")
    }
    var chosen = configured
    chosen.targetChoice = choice
    return chosen
  }
}
