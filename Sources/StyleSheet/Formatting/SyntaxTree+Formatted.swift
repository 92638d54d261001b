extension SyntaxTree {
  /// Returns the sheet with the layout of `format`.
  ///
  /// Every word and comment is kept in order. Only spaces change and, if the format requests it,
  /// the case of digits and the order of declarations. The meaning of the sheet does not change for
  /// any engine, including one that reads by line: a definition visible to it stays at the start of
  /// its line, and a hidden one is indented. Text that did not parse is kept; if the layout could
  /// change how a fault is read, the whole sheet is kept. Formatting is idempotent. Text that is no
  /// stylesheet, and a sheet with a merge conflict, are returned unchanged.
  ///
  /// - Parameters:
  ///   - format: The layout.
  ///   - lines: The lines to format, from 1 on; nil for all. Lines beyond the sheet are ignored.
  ///     Declarations are sorted if the whole run is on these lines.
  /// - Returns: The same text if it is formatted already.
  /// - Complexity: O(n), one pass over the tree; a second parse for a sheet with faults.
  public func formatted(
    as format: SheetFormat = SheetFormat(), lines: ClosedRange<Int>? = nil
  ) -> SourceText {
    layout(as: format, lines: lines).text
  }

  /// Returns the result of ``formatted(as:lines:)``, and the offsets of the definitions that are left
  /// as written for an engine that reads lines.
  package func layout(
    as format: SheetFormat, lines: ClosedRange<Int>? = nil
  ) -> (text: SourceText, kept: [Int]) {
    guard source.nonText == nil, isStylesheet else { return (source, []) }
    // Conflict markers must begin their lines, and the other side of a conflict is not parsed.
    guard !hasForeignText || !problems.contains(where: { $0.code == .mergeConflict }) else {
      return (source, [])
    }
    let limits = lines.map { source.bytes(ofLines: $0) }
    let (printed, kept) = printed(
      as: format, limits: limits ?? 0..<source.bytes.count, !(lines == nil))
    guard let order = format.order else { return (printed, kept) }
    let tree = SyntaxTree(parsing: printed)
    // Text that one engine reads as a declaration may be part of a comment in another.
    guard !tree.dependsOnSpelling else { return (printed, kept) }
    // Lines refer to the original sheet, and most words have moved.
    let ordered = order.applied(to: tree, limits: limits.map { tree.bytes(of: $0, in: self) })
    return (ordered, kept)
  }

  private func printed(
    as format: SheetFormat, limits: Range<Int>, _ isPart: Bool
  ) -> (SourceText, kept: [Int]) {
    let marks = LayoutMarks(format, for: source)
    let (bytes, isDoubtful, kept) = source.withBytes { bytes in
      elements.withView { elements in
        var printer = SheetPrinter(
          elements: elements, bytes: bytes, marks: marks, limits: limits,
          hasFaults: !problems.isEmpty, suppressedLines: SuppressedLines(elements, bytes),
          output: PrintBuffer(copying: bytes), isDoubtful: !problems.isEmpty)
        printer.print()
        return (printer.output.bytes, printer.isDoubtful, printer.kept)
      }
    }
    let printed = SourceText(bytes: bytes, name: source.name)
    guard isDoubtful || isPart || dependsOnSpelling else { return (printed, kept) }
    let isSame = says(theSameAs: SyntaxTree(parsing: printed), inLines: format.keepsLines)
    return (isSame ? printed : source, kept)
  }

  // MARK: - Comparing trees

  /// Returns true if two trees differ only in spaces and, with `inLines`, their texts have the same
  /// line reading.
  private func says(theSameAs other: SyntaxTree, inLines: Bool) -> Bool {
    (!inLines || source.hasSameLines(as: other.source))
      && Skeleton(of: self) == Skeleton(of: other)
      && (!dependsOnSpelling || Skeleton(of: respelled) == Skeleton(of: other.respelled))
  }

  /// The tree for an engine with slashes in words.
  private var respelled: SyntaxTree { SyntaxTree(parsing: source, .slashesInWords) }
}

extension SourceText {
  /// Returns true if an engine that reads lines reads both texts the same.
  package func hasSameLines(as other: SourceText) -> Bool {
    withBytes { LineReading(of: $0) } == other.withBytes { LineReading(of: $0) }
  }

  fileprivate func bytes(ofLines wanted: ClosedRange<Int>) -> Range<Int> {
    let lines = LineTable(of: self)
    guard wanted.lowerBound <= lines.lineCount, wanted.upperBound >= 1 else {
      return bytes.count..<bytes.count
    }
    let start = lines.range(ofLine: max(wanted.lowerBound, 1)).lowerBound
    return start..<lines.start(after: min(wanted.upperBound, lines.lineCount))
  }
}
