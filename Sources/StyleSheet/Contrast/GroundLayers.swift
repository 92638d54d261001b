/// The background layers below an item, from the uppermost down to an opaque one.
///
/// Each layer is a vertical gradient; a plain color is one with equal ends.
struct GroundLayers {
  private var tops: [ThemeColor] = []
  private var bottoms: [ThemeColor] = []
  private var uppermost: SeenGround?
  /// The visible background, set once an opaque or unknown layer is added.
  package private(set) var end: SeenGround?

  var isEmpty: Bool { end == nil && uppermost == nil }

  /// Adds a gradient between two colors.
  mutating func add(
    _ top: ThemeColor, _ seen: SeenGround, to bottom: ThemeColor, _ lower: SeenGround?
  ) {
    let seen = seen.with(lower)
    if top.isOpaque, bottom.isOpaque {
      end = completed(top, bottom, seen)
    } else if top.alpha > 0 || bottom.alpha > 0 {
      tops.append(top)
      bottoms.append(bottom)
      uppermost = uppermost ?? seen
    }
  }

  /// Ends with a background of unknown color.
  mutating func stop(_ doubt: SeenGround.Doubt, _ seen: SeenGround) {
    end = (uppermost ?? seen).with(doubt)
  }

  /// Returns all layers, over the palette color if none of them is opaque.
  package func ground(on paletteName: String?, in theme: Theme) -> SeenGround {
    if let end { return end }
    if theme.hasPalette, let name = paletteName.map({ PaletteName(name: $0) }) {
      guard let color = theme.color(name) else {
        return uppermost?.with(.shinesThrough)
          ?? SeenGround(doubt: theme.override(of: name) == nil ? .unsaid : .unreadable)
      }
      let seen = SeenGround(
        name: name, words: "'\(name)'", source: .palette(name.name),
        isOwn: theme.override(of: name) != nil, followsAppearance: true)
      return completed(color, color, seen)
    }
    return uppermost?.with(.shinesThrough) ?? SeenGround(doubt: .unsaid)
  }

  /// Returns all layers over an opaque color, not rounded: one color, or both ends of a gradient.
  package func ends(over top: ThemeColor, _ bottom: ThemeColor) -> [Backdrop] {
    let ends = [tops + [top], bottoms + [bottom]].compactMap { Backdrop($0) }
    return ends.count == 2 && ends[0] == ends[1] ? [ends[0]] : ends
  }

  private func completed(_ top: ThemeColor, _ bottom: ThemeColor, _ seen: SeenGround) -> SeenGround
  {
    let first = uppermost ?? seen
    let ends = ends(over: top, bottom)
    return SeenGround(
      ends: ends, element: first.element, name: first.name, words: first.words,
      source: first.source, isOwn: first.isOwn || seen.isOwn,
      followsAppearance: first.followsAppearance || seen.followsAppearance,
      lowerEnd: ends.count == 2 ? first.lowerEnd : nil, isPlain: uppermost == nil && ends.count == 1
    )
  }
}

extension SeenGround {
  /// Returns a copy with the lower end of a gradient, if there is one.
  fileprivate func with(_ lower: SeenGround?) -> SeenGround {
    guard let lower else { return self }
    return SeenGround(
      ends: ends, element: element, name: name, words: words, source: source,
      isOwn: isOwn || lower.isOwn, followsAppearance: followsAppearance || lower.followsAppearance,
      lowerEnd: LowerEnd(element: lower.element, words: lower.words))
  }

  /// Returns a copy with an unknown color.
  fileprivate func with(_ doubt: Doubt) -> SeenGround {
    SeenGround(doubt: doubt, element: element, words: words, source: source)
  }
}
