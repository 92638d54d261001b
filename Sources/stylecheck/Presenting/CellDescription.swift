import StyleSheet

/// A cell as a file describes it, with everything that its look depends on besides the sheets.
protocol CellDescription: Sendable {
  /// Where the cell is drawn; in a form, all but its words are the form's.
  var setting: PageSetting { get }

  /// Returns the cell as it is drawn, on its background, and the problems that only a theme shows.
  func presented(
    in theme: Theme, width: Double, _ setting: PageSetting
  ) -> (PresentedCell, problems: [Diagnostic])
}
