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
    var importers: [Importer] = []
    var rest = paths[...]
    while !rest.isEmpty, signs?.areDecided != true {
      let sheets = rest.prefix(Self.batchSize).compactMap { path, invocation in
        UnreadSheet(ahead: path, named: invocation.name(of: path), &session).map {
          ($0, invocation)
        }
      }
      rest = rest.dropFirst(Self.batchSize)
      let found = Workers.each(of: sheets) { unread, invocation in
        unread.parsed().map { sheet in
          let importer = sheet.imports.isEmpty ? nil : Importer(sheet, unread.path, invocation)
          return (signs: TargetSigns(in: sheet), importer: importer)
        }
      }
      for found in found {
        guard let found else {
          isPartial = true
          continue
        }
        signs = signs ?? TargetSigns()
        signs?.add(found.signs)
        found.importer.map { importers.append($0) }
      }
    }
    signs?.addImports(of: importers, besides: paths.map(\.0))
    self.init(signs, isPartial: isPartial)
  }

  private static let batchSize = 64
}

/// A sheet with imports, and the options that apply to it.
private struct Importer: Sendable {
  let sheet: Sheet
  let path: SystemText
  let invocation: Invocation

  init(_ sheet: Sheet, _ path: SystemText, _ invocation: Invocation) {
    (self.sheet, self.path, self.invocation) = (sheet, path, invocation)
  }
}

extension TargetSigns {
  /// Adds the signs in what sheets import until they decide; each file is read once, and none of the
  /// `paths`.
  fileprivate mutating func addImports(of importers: [Importer], besides paths: [SystemText]) {
    guard !areDecided, !importers.isEmpty else { return }
    var known = Set(paths.map { (try? Files.realPath(of: $0)) ?? $0 })
    for importer in importers where !areDecided {
      guard let imported = try? importer.invocation.importedSheets() else { continue }
      for sheet in imported.imports(of: importer.sheet, at: importer.path, besides: &known) {
        add(TargetSigns(in: sheet))
      }
    }
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
