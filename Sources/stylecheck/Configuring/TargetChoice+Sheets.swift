import StyleRules
import StyleSheet

extension TargetChoice {
  /// Chooses the target of sheets and what they import, reading until it is decided; nil if there are
  /// none.
  init?(for paths: [SystemText], _ invocation: Invocation, _ session: inout Session) {
    self.init(for: paths.map { ($0, invocation) }, &session)
  }

  /// Chooses the target of sheets, each with the options that apply to it.
  fileprivate init?(for paths: [(SystemText, Invocation)], _ session: inout Session) {
    guard !paths.isEmpty else { return nil }
    var signs: TargetSigns?
    var isPartial = false
    var rest = paths[...]
    while !rest.isEmpty, signs?.areDecided != true {
      let sheets = rest.prefix(Self.batchSize).compactMap { path, invocation in
        UnreadSheet(ahead: path, named: invocation.name(of: path), &session).map {
          ($0, invocation)
        }
      }
      rest = rest.dropFirst(Self.batchSize)
      let found = Workers.each(of: sheets) { unread, invocation in
        unread.parsed().map { Self.signs(in: $0, at: unread.path, invocation) }
      }
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

  /// Finds the signs in a sheet and, if these decide nothing, in what it imports.
  private static func signs(
    in sheet: Sheet, at path: SystemText, _ invocation: Invocation
  ) -> TargetSigns {
    var signs = TargetSigns(in: sheet)
    guard !signs.areDecided, !sheet.imports.isEmpty, let imported = try? invocation.importedSheets()
    else { return signs }
    for sheet in imported.order(of: sheet, at: path).sheets.dropLast() {
      signs.add(TargetSigns(in: sheet))
    }
    return signs
  }
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
    ).compactMap { found -> (SystemText, Invocation)? in
      guard let path = try? found.get(), configurations.ignoring(path, &apart) == nil,
        !writes || (try? Files.expectSheetBehindLinks(at: path)) != nil,
        let applied = configurations.applied(to: path, &apart)
      else { return nil }
      guard applied.invocation.has(.target) else { return (path, applied.invocation) }
      configured += 1
      return nil
    }
    var chosen = invocation
    chosen.targetChoice = TargetChoice(for: paths, &self)?
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
