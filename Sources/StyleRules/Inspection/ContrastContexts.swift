import StyleSheet

/// The situations of a sheet in which contrast is looked at.
///
/// A sheet that says nothing of dark mode is not blamed for it: a situation counts if a definition
/// of the palette is for it, a condition asks for it, or a color used follows it.
struct ContrastContexts: Sendable {
  /// Devices and orientations in all combinations that the sheet's conditions tell apart.
  let media: [Environment]
  /// Appearances of which the sheet itself speaks, light mode first.
  let appearances: [PaletteContext]

  init(media: [Environment], appearances: [PaletteContext]) {
    self.media = media
    self.appearances = appearances
  }

  /// Every situation that is looked at whatever the colors are.
  var all: [Environment] {
    media.flatMap { environment in appearances.map { environment.with($0) } }
  }
}

extension Environment {
  /// The same device, held the same, in an appearance.
  fileprivate func with(_ context: PaletteContext) -> Environment {
    Environment(
      appearance: context.isDark ? .dark : .light, level: context.isElevated ? .elevated : .base,
      contrast: context.isHighContrast ? .high : .normal, device: device,
      orientation: orientation)
  }
}

// MARK: - In words

extension ContrastContexts {
  /// What tells situations apart.
  private struct Dimension: Sendable {
    /// The words for a situation.
    let words: @Sendable (Environment) -> String
  }

  private static let dimensions = [
    // Not the cases themselves: printing one looks its name up at run time, for microseconds.
    Dimension { "in \($0.appearance.rawValue) mode" },
    Dimension { $0.level == .elevated ? "on a raised surface" : "at the base" },
    Dimension { "with \($0.contrast.rawValue) contrast" },
    Dimension { "on an \($0.device.rawValue)" },
    Dimension { "in \($0.orientation.rawValue)" },
  ]

  /// How many situations are named one by one.
  private static let most = 3

  /// The situations of `found`, so far as they are not all of those that were looked at.
  ///
  /// With a blank in front; empty if they are all.
  static func words(for found: [Environment], among all: [Environment]) -> String {
    let dimensions = dimensions.filter { dimension in Set(all.map(dimension.words)).count > 1 }
    // What all that were found share, and the others do not, says it in one.
    let shared = dimensions.compactMap { dimension in
      let words = Set(found.map(dimension.words))
      return words.count == 1 ? words.first.map { (dimension, $0) } : nil
    }
    let alike = all.filter { other in shared.allSatisfy { $0.0.words(other) == $0.1 } }
    if Set(alike) == Set(found) { return shared.map { " \($0.1)" }.joined() }

    let each = found.map { environment in
      dimensions.map { " \($0.words(environment))" }.joined()
    }
    let named = each.prefix(most).joined(separator: ",")
    return each.count > most ? "\(named) and \(each.count - most) more" : named
  }
}
