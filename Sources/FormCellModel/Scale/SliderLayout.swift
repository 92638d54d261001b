import StyleSheet

extension CellPart {
  static let sliderValue = CellPart("subtitle", title: "value")
  static let slider = CellPart("slider", title: "slider")
  static let lowerBound = CellPart("minimum", title: "lower bound")
  static let upperBound = CellPart("maximum", title: "upper bound")
  static let lowerField = CellPart("lowerField", title: "lower text field")
  static let upperField = CellPart("upperField", title: "upper text field")
}

/// The layout of a slider cell in progress.
///
/// ```
/// │ 16 [title            ] 16 [value] 16 │
/// │                24, or 4 with fields  │
/// │    [0 or field] 8 ━━●── 8 [100]      │
/// │    [information]                     │
/// ```
///
/// Value and fields take a line of their own at the accessibility sizes of text. So does a value that
/// leaves no room for the title, and so do fields and bounds that would take more than a third of the
/// width each.
///
/// Source: cloud-sdk-ios-fiori, `FioriSliderStyle`; the distances at the edges are those of all
/// cells.
struct SliderLayout {
  private let track: SliderTrack
  private let look: SliderLook
  var shared: FieldLayout
  private(set) var bottom = FieldLayout.margin
  /// The frame along which a touch sets a value; nil if there is no slider.
  private(set) var way: Frame?
  private(set) var control: Frame?
  private(set) var thumbs: [SliderThumb: Frame] = [:]
  private(set) var fields: [SliderThumb: Frame] = [:]
  /// The edited text with its cursor; nil while no text is edited.
  private(set) var editedText: EditedText?

  var cursor: ThemeColor { look.focusedLine }

  private static let controlHeight = 44.0
  private static let trackHeight = 4.0
  private static let most = 22.0

  init(
    of track: SliderTrack, _ field: FormField, on ground: BackgroundFill, _ context: CellContext
  ) {
    self.track = track
    look = SliderLook(of: field, on: ground.middle, context)
    shared = FieldLayout(of: field, look.field, context)
  }

  /// Adds the title, and the value after it unless it is empty.
  mutating func addHeader(title: String, value: String, widest: [String]) {
    bottom = shared.addHeader(
      title: title, .sliderValue, value, look.value, look.valueFont, widest: widest)
  }

  /// Adds the slider, with a text field or a bound at each end.
  mutating func addControl(bounds: [SliderThumb: String], texts: [SliderThumb: String]) {
    let isFirst = bottom <= FieldLayout.margin
    var y = isFirst ? bottom : bottom + (track.hasFields ? 4 : 24)
    let ends = SliderThumb.allCases.map { thumb in
      texts[thumb].map { End(thumb: thumb, text: $0, width: fieldWidth($0), isField: true) }
        ?? bounds[thumb].map { End(thumb: thumb, text: $0, width: boundWidth($0), isField: false) }
    }
    let given = ends.compactMap { $0 }
    let isLargest = shared.context.textSize == TextSize.allCases.last
    var widths = [0.0, 0]
    var height = Self.controlHeight
    if isLargest && !texts.isEmpty || given.contains(where: { settledWidth(of: $0) > third }) {
      y = add(given, below: y) + 4
    } else {
      let narrowed = given.map { $0.atMost(third) }
      height = narrowed.map(self.height).reduce(height, max)
      for end in narrowed {
        add(end, y: y + (height - self.height(of: end)) / 2)
      }
      widths = ends.map { $0.map { $0.atMost(third).width + min(8, third / 2) } ?? 0 }
    }
    addSlider(
      x: shared.edge + widths[0], middle: y + height / 2,
      width: max(shared.inner - widths[0] - widths[1], 0))
    bottom = y + height
  }

  /// Adds the ends above the track, on a line if there is room for both; returns the lower edge.
  private mutating func add(_ ends: [End], below top: Double) -> Double {
    let fits = ends.map(\.width).reduce(8 * Double(ends.count - 1), +) <= shared.inner
    let lines = fits ? [ends] : ends.map { [$0] }
    var y = top
    for line in lines {
      let height = line.map(self.height).reduce(Self.controlHeight, max)
      for end in line { add(end, y: y + (height - self.height(of: end)) / 2) }
      y += height
    }
    return y
  }
}

// MARK: - The ends

/// A text field or a bound at an end of the track.
private struct End {
  let thumb: SliderThumb
  let text: String
  let width: Double
  let isField: Bool

  func atMost(_ width: Double) -> End {
    End(thumb: thumb, text: text, width: min(self.width, width), isField: isField)
  }
}

extension SliderLayout {
  private var third: Double { shared.inner / 3 }

  private func boundWidth(_ text: String) -> Double {
    min(shared.width(of: text, in: look.boundFont), shared.inner)
  }

  /// At least 51 points, and room for the text and 16 points at both sides.
  ///
  /// The room is that of the widest value, so that the track does not move during a touch.
  private func fieldWidth(_ text: String) -> Double {
    let width = max(shared.width(of: text, in: look.boundFont), widestValue)
    return min(max(width + 32, 51), shared.inner)
  }

  private var widestValue: Double {
    track.scale.widestValues
      .map { shared.width(of: track.writing.number($0, track.scale), in: look.boundFont) }
      .reduce(0, max)
  }

  /// The width of an end without a text that is being typed, which does not move the field.
  private func settledWidth(of end: End) -> Double {
    end.isField ? fieldWidth("") : end.width
  }

  private func height(of end: End) -> Double {
    let lines = Double(lines(of: end)) * look.boundFont.lineHeight
    return end.isField ? max(lines + 16, FieldLayout.least) : lines
  }

  /// The lines of a number that is wider than the cell.
  private func lines(of end: End) -> Int {
    shared.room(for: end.text, in: look.boundFont, wrappedTo: end.width - 2 * inset(of: end)).lines
  }

  private func inset(of end: End) -> Double { end.isField ? min(8, end.width / 2) : 0 }

  private mutating func add(_ end: End, y: Double) {
    let isLower = end.thumb == .lower
    let x = isLower ? shared.edge : shared.edge + shared.inner - end.width
    guard end.isField else {
      _ = shared.add(
        isLower ? .lowerBound : .upperBound, end.text, look.bound, look.boundFont,
        isLower ? .leading : .trailing, x: x, y: y, width: end.width)
      return
    }
    let part: CellPart = isLower ? .lowerField : .upperField
    let frame = shared.place(x: x, y: y, width: end.width, height: height(of: end))
    let isFocused = track.editedThumb == end.thumb
    let line = StyledShape.Stroke(
      isFocused ? look.focusedLine : look.fieldLine, width: isFocused ? 2 : 1)
    shared.add(
      part, StyledShape(frame, color: ThemeColor(rgba: 0), stroke: line, cornerRadius: 10))
    let inset = inset(of: end)
    let tall = Double(lines(of: end)) * look.boundFont.lineHeight
    let top = y + (frame.height - tall) / 2
    let room = end.width - 2 * inset
    _ = shared.add(
      part, end.text, look.fieldText, look.boundFont, .center, x: x + inset, y: top, width: room,
      direction: .leftToRight)
    if isFocused {
      let line = shared.place(x: x + inset, y: top, width: room, height: tall)
      editedText = shared.editedText(
        part, end.text, .center, look.boundFont, look.focusedLine, line)
    }
    fields[end.thumb] = frame
  }

  // MARK: - The slider

  private mutating func addSlider(x: Double, middle: Double, width: Double) {
    let wanted = track.thumbHalfWidth.isFinite ? track.thumbHalfWidth : 0
    let half = min(max(wanted, 0), Self.most, width / 2)
    func center(of thumb: SliderThumb) -> Double {
      x + half + track.scale.share(of: track.values[thumb]) * (width - 2 * half)
    }
    func bar(from start: Double, to end: Double, _ color: ThemeColor) -> StyledShape {
      let frame = shared.place(
        x: start, y: middle - Self.trackHeight / 2, width: max(end - start, 0),
        height: Self.trackHeight)
      return StyledShape(frame, color: color, cornerRadius: Self.trackHeight / 2)
    }
    let start = track.isRange ? center(of: .lower) : x
    shared.add(.slider, bar(from: x, to: x + width, look.inactiveTrack))
    shared.add(.slider, bar(from: start, to: center(of: .upper), look.activeTrack))
    for thumb in track.thumbs {
      let frame = shared.place(
        x: center(of: thumb) - half, y: middle - half, width: 2 * half, height: 2 * half)
      let shape = StyledShape(
        frame, color: look.thumb, stroke: .init(look.thumbLine, width: 1), cornerRadius: half)
      shared.add(.slider, shape)
      thumbs[thumb] = frame
    }
    let top = middle - Self.controlHeight / 2
    control = shared.place(x: x, y: top, width: width, height: Self.controlHeight)
    way = shared.place(
      x: x + half, y: top, width: width - 2 * half, height: Self.controlHeight)
  }
}
