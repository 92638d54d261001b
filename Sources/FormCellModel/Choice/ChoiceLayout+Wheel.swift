import StyleSheet

/// The wheel of a picker: the option in its middle is selected.
///
/// ```
/// │──────────────────│
/// │        A         │
/// │ (      B       ) │
/// │        C         │
/// ```
enum ChoiceWheel {
  static let rows = 5
  /// The least height of a row; UIKit's wheels have heights of 162, 180 and 216 points.
  static let rowHeight = 36.0
}

extension ChoiceLayout {
  /// Adds a line and the wheel below the other parts.
  mutating func addWheel() {
    let font = look.selected.font
    let margin = min(8, shared.inner / 2)
    let room = shared.inner - 2 * margin
    let shown = shownOptions.map { cell.options[$0] }
    let tallest = shared.height(ofAny: shown + [longestOption], in: font, wrappedTo: room)
    let height = max(ChoiceWheel.rowHeight, tallest + 14)
    let line = bottom + FieldLayout.margin
    let top = line + FieldLayout.margin
    let middle = ChoiceWheel.rows / 2
    let (left, width) = (shared.edge, shared.inner)
    func row(_ number: Int) -> Frame {
      Frame(x: left, y: top + Double(number) * height, width: width, height: height)
    }
    let edge = Frame(x: 0, y: line, width: shared.width, height: 0.5)
    add(ChoicePart.ground, look.separator, nil, edge, radius: 0)
    add(ChoicePart.ground, look.ground, look.border, row(middle), radius: 8)
    for place in shownOptions {
      let frame = row(place - firstOption)
      let (look, part) = option(isSelected: selected.contains(place))
      _ = shared.add(
        part, cell.options[place], look.text, look.font, .center, x: frame.x + margin,
        y: frame.middle
          - shared.height(ofAny: [cell.options[place]], in: look.font, wrappedTo: room) / 2,
        width: room)
      options.append((place, shared.place(frame)))
    }
    wheel = shared.place(
      x: left, y: top, width: width, height: Double(ChoiceWheel.rows) * height)
    bottom = top + Double(ChoiceWheel.rows) * height
  }

  /// The place of the option in the first row of the wheel, which can be before the first one.
  private var firstOption: Int { (cell.selectedOption ?? 0) - ChoiceWheel.rows / 2 }

  private var shownOptions: Range<Int> {
    (firstOption..<firstOption + ChoiceWheel.rows).clamped(to: cell.options.indices)
  }
}
