import StyleSheet

/// A cell as described by a file, with its setting.
protocol CellDescription: Sendable {
  /// The setting of the cell; in a form, everything but the strings is that of the form.
  var setting: PageSetting { get }

  /// Returns the presentation on its background, and the problems that depend on the theme.
  func presented(
    in theme: Theme, width: Double, _ setting: PageSetting
  ) -> (PresentedCell, problems: [Diagnostic])
}
