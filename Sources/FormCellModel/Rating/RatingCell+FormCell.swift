import StyleSheet

extension RatingCell: FormCell {
  /// The rating cell.
  public static var kind: CellKind { .rating }

  /// Returns everything that a renderer draws of the cell; ``RatingPresentation`` has the facts of its marks
  /// besides.
  public func presentation(
    in context: CellContext, strings: RatingStrings = .english
  ) -> CellPresentation {
    RatingPresentation(
      of: self, in: context.theme, width: context.width, context.direction,
      textSize: context.textSize, strings: strings
    ).cell(on: Self.kind.background(in: context.theme))
  }
}
