extension Sheet {
  /// A rule: the numbers of its selectors and declarations, and its node.
  @usableFromInline package struct RuleRow: Hashable, Sendable {
    @usableFromInline package let selectors: Range<UInt32>
    @usableFromInline package let declarations: Range<UInt32>
    /// The node in the tree.
    @usableFromInline package let element: UInt32
    /// The enclosing `@media`, an index into `mediaRows`, or ``NameTable/none``.
    @usableFromInline package let media: UInt32

    @inlinable init(
      selectors: Range<UInt32>, declarations: Range<UInt32>, element: UInt32, media: UInt32
    ) {
      self.selectors = selectors
      self.declarations = declarations
      self.element = element
      self.media = media
    }
  }

  /// The rules of a sheet in the order of the text, in 16 bytes each.
  ///
  /// Only the beginnings are stored, because a rule ends where the next one begins; a final entry
  /// ends the last rule.
  @usableFromInline package struct RuleRows: Sendable {
    @usableFromInline struct Beginning: Sendable {
      @usableFromInline let selector: UInt32
      @usableFromInline let declaration: UInt32
      @usableFromInline let element: UInt32
      @usableFromInline let media: UInt32
    }

    @usableFromInline var beginnings: [Beginning] = []

    package init() {}

    mutating func reserveRoom(for count: Int) { beginnings.reserveCapacity(count + 1) }

    /// Begins a rule after the given numbers of selectors and declarations.
    mutating func begin(
      behind selectors: Int, _ declarations: Int, element: UInt32, media: UInt32
    ) {
      beginnings.append(
        Beginning(
          selector: UInt32(truncatingIfNeeded: selectors),
          declaration: UInt32(truncatingIfNeeded: declarations), element: element, media: media))
    }

    /// Ends the last rule at the total numbers of selectors and declarations; no rule may follow.
    mutating func end(behind selectors: Int, _ declarations: Int) {
      begin(behind: selectors, declarations, element: .max, media: NameTable.none)
    }
  }

  @inlinable package func selectorRows(of rule: RuleRow) -> ArraySlice<SelectorRow> {
    selectorRows[Int(rule.selectors.lowerBound)..<Int(rule.selectors.upperBound)]
  }

  @inlinable package func declarationRows(of rule: RuleRow) -> ArraySlice<DeclarationRow> {
    declarationRows[Int(rule.declarations.lowerBound)..<Int(rule.declarations.upperBound)]
  }
}

extension Sheet.RuleRows: RandomAccessCollection {
  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { Swift.max(beginnings.count - 1, 0) }

  @inlinable package subscript(index: Int) -> Sheet.RuleRow {
    let own = beginnings[index]
    let next = beginnings[index &+ 1]
    return Sheet.RuleRow(
      selectors: Range(uncheckedBounds: (own.selector, next.selector)),
      declarations: Range(uncheckedBounds: (own.declaration, next.declaration)),
      element: own.element, media: own.media)
  }
}
