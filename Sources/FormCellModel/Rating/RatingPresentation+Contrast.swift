public import StyleSheet

/// A part of a cell as it is drawn, and how well it stands out from what it is drawn on.
public struct PartContrast: Hashable, Sendable {
  /// What can be seen of a cell.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    case keyName = "key name"
    case subtitle
    case leadingLabel = "leading label"
    case trailingLabel = "trailing label"
    case litMarks = "lit marks"
    case openMarks = "open marks"
    case notice
  }

  /// What is seen.
  public let part: Part
  /// How much contrast it takes.
  public let need: ContrastNeed
  /// How much there is, 1 to 21, and never rounded; nil where nobody knows what shines through.
  public let ratio: Double?
  /// Whether that is enough; what is disabled is exempt.
  public let verdict: ContrastVerdict
}

extension RatingPresentation {
  /// How well each part that is drawn stands out on a ground, as ``ground(in:)`` says it.
  ///
  /// Half and partial marks count as lit. The colors of an image that is drawn in its own are
  /// not known: such a part has no ratio. What a sheet may set for a part that this cell does not
  /// show is not among them; `Theme.contrasts` has all.
  public func contrasts(on ground: BackgroundFill) -> [PartContrast] {
    let isDisabled = accessibility.traits.contains(.notEnabled)
    let texts: [(PartContrast.Part, StyledText?)] = [
      (.keyName, keyName), (.subtitle, subtitle), (.leadingLabel, leadingLabel),
      (.trailingLabel, trailingLabel),
    ]
    let lit = marks.first { $0.kind != .off }?.layer
    let open = marks.first { $0.kind == .off }?.layer ?? marks.compactMap(\.underlay).first
    let signs: [(PartContrast.Part, RatingMark.Layer?)] = [(.litMarks, lit), (.openMarks, open)]
    var parts = texts.compactMap { part, text in
      text.map { PartContrast(part, $0.color, $0.font.need, on: ground, isExempt: isDisabled) }
    }
    parts += signs.compactMap { part, layer in
      layer.map { layer in
        layer.tint.map { PartContrast(part, $0, .graphic, on: ground, isExempt: isDisabled) }
          ?? PartContrast(
            part: part, need: .graphic, ratio: nil, verdict: isDisabled ? .exempt : .unknown(.image)
          )
      }
    }
    if let notice = validation {
      parts.append(
        PartContrast(
          .notice, notice.text.color, notice.text.font.need, on: ground.under(notice.background),
          isExempt: false))
    }
    return parts
  }

  /// The background of a rating cell in a theme, which ``contrasts(on:)``, renderers and
  /// `Theme.contrasts` share (decision 0082).
  public static func ground(in theme: Theme) -> BackgroundFill {
    theme.background(of: "fdlFUIRatingControlFormCell")
  }
}

extension BackgroundFill {
  /// The same under a color that lies on it.
  fileprivate func under(_ color: Color?) -> BackgroundFill {
    guard let color else { return self }
    return BackgroundFill(
      color.composited(over: self.color),
      to: bottomColor.map { color.composited(over: $0) }, doubt: color.isOpaque ? nil : doubt)
  }
}

extension PartContrast {
  fileprivate init(
    _ part: Part, _ color: Color, _ need: ContrastNeed, on ground: BackgroundFill, isExempt: Bool
  ) {
    let result = ground.result(of: color, need)
    self.part = part
    self.need = need
    ratio = result.ratio
    verdict = isExempt ? .exempt : result.verdict
  }
}

extension TextFont {
  /// Semibold is not bold.
  fileprivate var need: ContrastNeed {
    .text(points: pointSize, isBold: weight.rawValue >= Weight.bold.rawValue)
  }
}
