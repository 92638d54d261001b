package import StyleSheet

/// The environments in which the contrast of a sheet is checked.
///
/// A sheet without dark mode colors is not checked in dark mode: an environment counts if a palette
/// definition is for it, a condition requires it, or a used color depends on it.
package struct ContrastContexts: Sendable {
  /// The combinations of device and orientation that the sheet's conditions distinguish.
  let media: [ThemeEnvironment]
  /// The appearances that the sheet distinguishes, light mode first.
  let appearances: [PaletteContext]

  /// Every environment that is checked regardless of the colors.
  var all: [ThemeEnvironment] {
    media.flatMap { environment in appearances.map { environment.with($0) } }
  }

  // MARK: - In words

  /// Describes an environment by a property in which environments differ.
  private typealias Dimension = @Sendable (ThemeEnvironment) -> String

  private static let dimensions: [Dimension] = [
    // Avoids printing enum cases, whose names are looked up at run time.
    { "in \($0.appearance.rawValue) mode" },
    { $0.level == .elevated ? "on a raised surface" : "at the base" },
    { "with \($0.contrast.rawValue) contrast" },
    { "on an \($0.device.rawValue)" },
    { "in \($0.orientation.rawValue)" },
  ]

  /// The maximum number of environments listed one by one.
  private static let most = 3

  /// Returns a description of `found` that distinguishes it from the other environments.
  ///
  /// It begins with a blank; it is empty if all environments were found.
  package static func words(for found: [ThemeEnvironment], among all: [ThemeEnvironment]) -> String
  {
    if let common = commonWords(for: found, among: all) { return common }
    let each = found.map { words(for: $0, among: all) }
    let named = each.prefix(most).joined(separator: ",")
    return each.count > most ? "\(named) and \(each.count - most) more" : named
  }

  /// Returns a description of `found` by what only its environments share; nil if there is none.
  static func commonWords(
    for found: [ThemeEnvironment], among all: [ThemeEnvironment]
  ) -> String? {
    let shared = dimensions(of: all).compactMap { dimension in
      let words = Set(found.map(dimension))
      return words.count == 1 ? words.first.map { (dimension, $0) } : nil
    }
    let alike = all.filter { other in shared.allSatisfy { $0.0(other) == $0.1 } }
    return Set(alike) == Set(found) ? shared.map { " \($0.1)" }.joined() : nil
  }

  static func words(for environment: ThemeEnvironment, among all: [ThemeEnvironment]) -> String {
    dimensions(of: all).map { " \($0(environment))" }.joined()
  }

  private static func dimensions(of all: [ThemeEnvironment]) -> [Dimension] {
    dimensions.filter { dimension in Set(all.map(dimension)).count > 1 }
  }
}
