extension SyntaxTree {
  /// The sheet, laid out as `format` says.
  ///
  /// Every word and every comment is there, in its order; only blanks are different, and, if the
  /// format asks for it, the case of digits and the order of declarations. So is what any engine
  /// makes of the sheet, the one included that reads line by line: a definition that it sees keeps
  /// its line, and one that it does not see is set in. What did not parse stays as it is written,
  /// and where a fault would be read otherwise among tidier lines, so does the whole sheet.
  /// Formatting what was formatted changes nothing. What is plainly no text, or not a stylesheet, stays as it
  /// is, and so does a sheet with a merge conflict.
  ///
  /// - Parameters:
  ///   - format: How it should look.
  ///   - lines: The lines to lay out, from 1 on; nil for all. Lines that the sheet does not have
  ///     are none. Declarations are put in order where all that may change places is on them.
  /// - Returns: The same text if it is laid out so already.
  /// - Complexity: O(n), one pass over the tree; a second parse for a sheet with faults.
  public func formatted(
    as format: SheetFormat = SheetFormat(), lines: ClosedRange<Int>? = nil
  ) -> SourceText {
    guard source.nonText == nil, isStylesheet else { return source }
    // Marks have to begin their lines, and lines of the other side are not read.
    guard !hasForeignText || !problems.contains(where: { $0.code == .mergeConflict }) else {
      return source
    }
    let limits = lines.map { source.bytes(ofLines: $0) }
    let printed = printed(as: format, limits: limits ?? 0..<source.bytes.count, !(lines == nil))
    guard let order = format.order else { return printed }
    let tree = SyntaxTree(parsing: printed)
    // What is a declaration to one engine is a piece of another's comment.
    guard !tree.dependsOnSpelling else { return printed }
    // Lines are those of the sheet as it was, and most words now stand elsewhere.
    return order.applied(to: tree, limits: limits.map { tree.bytes(of: $0, in: self) })
  }

  private func printed(
    as format: SheetFormat, limits: Range<Int>, _ isPart: Bool
  ) -> SourceText {
    let marks = LayoutMarks(format, for: source)
    let (bytes, isDoubtful) = source.withBytes { bytes in
      elements.withView { elements in
        var printer = SheetPrinter(
          elements, bytes, marks, limits: limits, hasFaults: !problems.isEmpty)
        printer.print()
        return (printer.output.bytes, printer.isDoubtful)
      }
    }
    let printed = SourceText(bytes: bytes, name: source.name)
    guard isDoubtful || isPart || dependsOnSpelling else { return printed }
    return says(theSameAs: SyntaxTree(parsing: printed)) ? printed : source
  }
}

// MARK: - Looking twice

extension SyntaxTree {
  /// Whether two trees differ in blanks alone, and whoever reads line by line takes the same from
  /// their texts.
  private func says(theSameAs other: SyntaxTree) -> Bool {
    source.withBytes { LineReading(of: $0) } == other.source.withBytes { LineReading(of: $0) }
      && Skeleton(of: self) == Skeleton(of: other)
      && (!dependsOnSpelling || respelled.skeleton == other.respelled.skeleton)
  }

  private var skeleton: Skeleton { Skeleton(of: self) }

  /// The tree to an engine that makes words of other signs.
  private var respelled: SyntaxTree { SyntaxTree(parsing: source, .slashesInWords) }
}

extension SourceText {
  /// The bytes of some lines, their ends included.
  fileprivate func bytes(ofLines wanted: ClosedRange<Int>) -> Range<Int> {
    let lines = LineTable(of: self)
    guard wanted.lowerBound <= lines.lineCount, wanted.upperBound >= 1 else {
      return bytes.count..<bytes.count
    }
    let start = lines.range(ofLine: max(wanted.lowerBound, 1)).lowerBound
    return start..<lines.start(after: min(wanted.upperBound, lines.lineCount))
  }
}
