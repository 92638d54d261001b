import StyleSheet

extension Rule {
  static let secondOnLine = Rule(
    id: "second-on-line", .portability, .error,
    summary: "a definition follows something else on its line, and is not seen",
    rationale: """
      SAP's SwiftUI port reads one definition from a line, and only if the line begins with '@'. \
      It ignores a second definition, and also the first one, because the line then has more than \
      one ':'.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings",
    targets: [.fioriSwiftUI],
    examples: [
      """
      @tintColor:#0064D9;
      @primaryLabel:#1D2B2E;
      """,
      """
      @tintColor:#0064D9; @primaryLabel:#1D2B2E;
                          ^^^^^^^^^^^^^ error[second-on-line]: fiori-swiftui will pass over '@primaryLabel', because it does not begin its line
      ~~~~~~~~~~ note: '@tintColor' is passed over too, because its line has more than one ':'
      """,
      """
      /* ours */ @tintColor:#0064D9;
                 ^^^^^^^^^^ error[second-on-line]: fiori-swiftui will pass over '@tintColor', because it does not begin its line
      """,
    ],
    fixChangesTheme: true
  ) { inspection, report in
    // If several definitions share a name, the engine takes the first that it sees; moving one to
    // its own line can change which one that is.
    let shared = Set(
      inspection.paletteLines.all.filter { inspection.onlyDefinition(of: $0.row.name) == nil }
        .map(\.line.range.lowerBound))
    var first: PaletteLine?
    for line in inspection.paletteLines.all {
      guard line.causes.contains(where: { $0.cause == .behindOther }) else {
        first = line
        continue
      }
      let start = line.line.range.lowerBound
      let spoilt = first.flatMap { $0.line.range.lowerBound == start ? $0 : nil }
      report(
        .secondOnLine(
          line, after: spoilt, isShared: shared.contains(start), in: inspection))
      first = nil
    }
  }
}

extension Finding {
  fileprivate static func secondOnLine(
    _ line: PaletteLine, after first: PaletteLine?, isShared: Bool, in inspection: Inspection
  ) -> Self {
    let name = inspection.sheet.nameRange(of: line.row.element)
    let said = Finding(
      at: name,
      "\(.engine) will pass over \(inspection.quotedName(line)), "
        + "because it does not begin its line")
    let noted =
      first.map {
        said.note(
          "\(inspection.quotedName($0)) is passed over too, "
            + "because its line has more than one ':'",
          at: inspection.sheet.nameRange(of: $0.row.element))
      } ?? said
    return noted.fixIt(
      isShared
        ? "give it a line of its own, which changes what holds of several definitions"
        : "give it a line of its own",
      as: isShared ? .unsafe : .safe,
      [.insert("\n", at: name.lowerBound)] + inspection.sheet.lineEnd(behind: line.row))
  }
}

extension Sheet {
  /// Returns the edit that moves text after a definition to the next line; empty if there is none.
  ///
  /// Another definition has an edit of its own, and a comment stays.
  fileprivate func lineEnd(behind row: DefinitionRow) -> [SourceEdit] {
    let end = nodeRange(of: row.element).upperBound
    let next = source.bytes[end...].first { $0 != 0x20 && $0 != 0x09 }
    guard source.bytes[end - 1] == UInt8(ascii: ";"), let next, !next.isLineEnd,
      next != UInt8(ascii: "@"), next != UInt8(ascii: "/")
    else { return [] }
    return [.insert("\n", at: end)]
  }
}
