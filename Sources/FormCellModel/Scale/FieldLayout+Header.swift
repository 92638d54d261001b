import StyleSheet

extension FieldLayout {
  private static let gap = 16.0

  /// Adds the title, and a value after it unless it is empty, and returns their lower edge.
  ///
  /// The value stands below the title at the accessibility sizes of text, and if the title has no room
  /// beside the widest value, so that neither moves while the value changes.
  mutating func addHeader(
    title: String, _ part: CellPart, _ value: String, _ color: ThemeColor, _ font: TextFont,
    widest: [String], direction: ReadingDirection? = nil
  ) -> Double {
    let top = Self.margin
    guard !value.isEmpty else {
      return title.isEmpty ? top : addTitle(title, y: top, width: inner)
    }
    let values = [value] + widest
    let most = values.map { self.width(of: $0, in: font) }.reduce(0, max)
    let free = max(inner - most - Self.gap, 0)
    let isBeside =
      title.isEmpty || hasRoom(for: title, in: look.titleFont, beside: most + Self.gap)
    guard context.textSize < .accessibilityMedium, isBeside else {
      let y = title.isEmpty ? top : addTitle(title, y: top, width: inner) + 4
      _ = add(
        part, value, color, font, title.isEmpty ? .trailing : .leading, x: edge, y: y,
        width: inner, direction: direction)
      return y + height(ofAny: values, in: font, wrappedTo: inner)
    }
    let width = min(self.width(of: value, in: font), inner)
    let valueBottom = add(
      part, value, color, font, .trailing, x: edge + inner - width,
      y: top + max(look.titleFont.baseline - font.baseline, 0), width: width,
      direction: direction)
    let titleBottom = addTitle(
      title, y: top + max(font.baseline - look.titleFont.baseline, 0), width: free)
    return max(valueBottom, titleBottom)
  }
}
