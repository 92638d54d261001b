import StyleSheet

/// The target of sheets for which neither the command line nor a configuration names one, taken from
/// the sheets.
struct TargetChoice: Hashable, Sendable {
  /// What the sheets show.
  private let signs: TargetSigns
  /// How many sheets of the run there are, and how many have a target from a configuration.
  private var sheets = 0
  private var configured = 0

  /// The engine for which the sheets appear to be written.
  var dialect: Dialect { signs.dialect }

  /// True if a name in the sheets shows the target; else it is the target of sheets without one.
  var isShown: Bool { signs.sign != nil }

  /// The target and the reason for it, in a line, with the sheets that it is not for.
  var line: String {
    let others =
      configured > 0
      ? "; a configuration names the target of \(configured) of \(counted(sheets, "sheet"))" : ""
    return "target \(dialect.name): \(reason)\(others)\n"
  }

  /// Why it is this target.
  var reason: String {
    guard let sign = signs.sign else { return "the sheets have no class of SAP's" }
    return "'\(sign.name.visible)' in '\(sign.sheetName)' is a \(sign.kind.rawValue) of SAP's"
  }
}

extension TargetChoice {
  /// The choice for sheets; nil if none of them can be read.
  ///
  /// As soon as a sheet decides it, later ones are not read.
  init?(for paths: [SystemText], _ invocation: Invocation, _ session: inout Session) {
    var signs: TargetSigns?
    var rest = paths[...]
    while !rest.isEmpty, signs?.areDecided != true {
      let sheets = rest.prefix(Self.batchSize).compactMap {
        WaitingSheet(ahead: $0, invocation, &session)
      }
      rest = rest.dropFirst(Self.batchSize)
      for found in Workers.each(of: sheets, Self.signs) {
        guard let found else { continue }
        signs = signs ?? TargetSigns()
        signs?.add(found)
      }
    }
    guard let signs else { return nil }
    self.signs = signs
  }

  /// The same choice in a run of so many sheets, some of which have a target from a configuration.
  fileprivate func beside(_ configured: Int, of sheets: Int) -> Self {
    var choice = self
    choice.configured = configured
    choice.sheets = sheets
    return choice
  }

  /// So many sheets are read at once.
  private static let batchSize = 64

  @Sendable
  private static func signs(in sheet: WaitingSheet) -> TargetSigns? {
    (try? sheet.source()).map { TargetSigns(in: Sheet(parsing: $0)) }
  }
}

extension Session {
  /// A command line with the target of those of its sheets for which nothing names one.
  ///
  /// A command that `writes` sheets skips links that lead to other files, so these show no target.
  mutating func choosingTarget(_ invocation: Invocation, writes: Bool) -> Invocation {
    guard !invocation.has(.target) else { return invocation }
    var configurations = Configurations(invocation)
    var configured = 0
    // What is wrong with configurations is reported when the sheets are read.
    var apart = self.apart
    let paths = Files.sheets(
      at: invocation.operands, ofAnyName: invocation.has(.anyName)
    ).compactMap { found -> SystemText? in
      guard let path = try? found.path(), configurations.ignoring(path, &apart) == nil,
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

  /// The same for a command line, filled from a configuration, whose sheets make one theme; a target
  /// that no name shows is reported.
  mutating func choosingTargetOfTheme(_ configured: Invocation) -> Invocation {
    guard !configured.has(.target),
      let choice = TargetChoice(
        for: configured.operands.filter(Files.isSheet), configured, &self)
    else { return configured }
    if !choice.isShown {
      complainFirst(
        "\(choice.reason), so the target is '\(choice.dialect.name)'; "
          + "'\(Option.target.word)' names another")
    }
    var chosen = configured
    chosen.targetChoice = choice
    return chosen
  }
}
