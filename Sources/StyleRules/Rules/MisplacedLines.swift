import StyleSheet

// Lines that SAP's SwiftUI port passes over, or reads where no other engine does.

extension Rule {
  static let secondColonOnLine = Rule(
    id: "second-colon-on-line", .portability, .error,
    summary: "a definition has a second ':' on its line, and is not seen",
    rationale: """
      SAP's SwiftUI port splits a line at each ':' and ignores the line unless there are two \
      parts. Every colon counts: in the value, in a comment, and in a second definition, which \
      'second-on-line' reports if it is for the palette too.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings",
    targets: [.fioriSwiftUI],
    examples: """
      @tintColor:#0064D9; /* the brand's blue */
      ---
      @tintColor:#0064D9; /* blue: the brand's */
      ^^^^^^^^^^ error[second-colon-on-line]: fiori-swiftui will pass over '@tintColor', because its line has more than one ':'
      ---
      @tintColor:#0064D9; @ours:#1D2B2E;
      ^^^^^^^^^^ error[second-colon-on-line]: fiori-swiftui will pass over '@tintColor', because its line has more than one ':'
      """
  ) { inspection, report in
    let all = inspection.paletteLines.all
    for (number, line) in all.enumerated()
    where line.causes.contains(where: { $0.cause == .moreColons }) {
      let next = number + 1 < all.count ? all[number + 1] : nil
      // A definition after it is one fault, which another rule reports.
      guard next?.line.range.lowerBound != line.line.range.lowerBound else { continue }
      report(
        at: inspection.sheet.nameRange(of: line.row.element),
        "\(.engine) will pass over \(inspection.quotedName(line)), "
          + "because its line has more than one ':'")
    }
  }

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
    examples: """
      @tintColor:#0064D9;
      @primaryLabel:#1D2B2E;
      ---
      @tintColor:#0064D9; @primaryLabel:#1D2B2E;
                          ^^^^^^^^^^^^^ error[second-on-line]: fiori-swiftui will pass over '@primaryLabel', because it does not begin its line
      ~~~~~~~~~~ note: '@tintColor' is passed over too, because its line has more than one ':'
      ---
      /* ours */ @tintColor:#0064D9;
                 ^^^^^^^^^^ error[second-on-line]: fiori-swiftui will pass over '@tintColor', because it does not begin its line
      """,
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
      report(.secondOnLine(line, after: spoilt, isShared: shared.contains(start), in: inspection))
      first = nil
    }
  }

  static let definitionInMedia = Rule(
    id: "definition-in-media", .portability, .error,
    summary: "a definition inside an '@media' is read in every situation",
    rationale: """
      SAP's SwiftUI port does not recognize '@media': it reads every line that begins with '@', so \
      a color for one device or one orientation applies everywhere.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings",
    targets: [.fioriSwiftUI],
    examples: """
      @tintColor:#0064D9;
      @media (device: ipad) {
        @ourBrand: #E26300;
      }
      ---
      @media (device: ipad) {
      @tintColor:#E26300;
      ^^^^^^^^^^ error[definition-in-media]: fiori-swiftui will read '@tintColor' here in every situation, because it does not know '@media'
      }
      ---
      @media (orientation: landscape) {
      @tintColor:#E26300;
      ^^^^^^^^^^ error[definition-in-media]: fiori-swiftui will read '@tintColor' here in every situation, because it does not know '@media'
      }
      @tintColor:#0064D9;
      """
  ) { inspection, report in
    guard inspection.dialect.media == .ignored else { return }
    for line in inspection.paletteLines.all
    where line.row.media != NameTable.none && inspection.paletteLines.holds(line) {
      report(
        at: inspection.sheet.nameRange(of: line.row.element),
        "\(.engine) will read \(inspection.quotedName(line)) here in every "
          + "situation, because it does not know '@media'")
    }
  }

  static let definitionInComment = Rule(
    id: "definition-in-comment", .portability, .error,
    summary: "a definition inside a comment is read all the same",
    rationale: """
      SAP's SwiftUI port does not recognize comments: it reads every line that begins with '@'. \
      The first definition of a name wins, so a definition that is commented out overrides a later \
      one.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings",
    targets: [.fioriSwiftUI],
    examples: """
      /*
        @tintColor:#E26300;
      */
      @tintColor:#0064D9;
      /*
      @tintColor:#E26300;
      */
      ---
      /*
      @tintColor:#E26300;
      ^^^^^^^^^^ error[definition-in-comment]: fiori-swiftui will read '@tintColor' here, because it does not know comments
      */
      @tintColor:#0064D9;
      ~~~~~~~~~~ note: and not this one
      ---
      /* Last year's:
      @primaryLabel_darkBackground:white;
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[definition-in-comment]: fiori-swiftui will read '@primaryLabel_darkBackground' here, because it does not know comments
      */
      """,
    fixChangesTheme: true
  ) { inspection, report in
    let strays = inspection.paletteLines.strays
    guard !strays.isEmpty else { return }
    let sheet = inspection.sheet
    let open = sheet.unclosedComment
    let lost = Dictionary(grouping: inspection.paletteLines.all.filter(\.isSeen), by: \.line.key)
    for stray in strays where inspection.isInComment(stray) && inspection.paletteLines.holds(stray)
    {
      // The fault of a comment without an end reports what is read in it.
      if let open, open < stray.name.lowerBound { continue }
      let unread = lost[stray.key, default: []].prefix(3)
      report(
        Finding(
          at: stray.name,
          "\(.engine) will read '@\(stray.key)' here, because it does not know comments"
        )
        .notes("and not this one", at: unread.map { sheet.nameRange(of: $0.row.element) })
        // The comment may be longer than its author intended.
        .fixIt("put a blank in front", as: .unsafe, .insert(" ", at: stray.name.lowerBound)))
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
      [inspection.sheet.lineStart(at: name.lowerBound)]
        + inspection.sheet.lineEnd(behind: line.row))
  }
}

extension Sheet {
  /// Returns the edit that moves the text at an offset to the next line.
  fileprivate func lineStart(at offset: Int) -> SourceEdit {
    let blanks = source.bytes[..<offset].reversed().prefix { $0 == 0x20 || $0 == 0x09 }
    return SourceEdit(offset - blanks.count..<offset, "\n")
  }

  /// Returns the edit that moves text after a definition, except a comment, to the next line.
  fileprivate func lineEnd(behind row: DefinitionRow) -> [SourceEdit] {
    let end = nodeRange(of: row.element).upperBound
    let blanks = source.bytes[end...].prefix { $0 == 0x20 || $0 == 0x09 }
    guard source.bytes[end - 1] == UInt8(ascii: ";"),
      let next = source.bytes[blanks.endIndex...].first, !next.isLineEnd,
      next != UInt8(ascii: "@"), next != UInt8(ascii: "/")
    else { return [] }
    return [SourceEdit(end..<blanks.endIndex, "\n")]
  }
}

extension Inspection {
  func isInComment(_ stray: PaletteLines.Stray) -> Bool {
    let start = stray.line.range.lowerBound
    let comments = suspects.blockComments
    let next = comments.firstPlace { sheet.tree.range(of: $0).upperBound > start }
    return next < comments.count && sheet.tree.range(of: comments[next]).lowerBound < start
  }
}
