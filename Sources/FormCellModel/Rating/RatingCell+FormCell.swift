import StyleSheet

extension RatingCell: FormCell {
  /// The rating cell.
  public static var kind: CellKind { .rating }

  /// Returns the presentation of the cell for renderers; ``RatingPresentation`` has further facts
  /// about its marks.
  public func presentation(
    in context: CellContext, strings: RatingStrings = .english
  ) -> CellPresentation {
    RatingPresentation(of: self, in: context, strings: strings)
      .cell(on: Self.kind.background(in: context.theme))
  }
}
