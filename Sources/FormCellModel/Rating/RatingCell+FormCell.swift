import StyleSheet

extension RatingCell: FormCell {
  public static var kind: CellKind { .rating }

  public func presentation(
    in context: CellContext, strings: RatingStrings = .english
  ) -> CellPresentation {
    RatingPresentation(
      of: self, in: context.theme, width: context.width, context.direction,
      textSize: context.textSize, strings: strings
    ).cell(on: Self.kind.background(in: context.theme))
  }
}
